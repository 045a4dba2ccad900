import { seededChance } from '../src/simulation/seeded-chance.ts';
import { characterTables, wordTables } from './fuzz-vocabulary.ts';
import { judgedPairs } from './judged-pairs.ts';

const real = [...new Set(judgedPairs.flatMap(({ answer, question }) => [answer, question.expected]))].filter(
  (text) => text.length < 200,
);

/** Texts that cost the most where a limit is missing. */
export const hostileTexts: readonly string[] = [
  '2^99999999',
  '100000!',
  '9^9^9',
  '9^9^9^9',
  '0.9^99999999',
  '(1+1/99999)^99999',
  '(2^9999)^9999',
  '9!!!!',
  '(60!)^60!',
  'e^e^e^e^e',
  '10^10^10',
  '1e999*1e999',
  'x^x^x^x^x^x',
  '(x+y+z+w+1)^40',
  '(x+1)^99(x+2)^99',
  '((x+1)^99)^99',
  'sin(sin(sin(sin(sin(sin(x))))))',
  'arcsin(arccos(arctan(x)))+arctan(arctan(arctan(x)))',
  'tan(10^19)',
  'ln(ln(ln(ln(x))))',
  '√√√√√√√√(x)',
  '\\sqrt[64]{\\sqrt[63]{\\sqrt[61]{x}}}',
  'a+b+c+d+f+g+h+j+k+l+m+n',
  '(a+b+c+d)(f+g+h+j)(k+l+m+n)(p+q+r+s)',
  '1/(1+1/(1+1/(1+1/(1+1/(1+1/(1+1/x))))))',
  '(x-1)/(x-2)+(x-3)/(x-4)+(x-5)/(x-6)+(x-7)/(x-8)+(x-9)/(x-10)+(x-11)/(x-12)',
  '0.333333333333333333333333333333',
  'x=1 or x=2 or x=3 or x=4 or x=5 or x=6 or x=7 or x=8 or x=9 or x=10',
  '{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20}',
  'x^5-3x^4+2x^3-x^2+7x-11=0',
  'sin(x)=cos(x)',
  '|x-1|+|x-2|+|x-3|+|x-4|<5',
  ...[
    '(',
    '[',
    '{',
    '|',
    '√',
    '-',
    '±',
    '±1',
    '1±',
    'x^',
    '2^',
    '\\frac{',
    '\\frac',
    '\\left(',
    '!',
    '%',
    '1,',
    '(1,',
    'x∈',
    '\\text{',
    '9',
    '1/',
    '||',
    '|x|',
    'sin ',
    'a_',
    'and ',
    '1 or ',
    'one ',
    '{x|',
    '[[',
    '√(',
    '-(',
    '(x+1)',
    'sin x+',
    '2√3+',
    '3:',
    '=x',
    '<x',
    '∪',
    '(1,2)∪',
    '\\begin{pmatrix}',
    '1e9',
  ].flatMap((part) => [10, 35, 90, 290, 990].map((length) => part.repeat(Math.max(1, Math.floor(length / part.length))))),
  ...['(', '\\frac{', '√(', '|(', '{', '2^(', 'sin('].flatMap((open) => {
    const close = { '\\frac{': '}{2}', '{': '}', '|(': ')|' }[open] ?? ')';
    return [5, 12, 38, 60].map((deep) => `${open.repeat(deep)}x${close.repeat(deep)}`);
  }),
];

/**
 * Texts to try a reader with, the same for the same seed: soup of what it knows, real answers with mistakes in them, things inside
 * each other, any characters at all, and now and then one that was made to hurt.
 */
export function* fuzzTexts(seed: number, count: number): Generator<string> {
  const random = seededChance(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const many = (least: number, most: number, make: () => string): string =>
    Array.from({ length: least + below(most - least + 1) }, make).join('');

  const anyCharacter = (): string => {
    const plane = [0x80, 0x250, 0x2_300, 0xffff, 0x10_ffff][below(5)]!;
    return String.fromCodePoint(Math.max(1, below(plane)));
  };
  const soup = (): string =>
    many(1, 30, () => (random() < 0.5 ? one(characterTables) : `${one(wordTables)}${random() < 0.6 ? ' ' : ''}`));
  const nested = (depth: number): string => {
    if (depth === 0 || random() < 0.15) return one(['x', 'y', '2', '0.5', '-3', 'π', 'e', 'i', '7/2', '12']);
    const inner = () => nested(depth - 1);
    return one([
      () => `(${inner()})`,
      () => `${inner()}+${inner()}`,
      () => `(${inner()})(${inner()})`,
      () => `\\frac{${inner()}}{${inner()}}`,
      () => `√(${inner()})`,
      () => `(${inner()})^${one(['2', '3', '-1', 'x', '(1/2)', '9'])}`,
      () => `${one(['sin', 'cos', 'tan', 'ln', 'log', 'arctan', 'exp', 'abs'])}(${inner()})`,
      () => `|${inner()}|`,
      () => `${inner()}=${inner()}`,
      () => `(${inner()},${inner()})`,
      () => `{${inner()},${inner()}}`,
      () => `${inner()} or ${inner()}`,
      () => `±${inner()}`,
    ])();
  };
  const mutated = (): string => {
    let text = one(real);
    for (let i = 1 + below(4); i > 0; i -= 1) {
      const at = below(text.length + 1);
      text = one([
        () => text.slice(0, at) + text.slice(at + 1),
        () => text.slice(0, at) + one(characterTables) + text.slice(at),
        () => text.slice(0, at) + text.slice(Math.max(0, at - 4), at) + text.slice(at),
        () => text.slice(0, at) + one(real),
        () => text.slice(0, at) + one(wordTables) + text.slice(at),
        () => text.slice(at) + text.slice(0, at),
      ])();
    }
    return text;
  };

  for (let i = 0; i < count; i += 1) {
    const kind = random();
    if (kind < 0.3) yield soup();
    else if (kind < 0.65) yield mutated();
    else if (kind < 0.85) yield nested(1 + below(7));
    else if (kind < 0.93) yield many(0, 60, anyCharacter);
    else if (kind < 0.96) yield many(1, 40, () => one(['0', '9', '7', '1', '.', ',', '3', 'e', '^', '/'])).repeat(1 + below(6));
    else yield random() < 0.5 ? one(hostileTexts) : `${one(hostileTexts)}${one(['+', '*', '/', '^', '=', ',', ''])}${one(real)}`;
  }
}
