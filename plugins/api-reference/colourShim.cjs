/**
 * The five functions of `polished` that Redoc calls, as CSS: colours may then be variables, and one
 * stylesheet serves both colour modes.
 */
const mix = (colour, other, share) =>
  `color-mix(in srgb, ${colour} ${Math.round((1 - share) * 100)}%, ${other})`;
exports.lighten = (share, colour) => mix(colour, 'var(--portal-ground-raised)', Number(share));
exports.darken = (share, colour) => mix(colour, 'var(--portal-ink)', Number(share));
exports.desaturate = (share, colour) => mix(colour, 'var(--portal-ink-faint)', Number(share));
// Redoc makes text a tenth transparent, which costs contrast; text stays whole.
exports.transparentize = (share, colour) =>
  Number(share) <= 0.1 ? colour : mix(colour, 'transparent', Number(share));
exports.readableColor = () => 'var(--portal-accent-ink)';
