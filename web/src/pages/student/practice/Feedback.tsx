import { useEffect, useRef, useState } from 'react';
import type { PracticeReply, PracticeView } from '@stoa/schema/practice';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { MathLine, MathText } from '../../../components/MathText.tsx';
import { SafetyNote } from '../../../components/SafetyNote.tsx';
import { serverNow } from '../../../server-clock.ts';
import { HintNote } from './Help.tsx';
import { useOpenedHelp } from './use-opened-help.ts';

/**
 * Returns what the tutor says now: its latest words on this page or, on a page that was just loaded, the note on the latest
 * attempt.
 */
export const wordsNow = (view: PracticeView, reply: PracticeReply | null): string | null =>
  reply?.words ?? (view.phase.kind === 'answering' ? (view.attempts.at(-1)?.note ?? null) : null);

/**
 * The place where reading failed is also marked under the field. The reason is here, because an answer can be readable and
 * still not answer this question.
 */
const unreadWords = (why: string) => `${why} That didn’t count against you. Change it and try again.`;
const unreadableNow = (view: PracticeView, reply: PracticeReply | null): boolean =>
  (reply === null || reply.outcome === 'unreadable') && view.attempts.at(-1)?.reading_problem != null;

/** The hint that is shown beside the field, unless the tutor's words say it already. */
export const hintNow = (view: PracticeView, words: string | null) => {
  const hint = view.hints.at(-1) ?? null;
  return hint !== null && words?.includes(hint.hint_text) === true ? null : hint;
};

/** The tutor's feedback, directly below the answer: its words, the newest hint, a pause to think. */
export function Feedback({
  view,
  reply,
  onCountedDown,
}: {
  view: PracticeView;
  reply: PracticeReply | null;
  onCountedDown: () => void;
}) {
  const words = wordsNow(view, reply);
  const hint = hintNow(view, words);
  const { safety } = view;
  const unread = unreadableNow(view, reply);
  const why = view.attempts.at(-1)?.reading_problem?.message ?? words ?? '';
  const helps = reply !== null && hint !== null && (reply.outcome === 'hint' || reply.outcome === 'incorrect');
  const opened = useOpenedHelp<HTMLDivElement>(helps ? reply.turn_id : null, reply?.outcome === 'hint');
  // The first words of a problem only open it; they need no box of their own.
  // A slow-down says its own below.
  const shown = safety === null && words !== null && words !== '' && reply?.outcome !== 'served' && reply?.outcome !== 'slowed';
  if (safety === null && !shown && hint === null && view.slow_down === null) return null;
  return (
    <section aria-label="Tutor" className="grid gap-2.5">
      {safety !== null && <Stopped key={reply?.turn_id ?? 'kept'} safety={safety} fresh={reply !== null} />}
      {shown && (
        <div key={reply?.turn_id ?? 'kept'} className={`arrive rounded-card border px-4 py-3 ${toneOf(view, reply)}`}>
          <MathText text={unread ? unreadWords(why) : words} />
        </div>
      )}
      {view.slow_down !== null && <SlowDown key={view.slow_down.until} {...view.slow_down} onOver={onCountedDown} />}
      {hint !== null && <HintNote key={view.hints.length} ref={opened} hint={hint} newest />}
    </section>
  );
}

/** The message after the safety check stopped a text. It is scrolled into view if the page is longer than the screen. */
function Stopped({ safety, fresh }: { safety: SafetyReply; fresh: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) place.current?.scrollIntoView({ block: safety.kind === 'crisis' ? 'start' : 'nearest' });
  }, [fresh, safety.kind]);
  return (
    <div ref={place} className="scroll-mt-20">
      <SafetyNote safety={safety} />
    </div>
  );
}

function toneOf(view: PracticeView, reply: PracticeReply | null): string {
  switch (reply?.outcome ?? view.attempts.at(-1)?.verdict) {
    case 'incorrect':
      return 'border-clay/35 bg-clay-wash';
    case 'unreadable':
    case 'undecided':
      return 'border-ochre/40 bg-ochre-wash';
    default:
      return 'border-line bg-sunk';
  }
}

/** A pause to think, with a countdown. */
function SlowDown({ words, until, onOver }: { words: string; until: string; onOver: () => void }) {
  const [left, setLeft] = useState(() => secondsUntil(until));
  const over = left <= 0;
  useEffect(() => {
    if (over) return;
    const timer = window.setInterval(() => setLeft(secondsUntil(until)), 500);
    return () => window.clearInterval(timer);
  }, [over, until]);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  if (over) return null;
  return (
    <div className="arrive flex items-center gap-4 rounded-card border border-ochre/40 bg-ochre-wash px-4 py-3">
      <span
        role="timer"
        aria-label={`${left} seconds left`}
        className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-ochre font-serif text-lg text-ochre"
      >
        {left}
      </span>
      <p>
        <MathLine text={words} />
      </p>
    </div>
  );
}

/**
 * Returns the whole seconds left by the server's clock; at most 60, so that a wrong clock doesn't make a learner wait for long.
 */
const secondsUntil = (until: string) => Math.min(60, Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000)));
