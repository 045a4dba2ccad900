import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import type { PracticeView } from '@stoa/schema/practice';
import { Banner } from '../../../components/Banner.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { fetchMathField } from '../../../components/MathEntry.tsx';
import { MathLine } from '../../../components/MathText.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { useTitle } from '../../../components/Page.tsx';
import { fetchKatex } from '../../../components/Tex.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { useMe } from '../../../signed-in.ts';
import { EndOfPractice } from './EndOfPractice.tsx';
import { Help } from './Help.tsx';
import { hintNow, wordsNow } from './Feedback.tsx';
import { ProblemCard } from './ProblemCard.tsx';
import { Rail } from './Rail.tsx';
import { ToolPanel } from './tools/Tools.tsx';
import { emptyTape } from './tools/calculator-tape.ts';
import type { CalculatorTape } from './tools/calculator-tape.ts';
import type { ToolName } from './tools/Tools.tsx';
import { usePractice } from './use-practice.ts';

void fetchKatex();

const modeNames: Record<PracticeView['mode'], string> = { practice: 'Practice', checkpoint: 'Checkpoint', review: 'Review' };

export function PracticePage() {
  const { sessionId } = useParams({ from: '/layout/practice/$sessionId' });
  return <PracticeSession key={sessionId} sessionId={sessionId} />;
}

/** One learner, one problem at a time, and the tutor beside it. */
function PracticeSession({ sessionId }: { sessionId: string }) {
  const { settings } = useMe();
  const practice = usePractice(sessionId);
  const { view, reply, movedOn } = practice;
  const words = wordsNow(view, reply);
  const hint = hintNow(view, words);
  const hinted = reply?.outcome === 'hint' || reply?.outcome === 'incorrect' ? hint : null;
  useTitle(`${view.skill.name} · ${modeNames[view.mode]}`);
  useEffect(() => {
    if (settings.entry === 'math_field') fetchMathField();
  }, [settings.entry]);
  const problemId = view.problem?.id;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [problemId]);
  const panelId = useId();
  const [open, show] = useState<ToolName | null>(null);
  const [tape, setTape] = useState(emptyTape);
  const desk = {
    open,
    show,
    panelId,
    tape,
    onTape: (changed: Partial<CalculatorTape>) => setTape((now) => ({ ...now, ...changed })),
  };
  // Beside the problem if there is room, otherwise between the question and its answer.
  const wide = useMedia('(min-width: 64rem)');
  const ended = view.phase.kind === 'paused' || view.phase.kind === 'finished';

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-5 pb-24 sm:px-6 sm:pt-8">
      {/* One live region, always there, from which a screen reader announces what is new; the focus stays in the answer. */}
      <div role="status" className="sr-only">
        {reply !== null && (
          <p key={reply.turn_id}>
            <MathLine
              text={[reply.words, hinted === null ? '' : `Hint: ${hinted.hint_text}`].filter((part) => part !== '').join(' ')}
            />
          </p>
        )}
      </div>
      <header className="mb-5 flex items-center gap-x-3 sm:mb-7">
        <Link
          to="/"
          aria-label="Leave and go home. Your place is saved."
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum"
        >
          <Icon name="back" />
        </Link>
        <h1 tabIndex={-1} className="mr-auto text-xl sm:text-2xl">
          {view.skill.name}
        </h1>
        {view.mode !== 'practice' && (
          <span className="rounded-full border border-sea/40 bg-sea-wash px-3 py-0.5 text-[0.9375rem] font-medium text-sea">
            {modeNames[view.mode]}
          </span>
        )}
      </header>
      {view.mode === 'checkpoint' && !ended && (
        <p className="mb-4 text-soft">
          A checkpoint shows what you can do on your own. There are no hints, and each answer counts more.
        </p>
      )}
      {movedOn && (
        <div className="mb-4">
          <Banner tone="care" icon="question">
            <strong>You continued this practice somewhere else</strong>, in another tab or on another device. This page shows the
            latest. What you had written is kept.
          </Banner>
        </div>
      )}
      {practice.error !== null && (
        <div className="mb-4">
          <Trouble error={practice.error} onRetry={practice.refresh} />
        </div>
      )}
      <div
        className={`grid gap-6 lg:gap-10 ${open === null ? 'lg:grid-cols-[minmax(0,1fr)_17rem]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'}`}
      >
        <div className="grid content-start gap-5">
          {ended ? (
            <EndOfPractice practice={practice} />
          ) : (
            view.problem !== null && (
              <ProblemCard
                key={view.problem.id}
                practice={practice}
                problem={view.problem}
                entry={settings.entry}
                tools={desk}
                toolsHere={!wide}
              />
            )
          )}
          <Help view={view} reply={reply} hintsShownAbove={hint === null || view.phase.kind !== 'answering' ? 0 : 1} />
        </div>
        <div className="grid content-start gap-6">
          {wide && !ended && view.problem !== null && (
            <div className="sticky top-21 z-10">
              <ToolPanel sessionId={sessionId} problem={view.problem} desk={desk} />
            </div>
          )}
          <Rail view={view} reply={reply} />
        </div>
      </div>
    </div>
  );
}
