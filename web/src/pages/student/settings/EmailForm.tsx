import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../act.ts';
import { client } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { wrongWith } from '../../../components/field-errors.ts';
import { Trouble } from '../../../components/Trouble.tsx';
import { meQuery, useMe } from '../../../signed-in.ts';

/** The account's email, and how it is changed: with the password, and where mail is set up by a link to the new address. */
export function EmailForm() {
  const { account } = useMe();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [told, tell] = useState('');
  const change = useAct(() => client.account.changeEmail({ body: { email, password } }), {
    onDone: async (changed) => {
      tell(
        'check_email' in changed
          ? `We sent a link to ${email}. Open it, and your email is changed. Until then, sign in with the old one.`
          : 'Your email is changed. Sign in with it from now on.',
      );
      setEmail('');
      setPassword('');
      setOpen(false);
      await cache.invalidateQueries(meQuery);
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">
        Your email is <span className="break-all text-ink">{account.email}</span>.
      </p>
      {open ? (
        <form
          className="grid w-full gap-4"
          aria-label="Change email"
          onSubmit={(event) => {
            event.preventDefault();
            change.act(undefined);
          }}
        >
          <TextField
            label="New email"
            type="email"
            autoComplete="email"
            required
            autoFocus
            maxLength={254}
            value={email}
            error={wrongWith(change.error, 'email')}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            error={wrongWith(change.error, 'password')}
            onChange={(event) => setPassword(event.target.value)}
          />
          {change.error !== null && <Trouble error={change.error} beside={['email', 'password']} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={change.acting}>
              Save email
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button
          onClick={() => {
            setOpen(true);
            tell('');
          }}
        >
          Change email
        </Button>
      )}
      <p role="status" className="text-olive empty:hidden">
        {told}
      </p>
    </div>
  );
}
