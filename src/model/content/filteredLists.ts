/**
 * Components that list entries below a filter. Readers look something up in them, and the address
 * can contain the filter.
 */
export const filteredLists = ['ErrorList', 'GlossaryList', 'Questions'] as const;
