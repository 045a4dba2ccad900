/** What can be on either side of an operation: a number, a single letter that isn't a word, or parentheses. */
const before = String.raw`(?<=\d|(?<![a-z])\d*[b-hj-z]|\))`;
const after = String.raw`(?= *-?(?:\d|[b-hj-z](?![a-z])|\(|sqrt))`;

const powers: Readonly<Record<string, string>> = {
  zero: '0', first: '1', second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6', seventh: '7', eighth: '8', ninth: '9', tenth: '10', nth: 'n',
}; // prettier-ignore

const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) ?percent\b/gi, '%'],
  [new RegExp(`${before} squared\\b`, 'gi'), '^2'],
  [new RegExp(`${before} cubed\\b`, 'gi'), '^3'],
  [new RegExp(`${before} to the (?:power of )?(-?\\d+)(?:st|nd|rd|th)?\\b(?: power)?`, 'gi'), '^$1'],
  [/\b(?:square )?root (?:of )?(?=\d)/gi, 'sqrt '],
  [new RegExp(`${before} plus ${after}`, 'gi'), '+'],
  [new RegExp(`${before} minus ${after}`, 'gi'), '-'],
  [new RegExp(`${before} times ${after}`, 'gi'), '*'],
  [new RegExp(`${before} (?:over|divided by) ${after}`, 'gi'), '/'],
  // "x^2 is 81" is an equation because an operation is applied to the letter; "8 is half of 16" isn't one.
  [/(?<=[-+*/^] ?\d*[b-hj-z]?\)?) (?:is|equals) (?=-?\d)/gi, '='],
  [new RegExp(`${before} equals ${after}`, 'gi'), '='],
  [/(?<=\d)e(?=-?\d+\b)/gi, '*10^'],
];

/**
 * Converts mathematics in words to typed form: "x squared plus 3x is 10" becomes "x^2+3x=10", "5.2e-4" becomes "5.2*10^-4", "x2
 * = 49" becomes "x^2 = 49", and numbers in a row get commas. Other words stay as they are.
 */
export function asTyped(text: string): string {
  const named = text.replace(
    new RegExp(`${before} to the (${Object.keys(powers).join('|')})\\b(?: power)?`, 'gi'),
    (_, power: string) => `^${powers[power.toLowerCase()]!}`,
  );
  const signs = spoken.reduce((typed, [pattern, sign]) => typed.replace(pattern, sign), named);
  // If there is an x1, then x2 is a coordinate and not a square.
  const squares = /[xy]1\b/i.test(signs) ? signs : signs.replace(/(?<![a-z])([b-hj-z])([23])(?![\da-z])/gi, '$1^$2');
  return squares.replace(/(?<![\d.^])-?\d+(?: +-?\d+){3,}(?![\d.])/g, (row) => row.trim().split(/ +/).join(','));
}
