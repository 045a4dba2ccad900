import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { asksIfItMatters } from './asks-if-it-matters.ts';
import { comesToAnswer } from '../reasons/comes-to-answer.ts';
import { workedIn } from '../claims/stated-lines.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import { denialOr } from '../../hearing/doubt.ts';

/** Commands about two numbers, and how they are written in signs. */
const commanded: readonly (readonly [RegExp, string])[] = [
  [/\b(?:times|multiply|multiplied) (?:the |that )?(\d+(?:\/\d+)?) (?:by|with|times) (\d+(?:\/\d+)?)/gi, '$1 * $2'],
  [/\bdivide (?:the |that )?(\d+) (?:by|into) (\d+)/gi, '$1 / $2'],
];
const written: readonly (readonly [RegExp, string])[] = [
  [/\b(?:double|twice) (?:the )?(\d+)/gi, '2 * $1'],
  [/(\d+) and (\d+) more\b/gi, '$1 + $2'],
  [
    /(\d+) (?:rows|groups|bags|boxes|piles|stacks|columns|lines|plates) (?:with|of|that have|and each (?:one )?has) (\d+)\b/gi,
    '$1 * $2',
  ],
  [/(\d+\/\d+) of (\d+(?:\/\d+)?)/gi, '$1 * $2'],
  [/\s*(?:\btimes\b|\bmultiplied by\b|×|(?<=\d) ?\bx\b ?(?=\d))\s*/gi, ' * '],
  [/\s*(?:\bdivided by\b|\bdivide by\b|÷)\s*/gi, ' / '],
  [/\s*(?:\bplus\b)\s*/gi, ' + '],
  [/\s*(?:\bminus\b|\btake away\b)\s*/gi, ' - '],
];
/** "28/4", "24-7": if a whole number is asked for, a slash divides. */
const closeSigns: readonly [RegExp, string] = [/(?<=\d)\s*([-+*/])\s*(?=\d)/g, ' $1 '];
const two = /(?<![\d./*+-] ?)(\d+(?:\/\d+|\.\d+)?) ([-+*/]) (\d+(?:\/\d+|\.\d+)?)(?! ?[-+*/=]|\d|[./]\d)/g;
/**
 * The student asks for the reason, denies or doubts it, or asks something else about the two numbers: which comes first, which
 * is more.
 */
const doubts = denialOr(
  /\b(?:why|how come)\b|\bhow (?:do|would|can) (?:i|you|u|we) (?:know|tell)\b|\b(?:bigger|smaller|larger|more|less) or (?:bigger|smaller|larger|more|less)\b|\bwhich (?:one|way|comes)\b/,
);

/**
 * True if the student proposes a calculation that comes to the answer, without giving its result: "9 times 5 is 45 so i think 4
 * times 5. is that the right way", "so 9 and 9 more?". One of its numbers must be the question's.
 */
export function planProposed({ question_text, answer }: Pick<Question, 'question_text' | 'answer'>, text: string): boolean {
  if (!['integer', 'decimal', 'fraction'].includes(answer.input_type) || doubts.test(text) || asksIfItMatters(text)) return false;
  const signs = answer.input_type === 'integer' ? [...written, closeSigns] : written;
  const said = [...commanded, ...signs].reduce(
    (rest, [words, sign], at) => (at === commanded.length ? inFigures(rest) : rest).replace(words, sign),
    text,
  );
  if (said.includes(answer.expected.trim()) || numeralsIn(said).some((one) => checkAnswer(answer, one).verdict === 'correct'))
    return false;
  const given = new Set(numeralsIn(inFigures(question_text)));
  const done = workedIn(text).map(({ line }) => line.written.join(' '));
  return Array.from(said.matchAll(two)).some(([, left, sign, right]) => {
    const isOwn = [...numeralsIn(left!), ...numeralsIn(right!)].some((number) => given.has(number)) || /more\b/.test(text);
    return isOwn && !done.includes(`${left} ${right}`) && comesToAnswer(answer, `(${left}) ${sign} (${right})`);
  });
}
