import { describe, expect, it } from 'vitest';
import { keysFor } from './math-keys.ts';

const says = (asked: Parameters<typeof keysFor>[0]) => {
  const { first, rest } = keysFor(asked);
  return [...first, ...rest].map((key) => key.says);
};
const about = (
  inputType: Parameters<typeof keysFor>[0]['inputType'],
  text: string,
  variables: string[] = [],
  unit: string | null = null,
) => ({ inputType, text, variables, unit });

describe('the keys of a question', () => {
  it.each([
    {
      asked: about('fraction', 'What fraction of the pizza did you eat?'),
      has: ['a⁄b, a fraction', 'minus'],
      lacks: ['percent', 'plus'],
    },
    { asked: about('decimal', 'Write $\\frac14$ as a decimal.'), has: ['point'], lacks: ['percent', 'a⁄b, a fraction'] },
    { asked: about('decimal', 'What percent of 80 is 20?'), has: ['percent'], lacks: ['comma'] },
    { asked: about('decimal', 'Find 15% of 40.'), has: ['percent'], lacks: [] },
    { asked: about('decimal', 'What percent of 80 is 20?', [], '%'), has: ['comma'], lacks: ['percent'] }, // the unit is shown beside the field
    { asked: about('integer', '3 + 4'), has: ['minus', 'comma'], lacks: ['a⁄b, a fraction', 'percent', 'equals'] },
    { asked: about('expression', 'Factor $x^2+3x$.', ['x']), has: ['x', 'squared', 'equals'], lacks: ['less than', 'percent'] },
    { asked: about('expression', 'Solve $2n+1 \\le 7$.', ['n']), has: ['n', 'less than or equal to'], lacks: ['x'] },
    { asked: about('expression', 'Write an inequality for: k is at least 5.', ['k']), has: ['greater than'], lacks: [] },
    { asked: about('set', 'Which numbers solve it?'), has: ['left brace', 'less than'], lacks: ['percent'] },
  ])('$asked.inputType, "$asked.text": has $has, lacks $lacks', ({ asked, has, lacks }) => {
    const keys = says(asked);
    expect(keys).toEqual(expect.arrayContaining(has));
    for (const one of lacks) expect(keys).not.toContain(one);
    expect(keys).toEqual(expect.arrayContaining([...'0123456789']));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    { asked: about('fraction', 'A half?'), rows: 3 },
    { asked: about('integer', '3 + 4'), rows: 3 },
    { asked: about('expression', 'Factor it.', ['x', 'y']), rows: 4 },
  ])('for $asked.inputType fit in $rows rows, so that the question stays in sight on a phone', ({ asked, rows }) => {
    const { columns, first, rest } = keysFor(asked);
    expect(first.length + 1).toBe(columns); // with the erase key
    expect(Math.ceil((first.length + rest.length + 3) / columns)).toBe(rows);
  });
});
