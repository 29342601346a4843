/**
 * Words without a meaning for the search, folded (no accents, no umlauts). They aren't indexed, and
 * queries ignore them unless they contain nothing else.
 */
const words: Readonly<Record<string, string>> = {
  en: 'a about after all also an and any are as at be been before being but by can could did do does doing done for from get gets had happen happens has have how i if in into is it its just may me might more most must my need needs no not of on only or our out over own should so some such than that the their them then there these they this those to too under up us use used very want was we were what when where which while who whom why will with would you your',
  de: 'aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da damit dann darf das dass dazu dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas fur gegen geht gibt hab habe haben hat hatte hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist jede jedem jeden jeder jedes jetzt kann kannst konnen man manche mehr mein meine meinem meinen meiner mich mir mit muss mussen nach nicht nichts noch nun nur ob oder ohne passiert passieren sehr sein seine seinem seinen seiner sich sie sind so soll sollen sollte sonst uber um und uns unser unsere unter viel vom von vor wann war waren warum was weg weil welche welchem welchen welcher welches wenn wer werde werden wie wieder will wir wird wo wollen wurde wurden zu zum zur zwischen',
  es: 'a al algo ante antes como con cual cuales cuando cuanto cuantos de debe deben debo del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estar este esto estos fue ha hace hacer hacia han has hasta hay he la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro para pasa pasar pero poco por porque puede pueden puedo que quien se sea segun ser si sin sobre solo son soy su sus tambien tengo tiene tienen todo todos tras tu tus un una uno unos y ya yo',
  it: 'a ad agli ai al alla alle allo anche avere c che chi ci co coi col come con cosa cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello deve devo devono di dopo dove e ed era essere fa fare gli ha hanno ho i il in io l la le lei li lo loro lui ma mi mia mie miei mio ne negli nei nel nell nella nelle nello no noi non nostra nostro o od ogni per perche piu po posso possono prima pu puo qual quale quali quando quanti quanto quel quella quello questa queste questi questo s sara se sei senza si sia sono sta su succede succedere sua sue sugli sui sul sull sulla sulle sullo suo suoi te ti tra tu tua tuo tutti tutto un una uno vi voi',
  fr: 'a afin ai alors apres as au aucun aussi autre aux avant avec avoir c ca car ce cela celle celui ces cet cette ceux chaque chez ci comme comment d dans de des deux doit doivent donc dont du elle elles en encore entre es est et etait etc ete etre eu eux faire fait faut fois font il ils j je l la le les leur leurs lors lui m ma mais me meme mes moi mon n ne ni nos notre nous on ont ou par pas passe peu peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si soit son sont sous sur t ta te tes toi ton tous tout toute toutes tres tu un une vos votre vous y',
};

const sets = new Map(
  Object.entries(words).map(([language, list]) => [language, new Set(list.split(' '))]),
);

/** Whether a folded word is a stop word of a language. */
export function isStopWord(word: string, language: string): boolean {
  return sets.get(language)?.has(word) ?? false;
}
