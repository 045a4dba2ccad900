import { withSlashedFractions } from '../../../../math/slashed-fractions.ts';
import type { Question } from '../../state/lesson-session.ts';
import { denialOr } from '../../hearing/doubt.ts';

const speaksAgainst = denialOr(/\?/);

const least = /\b(?:smallest|least|lowest|littlest|tiniest|shortest)\b/i;
const greatest = /\b(?:biggest|greatest|largest|highest|longest|most)\b/i;

/**
 * Judges a claim about the end of the list that the question doesn't ask for: "They all have 4, so the 30 one is smallest", if
 * the greatest is asked for. The number is named by its value or by one of its parts. Null if there is no such claim, or if
 * it's about the end that is asked for.
 */
export function extremeTold(
  { question_text }: Pick<Question, 'question_text'>,
  text: string,
): { readonly holds: boolean } | null {
  const plain = withSlashedFractions(question_text);
  const listed = [...new Set(plain.match(/(?<![\d./])\d+(?:[./]\d+)?(?![\d/]|\.\d)/g))];
  if (listed.length < 3 || speaksAgainst.test(text)) return null;
  const [asksLeast, asksGreatest] = [least.test(question_text), greatest.test(question_text)];
  const [saysLeast, saysGreatest] = [least.test(text), greatest.test(text)];
  if (asksLeast === asksGreatest || saysLeast === saysGreatest || saysLeast === asksLeast) return null;
  const told = listed.filter((one) => new RegExp(String.raw`(?<![\d./])${one}(?![\d/]|\.\d)`).test(text));
  const described = listed.filter((one) => {
    const [top, bottom] = one.split('/');
    return (
      bottom !== undefined &&
      [top, bottom].some((number) => new RegExp(String.raw`\bthe ${number} one\b|\bwith (?:the )?${number}\b`, 'i').test(text))
    );
  });
  const [meant, ...others] = told.length > 0 ? told : described;
  if (meant === undefined || others.length > 0) return null;
  const values = listed.map(valueOf);
  return { holds: valueOf(meant) === (saysLeast ? Math.min(...values) : Math.max(...values)) };
}

function valueOf(written: string): number {
  const [top, bottom = '1'] = written.split('/');
  return Number(top) / Number(bottom);
}
