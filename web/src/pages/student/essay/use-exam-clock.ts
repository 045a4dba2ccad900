import { useEffect, useState } from 'react';
import type { EssaySubmission } from '@stoa/schema/essay/submission';
import { examClock } from './exam-clock.ts';
import type { ExamClock } from './exam-clock.ts';

/**
 * The clock of an essay, updated every second. `readAt`: when the essay was loaded, by this device's clock, which may be wrong.
 */
export function useExamClock({ timing, started_at, clock_since, now }: EssaySubmission, readAt: number): ExamClock {
  const ahead = Date.parse(now) - readAt;
  const [device, setDevice] = useState(() => Date.now());
  const runs = timing === 'timed';
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => setDevice(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [runs]);
  return examClock(timing, Date.parse(clock_since ?? started_at), Math.max(device, readAt) + ahead);
}
