import fc from 'fast-check';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { printExpression, printStatement } from './print.ts';
import { rational } from './exact/rational.ts';
import { readStatement } from './read/read-statement.ts';
import type { Grammar } from './read/token.ts';
import { functionNames } from './read/vocabulary.ts';
import type { Expression, FunctionName, RelationSign, Statement } from './syntax-tree.ts';

const grammar: Grammar = {
  letters: null,
  names: ['speed', 'k(x)'],
  thousands: true,
  oneNumber: false,
  ownUnit: null,
  units: false,
  imaginary: true,
};

const whole = fc.integer({ min: 0, max: 120 }).map((n): Expression => ({ kind: 'number', value: rational(n), decimals: null }));
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 4 }))
  .map(([n, places]): Expression => ({ kind: 'number', value: rational(n, 10 ** places), decimals: places }));
/** Builds 0.1(6) from its whole part, its plain digits and its repeating digits. */
const repeating = fc
  .tuple(fc.nat(9), fc.stringMatching(/^\d{0,2}$/), fc.stringMatching(/^\d{1,2}$/))
  .map(([before, plain, again]): Expression => {
    const scale = 10n ** BigInt(plain.length);
    const value = rational(
      BigInt(`${before}${plain}`) * (10n ** BigInt(again.length) - 1n) + BigInt(again),
      scale * (10n ** BigInt(again.length) - 1n),
    );
    return { kind: 'number', value, decimals: plain.length + again.length, repeats: again.length };
  });
const mixed = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 10 }))
  .map(([a, b, c]): Expression => ({ kind: 'mixed', whole: BigInt(a), top: BigInt(b), bottom: BigInt(c) }));
const letter = fc
  .constantFrom('x', 'y', 'n', 'p', 's', 'o', 'r', 'a', 'b', 't', 'm', 'A', 'θ', 'x_1', 'a_n', 'a_{n+1}', 'speed')
  .map((name): Expression => ({ kind: 'letter', name }));
const constant = fc.constantFrom('π', 'e', 'i').map((name): Expression => ({ kind: 'constant', name }));

const plainFunctions = [...new Set(Object.values(functionNames))];
const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const part = tie('expression');
  const two = fc.tuple(part, part);
  return {
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      whole,
      decimal,
      letter,
      constant,
      repeating,
      mixed,
      two.map(([left, right]): Expression => ({ kind: 'add', left, right })),
      two.map(([left, right]): Expression => ({ kind: 'subtract', left, right })),
      fc
        .tuple(part, part, fc.constantFrom('sign', 'beside'))
        .map(([left, right, written]): Expression => ({ kind: 'multiply', left, right, written })),
      fc
        .tuple(part, part, fc.constantFrom('sign', 'bar', 'obelus'))
        .filter(([, right]) => right.kind !== 'number' || right.value.n !== 0n)
        .map(([left, right, written]): Expression => ({ kind: 'divide', left, right, written })),
      two.map(([base, exponent]): Expression => ({ kind: 'power', base, exponent })),
      part.map((of): Expression => ({ kind: 'negate', of })),
      fc.tuple(part, fc.integer({ min: 2, max: 6 })).map(([of, index]): Expression => ({ kind: 'root', index, of })),
      part.map((of): Expression => ({ kind: 'absolute', of })),
      part.map((of): Expression => ({ kind: 'factorial', of })),
      part.map((of): Expression => ({ kind: 'percent', of })),
      fc.tuple(fc.option(part), part).map(([left, right]): Expression => ({ kind: 'plus_minus', left, right })),
      fc.tuple(fc.constantFrom<FunctionName>(...plainFunctions), part, fc.boolean()).map(([name, of, degrees]): Expression => ({
        kind: 'apply',
        name,
        of: degrees && name !== 'floor' && name !== 'ceil' ? { kind: 'degrees', of } : of,
        base: null,
      })),
      two.map(([of, base]): Expression => ({ kind: 'apply', name: 'log', of, base })),
      fc.array(part, { minLength: 1, maxLength: 2 }).map((inputs): Expression => ({ kind: 'call', name: 'k', inputs })),
    ),
  };
});

const sign = fc.constantFrom<RelationSign>('=', '<', '≤', '>', '≥', '≠');
const relation = fc
  .tuple(expression, sign, expression)
  .filter((sides) => !sides.some((side) => typeof side !== 'string' && side.kind === 'constant' && side.name === 'i')) // i = 5 is a name
  .map(([a, by, b]): Statement => ({ kind: 'relation', sides: [a, b], signs: [by] }));
const alone = expression.map((x): Statement => ({ kind: 'expression', expression: x }));
const several = (item: fc.Arbitrary<Statement>) => fc.array(item, { minLength: 2, maxLength: 3 });
const ends = fc.tuple(fc.constantFrom('(', '['), fc.constantFrom(')', ']'));
const bracketed = fc
  .tuple(ends, fc.array(expression, { minLength: 2, maxLength: 3 }))
  .map(([[open, close], items]): Statement => ({ kind: 'bracketed', open, close, items }));
const set = fc
  .array(fc.oneof(alone, bracketed), { minLength: 1, maxLength: 3 })
  .map((items): Statement => ({ kind: 'set', items }));
