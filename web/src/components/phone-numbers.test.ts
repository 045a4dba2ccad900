import { expect, it } from 'vitest';
import { withNumbers } from './phone-numbers.ts';

const linked = (line: string) => withNumbers(line).flatMap(({ text, href }) => (href === null ? [] : [[text, href]]));

it.each([
  {
    line: 'If you are in danger, call the emergency number now: 911 (the United States), 112 (Europe), 000 (Australia).',
    links: [
      ['911', 'tel:911'],
      ['112', 'tel:112'],
      ['000', 'tel:000'],
    ],
  },
  { line: 'A helpline (Germany): call 116 111', links: [['116 111', 'tel:116111']] },
  { line: 'A helpline (Canada): call or text +1 (800) 668-6868', links: [['+1 (800) 668-6868', 'tel:+18006686868']] },
  { line: 'A helpline (Ireland): text HELLO to 50808', links: [['50808', 'sms:50808']] },
  { line: 'Tell somebody. At your school: Ms Park, the counselor, room 12', links: [] },
  { line: 'Everything else here can wait.', links: [] },
])('links the phone numbers in "$line"', ({ line, links }) => {
  expect(linked(line)).toEqual(links);
  expect(
    withNumbers(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});
