import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../act.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { useLinkSecret } from './link-secret.ts';
import { VisitorLayout } from './VisitorLayout.tsx';

/**
 * The page of a new account's link. It needs a press of a button, because mail programs open links by themselves to check them.
 */
export function ConfirmEmailPage() {
  const token = useLinkSecret();
  const [done, setDone] = useState(false);
  const confirm = useAct(() => client.account.confirmEmail({ body: { token } }), { onDone: () => setDone(true) });
  return (
    <VisitorLayout title="Confirm your email" heading={done ? 'Your email is confirmed' : 'Confirm your email'}>
      {done || token === '' ? (
        <div role="status" className="grid gap-5">
          <p>{done ? 'You can sign in now.' : 'Open the link from your email again, or sign in to get a new one.'}</p>
          <Link to="/sign-in" className={buttonClass({ look: 'primary' })}>
            Sign in
          </Link>
        </div>
      ) : (
        <div className="grid gap-5">
          <p>One more step, and your account is ready.</p>
          {confirm.error !== null && <Trouble error={confirm.error} />}
          <Button look="primary" busy={confirm.acting} onClick={() => confirm.act(undefined)}>
            Confirm my email
          </Button>
        </div>
      )}
    </VisitorLayout>
  );
}
