import { useEffect, useRef, useState } from 'react';
import type { CoachLine } from '@stoa/schema/essay/coach-view';
import type { ReasoningSkill } from '@stoa/schema/essay/reasoning-skill';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { StudentBubble } from '../../../components/StudentBubble.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { TutorIsWriting } from '../../../components/TutorIsWriting.tsx';
import { CoachLines } from './CoachLines.tsx';
import { longestCoachMessage } from './essay-lengths.ts';
import type { Coach } from './use-coach.ts';

/** The coach's state: it talks, is quiet during the timed reading, can't be reached, or is off. */
export type CoachState = 'talks' | 'quiet' | 'offline' | 'off' | 'over';

const words: Record<Exclude<CoachState, 'talks' | 'over'>, string> = {
  quiet: 'Your coach is quiet during reading time. Highlight the documents and add notes.',
  offline: 'Your coach is offline. Keep writing. Your work is saved.',
  off: 'Your teacher turned the coach off for this essay. Keep writing.',
};

const skills: Record<ReasoningSkill, string> = {
  causation: 'Causes',
  comparison: 'A comparison',
  'continuity-and-change': 'Change over time',
  periodization: 'A turning point',
};

/** The coach beside the essay: what was said, and a field to write to it. It can be folded away. */
export function CoachStripe({ coach, state }: { coach: Coach; state: CoachState }) {
  const [open, setOpen] = useState(true);
  const { view, sending, busy, error } = coach;
  return (
    <section aria-label="Coach" className="rounded-card border border-line bg-sunk">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="coach-words"
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2 rounded-card px-4 text-left hover:text-plum"
        >
          <Icon name="talk" />
          Coach
          {!open && coach.unread && <span className="rounded-full bg-plum-wash px-2 text-sm text-plum">New message</span>}
          <Icon name={open ? 'up' : 'down'} className="ml-auto size-5" />
        </button>
      </h2>
      {/* One live region, always there, from which a screen reader announces each line once. */}
      <p role="status" className="sr-only">
        {newestOf(view.lines)}
      </p>
      <div id="coach-words" hidden={!open} className="grid gap-3 px-4 pb-3">
        {view.lines.length > 0 && (
          <Talk lines={view.lines} sending={sending} busy={busy && sending !== null} open={open} onRead={coach.read} />
        )}
        {view.lines.length === 0 && sending !== null && <p className="text-soft">{sending}</p>}
        {state !== 'talks' && state !== 'over' && <p className="text-soft">{words[state]}</p>}
        {error !== null && <Trouble error={error} />}
        {state === 'talks' && view.asks_skill && sending === null && (
          <div role="group" aria-label="Kind of argument" className="flex flex-wrap gap-2">
            {(Object.keys(skills) as ReasoningSkill[]).map((skill) => (
              <Button key={skill} size="small" onClick={() => coach.say(skills[skill], skill)}>
                {skills[skill]}
              </Button>
            ))}
          </div>
        )}
        {state === 'talks' && <Message coach={coach} />}
      </div>
    </section>
  );
}

const newestOf = (lines: readonly CoachLine[]): string => {
  const last = lines.at(-1);
  return last?.by === 'coach' ? last.text.replaceAll('*', '') : '';
};

/** The lines, the newest in sight. */
function Talk({
  lines,
  sending,
  busy,
  open,
  onRead,
}: {
  lines: readonly CoachLine[];
  sending: string | null;
  busy: boolean;
  open: boolean;
  onRead: () => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!open) return;
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    onRead();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- whenever there is another line
  }, [lines.length, sending, open]);
  return (
    <ol
      ref={list}
      aria-label="What you and your coach said"
      tabIndex={0}
      className="grid max-h-72 content-start gap-3 overflow-y-auto overscroll-contain rounded-key pb-1 lg:max-h-[min(14rem,24dvh)]"
    >
      <CoachLines lines={lines} speaker="You" />
      {sending !== null && (
        <li>
          <StudentBubble>
            <p className="wrap-anywhere whitespace-pre-wrap">{sending}</p>
          </StudentBubble>
        </li>
      )}
      {busy && (
        <li>
          <TutorIsWriting />
        </li>
      )}
    </ol>
  );
}

/** Where she writes to the coach. Enter sends. */
function Message({ coach: { say, sending } }: { coach: Coach }) {
  const [text, write] = useState('');
  const send = () => {
    if (sending !== null || text.trim() === '') return;
    say(text.trim());
    write('');
  };
  return (
    <form
      aria-label="Message to the coach"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label="Your message to the coach"
        rows={1}
        enterKeyHint="send"
        placeholder="Ask your coach"
        maxLength={longestCoachMessage}
        className="field-sizing-content max-h-32 min-h-11 w-full min-w-0 flex-1 resize-none rounded-key border border-edge bg-card px-3 py-2 placeholder:text-soft focus:border-plum focus:outline-3 focus:outline-offset-0 focus:outline-plum/35"
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" size="small" busy={sending !== null} className="min-h-11">
        Send
      </Button>
    </form>
  );
}
