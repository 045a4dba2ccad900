import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { TopicCard } from '@stoa/schema/contracts/lessons';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { Button, buttonClass } from '../../../../components/Button.tsx';
import { byFinger } from '../../../../components/by-finger.ts';
import { classNames } from '../../../../components/class-names.ts';
import { Empty } from '../../../../components/Empty.tsx';
import { SelectField, TextField } from '../../../../components/Field.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { Page } from '../../../../components/Page.tsx';
import { Trouble } from '../../../../components/Trouble.tsx';
import { Waiting } from '../../../../components/Waiting.tsx';
import { client } from '../../../../api.ts';
import { SafetyNote } from '../../../../components/SafetyNote.tsx';
import { bySubject, topicFinder } from './find-topics.ts';
import { topicsQuery } from '../../learner-queries.ts';
import { standings } from './standings.ts';

const none: TopicCard[] = [];

/** What can be learned here from the beginning, step by step. */
export function LearnPage() {
  const topics = useQuery(topicsQuery);
  const { search = '', grade } = useSearch({ from: '/layout/learn' });
  const navigate = useNavigate();
  const want = (change: { search?: string | undefined; grade?: number | undefined }) =>
    void navigate({ to: '/learn', search: (was) => tidy({ ...was, ...change }), replace: true });
  const form = useRef<HTMLFormElement>(null);
  const choose = (name: string) => {
    want({ search: name, grade: undefined });
    // The chosen button disappears together with the empty result, so the search field gets the focus; not on a touch screen,
    // where that would open the keyboard.
    if (!byFinger()) form.current?.querySelector('input')?.focus();
  };
  const all = topics.data?.topics ?? none;
  const find = useMemo(() => topicFinder(all), [all]);
  const { topics: found, near } = find({ search, grade: grade ?? null });
  const searching = search.trim() !== '';
  const safety = useSearchHeard(search.trim());
  const underWay = searching ? [] : found.filter(({ session_id }) => session_id !== null);
  const grades = [...new Set(all.map((topic) => topic.grade))].toSorted((a, b) => a - b);

  return (
    <Page title="Learn" heading="Learn something new" lead="Lessons teach one step at a time, at your pace." wide>
      <form
        ref={form}
        className="mb-8 grid gap-4 sm:grid-cols-[2fr_1fr]"
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label="Search"
          type="search"
          placeholder="fractions, average, 1/2, below zero …"
          maxLength={100}
          value={search}
          onChange={(event) => want({ search: event.target.value })}
        />
        <SelectField
          label="Grade"
          value={grade ?? ''}
          onChange={(event) => want({ grade: event.target.value === '' ? undefined : Number(event.target.value) })}
        >
          <option value="">All grades</option>
          {grades.map((one) => (
            <option key={one} value={one}>
              Grade {one}
            </option>
          ))}
        </SelectField>
      </form>
      <div role="status" className={safety === null ? 'sr-only' : 'mb-8 max-w-3xl'}>
        {safety !== null && <SafetyNote safety={safety} />}
      </div>
      {topics.isPending && <Waiting lines={6} />}
      {topics.isError && <Trouble error={topics.error} onRetry={() => void topics.refetch()} />}
      <p role="status" className="sr-only">
        {topics.isSuccess && count(found.length, near)}
      </p>
      {topics.isSuccess && found.length === 0 && (
        <Empty
          title={all.length === 0 ? 'No lessons here yet' : 'No lesson like that yet'}
          action={
            all.length > 0 && (
              <div className="flex flex-wrap justify-center gap-3">
                <Button look="primary" onClick={() => want({ search: undefined, grade: undefined })}>
                  Show all topics
                </Button>
                <Link to="/map" className={buttonClass({})}>
                  Practice from the map
                </Link>
              </div>
            )
          }
        >
          <p>Try one word, or another grade. The map has practice for many more skills.</p>
          {all.length > 0 && <Subjects topics={all} onChoose={choose} />}
        </Empty>
      )}
      <div className="grid gap-10">
        {underWay.length > 0 && <Section name="Continue where you left off" topics={underWay} />}
        {searching
          ? found.length > 0 && (
              <Section name={near ? 'No lesson has all of these words. Close matches' : 'Lessons found'} topics={found} />
            )
          : bySubject(found.filter(({ session_id }) => session_id === null)).map(({ subject, name, topics: of }) => (
              <Section key={subject} name={name} topics={of} />
            ))}
      </div>
    </Page>
  );
}

const pauseMs = 800;

/**
 * The page finds topics by itself. After a pause in typing, the words are also sent to the server, so that a cry for help among
 * them is noticed.
 */
function useSearchHeard(search: string): SafetyReply | null {
  const [paused, pause] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => pause(search), pauseMs);
    return () => window.clearTimeout(timer);
  }, [search]);
  const heard = useQuery({
    queryKey: ['searched', paused],
    queryFn: () => client.lessons.searched({ body: { search: paused } }),
    enabled: /\p{L}{2}/u.test(paused),
    staleTime: Infinity,
  });
  return paused === search ? (heard.data?.safety ?? null) : null;
}

/** Says how many topics were found, for a screen reader. */
function count(found: number, near: boolean): string {
  if (near && found > 0) return found === 1 ? '1 close match' : `${found} close matches`;
  return found === 1 ? '1 topic' : `${found} topics`;
}

/** The subjects to look through, if a search found nothing. */
function Subjects({ topics, onChoose }: { topics: readonly TopicCard[]; onChoose: (name: string) => void }) {
  return (
    <ul aria-label="Browse by subject" className="mt-4 flex flex-wrap justify-center gap-2">
      {bySubject(topics).map(({ subject, name }) => (
        <li key={subject}>
          <Button size="small" onClick={() => onChoose(name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Topics under one heading: those of a subject, or those of the lessons under way. */
function Section({ name, topics }: { name: string; topics: TopicCard[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {name}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {topics.map((topic) => (
          <Topic key={topic.topic_id} topic={topic} />
        ))}
      </ul>
    </section>
  );
}

function Topic({ topic: { topic_id, title, summary, grade, minutes, standing, session_id } }: { topic: TopicCard }) {
  const { words, onward, icon, tone } = standings[standing];
  return (
    <li className="card relative grid content-between gap-3 px-5 py-4 shadow-none hover:border-plum">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="text-lg">{title}</h3>
          {words !== null && (
            <span
              className={classNames(
                'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium',
                tone,
              )}
            >
              <Icon name={icon} className="size-4" /> {words}
            </span>
          )}
        </div>
        <p className="text-soft">{summary}</p>
      </div>
      <p className="flex items-center justify-between gap-3 text-[0.9375rem] text-soft">
        <span>
          Grade {grade} · about {minutes} minutes
        </span>
        {session_id === null ? (
          <Link
            to="/learn/topic/$topicId"
            params={{ topicId: topic_id }}
            className="link shrink-0 after:absolute after:inset-0"
            aria-label={`${onward}: ${title}`}
          >
            {onward}
          </Link>
        ) : (
          <Link
            to="/learn/$sessionId"
            params={{ sessionId: session_id }}
            className="link shrink-0 font-semibold after:absolute after:inset-0"
            aria-label={`${onward}: ${title}`}
          >
            {onward}
          </Link>
        )}
      </p>
    </li>
  );
}

const tidy = ({ search, grade }: { search?: string | undefined; grade?: number | undefined }) => ({
  ...(search !== undefined && search !== '' && { search }),
  ...(grade !== undefined && { grade }),
});
