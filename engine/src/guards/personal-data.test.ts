import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPersonalData, removePersonalData } from './personal-data.ts';

describe('removePersonalData', () => {
  it.each([
    ['write to ada@school.org please', 'write to [removed] please'],
    ['Ada.Lovelace+math@mail.school.co.uk', '[removed]'],
    ['ada at school dot org', '[removed]'],
    ['ada (at) school.org', '[removed]'],
    ['call me on 555-123-4567', 'call me on [removed]'],
    ['(555) 123-4567', '[removed]'],
    ['+44 20 7946 0958', '[removed]'],
    ['ring +4915112345678 tonight', 'ring [removed] tonight'],
    ['my number is 5551234567', 'my number is [removed]'],
    ['phone: 555 1234', 'phone: [removed]'],
  ])('removes contact details from %j', (text, clean) => {
    expect(removePersonalData(text, [])).toBe(clean);
  });

  it.each([
    ['I am Ada', 'I am [removed]'],
    ['ADA LOVELACE: x = 4', '[removed]: x = 4'],
    ["ada's answer is 4", "[removed]'s answer is 4"],
    ['ada7', '[removed]7'],
    ['adalovelace99', '[removed]99'],
    ['ada_lovelace', '[removed]'],
    ['xxLovelaceAda, no: lovelace', 'xxLovelaceAda, no: [removed]'],
    ['\uff21\uff44\uff41', '[removed]'], // full width
    ['A\u200bda', '[removed]'], // a hidden space
    ['A\u0301da', '[removed]'], // with an accent
    ['ada@home', '[removed]@home'],
    ['id 0198c1de-7c3f-7a11-8e2b-5d2f3c4b5a69!', 'id [removed]!'],
    ['0198C1DE7C3F7A118E2B5D2F3C4B5A69', '[removed]'],
  ])('removes Ada Lovelace from %j', (text, clean) => {
    const identities = ['Ada Lovelace', 'ada@school.org', '0198c1de-7c3f-7a11-8e2b-5d2f3c4b5a69'];
    expect(removePersonalData(text, identities)).toBe(clean);
  });

  it.each([
    ['Zoë Müller', 'zoe muller'],
    ['Zoe Muller', 'ZOË'],
    ['李明', '我是李明老师'],
    ["Siân O'Neill", "I'm o'neill"],
    ['Jean-Luc Picard', 'jean luc'],
    ['🦊🦊', 'hi 🦊🦊'],
  ])('recognizes the name %j in %j', (name, text) => {
    expect(removePersonalData(text, [name])).toContain('[removed]');
  });

  it.each([
    '555 - 123 = 432',
    '555-123',
    '120-130-1400',
    '1,200,000 + 34',
    '1 234 567 890',
    'x+12345678901',
    '(3)+12345678901',
    '7 + 123 456 789 012',
    '3.14159265358979',
    '12345678901234567890',
    '2^10 = 1024',
    'a@b',
    '\\frac{3}{4} + \\frac{1}{8}',
    '5-3-2024',
    'The number 5551234567 is odd.',
    'look at x dot y',
  ])('leaves %j unchanged', (text) => {
    expect(removePersonalData(text, [])).toBe(text);
  });

  it.each([
    ['X', 'x + 2 = 5'], // one character identifies nobody
    ['Ab Dee', '3ab + dx'],
    ['Pi Patel', '2\\pi r'],
    ['Demo Student', 'A student has 3 apples.'],
    ['Ann Lee', 'annual sleet'],
  ])('doesn’t recognize a learner called %j in %j', (name, text) => {
    expect(removePersonalData(text, [name])).toBe(text);
  });

  it('leaves nothing that it would find in a second pass, in any text and for any learner', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.constantFrom('removed', '[removed]', 'Ada', '@', '+1 ', '555-123-4567'),
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 6 }), fc.array(odd, { maxLength: 3 }), (pieces, identities) => {
        expect(findPersonalData(removePersonalData(pieces.join(''), identities), identities)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing in a text without personal data', () => {
    const harmless = fc.string({ unit: fc.constantFrom(...'0123456789+-*/=()x .'.split('')), maxLength: 9 });
    fc.assert(
      fc.property(harmless, (text) => {
        expect(removePersonalData(text, ['Ada Lovelace'])).toBe(text);
      }),
    );
  });

  it('reads six hostile texts of about 10,000 characters in less than 10 seconds of CPU time', () => {
    const hostile = [
      'a'.repeat(10_000),
      '+1'.repeat(5_000),
      '5-'.repeat(5_000),
      'call '.repeat(2_000),
      'a.a@'.repeat(2_500),
      '1 (2) '.repeat(1_600),
    ];
    const started = process.cpuUsage();
    for (const text of hostile) removePersonalData(text, ['Ada Lovelace', 'a'.repeat(64)]);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000);
  });
});
