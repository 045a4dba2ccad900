import { describe, expect, it } from 'vitest';
import { nameBack, nameLine } from './named-back.ts';

const echo = { latex: '2x = 14', plain: '2x = 14' };

describe('nameLine', () => {
  it.each([
    { index: 0, sound: true, named: 'Line 1: $2x = 14$.' },
    { index: 1, sound: true, named: 'Your first line is sound. Line 2: $2x = 14$.' },
    { index: 3, sound: true, named: 'Your work is sound up to line 3. Line 4: $2x = 14$.' },
    // A line that couldn't be checked isn't praised.
    { index: 1, sound: false, named: 'Line 2: $2x = 14$.' },
  ])('$named', ({ index, sound, named }) => {
    expect(nameLine(index, '2x=14', { echo, sound })).toEqual({ number: index + 1, plain: '2x = 14', named });
  });

  it('does not repeat a line that is too long or that could not be read', () => {
    expect(nameLine(0, 'x', { echo: { latex: 'x'.repeat(91), plain: 'x' }, sound: true }).named).toBe('Go back to line 1.');
    expect(nameLine(0, '2x=(', { echo: null, sound: true })).toEqual({ number: 1, plain: '2x=(', named: 'Go back to line 1.' });
  });
});

describe('nameBack', () => {
  it.each([
    ['fraction', '3/8', { latex: '\\frac{3}{8}', plain: '3/8' }, '3/8', { plain: '3/8', named: 'You wrote $\\frac{3}{8}$.' }],
    ['multiple_choice', 'B', { latex: '12', plain: '12' }, 'B', { plain: 'B: 12', named: 'You chose B.' }],
    ['boolean', 'true', { latex: 'true', plain: 'true' }, 'true', { plain: 'true', named: 'You answered “true”.' }],
    ['integer', '3(', null, null, { plain: '3(', named: '' }],
  ] as const)('echoes a %s answer: %s', (input, text, read, normalized, wrote) => {
    expect(nameBack(input, text, read, normalized)).toEqual(wrote);
  });
});
