import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { EssaySubmission } from '@stoa/schema/essay/submission';
import { client } from '../../../api.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { useTitle } from '../../../components/Page.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { sessionQuery } from '../../../session/session-kind.ts';
import { useMe } from '../../../signed-in.ts';
import { useConnectionDown } from '../../../use-connection.ts';
import { asTime, ClockLine } from './ClockLine.tsx';
import { CoachStripe } from './CoachStripe.tsx';
import type { CoachState } from './CoachStripe.tsx';
import { coachSession } from './coach-session.ts';
import { CopiesAside } from './CopiesAside.tsx';
import { EssayEditor, WordCount } from './EssayEditor.tsx';
import { essayQuery, tabQuery } from './essay-queries.ts';
import type { EssaySaver } from './essay-saver.ts';
import { saverOf } from './essay-savers.ts';
import type { ExamClock } from './exam-clock.ts';
import { SaveLine, SaveTrouble } from './SaveLine.tsx';
import { scopeAdvice, scopeNames } from './scope-names.ts';
import { SourcePanel } from './SourcePanel.tsx';
import { useCoach } from './use-coach.ts';
import type { Coach } from './use-coach.ts';
import { useEssay } from './use-essay.ts';
import { useExamClock } from './use-exam-clock.ts';

export function EssayPage() {
  const { essayId } = useParams({ from: '/layout/essays/$essayId' });
  const { account } = useMe();
  const { data: essay, dataUpdatedAt } = useSuspenseQuery(essayQuery(essayId));
  useSuspenseQuery(sessionQuery(coachSession, essayId));
  const { data: tabs } = useSuspenseQuery(tabQuery);
  const saver = useMemo(() => saverOf(account.id, essay, tabs.own, tabs.open), [account.id, essayId, tabs]); // eslint-disable-line react-hooks/exhaustive-deps -- one for an essay, whatever is read of it later
  return <Desk key={essayId} essay={essay} readAt={dataUpdatedAt} saver={saver} />;
}

/**
 * The documents on the left, the essay on the right; a small screen shows one of them. Above them are the question, the clock,
 * and the coach.
 */
