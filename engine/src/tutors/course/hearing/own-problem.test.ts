import { describe, expect, it } from 'vitest';
import { askedEquality, concerns } from './asked-equality.ts';
import { ownResult } from './own-problem.ts';

const after = (...lines: string[]) => lines.map((text) => ({ by: 'student' as const, text }));

describe('an equality that a student asks about', () => {
  it.each([
    ['is 5x the same as x5', true],
    ['does (x+5)^2 equal x^2+25?', false],
    ['is it true that 3^2 = 6', false],
    ['is sqrt(8) equal to 2sqrt2', true],
    ['are 3x+2 and 5x the same', false],
    ['is a square the same as a rhombus', null],
    ['is it 1/2 times 1/2', null],
    ['what is slope', null],
  ])('is judged in "%s": %s', (text, isEqual) => {
    expect(askedEquality(text)?.isEqual ?? null).toBe(isEqual);
  });

  it("concerns a card if one side is the card's expression or its answer", () => {
    const asked = askedEquality('is 7m+8m the same as 15m')!;
    expect(concerns(asked, ['7m + 8m', '15m'])).toBe(true);
    expect(concerns(asked, ['3(x + 2)', '3x + 6'])).toBe(false);
  });
});

describe("a student's result for a problem of her own", () => {
  it.each([
    ['x^2+7x+12 how', 'so it’s (x+3)(x+4)?', true],
    ['solve 2x + 3 = 11', 'i got x = 4', true],
    ['solve 2x + 3 = 11', 'is it x=5', false],
    ['x^2+7x+12 how', 'so (x+2)(x+6)', null], // the result may be meant for something else
    ['x^2+7x+12 how', 'is it 4?', null],
    ['hi', 'x = 4', null],
  ])('after "%s", "%s" is right: %s', (earlier, text, isRight) => {
    expect(ownResult(text, after(earlier))?.isRight ?? null).toBe(isRight);
  });
});
