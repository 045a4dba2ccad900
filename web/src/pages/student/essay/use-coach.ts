import { useEffect, useRef, useState } from 'react';
import type { EssayWork } from '@stoa/schema/essay/submission';
import { useTurn } from '../../../session/use-turn.ts';
import { useConnectionDown } from '../../../use-connection.ts';
import { coachSession } from './coach-session.ts';
import type { CoachTold } from './coach-session.ts';
import { openingEvent, silenceMs, typingPauseMs, weightOf } from './coach-timing.ts';
import type { EssaySaver } from './essay-saver.ts';
import type { ExamClock } from './exam-clock.ts';

/**
 * How long a message waits for the essay to be saved, so that the coach reads the text that she means; after that, the coach
 * uses what was saved before.
 */
const waitForSaveMs = 3000;

/**
 * The coach of an essay, for its page: what was said, and `say`. The coach is told when typing pauses, when she is silent, and
 * when the writing starts. It reads the essay as it is stored, so each turn waits until the newest text is saved.
 */
export function useCoach(
  essayId: string,
  { saver, work, clock, open }: { saver: EssaySaver; work: EssayWork; clock: ExamClock; open: boolean },
) {
  const [unread, setUnread] = useState(false);
  const session = useTurn(coachSession, essayId, {
    onAnswered: (_, before, after) => setUnread((already) => already || hasSpoken(before, after)),
  });
  const { view, busy, turn } = session;
  const down = useConnectionDown();
  const [waiting, setWaiting] = useState<CoachTold | null>(null);
  const talks = open && !view.off && clock.period !== 'reading' && clock.period !== 'over';

  /** Sends the newest event next, unless a more important one is waiting. */
  const tell = (told: CoachTold) =>
    setWaiting((before) => (before !== null && weightOf(before.event) > weightOf(told.event) ? before : told));
  const latest = useRef(tell);
  latest.current = tell;

  useEffect(() => {
    if (waiting === null || busy || down || !talks) return;
    let left = false;
    const isMessage = waiting.event === 'student_message';
    const late = isMessage ? new Promise<void>((resolve) => window.setTimeout(resolve, waitForSaveMs)) : null;
    const saved = saver.settled();
    void Promise.race(late === null ? [saved] : [saved.catch(() => late), late]).then(
      () => {
        if (left) return;
        setWaiting(null);
        turn(waiting);
      },
      () => !left && setWaiting(null), // it isn't saved, and the page already says so
    );
    return () => {
      left = true;
    };
  }, [waiting, busy, down, talks, saver, turn]);

  const [opened] = useState(() => openingEvent(view, clock.period, Date.now()));
  useEffect(() => {
    if (talks && opened !== null) latest.current({ event: opened });
  }, []); // once, when the page is opened

  const period = useRef(clock.period);
  useEffect(() => {
    if (period.current === 'reading' && clock.period === 'writing') latest.current({ event: 'writing_started' });
    period.current = clock.period;
  }, [clock.period]);

  const wasDown = useRef(false);
  useEffect(() => {
    // During the timed reading the coach is quiet, so it has nothing to resume.
    if (wasDown.current && !down && clock.period !== 'reading') latest.current({ event: 'model_restored' });
    wasDown.current = down;
  }, [down, clock.period]);

  const begun = useRef(work);
  useEffect(() => {
    if (!talks) return;
    const changed = begun.current !== work;
    begun.current = work;
    const pause = window.setTimeout(() => changed && latest.current({ event: 'typing_pause' }), typingPauseMs);
    const silence = window.setTimeout(() => latest.current({ event: 'silence_5min' }), silenceMs);
    return () => {
      window.clearTimeout(pause);
      window.clearTimeout(silence);
    };
  }, [work, talks, view.version]);

  return {
    ...session,
    down,
    unread,
    read: () => setUnread(false),
    /** Her message that is being sent. */
    sending: waiting?.event === 'student_message' ? (waiting.message ?? null) : (session.pending?.input.message ?? null),
    say: (message: string, skill: CoachTold['skill'] = null) => tell({ event: 'student_message', message, skill }),
  };
}

export type Coach = ReturnType<typeof useCoach>;

const hasSpoken = (before: Coach['view'], after: Coach['view']): boolean =>
  after.lines.length > before.lines.length && after.lines.at(-1)?.by === 'coach';
