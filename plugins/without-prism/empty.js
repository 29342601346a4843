/** The exports that the theme's client module needs from Prism. */
export const Prism = {};
