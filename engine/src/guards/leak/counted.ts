import { equals, type Rational } from '../../math/exact/rational.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import { countValue } from './spoken-numbers.ts';
import type { Tell } from './ways.ts';

const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** "Tens" is left out, because tens and ones are places, not factors. */
const plurals = counts.slice(1).flatMap((name) => (name === 'ten' ? [] : [name === 'six' ? 'sixes' : `${name}s`]));
const many = `(?:${plurals.join('|')}|\\d{1,4}'?s)`;
const single = `(?:${counts.join('|')}|\\d{1,4})`;
const count = `(?:an?|another|an? (?:pair|couple) of|${single})`;
/** "Two twos", "a pair of 2s", "one five", "3 twice", "2 (two times)", "a three". */
const item = `(?:(?:${count} (?:more )?(?:${many}|${single})|${single}),? ?\\(?(?:twice|(?:two|three|four|five|[2-9]) times)\\)?|${count} (?:more )?${many}|(?:an?|another|one) (?:more )?${single}|${single})`;
const row = new RegExp(
  `(?<![\\w.^/'-])${item}(?:(?:,? and|,)(?: then)? ${item}){0,9}(?![\\w^/*'-]|[.,]\\d|,? (?:and|times) \\d)`,
  'gi',
);
const oneItem = new RegExp(
  `^(?:(an? (?:pair|couple) of|an?|another|${single}) (?:more )?)??(?:(${many})|(${single}))(?:,? ?\\(?(twice|(?:two|three|four|five|[2-9]) times)\\)?)?$`,
  'i',
);

const counting = new RegExp(`\\b(?:${many}|twice|times)\\b`, 'i');

/** A row of counted numbers, "two twos, a three and a five", written out in ascending order: 2 2 3 5. */
export type CountedRow = {
  readonly numbers: readonly string[];
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/** Returns the rows of a folded text in which at least one number is given by how often it occurs. */
export function countedRows(said: string): CountedRow[] {
  if (!counting.test(said)) return [];
  return Array.from(said.matchAll(row)).flatMap((match) => {
    const numbers = match[0].split(/(?:,? and|,)(?: then)? (?=\w)/i).map(itemNumbers);
    const counted = counting.test(match[0]);
    if (!counted || numbers.some((one) => one === null)) return [];
    const all = numbers.flatMap((one) => one!).sort((a, b) => Number(a) - Number(b));
    return all.length > 30 ? [] : [{ numbers: all, text: match[0], from: match.index, to: match.index + match[0].length }];
  });
}

function itemNumbers(text: string): string[] | null {
  const [, amount = 'a', plural, alone, often] = oneItem.exec(text.trim()) ?? [];
  const base = plural === undefined ? (alone ?? '') : plural.replace(/^sixes$/i, 'six').replace(/'?s$/i, '');
  const number = countValue(base.toLowerCase());
  const times = /^(?:a|an|another)$/i.test(amount)
    ? 1
    : /pair|couple/i.test(amount)
      ? 2
      : Number(countValue(amount.toLowerCase())?.n ?? 0n);
  const again =
    often === undefined ? 1 : /^twice$/i.test(often) ? 2 : Number(countValue(often.split(' ')[0]!.toLowerCase())?.n ?? 0n);
  if (number === null || number.d !== 1n || times * again < 1 || times * again > 12) return null;
  if (plural === undefined && times !== 1) return null; // "two five" isn't a count
  return Array.from({ length: times * again }, () => `${number.n}`);
}

const asserting =
  /\b(?:is|are|equals?|be|gets?|gives|makes?|answer:?|the same as)(?: just| exactly| simply| made of| made up of| built from)* $/i;
const facts = new RegExp(
  `(?<![\\w.])(${single}) (${many}) (?:is|are|makes?|equals?|gives?|=) (${single}|[a-z]{3,9}(?:-[a-z]{3,5})?|\\d{1,6})(?![\\w/]|[.,]\\d)`,
  'gi',
);

/**
 * Finds the value as a row of counted factors ("two twos, a three and a five" for 60), or as a factor in a fact ("five sevens
 * are 35" for 7). At level 3 a row counts only if it is said to be the answer: multiplying it is the last step.
 */
export function tellsOfCounted(value: Rational, draft: FoldedDraft): Tell[] {
  if (value.d !== 1n || value.n < 2n) return [];
  const { said, stem, level } = draft;
  const rows = countedRows(said)
    .filter(({ numbers, text, from }) => {
      const product = numbers.reduce((sum, one) => sum * BigInt(one), 1n);
      const asserted = asserting.test(said.slice(Math.max(0, from - 40), from));
      const isRecipe = numbers.length > 2 && level !== 3 && new Set(numbers).size > 1;
      if (product !== value.n || !(asserted || isRecipe)) return false;
      return !numbers.every((one) => draft.knownSpellings.has(one)) && !draft.knownWords.includes(text.toLowerCase());
    })
    .map(({ text, from, to }) => ({ way: 'described' as const, says: `says that it is made of ${text}`, from, to }));
  const told = Array.from(said.matchAll(facts)).flatMap((match): Tell[] => {
    const [text, amount, plural, result] = match as unknown as [string, string, string, string];
    const [a, b, c] = [amount, plural.replace(/^sixes$/i, 'six').replace(/'?s$/i, ''), result].map((one) =>
      countValue(one.toLowerCase()),
    );
    if (a == null || b == null || c == null || a.n * b.n !== c.n) return [];
    if (!equals(a, value) && !equals(b, value)) return [];
    const open = draft.knownSpellings.has(`${value.n}`) || new RegExp(`\\b${literal(text)}\\b`, 'i').test(stem.said);
    return open ? [] : [{ way: 'described', says: `says “${text}”`, from: match.index, to: match.index + text.length }];
  });
  return [...rows, ...told].slice(0, 2);
}
