import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';

const studentsBoardsQuery = infiniteQueryOptions({
  queryKey: ['students-boards'],
  queryFn: ({ pageParam }) =>
    client.boards.ofStudents({ query: { limit: 20, ...(pageParam !== null && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: 0,
  refetchInterval: 15_000,
});

/** Students' sessions at the board: those that are running can be watched, the others replayed. */
export function StudentsBoardsPage() {
  const boards = useInfiniteQuery(studentsBoardsQuery);
  const sessions = boards.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page title="Boards" lead="Students’ sessions at the board, the newest first.">
      {boards.isPending && <Waiting label="Loading sessions" />}
      {boards.error !== null && <Trouble error={boards.error} onRetry={() => void boards.refetch()} />}
      {boards.data !== undefined && sessions.length === 0 && <p className="text-soft">No student has used the board yet.</p>}
      <ul className="grid gap-2">
        {sessions.map(({ session_id, title, updated_at, over, live, learner }) => (
          <li key={session_id} className="card flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <Link to="/teacher/boards/$sessionId" params={{ sessionId: session_id }} className="link font-medium">
                {title}
              </Link>
              <p className="text-sm text-soft">
                {learner.name} · {new Date(updated_at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
            </div>
            <span className="text-[0.9375rem] text-soft">{live ? 'Working now' : over ? 'Over' : 'Paused'}</span>
          </li>
        ))}
      </ul>
      {boards.hasNextPage && (
        <Button className="mt-4" onClick={() => void boards.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  );
}
