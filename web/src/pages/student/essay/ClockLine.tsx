import { Icon } from '../../../components/Icon.tsx';
import type { ExamClock } from './exam-clock.ts';

/** Shows how much time is left. A screen reader announces the start of each period, and when five minutes are left. */
export function ClockLine({ clock }: { clock: ExamClock }) {
  if (clock.period === 'untimed') return null;
  return (
    <>
      <p role="timer" className="flex items-center gap-2 font-medium tabular-nums">
        <Icon name="due" />
        {clock.period === 'over'
          ? 'Time is up'
          : `${clock.period === 'reading' ? 'Reading' : 'Writing'}: ${asTime(clock.left)} left`}
      </p>
      <p role="status" className="sr-only">
        {announced(clock)}
      </p>
    </>
  );
}

/** "14:05": minutes and seconds. */
export const asTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function announced(clock: ExamClock): string {
  if (clock.period === 'over') return 'Time is up. Your essay is turned in.';
  if (clock.period === 'reading') return 'Reading time: 15 minutes.';
  if (clock.period === 'writing')
    return clock.left <= 300 ? 'Five minutes left.' : 'Writing time: 45 minutes. You can write now.';
  return '';
}
