import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../act.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { wrongWith } from '../../components/field-errors.ts';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { VisitorLayout } from './VisitorLayout.tsx';

/** Requests a link to set a new password. The result looks the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const ask = useAct(() => client.account.forgotPassword({ body: { email } }), { onDone: () => setSent(true) });
  return (
    <VisitorLayout title="Forgot your password" heading={sent ? 'Check your email' : 'Forgot your password?'}>
      {sent ? (
        <div role="status" className="grid gap-4">
          <p>
            If <strong className="break-all">{email}</strong> has an account, a link to set a new password is on its way. It works
            for one hour.
          </p>
          <p className="text-soft">No email? Ask an administrator at your school for a link.</p>
        </div>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            ask.act(undefined);
          }}
        >
          <p className="text-soft">
            Type your email, and we’ll send you a link. No email of your own? Ask your school for a link.
          </p>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            value={email}
            error={wrongWith(ask.error, 'email')}
            onChange={(event) => setEmail(event.target.value)}
          />
          {ask.error !== null && <Trouble error={ask.error} beside={['email']} />}
          <Button type="submit" look="primary" busy={ask.acting}>
            Send me a link
          </Button>
        </form>
      )}
      <p className="text-center">
        <Link to="/sign-in" className="link">
          Back to sign in
        </Link>
      </p>
    </VisitorLayout>
  );
}
