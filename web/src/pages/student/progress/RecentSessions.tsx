import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/Button.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { client } from '../../../api.ts';
import type { StandingSkill } from '../standing-skills.ts';

const moment = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
const modes = { practice: 'Practice', checkpoint: 'Checkpoint', review: 'Review' };
const ended = new Set(['finished']);

/** The latest sessions, with a link into those that can be continued. */
export function RecentSessions({ skills }: { skills: readonly StandingSkill[] }) {
  const sessions = useInfiniteQuery({
    queryKey: ['sessions'],
    queryFn: ({ pageParam }) => client.practice.list({ query: { limit: 8, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = sessions.data?.pages.flatMap(({ items: of }) => of) ?? [];
  const nameOf = (id: string) => skills.find(({ skill }) => skill.id === id)?.skill.name ?? id;

  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-3 text-xl">
        Recent activity
      </h2>
      {sessions.isPending && <Waiting />}
      {sessions.isError && <Trouble error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isSuccess && items.length === 0 && <p className="text-soft">Nothing yet.</p>}
      <ul className="divide-y divide-line">
        {items.map(({ session_id, skill_id, mode, problems_done, updated_at, phase }) => (
          <li key={session_id} className="flex min-h-14 items-center justify-between gap-4 py-2">
            <div>
              <p className="font-medium">{nameOf(skill_id)}</p>
              <p className="text-[0.9375rem] text-soft">
                {modes[mode]} · {problems_done} {problems_done === 1 ? 'problem' : 'problems'} ·{' '}
                {moment.format(new Date(updated_at))}
              </p>
            </div>
            {!ended.has(phase) && (
              <Link
                to="/practice/$sessionId"
                params={{ sessionId: session_id }}
                className="link shrink-0"
                aria-label={`Continue with ${nameOf(skill_id)}`}
              >
                Continue
              </Link>
            )}
          </li>
        ))}
      </ul>
      {sessions.hasNextPage && (
        <Button look="quiet" size="small" busy={sessions.isFetchingNextPage} onClick={() => void sessions.fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </section>
  );
}
