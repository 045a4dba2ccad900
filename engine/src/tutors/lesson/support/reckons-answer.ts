import { falseArithmeticIn } from '../../../guards/harm/false-arithmetic.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import type { QuestionAnswer } from '@stoa/schema/study-plan';
import type { Question } from '../state/lesson-session.ts';
import { numeralsIn } from './numbers-in.ts';

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plus|add(?:ed)?|and then add)\b/gi, '+'],
  [/\b(?:minus|take away|subtract)\b/gi, '-'],
  [/\b(?:times|multiplied by)\b|×|(?<=\d)\s*x\s*(?=\d)/gi, '*'],
  [/\b(?:divided by|over)\b|÷/gi, '/'],
];
const numeric: ReadonlySet<string> = new Set(['integer', 'decimal', 'fraction', 'expression']);
const reckoned = /-?\d+(?:\.\d+)?(?:\s*[-+*/]\s*\d+(?:\.\d+)?)+/g;

/**
 * Whether a reason works the answer out: it states nothing that is false, begins with a number of the question, and what it reckons last comes to the answer.
 * "5+7=12 and then 12+9=21", "15 minus 6".
 */
export function reckonsAnswer(text: string, { question_text, answer }: Pick<Question, 'question_text' | 'answer'>): boolean {
  const plain = spoken.reduce((rest, [said, sign]) => rest.replace(said, sign), text);
  const works = plain.match(reckoned) ?? [];
  const [first, last] = [works[0], works.at(-1)];
  if (first === undefined || last === undefined || falseArithmeticIn(plain) !== null) return false;
  const begins = numeralsIn(first)[0]!;
  if (!numeralsIn(question_text).includes(begins) || !numeric.has(answer.input_type)) return false;
  // Of a whole number no sum is an answer; of an expression any form is.
  const inAnyForm: QuestionAnswer = {
    ...answer,
    input_type: 'expression',
    accepted_forms: [],
    judging: { ...answer.judging, form: 'any' },
  };
  return checkAnswer(inAnyForm, last).verdict === 'correct';
}
