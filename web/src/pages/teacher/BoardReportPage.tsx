import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { BoardMoment } from '@stoa/schema/board/board-log';
import type { BoardView } from '@stoa/schema/board/board-view';
import { client } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { MathLine, MathText } from '../../components/MathText.tsx';
import { Page } from '../../components/Page.tsx';
import type { BoardDesk, DeskSnapshot } from '../../ink/board-desk.ts';
import { BoardReplay } from '../student/board/board-replay.ts';
import { Paper } from '../../ink/Paper.tsx';
import { saveFile } from '../student/board/save-file.ts';
import { clock, talkOf, TutorWords } from '../student/board/TutorWords.tsx';
import { useQuiet } from '../student/board/use-quiet.ts';
import { useBoard } from '../student/board/use-board.ts';
import { momentWords, triggerWords } from './board-words.ts';
import { StudentLink } from './StudentLink.tsx';

const reportQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['board-report', sessionId],
    queryFn: () => client.boards.report({ params: { sessionId } }),
    staleTime: 0,
  });

const momentsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['board-moments', sessionId],
    staleTime: 0,
    queryFn: async () => {
      const all: BoardMoment[] = [];
      for (let after: number | null = 0; after !== null;) {
        const { moments, next }: { moments: BoardMoment[]; next: number | null } = await client.boards.log({
          params: { sessionId },
          query: { after },
        });
        all.push(...moments);
        after = next;
      }
      return all;
    },
  });

/**
 * A student's session at the board, for her teacher: live, and later along its timeline, with the reasons why the tutor spoke.
 */
