import { useEffect, useState } from 'react';
import { examClock } from '@stoa/schema/essay/exam-clock';
import type { ExamClock } from '@stoa/schema/essay/exam-clock';
import type { EssaySubmission } from '@stoa/schema/essay/submission';

/** The clock of an essay, second by second. `readAt`: when the essay was read here, by this device's clock, which may be wrong. */
export function useExamClock({ timing, started_at, now }: EssaySubmission, readAt: number): ExamClock {
  const ahead = Date.parse(now) - readAt;
  const [device, setDevice] = useState(() => Date.now());
  const runs = timing === 'timed';
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => setDevice(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [runs]);
  return examClock(timing, Date.parse(started_at), Math.max(device, readAt) + ahead);
}
