import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../act.ts';
import { client } from '../../../api.ts';
import { TextField } from '../../../components/Field.tsx';
import { wrongWith } from '../../../components/field-errors.ts';
import { meQuery, useMe } from '../../../signed-in.ts';
import { OpeningForm } from './OpeningForm.tsx';

/** The account's email, and a form to change it: with the password and, if mail is set up, a link sent to the new address. */
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
    <div className="grid gap-3">
      <p className="text-soft">
        Your email is <span className="break-all text-ink">{account.email}</span>.
      </p>
      <OpeningForm
        name="Change email"
        save="Save email"
        open={open}
        onOpen={(opens) => {
          setOpen(opens);
          tell('');
        }}
        change={change}
        beside={['email', 'password']}
        told={told}
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
      </OpeningForm>
    </div>
  );
}
