import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { flagsWaitingQuery, waitingCasesQuery, waitingWords } from './flag-queries.ts';
import type { FlagCase } from './flag-queries.ts';
import { flagWords, isGrave, placeWords } from './flags.ts';

const wholeLine = 'after:absolute after:inset-0 hover:text-plum';
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Flags that nobody has looked at, by session or student, those of a student in need first. `quiet`: shows nothing if there are
 * none.
 */
export function WaitingFlags({ quiet = false }: { quiet?: boolean }) {
  const waiting = useQuery(flagsWaitingQuery);
  const cases = useInfiniteQuery(waitingCasesQuery);
  const items = cases.data?.pages.flatMap(({ items: of }) => of) ?? [];
  const count = Math.max(waiting.data?.cases ?? 0, items.length);
  if (quiet && items.length === 0) return null;
  return (
    <section aria-labelledby="to-look-at" className="mb-10 grid gap-3">
      <h2 id="to-look-at" className="text-xl">
        Look at these first{count > 0 && ` (${count})`}
      </h2>
      {cases.isPending && <Waiting lines={2} />}
      {cases.isError && <Trouble error={cases.error} onRetry={() => void cases.refetch()} />}
      {cases.isSuccess && items.length === 0 && (
        <Banner tone="good" icon="check">
          All done. Someone has looked at everything that was flagged.
        </Banner>
      )}
      <ul className="grid gap-3">
        {items.map((one) => (
          <WaitingLine key={one.case_id} of={one} />
        ))}
      </ul>
      {cases.hasNextPage && (
        <Button busy={cases.isFetchingNextPage} className="justify-self-start" onClick={() => void cases.fetchNextPage()}>
          Show more of them
        </Button>
      )}
    </section>
  );
}

function WaitingLine({ of: { case_id, learner, tutor, flags, erased } }: { of: FlagCase }) {
  const first = flags.find(({ kind }) => isGrave(kind)) ?? flags[0];
  if (first === undefined) return null;
  const grave = isGrave(first.kind);
  const whose = learner ?? 'An account that was erased';
  const kinds = [...new Set([first, ...flags].map(({ kind }) => kind))];
  return (
    <li
      className={classNames(
        'relative grid gap-2 rounded-card border px-5 py-4 hover:border-plum',
        grave ? 'border-2 border-clay bg-clay-wash' : 'border-line border-l-4 border-l-ochre bg-card',
      )}
    >
      {grave && (
        <p className="flex items-center gap-2 font-semibold text-clay">
          <Icon name="flag" /> Check on this today:{' '}
          {first.kind === 'threat' ? 'someone may be in danger' : 'a student may be at risk'}.
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {tutor === 'lesson' && erased === null ? (
            <Link to="/teacher/lessons/$sessionId" params={{ sessionId: case_id }} className={wholeLine}>
              {whose}: {placeWords(first.place)}
            </Link>
          ) : (
            <Link to="/teacher/flags/$caseId" params={{ caseId: case_id }} className={wholeLine}>
              {whose}: {placeWords(first.place)}
            </Link>
          )}
        </h3>
        <span className="text-[0.9375rem] text-soft">{moment.format(new Date(first.at))}</span>
      </div>
      <p className={classNames('text-[0.9375rem]', grave ? 'text-ink' : 'text-soft')}>
        Noticed: {kinds.map(flagWords).join('; ')}
        {flags.length > kinds.length && ` (${flags.length} times)`}
      </p>
    </li>
  );
}

/** Mentions waiting flags on a page that is about something else; shows nothing if none wait. */
export function FlagsBanner() {
  const { data: waiting } = useQuery(flagsWaitingQuery);
  if (waiting === undefined || waiting.cases === 0) return null;
  return (
    <div className="mb-8">
      <Banner
        tone={waiting.disclosures > 0 ? 'trouble' : 'care'}
        icon="flag"
        action={
          <Link to="/teacher/lessons" className={buttonClass({ size: 'small' })}>
            Look at {waiting.cases === 1 ? 'it' : 'them'}
          </Link>
        }
      >
        <strong>{waitingWords(waiting)}.</strong>
      </Banner>
    </div>
  );
}
