/** Keeps the words of one part if the request names it, else the words that belong to no part. */
module.exports = function keepPart(source) {
  const {parts} = this.getOptions();
  const part = new URLSearchParams(this.resourceQuery).get('part');
  const toPart = (id) => parts.find((one) => id.startsWith(`${one}.`)) ?? null;
  const kept = Object.entries(JSON.parse(source)).filter(([id]) => toPart(id) === part);
  return JSON.stringify(Object.fromEntries(kept));
};
