import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
import type { StudentsEssay } from '@stoa/schema/essay/oversight';
import type { EssayTiming } from '@stoa/schema/essay/submission';
import { client } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { dbqsQuery } from '../student/essay/essay-queries.ts';
import { goesOn, mostInSet, scopeNames } from '../student/essay/scope-names.ts';
import { isPhase, phaseNames } from './essay-phases.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Students' essays, last saved first; above them, a link to assign one. */
export function StudentsEssaysPage() {
  const { search = '', phase } = useSearch({ from: '/layout/teacher/essays' });
  const navigate = useNavigate();
  const [words, setWords] = useState(search);
  const asked = { ...(search !== '' && { search }), ...(phase !== undefined && { phase }) };
  const essays = useInfiniteQuery({
    queryKey: ['students-essays', search, phase],
    queryFn: ({ pageParam }) => client.essays.ofStudents({ query: { limit: 20, cursor: pageParam, ...asked } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = essays.data?.pages.flatMap(({ items: of }) => of) ?? [];
  return (
    <Page title="Essays" heading="Students’ essays" lead="What your students write, and what their coach says to them.">
      <Assign />
      <h2 className="mt-10 mb-3 text-xl">Essays</h2>
      <form
        role="search"
        className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_14rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({
            to: '/teacher/essays',
            search: { ...(words.trim() !== '' && { search: words.trim() }), ...(phase !== undefined && { phase }) },
          });
        }}
      >
        <TextField
          label="Search names, essays, and conversations"
          type="search"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <SelectField
          label="Phase"
          value={phase ?? ''}
          onChange={({ target: { value } }) =>
            void navigate({
              to: '/teacher/essays',
              search: { ...(search !== '' && { search }), ...(isPhase(value) && { phase: value }) },
            })
          }
        >
          <option value="">Any</option>
          {Object.entries(phaseNames).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit">Search</Button>
      </form>
      {essays.isPending && <Waiting lines={4} />}
      {essays.isError && <Trouble error={essays.error} onRetry={() => void essays.refetch()} />}
      {essays.isSuccess && items.length === 0 && Object.keys(asked).length === 0 && (
        <Empty title="No essays yet">
          <p>When a student starts an essay, you can follow it here.</p>
        </Empty>
      )}
      {essays.isSuccess && items.length === 0 && Object.keys(asked).length > 0 && (
        <Empty title={essays.hasNextPage ? 'Nothing in the newest 1,000 essays' : 'No essay matches'}>
          <p>Try other words or another phase.</p>
        </Empty>
      )}
      <ul className="grid gap-3">
        {items.map((essay) => (
          <EssayOfStudent key={essay.id} essay={essay} />
        ))}
      </ul>
      {essays.hasNextPage && (
        <Button className="mt-6" busy={essays.isFetchingNextPage} onClick={() => void essays.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  );
}

function EssayOfStudent({
  essay: { id, learner, title, scope, timing, saved_at, submitted_at, phase, excerpt },
}: {
  essay: StudentsEssay;
}) {
  return (
    <li className="card relative grid gap-1 px-5 py-4">
      <Link
        to="/teacher/essays/$essayId"
        params={{ essayId: id }}
        className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 hover:text-plum"
      >
        {learner.name}: {title}
      </Link>
      <p className="text-[0.9375rem] text-soft">
        {submitted_at === null ? 'Last saved' : 'Turned in'} {moment.format(new Date(submitted_at ?? saved_at))} ·{' '}
        {scopeNames[scope]}
        {timing === 'timed' && ' · Timed'}
        {phase !== null && ` · ${phaseNames[phase]}`}
      </p>
      {excerpt !== null && <p className="text-[0.9375rem] wrap-anywhere">… {excerpt} …</p>}
    </li>
  );
}

/** A link that opens one essay with its settings, for a class to share however it likes. */
function Assign() {
  const dbqs = useQuery(dbqsQuery);
  const [dbq, setDbq] = useState<string | null>(null);
  const [scope, setScope] = useState<CoachingScope>('full');
  const [timing, setTiming] = useState<EssayTiming>('untimed');
  const [copied, setCopied] = useState('');
  const [others, setOthers] = useState<readonly string[]>([]);
  const first = dbq ?? dbqs.data?.dbqs[0]?.id ?? '';
  const isSet = goesOn.has(scope);
  const chosen = [first, ...(isSet ? others.filter((id) => id !== first) : [])].join(',');
  const link = `${window.location.origin}/essays?${new URLSearchParams({ dbq: chosen, scope, timing }).toString()}`;
  return (
    <section aria-labelledby="assign" className="card grid gap-4 p-5">
      <h2 id="assign" className="text-xl">
        Assign an essay
      </h2>
      <SelectField label="Question" value={first} onChange={({ target }) => setDbq(target.value)}>
        {dbqs.data?.dbqs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="What to work on"
          value={scope}
          onChange={({ target }) => {
            setScope(target.value as CoachingScope);
            if (target.value !== 'full') setTiming('untimed');
          }}
        >
          {Object.entries(scopeNames).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Time"
          value={timing}
          disabled={scope !== 'full'}
          onChange={({ target }) => setTiming(target.value as EssayTiming)}
        >
          <option value="untimed">Untimed</option>
          <option value="timed">60 minutes</option>
        </SelectField>
      </div>
      {isSet && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">Then, one after another</legend>
          {dbqs.data?.dbqs
            .filter(({ id }) => id !== first)
            .map(({ id, title }) => (
              <label key={id} className="flex min-h-9 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-4 accent-plum"
                  checked={others.includes(id)}
                  disabled={!others.includes(id) && others.length >= mostInSet - 1}
                  onChange={({ target }) => setOthers(target.checked ? [...others, id] : others.filter((one) => one !== id))}
                />
                {title}
              </label>
            ))}
        </fieldset>
      )}
      <div className="grid gap-2">
        <p>Give this link to your students. It opens the essay with these settings.</p>
        <code className="block rounded-key bg-sunk px-3 py-2 font-mono text-[0.9375rem] break-all select-all">{link}</code>
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(link))}
        >
          {copied === link ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    </section>
  );
}
