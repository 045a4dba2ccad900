import { useSuspenseQueries } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { LessonMessage, ReasonStanding } from '@stoa/schema/lesson';
import type { Answer } from '../../client.ts';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { Page } from '../../components/Page.tsx';
import { fetchKatex } from '../../components/Tex.tsx';
import { client } from '../../api.ts';
import { Conversation } from '../student/lesson/Conversation.tsx';
import { PathSteps } from '../student/lesson/LessonPath.tsx';
import { flagCaseQuery } from './flag-queries.ts';
import { FlagsPanel } from './FlagsPanel.tsx';
import { flagWords, isGrave } from './flags.ts';
import { ResultCard } from './ResultCard.tsx';
import { StudentLink } from './StudentLink.tsx';

void fetchKatex();

type Flag = Answer<typeof lessons.replay>['flags'][number];
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/**
 * A lesson for its teacher: what was flagged and what to do about it, the result, and everything that was said, turn by turn.
 */
export function ReplayPage() {
  const { sessionId } = useParams({ from: '/layout/teacher/lessons/$sessionId' });
  const { turn: current = null } = useSearch({ from: '/layout/teacher/lessons/$sessionId' });
  const navigate = useNavigate();
  const of = { params: { sessionId } };
  const [{ data: replay }, { data: summary }, { data: told }] = useSuspenseQueries({
    queries: [
      { queryKey: ['replay', sessionId], queryFn: () => client.lessons.replay(of), staleTime: 5_000 },
      { queryKey: ['replay', sessionId, 'summary'], queryFn: () => client.lessons.summary(of), staleTime: 5_000 },
      flagCaseQuery(sessionId),
    ],
  });
  const turns = [...Map.groupBy(replay.messages, ({ turn }) => turn)];
  const numbers = turns.map(([turn]) => turn);
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
      lead={moment.format(new Date(replay.started_at))}
      wide
      aside={
        <div className="flex min-w-0 flex-wrap gap-2 print:hidden">
          <Link to="/teacher/lessons" className="link inline-flex min-h-11 items-center gap-2 px-2">
            <Icon name="back" className="size-4" /> All lessons
          </Link>
          <StudentLink learnerId={replay.learner_id} learner={replay.learner} />
          <Button icon="print" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    >
      <FlagsPanel learner={replay.learner} told={told} lesson={{ messages: replay.messages, onShow: goTo }} />
      <ResultCard
        path={replay.path}
        messages={replay.messages}
        summary={summary}
        misconceptions={replay.misconceptions}
        flags={told.flags.length}
        sessionId={sessionId}
      />
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
                messages={messages}
                flags={replay.flags.filter((flag) => flag.turn === turn)}
                reason={replay.reasons.find((reason) => reason.turn === turn)?.standing ?? null}
                all={replay.messages}
              />
            ))}
          </ol>
        </div>
        <aside aria-label="The path" className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <section>
            <h2 className="text-lg">The path</h2>
            <PathSteps path={replay.path} here={`${replay.learner} is here`} />
          </section>
        </aside>
      </div>
    </Page>
  );
}

/** The judgments of a reason, in words for teachers. */
const reasons: Readonly<Record<ReasonStanding, string>> = {
  fits: 'the reason fits',
  by_chance: 'the reason works only by chance',
  misconception: 'there may be a misconception in it',
  unknown: 'the tutor couldn’t tell whether the reason fits',
  none: 'no reason given',
};

function Turn({
  turn,
  current,
  messages,
  flags,
  reason,
  all,
}: {
  turn: number;
  current: boolean;
  messages: readonly LessonMessage[];
  flags: readonly Flag[];
  /** How her reason for a right answer was judged, if this turn is her reply to that question. */
  reason: ReasonStanding | null;
  all: LessonMessage[];
}) {
  return (
    <li
      id={`turn-${turn}`}
      aria-current={current || undefined}
      className={classNames(
        'grid scroll-mt-32 gap-3 rounded-card border-l-4 px-4 py-3',
        current ? 'border-plum bg-plum-wash/40' : 'border-transparent',
      )}
    >
      <h2 className="eyebrow font-sans">{turn === 0 ? 'The welcome' : `Turn ${turn}`}</h2>
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
      {reason !== null && <p className="text-[0.9375rem] text-soft">Asked how they saw it: {reasons[reason]}.</p>}
      <ol className="grid gap-3">
        <Conversation view={{ messages: all, question: null }} messages={messages} speaker="Student" />
      </ol>
    </li>
  );
}

/** Handles the arrow keys, unless something is being written. */
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
