import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
import type { EssayTiming } from '@stoa/schema/essay/submission';
import { client } from '../../../api.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { freshKey } from '../../../idempotency-key.ts';
import { dbqsQuery, essaysQuery } from './essay-queries.ts';
import { goesOn, mostInSet, scopeAdvice, scopeNames } from './scope-names.ts';

/** The number of questions in a set that a student started herself. */
const ownSet = 4;

/** The essays that she has started, and the questions for another one. */
export function EssaysPage() {
  const essays = useInfiniteQuery(essaysQuery);
  const dbqs = useQuery(dbqsQuery);
  const navigate = useNavigate();
  const [error, setError] = useState<Error | null>(null);
  const [starting, setStarting] = useState(false);
  const given = useSearch({ from: '/layout/essays' });
  const [scope, setScope] = useState<CoachingScope>(given.scope ?? 'full');
  const questions = given.dbq?.split(',') ?? null;
  const all = dbqs.data?.dbqs ?? [];
  const shown = questions === null ? all : questions.flatMap((id) => all.filter((one) => one.id === id));
  const inSet = goesOn.has(scope);
  const start = (dbq_id: string, timing: EssayTiming, from: string | null = null) => {
    setStarting(true);
    setError(null);
    // The questions that follow: those that the teacher chose, otherwise those that come next in the list.
    const at = shown.findIndex(({ id }) => id === dbq_id);
    const next = inSet ? shown.slice(at + 1, at + (questions === null ? ownSet : mostInSet)).map(({ id }) => id) : [];
    client.essays
      .start({ body: { dbq_id, timing, scope, next, from } }, { key: freshKey() })
      .then(({ id }) => navigate({ to: '/essays/$essayId', params: { essayId: id } }))
      .catch((failed: unknown) => setError(failed as Error))
      .finally(() => setStarting(false));
  };
  const begun = essays.data?.pages.flatMap(({ items }) => items) ?? [];
  const ownEssay = (dbq: string) => begun.find((one) => one.dbq_id === dbq && one.scope === 'full');

  return (
    <Page title="Essays" lead="Write an essay on seven historical documents.">
      {error !== null && <Trouble error={error} />}
      {essays.error !== null && <Trouble error={essays.error} onRetry={() => void essays.refetch()} />}
      {begun.length > 0 && (
        <section aria-labelledby="begun" className="mb-10 grid gap-3">
          <h2 id="begun" className="text-xl">
            Your essays
          </h2>
          <ul className="grid gap-2">
            {begun.map(({ id, title, scope: worksOn, timing, set, submitted_at, saved_at }) => (
              <li key={id} className="card px-4 py-3">
                <Link to="/essays/$essayId" params={{ essayId: id }} className="link font-medium">
                  {title}
                </Link>
                <p className="text-sm text-soft">
                  {submitted_at === null ? 'Last saved' : 'Turned in'}{' '}
                  {new Date(submitted_at ?? saved_at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
                  {worksOn !== 'full' && ` · ${scopeNames[worksOn]}`}
                  {set !== null && ` · ${set.place} of ${set.of}`}
                  {timing === 'timed' && ' · Timed'}
                </p>
              </li>
            ))}
          </ul>
          {essays.hasNextPage && (
            <Button className="justify-self-start" onClick={() => void essays.fetchNextPage()}>
              Show more
            </Button>
          )}
        </section>
      )}
      <section aria-labelledby="questions" className="grid gap-3">
        <h2 id="questions" className="text-xl">
          {given.dbq === undefined ? 'Start an essay' : 'Your teacher’s assignment'}
        </h2>
        {given.dbq === undefined ? (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-medium">What do you want to work on?</legend>
            <div className="flex flex-wrap gap-2">
              {(Object.keys(scopeNames) as CoachingScope[]).map((one) => (
                <label
                  key={one}
                  className="flex min-h-11 items-center gap-2 rounded-key border border-edge bg-card px-3 has-checked:border-plum has-checked:bg-plum-wash"
                >
                  <input
                    type="radio"
                    className="accent-plum"
                    name="scope"
                    checked={scope === one}
                    onChange={() => setScope(one)}
                  />
                  {scopeNames[one]}
                </label>
              ))}
            </div>
          </fieldset>
        ) : (
          <p>You’ll work on: {scopeNames[scope].toLowerCase()}.</p>
        )}
        <p className="text-soft">{scopeAdvice[scope]}</p>
        {dbqs.isPending && <Waiting label="Loading questions" />}
        {dbqs.error !== null && <Trouble error={dbqs.error} onRetry={() => void dbqs.refetch()} />}
        {questions !== null && dbqs.isSuccess && shown.length === 0 && (
          <Banner tone="care" icon="question">
            This link asks for a question that isn’t here. Ask your teacher for a new link, or{' '}
            <Link to="/essays" className="link">
              choose a question yourself
            </Link>
            .
          </Banner>
        )}
        {(questions === null || !inSet ? shown : shown.slice(0, 1)).map(({ id, title, prompt }) => (
          <article key={id} aria-labelledby={`dbq-${id}`} className="card grid gap-3 p-4 sm:p-5">
            <h3 id={`dbq-${id}`} className="text-lg">
              {title}
            </h3>
            <p>{prompt}</p>
            {questions !== null && inSet && shown.length > 1 && (
              <p className="text-soft">
                After this one:{' '}
                {shown
                  .slice(1)
                  .map((one) => one.title)
                  .join('; ')}
                .
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {(given.timing !== 'timed' || scope !== 'full') && (
                <Button size="small" busy={starting} onClick={() => start(id, 'untimed')}>
                  {scope === 'full' ? 'Start untimed' : 'Start'}
                </Button>
              )}
              {scope === 'complexity' && ownEssay(id) !== undefined && (
                <Button size="small" busy={starting} onClick={() => start(id, 'untimed', ownEssay(id)!.id)}>
                  Start with your own essay
                </Button>
              )}
              {given.timing !== 'untimed' && scope === 'full' && (
                <Button size="small" busy={starting} onClick={() => start(id, 'timed')}>
                  Start timed: 60 minutes
                </Button>
              )}
            </div>
          </article>
        ))}
      </section>
    </Page>
  );
}
