import { numberRolesIn } from '../../../../hearing/vocabulary/number-roles.ts';
import type { Question } from '../../state/lesson-session.ts';

type Asked = Pick<Question, 'question_text' | 'answer'>;

/**
 * Returns the denominators and numerators of the fractions in a question. For a story about parts of one size, the denominators
 *         are that of its answer, twice. Null if the question isn't about fractions.
 */
function topsAndBottoms({ question_text, answer: { expected } }: Asked): { bottoms: string[]; tops: string[] } | null {
  const { fractions } = numberRolesIn(question_text);
  if (fractions.length > 1)
    return { bottoms: fractions.map(({ bottom }) => String(bottom)), tops: fractions.map(({ top }) => String(top)) };
  const bottom = /^\d+\/(\d+)$/.exec(expected.trim())?.[1];
  const isTold = bottom !== undefined && fractions.length === 0 && new RegExp(String.raw`\b${bottom}\b`).test(question_text);
  return isTold ? { bottoms: [bottom, bottom], tops: [] } : null;
}

const pair =
  /(?:\bthe )?(?<![\d./])(\d+)(?![\d./])(?:['’]?s)? ?(?:\band\b|\bplus\b|\bn\b|&|\+) ?(?:the )?(?<![\d./])(\d+)(?![\d./])/i;
const adds = /\b(?:add\w*|plus|sum|put together)\b|\+/i;

/**
 * Replaces two numbers in a message about adding with "the denominators", if they are the question's denominators and not its
 * numerators: "add 8 and 8", about 3/8 + 4/8.
 */
export function withDenominatorsNamed(question: Asked, text: string): string {
  const [whole, one, other] = pair.exec(text) ?? [];
  if (whole === undefined || one === undefined || other === undefined || !adds.test(text)) return text;
  const parts = topsAndBottoms(question);
  const isPair = ([left, right, ...more]: readonly string[]): boolean =>
    more.length === 0 && ((one === left && other === right) || (one === right && other === left));
  if (parts === null || !isPair(parts.bottoms) || isPair(parts.tops)) return text;
  const named = text.replace(whole, 'the denominators');
  return /\badd\w*\b/i.test(named) ? named : `${named} add`;
}

/** True if a number is the sum of the question's denominators. */
export function isSumOfDenominators(question: Asked, value: string): boolean {
  const bottoms = topsAndBottoms(question)?.bottoms ?? [];
  return bottoms.length > 1 && String(bottoms.reduce((sum, one) => sum + Number(one), 0)) === value.trim();
}
