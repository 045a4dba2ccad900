import { inFigures } from '../in-figures.ts';
import type { Question } from '../../state/lesson-session.ts';
import { numeralsIn } from '../numbers-in.ts';
import { showsWork } from './shows-work.ts';

const compares =
  /\b(?:smaller|littler|tinier|thinner|bigger|larger|greater|longer|shorter|less|fewer|more|closer|under|over|past|same|half|littlest|biggest|smallest)\b/i;
const pieces =
  /\b(?:p(?:ie|ei)ces?|parts?|slices?|bits?|shares?|[a-z]*(?:th|rd)s|halves|quarters|digits?|places?|numbers?|tops?|bottoms?)\b/i;

/** "4 nines". */
const takesTimes =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:of )?(?:twos|threes|fours|fives|sixes|sevens|eights|nines|tens|\d+['’]?s)\b/i;

/**
 * True if the student tells how she saw her answer, beside it: work, a comparison of numbers or pieces, or two more numbers ("36. 9
 * and 9 and 9 and 9", "false, 14 is littler pieces"). Then she isn't asked for it.
 */
export function tellsHow({ answer }: Pick<Question, 'answer'>, text: string): boolean {
  if (showsWork(text) || takesTimes.test(text)) return true;
  const own = new Set(numeralsIn(answer.expected));
  const others = numeralsIn(inFigures(text)).filter((number) => !own.has(number));
  if (new Set(others).size > 1 || others.length > 2) return true;
  return compares.test(text) && (others.length > 0 || pieces.test(text));
}
