/** What the theme's client module asks Prism for. */
export const Prism = {};
