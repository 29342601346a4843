/** Hosts of the official publishers of law and guidance, and the reserved ones of this portal. */
const officialHost =
  /(^|\.)(example|gesetze-im-internet\.de|bund\.de|bzst\.de|bundesfinanzministerium\.de|bundesdruckerei\.de|ris\.bka\.gv\.at|bmf\.gv\.at|usp\.gv\.at|dsb\.gv\.at|boe\.es|agenciatributaria\.gob\.es|aepd\.es|gipuzkoa\.eus|gipuzkoa\.net|bizkaia\.eus|araba\.eus|euskadi\.eus|batuz\.eus|normattiva\.it|agenziaentrate\.gov\.it|def\.finanze\.it|gazzettaufficiale\.it|legifrance\.gouv\.fr|impots\.gouv\.fr|economie\.gouv\.fr|europa\.eu|elster\.de)$/;

/**
 * The Austrian ministry of finance publishes its notices on the RKSV and its checking tool nowhere
 * else.
 */
const isMinistry = (url: string): boolean => url.startsWith('https://github.com/BMF-RKSV-Technik/');

export const isOfficial = (url: string): boolean =>
  isMinistry(url) || officialHost.test(new URL(url).hostname);

const roots = [
  // Home pages: of a host, of one of its languages, of a portal.
  /^https:\/\/[^/]+(\/([a-z]{2}|portale|web|guest|home|eportal|start))*(\/(index|home|start)\.\w+)?\/?(#.*)?$/i,
  /^https:\/\/github\.com\/[^/]+\/?$/,
  // Codes and acts whose publisher has an address for each section.
  /gesetze-im-internet\.de\/[^/]+\/(?!__|art_|anlage)/,
  /ris\.bka\.gv\.at\/GeltendeFassung/,
  /ris\.bka\.gv\.at\/NormDokument(?!.*&(Paragraf|Artikel|Anlage)=)/,
  /legifrance\.gouv\.fr\/codes\/(?!article_lc\/LEGIARTI)/,
  /normattiva\.it\/(?!.*~art\d)/,
  /boe\.es\/buscar\/(?!(act|doc)\.php\?id=BOE-)/,
];

/** Whether an address is a home page or the root of a code instead of a document. */
export const isRoot = (url: string): boolean => roots.some((root) => root.test(url));

const lists = [
  /agenziaentrate\.gov\.it\/portale\/.*\/normativa-e-prassi(\/(provvedimenti|risposte-agli-interpelli))?$/,
  /bundesfinanzministerium\.de\/.*\/bmf_schreiben\.html$/,
  /batuz\.eus\/es\/normativa$/,
  /araba\.eus\/.*\/documentacion-tecnica$/,
];

/** Whether an address is a publisher's list of acts. */
export const isList = (url: string): boolean => lists.some((list) => list.test(url));
