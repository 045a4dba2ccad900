import { falseArithmeticIn } from '../../../../guards/harm/false-arithmetic.ts';
import type { Question } from '../../state/lesson-session.ts';
import { comesToAnswer } from './comes-to-answer.ts';
import { numeralsIn } from '../numbers-in.ts';
import { operationsInSigns } from './operations-in-signs.ts';

const numeric: ReadonlySet<string> = new Set(['integer', 'decimal', 'fraction', 'expression']);
const reckoned = /-?\d+(?:\.\d+)?(?:\s*[-+*/]\s*\d+(?:\.\d+)?)+/g;

/**
 * True if a reason works out the answer: it states nothing false, its first calculation begins with a number of the question,
 * and its last one comes to the answer. "5+7=12 and then 12+9=21", "15 minus 6".
 */
export function reckonsAnswer(text: string, { question_text, answer }: Pick<Question, 'question_text' | 'answer'>): boolean {
  const plain = operationsInSigns(text);
  const works = plain.match(reckoned) ?? [];
  const [first, last] = [works[0], works.at(-1)];
  if (first === undefined || last === undefined || falseArithmeticIn(plain) !== null) return false;
  const begins = numeralsIn(first)[0]!;
  if (!numeralsIn(question_text).includes(begins) || !numeric.has(answer.input_type)) return false;
  return comesToAnswer(answer, last);
}
