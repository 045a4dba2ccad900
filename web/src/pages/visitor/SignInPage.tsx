import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Account, Role } from '@stoa/schema/account';
import { useAct } from '../../act.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { wrongWith } from '../../components/field-errors.ts';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { firstPage, useEnter } from '../../signed-in.ts';
import { VisitorLayout } from './VisitorLayout.tsx';

/** The properties of this installation. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => client.account.installation({}),
  staleTime: Infinity,
});

/** Continues after signing in: to the requested page, or to the first page of the role. */
export function useAfterSignIn() {
  const router = useRouter();
  const enter = useEnter();
  const { next } = useSearch({ strict: false });
  return async (account: Account) => {
    await enter();
    router.history.push(next ?? firstPage(account));
  };
}

export function SignInPage() {
  const afterSignIn = useAfterSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { data: installation } = useQuery(installationQuery);
  const signIn = useAct(() => client.account.signIn({ body: { email, password } }), { onDone: afterSignIn });
  const search = useSearch({ strict: false });

  return (
    <VisitorLayout title="Sign in" heading="Sign in">
      {installation?.demo === true && <DemoSignIn onIn={afterSignIn} />}
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          signIn.act(undefined);
        }}
      >
        {installation?.demo === true && <h2 className="border-t border-line pt-6 text-lg">Or sign in with your account</h2>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={wrongWith(signIn.error, 'email')}
          onChange={(e) => setEmail(e.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={wrongWith(signIn.error, 'password')}
          onChange={(e) => setPassword(e.target.value)}
        />
        {signIn.error !== null && <Trouble error={signIn.error} beside={['email', 'password']} />}
        <Button type="submit" look={installation?.demo === true ? 'plain' : 'primary'} busy={signIn.acting}>
          Sign in
        </Button>
        <p className="text-center">
          <Link to="/forgot-password" className="link">
            Forgot your password?
          </Link>
        </p>
        {installation?.sign_up !== 'closed' && (
          <p className="text-center text-soft">
            New here?{' '}
            <Link to="/sign-up" search={search} className="link">
              Sign up
            </Link>
          </p>
        )}
      </form>
    </VisitorLayout>
  );
}

const others: { role: Role; label: string }[] = [
  { role: 'teacher', label: 'Teacher' },
  { role: 'author', label: 'Author' },
  { role: 'admin', label: 'Admin' },
];

/** In a demo, anybody may sign in with any role. */
function DemoSignIn({ onIn }: { onIn: (account: Account) => Promise<void> }) {
  const demo = useAct((role: Role) => client.account.demo({ body: { role } }), { onDone: onIn });
  return (
    <section className="grid gap-4" aria-label="Demo">
      <p className="text-soft">This is a demo. Look around. Nothing is graded.</p>
      <Button look="primary" size="large" busy={demo.acting} onClick={() => demo.act('student')}>
        Continue as a student <Icon name="arrow" />
      </Button>
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-1 text-soft">or as</span>
        {others.map(({ role, label }) => (
          <Button key={role} size="small" busy={demo.acting} onClick={() => demo.act(role)}>
            {label}
          </Button>
        ))}
      </div>
      {demo.error !== null && <Trouble error={demo.error} />}
    </section>
  );
}
