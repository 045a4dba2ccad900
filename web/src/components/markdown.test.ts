import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInline, readMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const math = (tex: string) => ({ kind: 'math', tex });

describe('readInline', () => {
  it.each([
    { source: 'Solve $2x + 1 = 7$ for $x$.', reads: [text('Solve '), math('2x + 1 = 7'), text(' for '), math('x'), text('.')] },
    { source: 'It costs $5 and $6 more.', reads: [text('It costs $5 and $6 more.')] },
    { source: 'It costs \\$5, so $5 \\cdot 3$.', reads: [text('It costs $5, so '), math('5 \\cdot 3'), text('.')] },
    { source: 'A **whole** number', reads: [text('A '), { kind: 'strong', children: [text('whole')] }, text(' number')] },
    { source: '*n* is `3`', reads: [{ kind: 'em', children: [text('n')] }, text(' is '), { kind: 'code', text: '3' }] },
    { source: '3 * 4 * 5', reads: [text('3 * 4 * 5')] },
    { source: 'one\ntwo', reads: [text('one'), { kind: 'break' }, text('two')] },
    { source: '$\\frac{\\$3}{4}$', reads: [math('\\frac{\\$3}{4}')] },
    { source: 'Write $45\\%$ as $0.45$.', reads: [text('Write '), math('45\\%'), text(' as '), math('0.45'), text('.')] },
    { source: 'She has \\$99 and saves $25\\%$.', reads: [text('She has $99 and saves '), math('25\\%'), text('.')] },
    { source: 'an open $ sign', reads: [text('an open $ sign')] },
  ])('reads $source', ({ source, reads }) => {
    expect(readInline(source)).toEqual(reads);
  });

  it('keeps every character that isn’t markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab1 +-=/(){}|<>&".,'.split('')) }), (plain) => {
        expect(readInline(plain)).toEqual(plain === '' ? [] : [text(plain)]);
      }),
    );
  });

  it('readMarkdown finishes on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'$*`\\_a 1\n|-'.split('')), maxLength: 60 }), (any) => {
        expect(Array.isArray(readMarkdown(any))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('readMarkdown', () => {
  it('splits blocks at blank lines, and displays mathematics that has a line of its own', () => {
    expect(readMarkdown('First.\n\n$$x^2$$\n\nLast.').map(({ kind }) => kind)).toEqual(['paragraph', 'display', 'paragraph']);
  });

  it('reads lists and tables', () => {
    expect(readMarkdown('- one\n- two')).toEqual([{ kind: 'list', ordered: false, items: [[text('one')], [text('two')]] }]);
    expect(readMarkdown('1. one\n2. two')).toMatchObject([{ kind: 'list', ordered: true }]);
    expect(readMarkdown('| $x$ | 1 |\n|---|---|\n| $y$ | 5 |')).toEqual([
      { kind: 'table', head: [[math('x')], [text('1')]], rows: [[[math('y')], [text('5')]]] },
    ]);
  });
});
