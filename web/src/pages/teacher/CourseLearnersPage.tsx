import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CourseLearner } from '@stoa/schema/course/thread';
import { client } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { TierCounts } from '../../components/TierCounts.tsx';
import { capital, signWords } from './sign-words.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Students in courses, each with a link to the learning path that the student sees. */
export function CourseLearnersPage() {
  const learners = useInfiniteQuery({
    queryKey: ['course-learners'],
    queryFn: ({ pageParam }) => client.course.learners({ query: { limit: 20, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = learners.data?.pages.flatMap(({ items: of }) => of) ?? [];
  return (
    <Page
      title="Courses"
      heading="Students’ courses"
      lead="How far each student is. You see the same learning path that the student sees."
    >
      {learners.isPending && <Waiting lines={4} />}
      {learners.isError && <Trouble error={learners.error} onRetry={() => void learners.refetch()} />}
      {learners.isSuccess && items.length === 0 && (
        <Empty title="No students in courses yet">
          <p>When a student starts a course, you can follow it here.</p>
        </Empty>
      )}
      <ul className="grid gap-3">
        {items.map((item) => (
          <Learner key={`${item.learnerId} ${item.courseId}`} item={item} />
        ))}
      </ul>
      {learners.hasNextPage && (
        <Button className="mt-6" busy={learners.isFetchingNextPage} onClick={() => void learners.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  );
}

function Learner({ item: { learnerId, learner, courseId, courseTitle, progress, lastTurnAt, told } }: { item: CourseLearner }) {
  return (
    <li className="card relative grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to="/courses/$courseId/path"
          params={{ courseId }}
          search={{ learner: learnerId }}
          className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 hover:text-plum"
        >
          {learner}: {courseTitle}
        </Link>
        <span className="text-[0.9375rem] text-soft">Last active {day.format(new Date(lastTurnAt))}</span>
      </div>
      <TierCounts progress={progress} />
      {told.length > 0 && (
        <details className="relative z-10">
          <summary className="min-h-11 cursor-pointer py-2.5 text-[0.9375rem] font-medium">
            What they said ({told.length})
          </summary>
          <p className="text-[0.9375rem] text-soft">Not urgent. What was heard, in their own words. It isn’t judged.</p>
          <ul className="divide-y divide-line">
            {told.map(({ at, sign, words, unit }) => (
              <li key={`${at} ${words}`} className="grid gap-1 py-3">
                <p>
                  {capital(sign === 'idea' ? 'thinks it works like this' : signWords[sign])}:{' '}
                  <q className="font-medium wrap-anywhere">{words}</q>
                </p>
                <p className="text-[0.9375rem] text-soft">
                  {unit} · {day.format(new Date(at))}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
