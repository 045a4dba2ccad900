import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../act.ts';
import { Button } from '../../../components/Button.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';

type SessionView = Awaited<ReturnType<typeof client.account.sessions>>['sessions'][number];

/** Where I am signed in, and which programs have a token of mine. */
export const sessionsQuery = queryOptions({ queryKey: ['sign-ins'], queryFn: () => client.account.sessions({}) });

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Each with what ends it. */
export function SessionList({ label, items, endWord }: { label: string; items: readonly SessionView[]; endWord: string }) {
  return (
    <ul aria-label={label} className="card divide-y divide-line shadow-none">
      {items.map((session) => (
        <Row key={session.id} session={session} endWord={endWord} />
      ))}
    </ul>
  );
}

function Row({ session, endWord }: { session: SessionView; endWord: string }) {
  const cache = useQueryClient();
  const end = useAct(() => client.account.endSession({ params: { sessionId: session.id } }), {
    onDone: () => void cache.invalidateQueries(sessionsQuery),
  });
  return (
    <li className="grid gap-2 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="font-semibold break-words">
            {session.label} {session.current && <span className="font-normal text-olive">(this one)</span>}
          </p>
          <p className="text-[0.9375rem] text-soft">
            Last seen <span className="whitespace-nowrap">{moment.format(new Date(session.last_seen_at))}</span> · ends{' '}
            <span className="whitespace-nowrap">{day.format(new Date(session.expires_at))}</span>
          </p>
        </div>
        {!session.current && (
          <Button size="small" busy={end.acting} aria-label={`${endWord}: ${session.label}`} onClick={() => end.act(undefined)}>
            {endWord}
          </Button>
        )}
      </div>
      {end.error !== null && <Trouble error={end.error} />}
    </li>
  );
}