function Desk({ essay, readAt, saver }: { essay: EssaySubmission; readAt: number; saver: EssaySaver }) {
  const { dbq } = essay;
  const desk = useEssay(essay.id, saver);
  const clock = useExamClock(essay, readAt);
  const wide = useMedia('(min-width: 64rem)');
  const [side, setSide] = useState<'documents' | 'essay' | 'coach'>(essay.set === null ? 'documents' : 'essay');
  const [open, setOpen] = useState(essay.set?.source ?? 1);
  const [asked, ask] = useState(false);
  const submitted = saver.submittedAt !== null;
  const over = clock.period === 'over';
  const writable = !submitted && !over;
  useTitle(dbq.title);
  const down = useConnectionDown();
  const coach = useCoach(essay.id, { saver, work: desk.work, clock, open: writable });
  const stripe = <CoachStripe coach={coach} state={coachState(coach, { down, clock, writable })} />;

  // A teacher may change its scope or clock meanwhile: the coach's next turn reports that, and the page is refreshed.
  const { refresh } = desk;
  const { scope, timing } = coach.view;
  useEffect(() => {
    if (scope !== essay.scope || timing !== essay.timing) void refresh().catch(() => undefined); // tried again with the next turn
  }, [scope, timing, essay.scope, essay.timing, refresh]);

  const { turnIn, attempt } = desk;
  const allSaved = saver.saving.kind === 'saved';
  useEffect(() => {
    if (over && allSaved && !submitted) attempt(turnIn);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once when the time is up and all is saved
  }, [over, allSaved, submitted]);

  const navigate = useNavigate();
  const goOn = async () => {
    await saver.settled();
    const next = await client.essays.next({ params: { essayId: essay.id } });
    await navigate({ to: '/essays/$essayId', params: { essayId: next.id } });
  };

  const documents = (
    <SourcePanel
      sources={dbq.sources}
      open={open}
      onOpen={setOpen}
      marks={desk.work.marks}
      writable={writable}
      onMarks={desk.writeMarks}
    />
  );
  const text = (
    <div className="grid gap-3">
      <Standing clock={clock} submitted={submitted} />
      <EssayEditor
        key={desk.shown}
        begin={desk.work.document}
        writable={writable && clock.period !== 'reading'}
        onChange={desk.writeText}
        onOpenSource={(source) => {
          setOpen(source);
          setSide('documents');
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        <WordCount document={desk.work.document} />
        <SaveLine saver={saver} />
        {(clock.period === 'reading' || clock.period === 'writing') && (
          <span aria-hidden="true" className="tabular-nums">{`${asTime(clock.left)} left`}</span>
        )}
        {writable && clock.period !== 'reading' && (essay.set?.next.length ?? 0) === 0 && (
          <Button size="small" className="ml-auto" onClick={() => ask(true)}>
            Turn in
          </Button>
        )}
        {(essay.set?.next.length ?? 0) > 0 && (
          <Button size="small" className="ml-auto" onClick={() => attempt(goOn)}>
            Next {essay.set?.source === null ? 'question' : 'document'}
          </Button>
        )}
      </div>
      <CopiesAside copies={saver.aside} writable={writable && allSaved} onUse={desk.use} />
    </div>
  );

  return (
    <div className="mx-auto grid w-full max-w-[84rem] gap-4 px-4 pt-4 pb-16 sm:px-6">
      <header className="grid gap-2">
        {/* One row on a wide screen: the page to write on begins as high as it can. */}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <Link to="/essays" className="link text-sm">
            Essays
          </Link>
          <h1 tabIndex={-1} className="order-last w-full text-xl sm:text-2xl lg:order-none lg:w-auto">
            {dbq.title}
          </h1>
          <div className="ml-auto">
            <ClockLine clock={clock} />
          </div>
        </div>
        {essay.scope !== 'full' && (
          <p className="text-sm font-medium text-plum">
            {scopeNames[essay.scope]}
            {essay.set !== null &&
              `: ${essay.set.source === null ? 'question' : 'document'} ${essay.set.place} of ${essay.set.of}`}
          </p>
        )}
        <p className="max-w-prose text-[1.0625rem] lg:max-w-none">{dbq.prompt}</p>
        {essay.scope !== 'full' && <p className="max-w-prose text-soft">{scopeAdvice[essay.scope]}</p>}
      </header>
      <SaveTrouble saver={saver} onTake={desk.takeTheirs} onError={desk.error} />
      {wide ? (
        <div className="grid grid-cols-2 items-start gap-6">
          <section aria-label="Documents">{documents}</section>
          <div className="sticky top-20 grid max-h-[calc(100dvh-6rem)] gap-4 overflow-y-auto">
            {stripe}
            <section aria-label="Essay">{text}</section>
          </div>
        </div>
      ) : (
        <>
          <div role="group" aria-label="What to show" className="sticky top-16 z-10 grid grid-cols-3 gap-1 bg-paper py-2">
            {(['documents', 'essay', 'coach'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={side === one}
                onClick={() => setSide(one)}
                className={classNames(
                  'min-h-11 rounded-key border font-medium',
                  side === one ? 'border-plum bg-plum-wash text-plum' : 'border-edge bg-card',
                )}
              >
                {sides[one]}
                {one === 'coach' && coach.unread && side !== 'coach' && (
                  <span className="ml-1.5 inline-block size-2 rounded-full bg-plum align-middle">
                    <span className="sr-only">New message</span>
                  </span>
                )}
              </button>
            ))}
          </div>
          {/* Both stay, so that neither loses its place. */}
          <section aria-label="Documents" hidden={side !== 'documents'}>
            {documents}
          </section>
          <section aria-label="Essay" hidden={side !== 'essay'}>
            {text}
          </section>
          {side === 'coach' && stripe}
        </>
      )}
      {asked && (
        <Dialog title="Turn in your essay?" onClose={() => ask(false)}>
          <p>You can read it afterward, but you can’t change it.</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => ask(false)}>Keep writing</Button>
            <Button
              look="primary"
              onClick={() => {
                ask(false);
                attempt(turnIn);
              }}
            >
              Turn in
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

const sides = { documents: 'Documents', essay: 'Essay', coach: 'Coach' };

function coachState(
  { view }: Coach,
  { down, clock, writable }: { down: boolean; clock: ExamClock; writable: boolean },
): CoachState {
  if (!writable) return 'over';
  if (view.off) return 'off';
  if (clock.period === 'reading') return 'quiet';
  return down ? 'offline' : 'talks';
}

/** Says why the essay can't be written now, if it can't. */
function Standing({ clock, submitted }: { clock: ExamClock; submitted: boolean }) {
  if (submitted)
    return (
      <Banner tone="good" icon="check">
        <strong>You turned in this essay.</strong> You can still read it here.
      </Banner>
    );
  if (clock.period === 'over')
    return (
      <Banner tone="care" icon="due">
        <strong>Time is up.</strong> We’re turning in your essay as you left it.
      </Banner>
    );
  if (clock.period === 'reading')
    return (
      <Banner tone="info" icon="due">
        <strong>Reading time.</strong> Read and mark the documents. You can write when reading time is over.
      </Banner>
    );
  return null;
}
