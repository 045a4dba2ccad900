import { add, multiply, rational, type Rational } from '../math/rational.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  ninths: 9,
  tenth: 10,
  tenths: 10,
  eleventh: 11,
  elevenths: 11,
  twelfth: 12,
  twelfths: 12,
  hundredth: 100,
  hundredths: 100,
};

const word = (list: readonly string[]): string => `(?:${list.join('|')})`;
const small = `(?:${word(tens)}(?:[ -]${word(units.slice(1, 10))})?|${word([...units].sort((a, b) => b.length - a.length))})`;
const whole = `(?:${small}(?: thousand)?(?: ${small} hundred)?(?: hundred)?(?:(?: and)? ${small})?)`;
const part = word(Object.keys(parts).sort((a, b) => b.length - a.length));
/** Three, twenty-one, a half, three quarters, two and a half, three point five. One pattern, so that the longest wins. */
const spoken = new RegExp(
  `(?<![\\w-])(?:((?:negative|minus) )?(?:(${whole})(?: and (a|${small})[ -](${part})| point((?: ${word(units.slice(0, 10))})+)|[ -](${part}))?|(an?|one)[ -](${part})|(half)))(?![\\w-])`,
  'gi',
);

function valueOf(text: string): Rational {
  let [total, current] = [0n, 0n];
  for (const w of text.toLowerCase().split(/[ -]/)) {
    if (units.includes(w)) current += BigInt(units.indexOf(w));
    else if (tens.includes(w)) current += BigInt((tens.indexOf(w) + 2) * 10);
    else if (w === 'hundred') current *= 100n;
    else if (w === 'thousand') [total, current] = [total + current * 1000n, 0n];
  }
  return rational(total + current);
}
const partOf = (count: Rational, name: string): Rational => multiply(count, rational(1, parts[name.toLowerCase()]!));

/** A number that a text says in words, with where it stands. `common` marks words that prose is full of: one, two. */
export type SpokenNumber = { readonly value: Rational; readonly at: number; readonly end: number; readonly common: boolean };

/** Every number in words, of a folded text. */
export function spokenNumbers(text: string): SpokenNumber[] {
  const found: SpokenNumber[] = [];
  for (const match of text.matchAll(spoken)) {
    const [all, negative, count, andCount, andPart, decimals, ofPart, , loneName, half] = match;
    let value: Rational;
    if (count !== undefined) {
      value = valueOf(count);
      if (andPart !== undefined) value = add(value, partOf(andCount === 'a' ? rational(1) : valueOf(andCount!), andPart));
      else if (ofPart !== undefined) value = partOf(value, ofPart);
      else if (decimals !== undefined) {
        const digits = decimals.trim().split(' ');
        value = add(
          value,
          rational(BigInt(digits.map((d) => units.indexOf(d.toLowerCase())).join('')), 10n ** BigInt(digits.length)),
        );
      }
    } else value = partOf(rational(1), (loneName ?? half)!);
    if (negative !== undefined) value = multiply(value, rational(-1));
    const common = /^(?:one|two)$/i.test(all);
    found.push({ value, at: match.index, end: match.index + all.length, common });
  }
  return found;
}
