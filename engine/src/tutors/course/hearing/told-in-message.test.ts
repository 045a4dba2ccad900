import { describe, expect, it } from 'vitest';
import { sampleLibrary } from '../sample-course.ts';
import { hearCourseMessage } from './hear-course-message.ts';
import { toldIn } from './told-in-message.ts';

const now = new Date('2026-03-02T08:00:00Z');
const told = (text: string) => {
  const message = { text, latex: null };
  const hearing = hearCourseMessage(message, { index: sampleLibrary.units, previous: null, said: [] });
  const mappedUnits = hearing.kind === 'heard' ? hearing.mappedUnits : [];
  return toldIn({ message, hearing, mappedUnits }, 'B', now)?.sign ?? null;
};

describe('what a teacher is shown from a message', () => {
  it.each([
    ['i thought you just subtract it', 'idea'],
    ['my teacher said two minuses make a plus', 'idea'],
    ['dont you always add the exponents', 'idea'],
    ['basically you just cancel the x', 'idea'],
    ['oh i multiplied instead of dividing', 'idea'],
    ['im so scared of the test tomorrow', 'worry'],
    ['my friends laughed at me today', 'hurt'],
  ])('from "%s" is: %s', (text, sign) => {
    expect(told(text)).toBe(sign);
  });

  it.each(['give me another one', 'what is a like term', 'i think its c', 'you just rock', 'thanks', 'i got 12'])(
    'from "%s" is nothing',
    (text) => {
      expect(told(text)).toBeNull();
    },
  );
});
