import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';

/** "7 slices", "so they ate 7 pieces": a count of something, and nothing else. */
const countAlone =
  /^\W*(?:(?:so|ok|um+|it['’]?s|its|i think|they|we|both|ate|eat|had|have|that['’]?s|thats|is|are|there)\W+)*(\d+) (?:of the |equal )?([a-z]{3,})(?: (?:in all|altogether|together|total|eaten|i think|they ate|we ate))?[\s.!]*$/i;
/** Names for the parts of a whole, used interchangeably, whichever the question has. */
const pieces = ['slices', 'pieces', 'parts', 'squares'];

/**
 * Returns how many parts the student counts if the question asks which fraction of the whole they are: "7 slices" of a pizza of
 *         8 is 7/8, which she has yet to say. `of`: the things that she counts.
 *
 * Errors  none: null if no fraction is asked for, if the question itself has that number, or if that many parts of the whole
 *         aren't the answer.
 */
export function partCounted(
  { answer, question_text }: Pick<Question, 'answer' | 'question_text'>,
  text: string,
): { count: string; of: string } | null {
  if (answer.input_type !== 'fraction') return null;
  const [, count, of] = countAlone.exec(inFigures(text)) ?? [];
  if (count === undefined || of === undefined) return null;
  const stem = question_text.toLowerCase();
  const named = of.toLowerCase();
  const isCounted = stem.includes(named) || (pieces.includes(named) && pieces.some((one) => stem.includes(one)));
  const given = numeralsIn(inFigures(question_text));
  const isPart = !given.includes(count) && given.some((whole) => checkAnswer(answer, `${count}/${whole}`).verdict === 'correct');
  return isCounted && isPart ? { count, of: named } : null;
}
