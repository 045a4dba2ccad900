import { describe, expect, it } from 'vitest';
import { holdsWord } from './holds-word.ts';

describe('a math field', () => {
  it.each([
    'why\\:is\\:it',
    'explain',
    '\\frac34\\:because',
    'is\\:5',
    '12\\:cups',
    '\\pi zza',
    '\\text{no idea}',
    'what\\:does\\:sq',
  ])('contains words: %s', (tex) => {
    expect(holdsWord(tex)).toBe(true);
  });

  it.each([
    '',
    '\\frac34',
    '2\\pi r',
    '\\pi rh',
    'xy+z',
    'sin',
    'sin(x)',
    'cos',
    'log2',
    'sqr', // a root while it is being typed
    '2xsqr',
    'infini',
    '18\\:km',
    '\\frac{\\placeholder{}}{2}',
  ])('contains no words: %s', (tex) => {
    expect(holdsWord(tex)).toBe(false);
  });
});
