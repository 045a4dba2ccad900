import { describe, expect, it } from 'vitest';
import { examClock } from './exam-clock.ts';

const start = Date.parse('2026-05-08T12:00:00Z');
const after = (seconds: number) => examClock('timed', start, start + seconds * 1000);

describe('the clock of a timed essay', () => {
  it.each([
    { seconds: -5, clock: { period: 'reading', left: 900 } },
    { seconds: 0, clock: { period: 'reading', left: 900 } },
    { seconds: 899.5, clock: { period: 'reading', left: 1 } },
    { seconds: 900, clock: { period: 'writing', left: 2700 } },
    { seconds: 3599, clock: { period: 'writing', left: 1 } },
    { seconds: 3600, clock: { period: 'over' } },
    { seconds: 90_000, clock: { period: 'over' } },
  ])('is at $clock after $seconds seconds', ({ seconds, clock }) => {
    expect(after(seconds)).toEqual(clock);
  });

  it('doesn’t run for an untimed essay', () => {
    expect(examClock('untimed', start, start + 9e6)).toEqual({ period: 'untimed' });
  });
});
