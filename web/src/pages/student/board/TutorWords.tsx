import { useEffect, useRef } from 'react';
import type { BoardView, TutorLine } from '@stoa/schema/board/board-view';
import { Icon } from '../../../components/Icon.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { spoken } from '../../../components/spoken.ts';
import { classNames } from '../../../components/class-names.ts';

/** What the tutor is saying or said last, as text and, if she wants, aloud; and what was said before. */
export function TutorWords({ view, aloud, quiet }: { view: BoardView; aloud: boolean; quiet: boolean }) {
  const last = view.tutor.at(-1) ?? null;
  useSpeaking(last, aloud);
  const earlier = talkOf(view).slice(0, -1);
  return (
    <section aria-label="Your tutor" className="grid gap-2">
      <div
        className={classNames(
          'card flex min-h-16 items-start gap-3 px-4 py-3 shadow-none',
          last?.crisis === true ? 'border-clay bg-clay-wash' : view.state === 'SPEAKING' ? 'border-plum bg-plum-wash' : '',
        )}
      >
        <Icon name="talk" className="mt-1 size-5 text-plum" />
        <div role="status" className="min-w-0 flex-1">
          {last === null ? (
            <p className="text-soft">Your tutor is watching, and will leave you time to think.</p>
          ) : (
            <div key={last.line} className={last.stopped_at === null ? '' : 'text-soft'}>
              <MathText text={last.text} />
              {last.stopped_at !== null && <span className="sr-only"> (stopped)</span>}
            </div>
          )}
        </div>
        <p className="shrink-0 text-sm text-soft">{quiet && view.state === 'QUIET' ? 'Keeping quiet' : stateWords[view.state]}</p>
      </div>
      {earlier.length > 0 && (
        <details className="text-[0.9375rem]">
          <summary className="link justify-self-start">What was said</summary>
          <ol className="mt-2 grid max-h-60 gap-1.5 overflow-y-auto" tabIndex={0} aria-label="What was said">
            {earlier.map((said, place) => (
              <li key={place} className="grid grid-cols-[3rem_1fr] gap-2">
                <SaidLine said={said} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const stateWords = { QUIET: 'Watching', DECIDING: 'Thinking', SPEAKING: 'Speaking', WAITING: 'Listening' } as const;

/** Returns what both sides said, in order. */
export const talkOf = ({
  tutor,
  student,
}: Pick<BoardView, 'tutor' | 'student'>): readonly { at: number; who: 'Tutor' | 'You'; text: string }[] =>
  [
    ...tutor.map(({ at, text }) => ({ at, who: 'Tutor' as const, text })),
    ...student.map(({ at, text }) => ({ at, who: 'You' as const, text })),
  ].toSorted((a, b) => a.at - b.at);

/** Returns a session's time as minutes and seconds. */
export const clock = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** One line of the conversation: when it was said, by whom, and what. */
export function SaidLine({ said: { at, who, text } }: { said: ReturnType<typeof talkOf>[number] }) {
  return (
    <>
      <span className="text-soft tabular-nums">{clock(at)}</span>
      <span>
        <span className="font-medium">{who}:</span> {text}
      </span>
    </>
  );
}

/** Reads the tutor's newest line aloud, if the student wants that, and stops as soon as the tutor does. */
function useSpeaking(last: TutorLine | null, aloud: boolean): void {
  const begun = useRef(last?.line ?? 0);
  useEffect(() => {
    const { speechSynthesis } = window as { speechSynthesis?: SpeechSynthesis };
    if (speechSynthesis === undefined || last === null) return;
    if (last.stopped_at !== null) return speechSynthesis.cancel();
    if (!aloud || last.line <= begun.current) return;
    begun.current = last.line;
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(spoken(last.text));
    words.lang = 'en-US';
    words.rate = 0.95;
    speechSynthesis.speak(words);
  }, [last, aloud]);
  useEffect(() => () => (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis?.cancel(), []);
}