export function BoardReportPage() {
  const { sessionId } = useParams({ from: '/layout/teacher/boards/$sessionId' });
  const { data: report } = useSuspenseQuery(reportQuery(sessionId));
  const [looksBack, setLooksBack] = useState(report.board.over);
  const { metrics, signals, learner, board } = report;
  const counted: [string, string | number][] = [
    ['Times the tutor spoke', metrics.intervention_count],
    ['Questions', metrics.question_count],
    ['Hints', metrics.hint_count],
    ['Deepest hint level', metrics.escalation_depth],
    ['Average wait before speaking', `${metrics.average_wait_time} s`],
    ['Questions answered', metrics.student_response_rate === null ? '–' : `${Math.round(metrics.student_response_rate * 100)}%`],
    ['Caught her own mistakes', signals.self_corrections],
    ['Stuck after a hint', signals.stuck_after_hint],
    ['Solved after one hint', signals.completed_after_one_hint],
    ['“Oh!” moments', signals.learning_moments],
    ['Same mistake after a correction', signals.repeated_after_correction],
  ];
  const download = async () =>
    saveFile(`board-${sessionId}.jsonl`, `${JSON.stringify(await client.boards.recording({ params: { sessionId } }))}\n`);

  return (
    <Page
      title="Session at the board"
      heading={board.skill?.name ?? 'Board'}
      wide
      lead={learner.name}
      aside={
        <div className="flex flex-wrap gap-2">
          <StudentLink learnerId={learner.id} learner={learner.name} />
          {!board.over && (
            <Button size="small" onClick={() => setLooksBack(!looksBack)}>
              {looksBack ? 'Watch live' : 'Look back'}
            </Button>
          )}
          {board.over && (
            <Button size="small" icon="down" onClick={() => void download()}>
              Download the session
            </Button>
          )}
        </div>
      }
    >
      {looksBack ? <LookBack sessionId={sessionId} board={board} /> : <LiveView first={board} />}
      <section aria-labelledby="counted" className="mt-10 grid gap-3">
        <h2 id="counted" className="text-xl">
          What was counted
        </h2>
        <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {counted.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-1">
              <dt className="text-soft">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {report.interventions.length > 0 && (
        <section aria-labelledby="spoke" className="mt-10 grid gap-3">
          <h2 id="spoke" className="text-xl">
            Why the tutor spoke
          </h2>
          <ol className="grid gap-2">
            {report.interventions.map((one, at) => (
              <li key={at} className="card grid gap-1 px-4 py-3 shadow-none sm:grid-cols-[4rem_1fr]">
                <span className="text-soft tabular-nums">{clock(one.timestamp)}</span>
                <div>
                  <p>{one.response_text}</p>
                  <p className="text-sm text-soft">
                    {triggerWords(one.trigger)}
                    {one.error_type !== null && ` · ${words(one.error_type)}`} · {words(one.response_type)} · no work for{' '}
                    {Math.round(one.student_state.stuck_duration)} s
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Page>
  );
}

const words = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

/** The board as it is now, updated live. */
function LiveView({ first }: { first: BoardView }) {
  const { room, state, desk } = useBoard(first, { watch: true });
  const quiet = useQuiet(state);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-soft">
        {state.view.over ? 'The session is over.' : state.live ? 'You’re watching live.' : 'Connecting…'}
      </p>
      <BoardSeen view={state.view} desk={room.desk} lines={desk.lines} />
      <TutorWords view={state.view} aloud={false} quiet={quiet} />
    </div>
  );
}

/** The session, replayed along its timeline. */
function LookBack({ sessionId, board }: { sessionId: string; board: BoardView }) {
  const { data: moments } = useSuspenseQuery(momentsQuery(sessionId));
  const replay = useMemo(() => new BoardReplay(moments), [moments]);
  const last = moments.at(-1)?.t ?? 0;
  const [at, setAt] = useState(last);
  const [plays, setPlays] = useState(false);
  const shown = useMemo(() => replay.at(at), [replay, at]);
  useEffect(() => {
    if (!plays) return;
    const timer = window.setInterval(() => setAt((now) => Math.min(last, now + 400)), 100); // four times the original speed
    return () => window.clearInterval(timer);
  }, [plays, last]);
  useEffect(() => {
    if (at >= last) setPlays(false);
  }, [at, last]);
  const talk = talkOf(shown);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          onClick={() => {
            if (at >= last) setAt(0);
            setPlays(!plays);
          }}
        >
          {plays ? 'Pause' : 'Play'}
        </Button>
        <label className="flex min-w-52 flex-1 items-center gap-3">
          <span className="sr-only">Time in the session</span>
          <input
            type="range"
            min={0}
            max={last}
            step={100}
            value={at}
            aria-valuetext={clock(at)}
            onChange={({ target }) => setAt(Number(target.value))}
            className="w-full accent-plum"
          />
        </label>
        <span className="text-soft tabular-nums">
          {clock(at)} / {clock(last)}
        </span>
      </div>
      <BoardSeen
        view={{ ...board, problem: shown.problem ?? board.problem }}
        desk={replay.desk}
        lines={replay.desk.snapshot.lines}
      />
      <ol className="grid gap-1.5" aria-label="What was said so far">
        {talk.slice(-6).map(({ at: when, who, text }, place) => (
          <li key={place} className="grid grid-cols-[3.5rem_1fr] gap-2">
            <button
              type="button"
              className="link text-left tabular-nums"
              onClick={() => setAt(when)}
              aria-label={`Go to ${clock(when)}`}
            >
              {clock(when)}
            </button>
            <span>
              <span className="font-medium">{who === 'You' ? 'Student' : who}:</span> {text}
            </span>
          </li>
        ))}
      </ol>
      {shown.row !== null && <p className="text-[0.9375rem] text-soft">{momentWords(shown.row)}</p>}
    </div>
  );
}

const looking = { tool: 'hand', penOnly: false, look: { width: 32, even: false } } as const;

function BoardSeen({ view, desk, lines }: { view: BoardView; desk: BoardDesk; lines: DeskSnapshot['lines'] }) {
  return (
    <>
      <section aria-label="Problem" className="card px-5 py-3 text-lg shadow-none">
        <MathText text={view.problem.stem} />
      </section>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.9fr)_minmax(18rem,1fr)]">
        <div className="h-[28rem]">
          <Paper desk={desk} settings={looking} onAct={() => false} onPen={() => undefined} />
        </div>
        <section aria-label="Lines" className="grid content-start gap-2">
          <h2 className="text-lg">Lines</h2>
          {lines.length === 0 && <p className="text-soft">Nothing yet.</p>}
          <ol className="grid gap-1 text-lg">
            {lines.map(({ id, text }) => (
              <li key={id}>
                {text === null ? (
                  <span className="text-[0.9375rem] text-soft">In handwriting</span>
                ) : (
                  <MathLine text={`$${text}$`} />
                )}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
