import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { LearnerId } from '@stoa/schema/account';
import type { learners } from '@stoa/schema/contracts/learners';
import type { Answer } from '../client.ts';
import { client } from '../api.ts';
import { Button } from '../components/Button.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';

export type ActivityLine = Answer<typeof learners.activity>['items'][number];

const moment = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/**
 * A student's latest sessions with all tutors. `leadsTo` returns the page of a session and the link's text; null for no link.
 */
export function RecentActivity({
  learnerId,
  leadsTo,
}: {
  learnerId: LearnerId;
  leadsTo: (line: ActivityLine) => { to: string; label: string } | null;
}) {
  const sessions = useInfiniteQuery({
    queryKey: ['activity', learnerId],
    queryFn: ({ pageParam }) => client.learners.activity({ params: { learnerId }, query: { limit: 8, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = sessions.data?.pages.flatMap(({ items: of }) => of) ?? [];
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-3 text-xl">
        Recent activity
      </h2>
      {sessions.isPending && <Waiting />}
      {sessions.isError && <Trouble error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isSuccess && items.length === 0 && <p className="text-soft">Nothing yet.</p>}
      <ul className="divide-y divide-line">
        {items.map((line) => (
          <ActivityRow key={line.session_id} line={line} link={leadsTo(line)} />
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

function ActivityRow({
  line: { title, detail, updated_at },
  link,
}: {
  line: ActivityLine;
  link: { to: string; label: string } | null;
}) {
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-[0.9375rem] text-soft">
          {detail} · {moment.format(new Date(updated_at))}
        </p>
      </div>
      {link !== null && (
        <Link
          to={link.to as LinkProps['to']} // the page of a registered tutor's session, checked by `tutors.test.ts`
          className="link inline-flex min-h-11 shrink-0 items-center"
          aria-label={`${link.label}: ${title}`}
        >
          {link.label}
        </Link>
      )}
    </li>
  );
}
