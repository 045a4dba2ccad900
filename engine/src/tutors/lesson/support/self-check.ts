import { checkAnswer } from '../../../math/check-answer.ts';
import type { Question } from '../state/lesson-session.ts';

/**
 * Returns how the student can check by herself whether a value fits: the plan's own words, or, if it has none, a check that
 *         always works. For an equation in one unknown, or a missing number, both sides have to come out equal.
 *
 * Errors  none: null if the plan says nothing and the question is neither.
 */
export function selfCheckOf(question: Pick<Question, 'self_check' | 'question_text' | 'answer'>): string | null {
  if (question.self_check !== undefined) return question.self_check;
  const solved = equationsIn(question.question_text).filter((one) => isSolvedBy(one, question.answer));
  const [only, ...more] = solved;
  if (only === undefined || more.length > 0) return null;
  if (only.unknown !== box) return `Put your number in for $${only.unknown}$, and see whether both sides come out equal.`;
  return only.sides.every((side) => fraction.test(side))
    ? 'Put your number in the box. Then multiply each numerator by the other denominator, and see whether you get the same number twice.'
    : 'Put your number in the box, and see whether both sides come out equal.';
}

const box = String.raw`\square`;
const fraction = /^\s*\\[dt]?frac\s*\{[^{}]*\}\s*\{[^{}]*\}\s*$/;

type Equation = { unknown: string; sides: readonly [string, string] };

/** The equations of a text that have one unknown: a letter, or an empty box. */
function equationsIn(text: string): Equation[] {
  return [...text.matchAll(/(?<!\\)\$((?:\\.|[^$\\])*)\$/g)].flatMap(([, formula]) => {
    const written = formula!.replace(/\\Box\b|□/g, box);
    const [left, right, ...more] = written.split('=');
    if (left === undefined || right === undefined || more.length > 0 || /[<>]|\\(?:[lg]eq?|ne)\b/.test(written)) return [];
    const letters = new Set(
      written
        .replaceAll(box, ' ')
        .replace(/\\[a-zA-Z]+/g, ' ')
        .match(/[a-zA-Z]/g),
    );
    const boxes = written.split(box).length - 1;
    if (letters.size + boxes !== 1) return [];
    return [{ unknown: boxes === 1 ? box : [...letters][0]!, sides: [left, right] }];
  });
}

/**
 * True if the question asks for this unknown: putting the answer in makes both sides equal. False if the unknown is alone on
 * one side, because then the other side has to be worked out and there is nothing to put in.
 */
function isSolvedBy({ unknown, sides }: Equation, answer: Question['answer']): boolean {
  if (sides.some((side) => side.trim() === unknown)) return false;
  const found = answer.expected.replace(/^\s*[a-zA-Z]\s*=\s*/, '').trim();
  if (!/^-?\d+(?:[./]\d+)?$/.test(found)) return false;
  const letter = new RegExp(String.raw`\\[a-zA-Z]+|${unknown}`, 'g');
  const [left, right] = sides.map((side) =>
    unknown === box ? side.replaceAll(box, `(${found})`) : side.replace(letter, (one) => (one === unknown ? `(${found})` : one)),
  );
  const sideOf = {
    ...answer,
    input_type: 'expression' as const,
    expected: left!,
    tolerance: null,
    accepted_forms: [],
    choices: [],
  };
  return checkAnswer({ ...sideOf, judging: { form: 'any', variables: [], unit: null } }, right!).verdict === 'correct';
}
