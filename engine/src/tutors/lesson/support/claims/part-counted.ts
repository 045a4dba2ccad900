import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';

/** "7 slices", "so they ate 7 pieces": so many of something, and nothing else. */
const countAlone =
  /^\W*(?:(?:so|ok|um+|it['’]?s|its|i think|they|we|both|ate|eat|had|have|that['’]?s|thats|is|are|there)\W+)*(\d+) (?:of the |equal )?([a-z]{3,})(?: (?:in all|altogether|together|total|eaten|i think|they ate|we ate))?[\s.!]*$/i;
/** Names for what a whole is cut into, whichever of them the question has. */
const pieces = ['slices', 'pieces', 'parts', 'squares'];

/**
 * How many parts she counts, where the question asks which part of the whole they are: "7 slices" of a pizza of 8 is 7/8, which she has yet to say. `of`: what she counts.
 *
 * Errors  none: null where no fraction is asked for, where the question has that number, or where so many of the whole are not what is asked for.
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