const statement: fc.Arbitrary<Statement> = fc.oneof(
  alone,
  relation,
  bracketed,
  set,
  fc
    .tuple(fc.constantFrom('cm', 'cm/kg', '$', '°', '€', '¢', '°C').map(unitOf), expression)
    .map(([unit, amount]): Statement => ({ kind: 'quantity', amount, unit })),
  several(relation).map((items): Statement => ({ kind: 'list', joint: 'or', items })),
  several(relation).map((items): Statement => ({ kind: 'list', joint: 'and', items })),
  several(alone).map((items): Statement => ({ kind: 'list', joint: ',', items })),
  several(several(relation).map((items): Statement => ({ kind: 'list', joint: 'and', items }))).map((items): Statement => ({
    kind: 'list',
    joint: 'or',
    items,
  })),
  several(fc.oneof(bracketed, set)).map((items): Statement => ({ kind: 'union', items })),
  several(bracketed).map((items): Statement => ({ kind: 'intersection', items })),
  set.map((taken): Statement => ({ kind: 'difference', items: [{ kind: 'everything' }, taken] })),
  fc
    .array(expression, { minLength: 3, maxLength: 4 })
    .filter((items) => items.every((item) => item.kind !== 'number' || item.value.n !== 0n))
    .map((items): Statement => ({ kind: 'ratio', items })),
  fc.array(fc.tuple(expression, expression), { minLength: 2, maxLength: 3 }).map((rows): Statement => ({ kind: 'matrix', rows })),
  fc.oneof(set, bracketed).map((of): Statement => ({ kind: 'member', letter: 'x', of, written: 'in' })),
  relation.map((of): Statement => ({ kind: 'member', letter: 'x', of, written: 'builder' })),
  fc.constantFrom<Statement>({ kind: 'nothing' }, { kind: 'everything' }, { kind: 'undefined' }),
);

function unitOf(name: string): Extract<Statement, { kind: 'quantity' }>['unit'] {
  const [above, below] = name.split('/');
  return [{ name: above!, power: 1 }, ...(below === undefined ? [] : [{ name: below, power: -1 }])];
}

/**
 * Returns a tree without what the comparison ignores: whether a quotient has a bar and whether a product has a sign, and
 * where the minus of a product is, since −2x can only be read one way.
 */
function bare(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`;
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, bare(inner)]);
  const node = Object.fromEntries(
    entries.filter(([key, inner]) => inner !== undefined && !(key === 'written' && inner !== 'in' && inner !== 'builder')),
  );
  const left = node['left'] as { kind?: unknown; of?: unknown } | null | undefined;
  if ((node['kind'] === 'multiply' || node['kind'] === 'divide') && left?.kind === 'negate')
    return { kind: 'negate', of: bare({ ...node, left: left.of }) };
  return node;
}

const reads = (text: string): unknown => {
  const reading = readStatement(text, grammar);
  return reading.kind === 'read' ? bare(reading.read) : reading;
};

describe('the echo of a statement', () => {
  it.each(['plain', 'latex'] as const)('reads back to the same tree: %s', (style) => {
    fc.assert(
      fc.property(statement, (s) => {
        const text = printStatement(s, style);
        expect({ text, read: reads(text) }).toEqual({ text, read: bare(s) });
      }),
      { numRuns: 600, seed: 7 },
    );
  });

  it('is LaTeX that the web can render', () => {
    fc.assert(
      fc.property(statement, (s) => {
        katex.renderToString(printStatement(s, 'latex'), { throwOnError: true, strict: 'ignore' });
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it.each([
    ['sin^2 x', 'sin^2(x)', '\\sin^{2}\\left(x\\right)'],
    ['(sin x)^-1', 'sin(x)', ''],
    ['x ∈ {1,2}', 'x ∈ {1, 2}', 'x \\in \\left\\{1, 2\\right\\}'],
    ['{x:x>3}', '{x | x > 3}', '\\left\\{x \\mid x > 3\\right\\}'],
    ['0.1\\overline{6}', '0.16\u0305', '0.1\\overline{6}'],
    ['\\frac{x^2}{2}', 'x^2/2', '\\frac{x^{2}}{2}'],
    ['3:4', '3:4', '3 : 4'],
    ['||x|-1|', 'abs(|x| - 1)', '\\left|\\left|x\\right| - 1\\right|'],
  ])('is written as in school: %s', (text, plain, latex) => {
    const reading = readStatement(text, grammar);
    if (reading.kind !== 'read') throw new Error(reading.kind);
    if (latex === '') expect(printStatement(reading.read, 'plain')).toContain(plain); // a power of −1 is not an inverse
    else expect([printStatement(reading.read, 'plain'), printStatement(reading.read, 'latex')]).toEqual([plain, latex]);
  });

  it('never joins letters into a word', () => {
    const product = (...names: string[]): Expression =>
      names
        .map((name): Expression => ({ kind: 'letter', name }))
        .reduce((left, right) => ({ kind: 'multiply', left, right, written: 'beside' }));
    expect(
      [product('x', 'y'), product('p', 'i'), product('o', 'r'), product('a', 'b', 'c', 'd')].map((x) =>
        printExpression(x, 'plain'),
      ),
    ).toEqual(['xy', 'p*i', 'o*r', 'abc*d']);
  });
});
