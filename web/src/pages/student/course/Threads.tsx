import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { threadsQuery } from './course-queries.ts';
import { useStartThread } from './use-start-thread.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The student's own conversations, newest first, and a button for a new one in this course. */
export function Threads({ courseId, threadId, onLeave }: { courseId: string; threadId: string; onLeave: () => void }) {
  const threads = useInfiniteQuery(threadsQuery);
  const start = useStartThread();
  return (
    <div className="grid gap-3">
      <Button
        icon="plus"
        busy={start.acting}
        onClick={() => {
          start.act(courseId);
          onLeave();
        }}
      >
        New session
      </Button>
      {start.error !== null && <Trouble error={start.error} />}
      {threads.isPending && <Waiting lines={3} />}
      {threads.isError && <Trouble error={threads.error} onRetry={() => void threads.refetch()} />}
      <ul className="grid gap-1">
        {threads.data?.pages
          .flatMap(({ items }) => items)
          .map((thread) => (
            <li key={thread.threadId}>
              <Link
                to="/courses/session/$threadId"
                params={{ threadId: thread.threadId }}
                onClick={onLeave}
                className={classNames(
                  'grid rounded-key px-3 py-2 hover:bg-plum-wash hover:text-plum',
                  thread.threadId === threadId && 'bg-plum-wash text-plum',
                )}
              >
                <span className="wrap-anywhere font-medium">{thread.title}</span>
                <span className="text-sm text-soft">
                  {thread.courseId !== courseId && `${thread.courseTitle} · `}
                  {day.format(new Date(thread.updatedAt))}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      {threads.hasNextPage && (
        <Button look="quiet" size="small" busy={threads.isFetchingNextPage} onClick={() => void threads.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}
