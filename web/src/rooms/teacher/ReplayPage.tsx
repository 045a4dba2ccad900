import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { LessonMessage } from '@stoa/schema/lesson';
import type { Answer } from '../../client.ts';
import { Button } from '../../furniture/Button.tsx';
import { classNames } from '../../furniture/class-names.ts';
import { Icon } from '../../furniture/Icon.tsx';
import { MathLine } from '../../furniture/MathText.tsx';
import { Page } from '../../furniture/Page.tsx';
import { fetchKatex } from '../../furniture/Tex.tsx';
import { client } from '../../house.ts';
import { Conversation } from '../student/lesson/Conversation.tsx';
import { Steps } from '../student/lesson/LessonPath.tsx';
import { flagWords, isGrave } from './flags.ts';
import { outcomes } from './outcomes.ts';

void fetchKatex();

type Flag = Answer<typeof lessons.replay>['flags'][number];
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });
const noticed: Partial<Record<NonNullable<LessonMessage['act']>, string>> = {
  crisis: 'The message for a child in need was shown here.',
  guidance: 'She was told here that this is not for the lesson.',
};

/** A lesson as it went, read only, to be stepped through turn by turn. */
export function ReplayPage() {
  const { sessionId } = useParams({ from: '/house/teacher/lessons/$sessionId' });
  const { turn: current = null } = useSearch({ from: '/house/teacher/lessons/$sessionId' });
  const navigate = useNavigate();
  const { data: replay } = useSuspenseQuery({
    queryKey: ['replay', sessionId],
    queryFn: () => client.lessons.replay({ params: { sessionId } }),
    staleTime: 5_000,
  });
  const turns = [...Map.groupBy(replay.messages, ({ turn }) => turn)];
  const numbers = turns.map(([turn]) => turn);
  // The oldest turns of a long lesson share a line.
  const summed = replay.turn_timeline.filter((line) => line.startsWith('Turns '));
  const at = current === null ? -1 : numbers.indexOf(current);
  const goTo = useCallback(
    (turn: number | undefined) => {
      if (turn === undefined) return;
      void navigate({
        to: '/teacher/lessons/$sessionId',
        params: { sessionId },
        search: { turn },
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, sessionId],
  );
  const [before, after] = [at > 0 ? numbers[at - 1] : undefined, numbers[at + 1]];
  useArrows(
    () => goTo(before),
    () => goTo(after),
  );
  useEffect(() => {
    if (current !== null) document.getElementById(`turn-${current}`)?.scrollIntoView({ block: 'start' });
  }, [current]);

  return (
    <Page
      title={`${replay.learner}: ${replay.title} · Replay`}
      heading={`${replay.learner}: ${replay.title}`}
      lead={`${moment.format(new Date(replay.started_at))} · ${outcomes[replay.how]}`}
      wide
      aside={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link to="/teacher/lessons" className="link inline-flex min-h-11 items-center gap-2 px-2">
            <Icon name="back" className="size-4" /> Every lesson
          </Link>
          <Button icon="print" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <div className="grid content-start gap-4">
          <div className="sticky top-16 z-10 flex items-center gap-2 bg-paper py-2 print:hidden">
            <Button size="small" disabled={before === undefined} onClick={() => goTo(before)}>
              Previous
            </Button>
            <Button size="small" disabled={after === undefined} onClick={() => goTo(after)}>
              Next
            </Button>
            <span role="status" className="text-[0.9375rem] text-soft">
              {at === -1 ? `${numbers.at(-1)} turns; the arrow keys step through them` : `Turn ${current} of ${numbers.at(-1)}`}
            </span>
          </div>
          <ol aria-label="The lesson, turn by turn" className="grid gap-2">
            {turns.map(([turn, messages]) => (
              <Turn
                key={turn}
                turn={turn}
                current={turn === current}
                line={lineOf(replay.turn_timeline, turn)}
                messages={messages}
                flags={replay.flags.filter((flag) => flag.turn === turn)}
                all={replay.messages}
              />
            ))}
          </ol>
        </div>
        <aside aria-label="The path" className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <section>
            <h2 className="text-lg">The path</h2>
            <Steps path={replay.path} />
          </section>
          {summed.length > 0 && (
            <section>
              <h2 className="mb-2 text-lg">In short</h2>
              <ul className="grid gap-1.5 text-[0.9375rem] text-soft">
                {summed.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </Page>
  );
}

/** What the timeline tells of one turn: "Turn 3: …", without the number, which stands there already. */
const lineOf = (timeline: readonly string[], turn: number): string | null =>
  timeline
    .find((line) => line.startsWith(`Turn ${turn}:`))
    ?.slice(`Turn ${turn}:`.length)
    .trim() ?? null;

function Turn({
  turn,
  current,
  line,
  messages,
  flags,
  all,
}: {
  turn: number;
  current: boolean;
  line: string | null;
  messages: readonly LessonMessage[];
  flags: readonly Flag[];
  all: LessonMessage[];
}) {
  const note = messages.map(({ act }) => (act === null ? undefined : noticed[act])).find((one) => one !== undefined);
  return (
    <li
      id={`turn-${turn}`}
      aria-current={current || undefined}
      className={classNames(
        'grid scroll-mt-32 gap-3 rounded-card border-l-4 px-4 py-3',
        current ? 'border-plum bg-plum-wash/40' : 'border-transparent',
      )}
    >
      <div>
        <h2 className="eyebrow font-sans">{turn === 0 ? 'The welcome' : `Turn ${turn}`}</h2>
        {line !== null && (
          <p className="text-[0.9375rem] text-soft">
            <MathLine text={line} />
          </p>
        )}
      </div>
      {flags.map(({ kind, at }) => (
        <p
          key={`${kind} ${at}`}
          className={classNames(
            'flex items-center gap-2 text-[0.9375rem] font-medium',
            isGrave(kind) ? 'text-clay' : 'text-ochre',
          )}
        >
          <Icon name="flag" className="size-4" /> Noticed: {flagWords(kind)}
        </p>
      ))}
      {note !== undefined && (
        <p className="flex items-center gap-2 text-[0.9375rem] font-medium text-clay">
          <Icon name="flag" className="size-4" /> {note}
        </p>
      )}
      <ol className="grid gap-3">
        <Conversation view={{ messages: all, question: null }} messages={messages} speaker="Student" />
      </ol>
    </li>
  );
}

/** The arrow keys, where nothing is being written. */
function useArrows(left: () => void, right: () => void): void {
  const latest = useRef({ left, right });
  latest.current = { left, right };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input, textarea, select') !== null) return;
      if (event.key === 'ArrowLeft') latest.current.left();
      else if (event.key === 'ArrowRight') latest.current.right();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
