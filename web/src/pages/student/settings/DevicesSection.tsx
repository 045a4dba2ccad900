import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../act.ts';
import { Button } from '../../../components/Button.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { client } from '../../../api.ts';
import { SignInList, signInsQuery } from './SignInList.tsx';

/** The devices where this account is signed in, and a button to sign out everywhere else. */
export function DevicesSection() {
  const cache = useQueryClient();
  const { data, isError, error, refetch } = useQuery(signInsQuery);
  const signOut = useAct(() => client.account.signOutOthers({ body: { tokens: false } }), {
    onDone: () => void cache.invalidateQueries(signInsQuery),
  });
  return (
    <section aria-labelledby="devices" className="grid gap-4">
      <h2 id="devices" className="text-2xl">
        Where you’re signed in
      </h2>
      <p className="max-w-prose text-soft">If you see a device that isn’t yours, sign it out and change your password.</p>
      {data === undefined && !isError && <Waiting lines={2} />}
      {isError && <Trouble error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <SignInList label="Devices" items={data.sessions} endWord="Sign out" />}
      {data !== undefined && data.sessions.length > 1 && (
        <Button className="justify-self-start" busy={signOut.acting} onClick={() => signOut.act(undefined)}>
          Sign out everywhere else
        </Button>
      )}
      {signOut.error !== null && <Trouble error={signOut.error} />}
    </section>
  );
}
