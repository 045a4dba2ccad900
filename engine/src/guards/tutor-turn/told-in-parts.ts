import { foldText } from '../words-of.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const worth: Readonly<Record<string, number>> = { one: 1, five: 5, ten: 10, twenty: 20, fifty: 50, hundred: 100, '1': 1, '5': 5, '10': 10, '20': 20, '50': 50, '100': 100 }; // prettier-ignore
const bill = '(?:an?|one) (one|five|ten|twenty|fifty|hundred|1|5|10|20|50|100)(?: dollar bill)?';
const bills = new RegExp(`\\b${bill}(?:, ${bill})*,? and ${bill}\\b`, 'g');
const eachBill = new RegExp(`\\b${bill}\\b`, 'g');
const hours = /\b(?:(an?|\d+) hours?|(\d+) h)(?:,? and|,)? (\d+|a half|a quarter)(?: minutes?| min)?\b/g;

const corners: readonly (readonly [shape: RegExp, count: number])[] = [
  [/\btriangles?\b/, 3],
  [/\b(?:square|rectangle|parallelogram|rhombus|trapezoid|quadrilateral|kite)s?\b/, 4],
  [/\bpentagons?\b/, 5],
  [/\bhexagons?\b/, 6],
  [/\boctagons?\b/, 8],
];
const likeCorners =
  /\b(?:as many (?:\w+ ){1,3}as|(?:same|equal) (?:as|to) the number of|(?:same|the) number of) (?:its |the |it has |there are )?(?:sides|corners|angles|vertices)\b/;
const comesOut =
  "(?:you(?:'re| are) missing|that leaves(?: you with)?|leaves you with|the rest is|what's left is|it (?:has to|must) be|you (?:end up with|land on|come to|get to)|that's why it's)(?: exactly| just)? \\$?";

/** Returns the amounts that a sentence tells in parts: bills one by one, hours and minutes. */
function laidOut(folded: string, said: string): number[] {
  const money = Array.from(folded.matchAll(bills), ([all]) =>
    Array.from(all.matchAll(eachBill)).reduce((sum, [, name = '']) => sum + (worth[name] ?? 0), 0),
  );
  const minutes = Array.from(said.matchAll(hours), ([, a, b, rest = '']) => {
    const whole = Number(/\d/.test(a ?? '') ? a : (b ?? 1));
    return whole * 60 + (/half/.test(rest) ? 30 : /quarter/.test(rest) ? 15 : Number(rest));
  });
  return [...money, ...minutes];
}

/**
 * True if a turn that mustn't tells the answer without its figure: in bills, in hours and minutes, by the sides of the
 * question's shape, or at the end of a calculation ("so you're missing eighty").
 */
export function tellsInParts({ act, verdict, question, must_convey, text }: SpokenTurn): boolean {
  const answer = Number(question.expected.replace(/[$,]/g, ''));
  if (act === 'confirm' || act === 'tell' || verdict === 'correct' || !Number.isFinite(answer)) return false;
  const matter = foldText(flattenText(`${question.stem}\n${must_convey ?? ''}`));
  if (
    saidInFigures(matter)
      .split(/[^\d.]+/)
      .includes(String(answer))
  )
    return false;
  const shape = corners.find(([name]) => name.test(matter));
  const outright = new RegExp(`\\b${comesOut}${String(answer).replace('.', '\\.')}(?![\\d/%]|[.,]\\d)`);
  return turnSentences(text).some(({ states }) => {
    const said = saidInFigures(states);
    return (
      (laidOut(states, said).includes(answer) && !laidOut(matter, saidInFigures(matter)).includes(answer)) ||
      outright.test(said) ||
      (shape?.[1] === answer && likeCorners.test(states) && !likeCorners.test(matter))
    );
  });
}
