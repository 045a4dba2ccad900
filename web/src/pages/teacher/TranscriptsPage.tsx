import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { TopicId } from '@stoa/schema/study-plan';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { client } from '../../api.ts';
import { topicsQuery } from '../student/learner-queries.ts';
import { TranscriptLine } from './TranscriptLine.tsx';
import { WaitingFlags } from './WaitingFlags.tsx';

const pauseMs = 300;
type Search = { search?: string; topic?: string; flagged?: boolean };

/** What learners and tutor said to each other in lessons, for those who look after them. */
export function TranscriptsPage() {
  const { search = '', topic = '', flagged = false } = useSearch({ from: '/layout/teacher/lessons' });
  const navigate = useNavigate();
  const router = useRouter();
  const [typed, type] = useState(search);
  const topics = useQuery(topicsQuery);
  const want = (change: { [K in keyof Search]: Search[K] | undefined }) =>
    void navigate({ to: '/teacher/lessons', search: (was) => tidy({ ...was, ...change }), replace: true });
  useEffect(() => {
    if (typed === search) return;
    const timer = window.setTimeout(() => {
      // If the reader has opened a lesson meanwhile, an earlier search must not take her back.
      if (router.latestLocation.pathname !== '/teacher/lessons') return;
      void navigate({ to: '/teacher/lessons', search: (was) => tidy({ ...was, search: typed }), replace: true });
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [typed, search, navigate, router]);

  const lessons = useTranscripts({ search, topic, flagged });
  const items = lessons.data?.pages.flatMap(({ items: of }) => of) ?? [];
  const narrowed = search !== '' || topic !== '' || flagged;

  return (
    <Page title="Lessons" heading="Students’ lessons" lead="What was said, answered, and judged, turn by turn.">
      <div className="mb-6">
        <Banner tone="info" icon="people">
          There are no classes yet, so <strong>every teacher can see all students’ lessons.</strong>
        </Banner>
      </div>
      {!narrowed && <WaitingFlags quiet />}
      <form className="mb-8 grid gap-4 sm:grid-cols-[2fr_1fr]" role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Search"
          type="search"
          placeholder="a name, a topic, words that were said"
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <SelectField label="Topic" value={topic} onChange={(event) => want({ topic: event.target.value })}>
          <option value="">All topics</option>
          {topics.data?.topics.map(({ topic_id, title }) => (
            <option key={topic_id} value={topic_id}>
              {title}
            </option>
          ))}
        </SelectField>
        <label className="flex min-h-11 w-fit items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-plum"
            checked={flagged}
            onChange={(event) => want({ flagged: event.target.checked })}
          />
          Flagged lessons only
        </label>
      </form>
      {lessons.isPending && <Waiting lines={5} />}
      {lessons.isError && <Trouble error={lessons.error} onRetry={() => void lessons.refetch()} />}
      {lessons.isSuccess && items.length === 0 && lessons.hasNextPage && (
        <p role="status" className="text-soft">
          None of the newest lessons match. There are older ones to look through.
        </p>
      )}
      {lessons.isSuccess && items.length === 0 && !lessons.hasNextPage && (
        <NoLessons
          narrowed={narrowed}
          onShowAll={() => {
            type('');
            want({ search: undefined, topic: undefined, flagged: undefined });
          }}
        />
      )}
      <ul className="grid gap-3">
        {items.map((lesson) => (
          <TranscriptLine key={lesson.session_id} lesson={lesson} />
        ))}
      </ul>
      {lessons.hasNextPage && (
        <Button className="mt-6" busy={lessons.isFetchingNextPage} onClick={() => void lessons.fetchNextPage()}>
          {lessons.data?.pages.at(-1)?.items.length === 0 ? 'Look at older lessons' : 'Show more'}
        </Button>
      )}
      <p className="mt-10 text-[0.9375rem] text-soft">
        A flag says what was noticed in a message, not what is so. Read the turn before you act on it.
      </p>
    </Page>
  );
}

/** The newest lessons that match, page by page. */
function useTranscripts({ search, topic, flagged }: Required<Search>) {
  return useInfiniteQuery({
    queryKey: ['transcripts', search, topic, flagged],
    queryFn: ({ pageParam }) =>
      client.lessons.transcripts({
        query: {
          search: search === '' ? undefined : search,
          topic_id: topic === '' ? undefined : (topic as TopicId), // it's from the list, or the server refuses it
          flagged: flagged ? 'true' : undefined,
          limit: 20,
          cursor: pageParam,
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

function NoLessons({ narrowed, onShowAll }: { narrowed: boolean; onShowAll: () => void }) {
  return narrowed ? (
    <Empty title="No lesson like that" action={<Button onClick={onShowAll}>Show all lessons</Button>}>
      <p>Search for fewer letters, or clear the filters.</p>
    </Empty>
  ) : (
    <Empty title="No lessons yet">
      <p>When a student starts a lesson, you can follow it here.</p>
    </Empty>
  );
}

const tidy = ({ search, topic, flagged }: { [K in keyof Search]: Search[K] | undefined }): Search => ({
  ...(search !== undefined && search !== '' && { search }),
  ...(topic !== undefined && topic !== '' && { topic }),
  ...(flagged === true && { flagged }),
});
