import { checkAnswer } from '../../../math/check-answer.ts';
import type { Question } from '../state/lesson-session.ts';

type Asked = Pick<Question, 'answer' | 'wrong_answers' | 'previous_student_answers'>;

/** The right answer as a student types it. */
export const rightAnswer = ({ answer }: Pick<Question, 'answer'>): string => answer.expected;

/**
 * A wrong answer that reads as one: most often one that a misconception leads to, another than the student has given already while there is one.
 *
 * Errors  throws where none is judged incorrect, which is a fault of the question.
 */
export function wrongAnswer(question: Asked, random: () => number): string {
  const { answer, wrong_answers, previous_student_answers } = question;
  const known = wrong_answers.map((one) => one.answer).filter(() => random() < 0.8);
  const candidates = [...known, ...slipsOf(answer, random), ...closed(answer)].filter(
    (text) => checkAnswer(answer, text).verdict === 'incorrect',
  );
  const found = candidates.find((text) => !previous_student_answers.includes(text)) ?? candidates[0];
  if (found === undefined) throw new Error(`No wrong answer to ${JSON.stringify(answer.expected)} is judged incorrect.`);
  return found;
}

/** Numbers nearby, a fraction upside down or one off, another sign: what comes of a slip. */
function slipsOf({ input_type, expected }: Question['answer'], random: () => number): string[] {
  const off = 1 + Math.floor(random() * 5);
  const fraction = /^(-?\d+)\/(\d+)$/.exec(expected);
  if (fraction !== null) {
    const [, top, bottom] = fraction;
    return [`${Number(top) + off}/${bottom}`, `${bottom}/${top}`, `${top}/${Number(bottom) + off}`];
  }
  const plain = Number(expected);
  if (expected.trim() !== '' && Number.isFinite(plain))
    return [String(plain + off), String(-plain), String(plain - off), '987654'];
  const changed = expected.replace(/\d+/, (digits) => String(Number(digits) + off));
  if (input_type === 'set') return [changed, '{987654}'];
  return [changed, `${expected} + ${off}`, '987654'];
}

/** The other choices. */
function closed({ input_type, expected, choices }: Question['answer']): string[] {
  if (input_type === 'boolean') return [expected === 'true' ? 'false' : 'true'];
  if (input_type !== 'multiple_choice') return [];
  return choices.map((_, at) => String.fromCharCode(65 + at)).filter((key) => key !== expected);
}

const frames: readonly ((answer: string) => string)[] = [
  (answer) => `I think it's ${answer}`,
  (answer) => `it is ${answer} because that is what I get when I work it out`,
  (answer) => `Hmm, so my answer is ${answer}. I did it step by step.`,
  (answer) => `ok so I wrote it down and I got ${answer}`,
  (answer) => `${answer}, I guess`,
  (answer) => `I would say ${answer} but I am not sure`,
  (answer) => `is it ${answer}?`,
];

/** An answer with words around it, as a talkative student sends it. */
export const inProse = (answer: string, random: () => number): string => frames[Math.floor(random() * frames.length)]!(answer);
