import { useEffect, useState } from 'react';
import type { PracticeReply, PracticeView } from '@stoa/schema/practice';
import { Icon } from '../../../furniture/Icon.tsx';
import { MathLine, MathText } from '../../../furniture/MathText.tsx';
import { Steps, ShownAnswer } from './Solution.tsx';

const rungs = ['', 'Where to look', 'What to remember', 'The next step'] as const;

/**
 * The tutor's side of the table: what it said last, the hints so far, a worked example. What is new is read aloud by screen
 * readers as it arrives, and the focus stays where the learner is working.
 */
export function TutorSays({ view, reply, onCountedDown }: { view: PracticeView; reply: PracticeReply | null; onCountedDown: () => void }) {
  const last = view.attempts.at(-1);
  const spoken = reply?.words ?? (view.phase.kind === 'answering' ? (last?.note ?? null) : null);
  const hint = view.hints.at(-1);
  const told = reply !== null && hint !== undefined && spoken?.includes(hint.hint_text) === true;
  const fresh = reply !== null && hint !== undefined && (reply.outcome === 'hint' || reply.outcome === 'incorrect') && !told;

  return (
    <section aria-label="Tutor" className="grid gap-4">
      <div role="status" aria-live="polite" className="grid gap-3">
        {spoken !== null && spoken !== '' && (
          <div key={reply?.turn_id ?? 'kept'} className={`arrive rounded-card rounded-tl-sm border px-5 py-3.5 text-lg ${toneOf(reply)}`}>
            <MathText text={spoken} />
          </div>
        )}
        {fresh && <span className="sr-only">Hint: {hint.hint_text}</span>}
      </div>
      {view.slow_down !== null && <SlowDown key={view.slow_down.until} {...view.slow_down} onOver={onCountedDown} />}
      {view.hints.length > 0 && (
        <section aria-label="Hints">
          <ol className="grid gap-3">
            {view.hints.map(({ hint_level, hint_text }, at) => (
              <li
                key={at}
                className={`arrive grid grid-cols-[auto_1fr] gap-x-3.5 rounded-card border px-5 py-3.5 ${at === view.hints.length - 1 ? 'border-sea/35 bg-sea-wash' : 'border-line'}`}
              >
                <Icon name="hint" className="mt-0.5 size-5 text-sea" />
                <div>
                  <p className="text-sm font-semibold text-sea">{rungs[hint_level]}</p>
                  <MathText text={hint_text} className="text-lg" />
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {view.example !== null && (
        <section aria-label="A worked example" className="arrive rounded-card border border-line bg-card px-5 py-4 sm:px-7 sm:py-5">
          <h3 className="mb-3 flex items-center gap-2 text-lg">
            <Icon name="example" className="size-5 text-plum" /> One like it, worked out
          </h3>
          <MathText text={view.example.stem} className="mb-4 text-lg" />
          <Steps steps={view.example.steps} />
          <p className="mt-4 border-t border-line pt-3">
            <span className="text-soft">Answer: </span>
            <ShownAnswer answer={view.example.answer} />
          </p>
        </section>
      )}
    </section>
  );
}

function toneOf(reply: PracticeReply | null): string {
  switch (reply?.outcome) {
    case 'correct':
      return 'border-olive/35 bg-olive-wash';
    case 'incorrect':
      return 'border-clay/35 bg-clay-wash';
    case 'unreadable':
    case 'undecided':
    case 'slowed':
      return 'border-ochre/40 bg-ochre-wash';
    default:
      return 'border-line bg-card';
  }
}

/** A pause to think, with its end in sight. */
function SlowDown({ words, until, onOver }: { words: string; until: string; onOver: () => void }) {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    if (left <= 0) {
      onOver();
      return;
    }
    const timer = window.setTimeout(() => setLeft(secondsUntil(until)), 1000);
    return () => window.clearTimeout(timer);
    // `onOver` is called once, when the time is over
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left, until]);
  if (left <= 0) return null;
  return (
    <div className="arrive flex items-center gap-4 rounded-card border border-ochre/40 bg-ochre-wash px-5 py-4">
      <span role="timer" aria-label={`${left} seconds left`} className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-ochre font-serif text-lg text-ochre">
        {left}
      </span>
      <p>
        <MathLine text={words} />
      </p>
    </div>
  );
}

/** Whole seconds to go, by this device's clock; a clock that is far off may not keep a learner waiting. */
const secondsUntil = (until: string) => Math.min(60, Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)));
