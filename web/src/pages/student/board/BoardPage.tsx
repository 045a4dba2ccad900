import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardView } from '@stoa/schema/board/board-view';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/Icon.tsx';
import { fetchMathField } from '../../../components/MathEntry.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useTitle } from '../../../components/Page.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { useMe } from '../../../signed-in.ts';
import { boardQuery } from './board-queries.ts';
import { BoardSummaryCard } from './BoardSummaryCard.tsx';
import { Paper } from '../../../ink/Paper.tsx';
import { PaperTools, type PaperChoice } from './PaperTools.tsx';
import { SayField } from './SayField.tsx';
import { TutorWords } from './TutorWords.tsx';
import { TypedLane } from './TypedLane.tsx';
import { useBoard } from './use-board.ts';
import { useInkLines } from './use-ink-lines.ts';
import { useQuiet } from './use-quiet.ts';

export function BoardPage() {
  const { sessionId } = useParams({ from: '/layout/boards/$sessionId' });
  const { data: first } = useSuspenseQuery(boardQuery(sessionId));
  return <Board key={sessionId} first={first} />;
}

/**
 * The paper and the lines beside it, the problem above them, and the tutor, who is quiet most of the time. A small screen shows
 * paper or lines.
 */
function Board({ first }: { first: BoardView }) {
  const { by = 'pen' } = useSearch({ from: '/layout/boards/$sessionId' });
  const { settings } = useMe();
  const { room, state, desk } = useBoard(first);
  const { view } = state;
  const wide = useMedia('(min-width: 64rem)');
  const [side, setSide] = useState<'paper' | 'lines'>(by === 'pen' ? 'paper' : 'lines');
  const [entry, setEntry] = useState(settings.entry);
  const [choice, setChoice] = useState<PaperChoice>({ tool: 'pen', penOnly: false, even: false });
  const [aloud, setAloud] = useState(false);
  const [asking, setAsking] = useState<'clear' | 'end' | null>(null);
  const act = useCallback((one: BoardAct) => room.do(one), [room]);
  useInkLines(room.desk, room.follow, !view.over);
  const quiet = useQuiet(state);
  useTitle('Board');
  useEffect(() => {
    if (settings.entry === 'math_field') fetchMathField();
  }, [settings.entry]);

  const paperShown = wide ? by === 'pen' || room.desk.ink.size > 0 || side === 'paper' : side === 'paper';
  const settingsOfPaper = { tool: choice.tool, penOnly: choice.penOnly, look: { width: 32, even: choice.even } };
  const onPen = useCallback(() => setChoice((now) => (now.penOnly ? now : { ...now, penOnly: true })), []);

  if (view.over) return <BoardSummaryCard view={view} lines={desk.lines} />;
  return (
    <div className="mx-auto grid w-full max-w-[100rem] grid-cols-1 gap-3 px-4 pt-4 pb-6 sm:px-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to="/boards"
          aria-label="Leave the board. Everything is saved."
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum"
        >
          <Icon name="back" />
        </Link>
        <h1 tabIndex={-1} className="mr-auto text-xl sm:text-2xl">
          {view.skill?.name ?? 'Board'}
        </h1>
        <p role="status" className="text-sm text-soft">
          {!state.live ? 'Not connected. Keep working; it’s kept on this device.' : state.saved ? 'Saved' : 'Saving…'}
        </p>
      </header>
      {state.trouble !== null && (
        <Banner
          tone="care"
          icon="info"
          action={
            <Button size="small" onClick={room.dismissTrouble}>
              OK
            </Button>
          }
        >
          {state.trouble}
        </Banner>
      )}
      {state.minutesLeft !== null && (
        <p className="text-[0.9375rem] font-medium text-ochre">About {state.minutesLeft} minutes left.</p>
      )}
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:items-start">
        <section aria-label={`Problem ${view.problem.number}`} className="card px-5 py-3 text-lg shadow-none">
          <MathText text={view.problem.stem} />
        </section>
        <TutorWords view={view} aloud={aloud} quiet={quiet} />
      </div>
      {!wide && (
        <div className="grid grid-cols-2 gap-1 rounded-full bg-sunk p-1" role="group" aria-label="Paper or lines">
          {(['paper', 'lines'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={side === one}
              onClick={() => setSide(one)}
              className="min-h-10 rounded-full font-medium text-soft aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card"
            >
              {one === 'paper' ? 'Paper' : 'Lines'}
            </button>
          ))}
        </div>
      )}
      <div
        className={classNames('grid grid-cols-1 gap-4', wide && paperShown && 'grid-cols-[minmax(0,1.9fr)_minmax(22rem,1fr)]')}
      >
        {paperShown && (
          <section aria-label="Paper" className="grid grid-cols-1 content-start gap-2">
            <PaperTools
              choice={choice}
              canUndo={desk.canUndo}
              canRedo={desk.canRedo}
              onChoice={setChoice}
              onUndo={room.undo}
              onRedo={room.redo}
              onClear={() => setAsking('clear')}
            />
            <div className="h-[min(62dvh,46rem)] min-h-72">
              <Paper desk={room.desk} settings={settingsOfPaper} onAct={act} onPen={onPen} />
            </div>
          </section>
        )}
        {(wide || side === 'lines') && (
          <div className={classNames('grid grid-cols-1 content-start gap-6', !paperShown && 'max-w-3xl')}>
            <TypedLane
              lines={desk.lines}
              entry={entry}
              readsInk={view.reads_ink}
              over={view.over}
              onEntry={setEntry}
              onAct={act}
            />
            {!paperShown && (
              <div className="flex flex-wrap gap-2">
                <Button size="small" look="quiet" icon="undo" disabled={!desk.canUndo} onClick={room.undo}>
                  Undo
                </Button>
                <Button size="small" look="quiet" icon="redo" disabled={!desk.canRedo} onClick={room.redo}>
                  Redo
                </Button>
                {wide && (
                  <Button size="small" look="quiet" icon="essay" onClick={() => setSide('paper')}>
                    Show the paper
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </div>
      <section
        aria-label="Talk"
        className="grid grid-cols-1 gap-3 border-t border-line pt-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end"
      >
        <SayField onAct={act} />
        <div className="flex flex-wrap items-center gap-2">
          <Button icon="hint" onClick={() => act({ type: 'help' })}>
            Help me
          </Button>
          <Button icon="check" onClick={() => act({ type: 'done' })}>
            I’m done
          </Button>
          <Button look="quiet" onClick={() => act({ type: quiet ? 'call_back' : 'leave_me_alone' })}>
            {quiet ? 'Call your tutor back' : 'Leave me alone for a while'}
          </Button>
          <Button look="quiet" aria-pressed={aloud} onClick={() => setAloud(!aloud)}>
            {aloud ? 'Stop reading aloud' : 'Read aloud'}
          </Button>
          <Button look="quiet" onClick={() => setAsking('end')}>
            End session
          </Button>
        </div>
      </section>
      {asking !== null && (
        <Modal
          title={asking === 'clear' ? 'Start over?' : 'End the session?'}
          onClose={() => setAsking(null)}
          look="card m-auto w-full max-w-md p-6"
          titleLook="text-xl"
        >
          <p className="mb-4">
            {asking === 'clear'
              ? 'This takes everything off the board. You can undo it.'
              : 'Your work is saved, and you’ll see how it went.'}
          </p>
          <div className="flex gap-2">
            <Button
              look="primary"
              onClick={() => {
                act({ type: asking });
                setAsking(null);
              }}
            >
              {asking === 'clear' ? 'Start over' : 'End session'}
            </Button>
            <button type="button" className={buttonClass({})} onClick={() => setAsking(null)}>
              Keep working
            </button>
          </div>
        </Modal>
      )}
    </div>
  );
}
