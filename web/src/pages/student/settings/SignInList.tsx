import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../act.ts';
import { Button } from '../../../components/Button.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';

type SignIn = Awaited<ReturnType<typeof client.account.sessions>>['sessions'][number];

/** The sign-ins of this account: its devices, and the programs that have a token. */
export const signInsQuery = queryOptions({ queryKey: ['sign-ins'], queryFn: () => client.account.sessions({}) });

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Sign-ins, each with a button that ends it. */
export function SignInList({ label, items, endWord }: { label: string; items: readonly SignIn[]; endWord: string }) {
  return (
    <ul aria-label={label} className="card divide-y divide-line shadow-none">
      {items.map((signIn) => (
        <Row key={signIn.id} signIn={signIn} endWord={endWord} />
      ))}
    </ul>
  );
}

function Row({ signIn, endWord }: { signIn: SignIn; endWord: string }) {
  const cache = useQueryClient();
  const end = useAct(() => client.account.endSession({ params: { sessionId: signIn.id } }), {
    onDone: () => void cache.invalidateQueries(signInsQuery),
  });
  return (
    <li className="grid gap-2 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="font-semibold wrap-anywhere">
            {signIn.label} {signIn.current && <span className="font-normal text-olive">(this one)</span>}
          </p>
          <p className="text-[0.9375rem] text-soft">
            Last seen <span className="whitespace-nowrap">{moment.format(new Date(signIn.last_seen_at))}</span> · ends{' '}
            <span className="whitespace-nowrap">{day.format(new Date(signIn.expires_at))}</span>
          </p>
        </div>
        {!signIn.current && (
          <Button size="small" busy={end.acting} aria-label={`${endWord}: ${signIn.label}`} onClick={() => end.act(undefined)}>
            {endWord}
          </Button>
        )}
      </div>
      {end.error !== null && <Trouble error={end.error} />}
    </li>
  );
}
