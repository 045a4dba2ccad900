import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { PlacementResult } from '@stoa/schema/placement';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MathLine } from '../../../components/MathText.tsx';
import { useTitle } from '../../../components/Page.tsx';
import { fetchKatex } from '../../../components/Tex.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { dropDraft } from '../../../session/draft.ts';
import { useTurn } from '../../../session/use-turn.ts';
import { useStartPractice } from '../start-practice.ts';
import { PlacementFindings } from './PlacementFindings.tsx';
import { PlacementQuestion } from './PlacementQuestion.tsx';
import { placementSession } from './placement-session.ts';

void fetchKatex();

export function PlacementPage() {
  const { sessionId } = useParams({ from: '/layout/placement/$sessionId' });
  return <Placement key={sessionId} sessionId={sessionId} />;
}

/** One question after another, and the result when enough is known. */
function Placement({ sessionId }: { sessionId: string }) {
  const placement = useTurn(placementSession, sessionId, {
    onAnswered(_, before, after) {
      if (before.problem !== null && before.problem.id !== after.problem?.id)
        dropDraft(localStorage, sessionId, before.problem.id);
    },
  });
  const { view, reply, movedOn, busy, turn } = placement;
  useTitle(view.phase === 'asking' ? 'Find your starting point' : 'Your starting point');
  const problemId = view.problem?.id;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [problemId, view.phase]);

  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-5 pb-24 sm:px-6 sm:pt-8">
      {/* One live region, always there, from which a screen reader announces what is new. */}
      <div role="status" className="sr-only">
        {reply !== null && (
          <p key={reply.turn_id}>
            <MathLine text={reply.words} />
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
          {view.phase === 'asking' ? 'Find your starting point' : 'Your starting point'}
        </h1>
      </header>
      {view.phase === 'asking' && <HowFar asked={view.asked} most={view.most} />}
      {movedOn && (
        <div className="mb-4">
          <Banner tone="care" icon="question">
            <strong>You continued somewhere else</strong>, in another tab or on another device. This page shows the latest
            question.
          </Banner>
        </div>
      )}
      {placement.error !== null && (
        <div className="mb-4">
          <Trouble error={placement.error} onRetry={placement.refresh} />
        </div>
      )}
      {view.problem !== null && view.phase === 'asking' && (
        <PlacementQuestion key={view.problem.id} view={view} problem={view.problem} busy={busy} onTurn={turn} />
      )}
      {view.result !== null && <Found result={view.result} />}
    </div>
  );
}

/** How many questions she has answered. The number left depends on her answers, so only the maximum is shown. */
function HowFar({ asked, most }: { asked: number; most: number }) {
  return (
    <div className="mb-5 grid gap-2">
      <p className="text-soft">
        Question {asked + 1}. There are {most} at most, and we’ll stop as soon as we know enough.
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunk">
        <div className="h-full rounded-full bg-plum transition-[width]" style={{ width: `${(100 * asked) / most}%` }} />
      </div>
    </div>
  );
}

function Found({ result }: { result: PlacementResult }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useStartPractice();
  const first = result.ready[0];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className="card arrive grid gap-7 p-6 sm:p-10">
      <div className="grid gap-3">
        <p className="eyebrow text-plum">All done. Thank you.</p>
        <h2 ref={heading} tabIndex={-1} className="text-[2rem] focus:outline-none sm:text-[2.5rem]">
          {result.headline}
        </h2>
      </div>
      {start.error !== null && <Trouble error={start.error} />}
      <div className="flex flex-wrap items-center gap-3">
        {first !== undefined && (
          <Button
            look="primary"
            size="large"
            busy={start.acting}
            onClick={() => start.act({ skill_id: first.id, mode: 'practice', start_anyway: true })}
          >
            Practice {first.name} <Icon name="arrow" />
          </Button>
        )}
        <Link to="/" className={buttonClass({ size: 'large' })}>
          Home
        </Link>
      </div>
      <PlacementFindings result={result} />
    </article>
  );
}
