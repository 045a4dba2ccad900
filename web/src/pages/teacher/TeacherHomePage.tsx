import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import type { lessons } from '@stoa/schema/contracts/lessons';
import type { Answer } from '../../client.ts';
import { client } from '../../api.ts';
import { byDay, outcomesOf } from './lesson-days.ts';
import { outcomes } from './outcomes.ts';
import { WaitingFlags } from './WaitingFlags.tsx';
import { WorthAWordList } from './WorthAWordList.tsx';

type Line = Answer<typeof lessons.transcripts>['items'][number];
const mostRead = 100;
const mostShown = 8;
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });

/** A teacher's home page: flags that nobody has looked at, then the lessons of the last days and how they ended. */
export function TeacherHomePage() {
  const newest = useQuery({
    queryKey: ['transcripts', 'newest'],
    queryFn: () => client.lessons.transcripts({ query: { limit: mostRead } }),
    refetchInterval: 60_000,
  });
  const items = newest.data?.items ?? [];
  const { today, week } = byDay(items, new Date());
  const more = newest.data?.next_cursor != null && items.length === today.length + week.length;
  return (
    <Page title="Home" heading="Your students" lead="What needs your attention, and recent lessons.">
      <WaitingFlags />
      <WorthAWordList />
      <SearchForm />
      {newest.isPending && <Waiting lines={4} />}
      {newest.isError && <Trouble error={newest.error} onRetry={() => void newest.refetch()} />}
      {newest.isSuccess && (
        <div className="grid gap-8">
          <Lessons name="Today" lessons={today} none="No lessons were started today." whenOf={clock} />
          <Lessons name="The six days before" lessons={week} none="No lessons were started in the past few days." whenOf={day} />
          {more && <p className="text-[0.9375rem] text-soft">These are the newest {mostRead}; there are more.</p>}
          <div className="flex flex-wrap gap-3">
            <Link to="/teacher/lessons" className={buttonClass({ look: 'plain' })}>
              All lessons <Icon name="arrow" className="size-4" />
            </Link>
            <Link to="/learn" className={buttonClass({ look: 'quiet' })}>
              What students can learn here
            </Link>
          </div>
        </div>
      )}
    </Page>
  );
}

function SearchForm() {
  const [words, write] = useState('');
  const navigate = useNavigate();
  return (
    <form
      role="search"
      className="mb-10 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const search = words.trim();
        void navigate({ to: '/teacher/lessons', search: search === '' ? {} : { search } });
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          label="Find a lesson"
          type="search"
          placeholder="a name, a topic, words that were said"
          maxLength={100}
          value={words}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      <Button type="submit" className="min-h-[3.1rem]">
        Search
      </Button>
    </form>
  );
}

function Lessons({
  name,
  lessons: all,
  none,
  whenOf,
}: {
  name: string;
  lessons: readonly Line[];
  none: string;
  whenOf: Intl.DateTimeFormat;
}) {
  const [whole, showWhole] = useState(false);
  // Lessons that ended in need of help come first; the rest newest first.
  const sorted = all.toSorted((a, b) => Number(b.how === 'needs_help') - Number(a.how === 'needs_help'));
  const shown = whole ? sorted : sorted.slice(0, mostShown);
  return (
    <section aria-labelledby={name.replaceAll(' ', '-')} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={name.replaceAll(' ', '-')} className="text-xl">
          {name}
        </h2>
        {all.length > 0 && <p className="text-[0.9375rem] text-soft">{outcomesOf(all)}</p>}
      </div>
      {all.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="card divide-y divide-line px-5 py-1 shadow-none">
          {shown.map((lesson) => (
            <LessonRow key={lesson.session_id} lesson={lesson} when={whenOf.format(new Date(lesson.started_at))} />
          ))}
        </ul>
      )}
      {!whole && sorted.length > mostShown && (
        <Button size="small" className="justify-self-start" onClick={() => showWhole(true)}>
          Show all {sorted.length}
        </Button>
      )}
    </section>
  );
}

function LessonRow({ lesson, when }: { lesson: Line; when: string }) {
  const { session_id, learner, learner_id, title, how, current_step, total_steps } = lesson;
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <span className="min-w-0 font-medium wrap-anywhere">
        <Link
          to="/teacher/students/$learnerId"
          params={{ learnerId: learner_id }}
          className="relative z-10 hover:text-plum hover:underline"
        >
          {learner}
        </Link>
        :{' '}
        <Link
          to="/teacher/lessons/$sessionId"
          params={{ sessionId: session_id }}
          aria-label={`${learner}: ${title}`}
          className="after:absolute after:inset-0 hover:text-plum"
        >
          {title}
        </Link>
      </span>
      <span className="text-[0.9375rem] text-soft">
        <span className={classNames(how === 'needs_help' && 'font-semibold text-clay')}>{outcomes[how]}</span>
        {how !== 'completed' && ` at step ${current_step} of ${total_steps}`} · {when}
      </span>
    </li>
  );
}
