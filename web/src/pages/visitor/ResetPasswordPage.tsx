import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../act.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { wrongWith } from '../../components/field-errors.ts';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { useEnter } from '../../signed-in.ts';
import { useLinkSecret } from './link-secret.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { VisitorLayout } from './VisitorLayout.tsx';

/** The page of a link that sets a password: a forgotten one, or the first one of an account that an admin opened. */
export function ResetPasswordPage() {
  const token = useLinkSecret();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const enter = useEnter();
  const reset = useAct(() => client.account.resetPassword({ body: { token, password } }), {
    onDone: async () => {
      await enter(); // the account that was signed in here may have been signed out
      setDone(true);
    },
  });
  if (token === '' && !done) return <NoLink />;
  return (
    <VisitorLayout title="Set a new password" heading={done ? 'Your new password is set' : 'Set a new password'}>
      {done ? (
        <div role="status" className="grid gap-5">
          <p>Every device and program that used the old one is signed out.</p>
          <Link to="/sign-in" className={buttonClass({ look: 'primary' })}>
            Sign in
          </Link>
        </div>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            reset.act(undefined);
          }}
        >
          <NewPasswordField
            label="New password"
            value={password}
            error={wrongWith(reset.error, 'password')}
            onChange={setPassword}
          />
          {reset.error !== null && <Trouble error={reset.error} beside={['password']} />}
          <Button type="submit" look="primary" busy={reset.acting}>
            Save my password
          </Button>
          <p className="text-center">
            <Link to="/forgot-password" className="link">
              Get a new link
            </Link>
          </p>
        </form>
      )}
    </VisitorLayout>
  );
}

function NoLink() {
  return (
    <VisitorLayout title="Set a new password" heading="Open this page with your link">
      <p>To set a new password, open the link from your email or your school. If it doesn’t work anymore, get a new one.</p>
      <Link to="/forgot-password" className={buttonClass({ look: 'primary' })}>
        Get a new link
      </Link>
    </VisitorLayout>
  );
}
