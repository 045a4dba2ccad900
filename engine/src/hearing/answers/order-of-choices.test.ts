import { describe, expect, it } from 'vitest';
import { areInOrderTold } from './order-of-choices.ts';

describe('the order of the choices', () => {
  it.each([
    ['Sami got $-24$. Rosa got $-68$. Who is correct?', ['Sami', 'Rosa', 'Neither Sami nor Rosa'], true],
    ['Sami got $-24$. Rosa got $-68$. Who is correct?', ['Rosa', 'Sami', 'Neither Sami nor Rosa'], false],
    ['Mia and Jon read the same book. Who has read more?', ['Mia', 'Jon', 'They read the same amount'], true],
    ['Which of these is less than 1?', ['3/5', '6/5'], true],
  ])('“%s” tells of %j in their order: %s', (stem, choices, inOrder) => {
    expect(areInOrderTold(choices, stem)).toBe(inOrder);
  });
});
