import type { ErrorCategory } from '@stoa/schema/diagnosis';
import type { Derivation, Step, WrongStep } from './derivation.ts';

/** Small numbers that make each pattern come out differently. */
const triples: readonly (readonly [a: number, b: number, c: number])[] = [
  [2, 3, 7],
  [3, 5, 4],
  [4, 7, 9],
  [5, 2, 6],
  [6, 11, 3],
  [7, 4, 8],
  [8, 9, 5],
  [9, 8, 2],
];

const categories = {
  sign: 'sign_error',
  procedure: 'procedural_error',
  concept: 'conceptual_error',
  omission: 'omission_error',
} as const satisfies Record<string, ErrorCategory>;

/** A wrong line by its kind of error and its rule. */
const wrong = (line: string, kind: keyof typeof categories, rule: string): WrongStep => ({
  line,
  rule,
  category: categories[kind],
});
/** A wrong line that takes two rules at once. */
const twice = (line: string, kind: keyof typeof categories, rule: string, also: string): WrongStep => ({
  ...wrong(line, kind, rule),
  also,
});

type Pattern = (a: number, b: number, c: number) => readonly [given: string, ...steps: Step[]];

/** Derivations by pattern, with a x + b = d where x = c is the solution. */
const patterns: readonly Pattern[] = [
  (a, b, c) => [`${a}x+${b}=${a * c + b}`, `${a}x=${a * c}`, `x=${c}`],
  (a, b, c) => [`${a}x-${b}=${a * c - b}`, `${a}x=${a * c - b}+${b}`, `${a}x=${a * c}`, `x=${c}`],
  (a, b, c) => [`${a}(x+${b})=${a * (c + b)}`, `${a}x+${a * b}=${a * (c + b)}`, `${a}x=${a * c}`, `x=${c}`],
  (a, b, c) => [`${a}(x+${b})-${c}x`, `${a}x+${a * b}-${c}x`, `${a - c}x+${a * b}`],
  (a, b, c) => [`(x+${b})(x-${c})=0`, `x=-${b} or x=${c}`],
  (a, b, c) => [`-${a}x<${a * b}`, `x>-${b}`, `x+${c}>${c - b}`],
  (a, b, c) => [`|x-${b}|=${c}`, `x-${b}=±${c}`, `x=${b + c} or x=${b - c}`],
  (a, b, c) => [
    `${a}x+${b}=${a * c + b}`,
    wrong(`${a}x=${a * c + 2 * b}`, 'sign', 'sign_dropped_crossing'),
    `x=${a * c + 2 * b}/${a}`,
  ],
  (a, b, c) => [`${a}(x+${b})+${c}`, wrong(`${a}x+${b}+${c}`, 'procedure', 'distribute_first_only'), `${a}x+${b + c}`],
  (a, b, c) => [`${c}-(x-${b})`, wrong(`${c}-x-${b}`, 'sign', 'distribute_sign_first_only')],
  (_, b, c) => [`(x+${b})^2=${c}`, wrong(`x^2+${b * b}=${c}`, 'concept', 'square_of_sum_termwise'), `x^2=${c - b * b}`],
  (a, b) => [`-${a}x<=${a * b}`, wrong(`x<=-${b}`, 'concept', 'inequality_not_turned')],
  (a, b, c) => [`a^${a}*a^${b + c}`, wrong(`a^${a * (b + c)}`, 'procedure', 'multiply_exponents_in_product')],
  (_, b, c) => [`(x+${b})(x+${c})`, wrong(`x^2+${b * c}`, 'omission', 'first_and_last_only')],
  (_, b) => [`x^2=${b * b}`, wrong(`x=${b}`, 'omission', 'only_positive_root')],
  (_, b, c) => [`|x-${b}|=${c}`, wrong(`x=${b + c}`, 'omission', 'absolute_value_one_case')],
  (a, b, c) => [
    `${a + c}x+${b}=${c}x+${b + a * b}`,
    twice(`${a + 2 * c}x=${2 * b + a * b}`, 'sign', 'letter_sign_dropped_crossing', 'sign_dropped_crossing'),
  ],
  (a, b, c) => [
    `${a}(x+${b})-(x-${c})`,
    twice(`${a}x+${b}-x-${c}`, 'procedure', 'distribute_first_only', 'distribute_sign_first_only'),
  ],
  (_, b, c) => [
    `(x+${b})^2-(x-${c})`,
    twice(`x^2+${b * b}-x-${c}`, 'concept', 'square_of_sum_termwise', 'distribute_sign_first_only'),
  ],
];

export const madeDerivations: readonly Derivation[] = patterns.flatMap((pattern) =>
  triples.map(([a, b, c]) => {
    const [given, ...steps] = pattern(a, b, c);
    return { topic: 'made from patterns', given, steps };
  }),
);
