import type { BoardLines } from '@stoa/schema/board/board-lines';

/** Words that a model may use for a line besides those of the content: what tutors say, and function words. */
const plainWords = `
a about above add added adding after again all also although always am an and another any anything are as at away back be because been before begin
below between big both bring but by can change changed check choose combine come compare could did different divide divided do does doing done each
either else end equal equals even every everything explain far few find first follow follows for found from get gets getting give go goes going good
got had half happen happened happens has have having hear help here how i idea if in inside instead into is it its itself just keep kind know last
later leave left let like line lines little long look looking lot made make makes making many maybe me mean means might minute moment more most move
moved much multiply must my need needs negative new next no none not nothing notice now number numbers of off on once one only onto open operation or
order other our out outside over own part parts pick piece place plan please positive problem put question read really remember rest right room same
say second see seem sense set share should show side sides sign signs simpler since slow small so some something start started steady step steps still
stop such sum take taking talk tell term terms test than that the their them then there these they thing things think thinking this those though
thought through time to together too took total toward try trying turn two undo until up us use used using value variable very walk want was watch way
we well went were what when where whether which while who whole why will with without word words work working would write writing wrote yes yet you
your yours yourself
`
  .trim()
  .split(/\s+/);

const known = new WeakMap<BoardLines, ReadonlySet<string>>();

/** Returns the words that the board tutor may use: those of its content, and plain ones. */
export function vocabularyOf(lines: BoardLines): ReadonlySet<string> {
  const kept = known.get(lines);
  if (kept !== undefined) return kept;
  const words = new Set([...plainWords, ...plainWordsOf(JSON.stringify(lines))]);
  known.set(lines, words);
  return words;
}

/** Returns the words of a text in lower case, with a contraction split into its parts: what's → what, s. */
export const plainWordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
