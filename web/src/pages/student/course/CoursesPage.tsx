import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CourseLine } from '@stoa/schema/course/thread';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { coursesQuery } from './course-queries.ts';
import { TierCounts } from '../../../components/TierCounts.tsx';
import { useStartThread } from './use-start-thread.ts';

/** All courses, and the student's progress in each. */
export function CoursesPage() {
  const courses = useQuery(coursesQuery);
  const start = useStartThread();
  return (
    <Page
      title="Courses"
      lead="Ask about anything in a course. Practice problems and exam questions take each unit to bronze, silver, and gold."
      wide
    >
      {courses.isPending && <Waiting lines={4} />}
      {courses.isError && <Trouble error={courses.error} onRetry={() => void courses.refetch()} />}
      {start.error !== null && <Trouble error={start.error} />}
      {courses.isSuccess && courses.data.courses.length === 0 && (
        <Empty title="No courses here yet">
          <p>Your courses will be on this page.</p>
        </Empty>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {courses.data?.courses.map((course) => (
          <Course key={course.courseId} course={course} busy={start.acting} onStart={() => start.act(course.courseId)} />
        ))}
      </ul>
    </Page>
  );
}

function Course({ course, busy, onStart }: { course: CourseLine; busy: boolean; onStart: () => void }) {
  const { courseId, title, subject, progress, lastThreadId } = course;
  return (
    <li className="card grid content-between gap-4 px-5 py-5">
      <div className="grid gap-3">
        <div className="grid gap-1">
          <p className="eyebrow first-letter:uppercase">{subject}</p>
          <h2 className="text-xl">{title}</h2>
        </div>
        <TierCounts progress={progress} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {lastThreadId === null ? (
          <Button look="primary" busy={busy} onClick={onStart} aria-label={`Start: ${title}`}>
            Start <Icon name="arrow" />
          </Button>
        ) : (
          <>
            <Link
              to="/courses/session/$threadId"
              params={{ threadId: lastThreadId }}
              aria-label={`Continue: ${title}`}
              className={buttonClass({ look: 'primary' })}
            >
              Continue <Icon name="arrow" />
            </Link>
            <Button busy={busy} icon="plus" onClick={onStart} aria-label={`New session: ${title}`}>
              New session
            </Button>
          </>
        )}
        <Link
          to="/courses/$courseId/path"
          params={{ courseId }}
          aria-label={`Learning path: ${title}`}
          className={buttonClass({ look: 'quiet' })}
        >
          Learning path
        </Link>
      </div>
    </li>
  );
}
