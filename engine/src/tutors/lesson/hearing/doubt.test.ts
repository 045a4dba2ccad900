import { describe, expect, it } from 'vitest';
import { denialOr, doubtOr } from './doubt.ts';

const denial = denialOr(/\bwrong\b/);
const doubt = doubtOr(/\bmaybe\b/);

describe('denialOr', () => {
  it.each(['it is not 5', 'never', 'it isn’t 5', "it doesn't", 'i dont add', 'u cant', 'it dosnt', 'ISNT IT', 'that is wrong'])(
    '“%s” denies',
    (text) => {
      expect(denial.test(text)).toBe(true);
    },
  );

  it.each(['20 percent', 'i count them', 'a different one', 'i want 5', 'zero point five', 'the exponent', 'nothing', 'knot'])(
    '“%s” doesn’t',
    (text) => {
      expect(denial.test(text)).toBe(false);
    },
  );
});

describe('doubtOr', () => {
  it.each(['why is it 5', 'if i add', '5 or 6', 'it isnt 5', 'maybe 5'])('“%s” states nothing', (text) => {
    expect(doubt.test(text)).toBe(true);
  });

  it.each(['it is 5', 'for 5 of them', 'that is wrong'])('“%s” states something', (text) => {
    expect(doubt.test(text)).toBe(false);
  });
});
