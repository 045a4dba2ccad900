import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../act.ts';
import { client } from '../../../api.ts';
import { TextField } from '../../../components/Field.tsx';
import { wrongWith } from '../../../components/field-errors.ts';
import { NewPasswordField } from '../../visitor/NewPasswordField.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import { signInsQuery } from './SignInList.tsx';

/** How the account's password is changed. */
export function PasswordForm() {
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [told, tell] = useState('');
  const change = useAct(() => client.account.changePassword({ body: { current, password } }), {
    onDone: async () => {
      tell('Your password is changed. Every other device and program is signed out.');
      setCurrent('');
      setPassword('');
      setOpen(false);
      await cache.invalidateQueries(signInsQuery);
    },
  });
  return (
    <OpeningForm
      name="Change password"
      save="Save password"
      open={open}
      onOpen={(opens) => {
        setOpen(opens);
        tell('');
      }}
      change={change}
      beside={['current', 'password']}
      told={told}
    >
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        value={current}
        error={wrongWith(change.error, 'current')}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPasswordField
        label="New password"
        value={password}
        error={wrongWith(change.error, 'password')}
        onChange={setPassword}
      />
      <p className="text-soft">This signs out every other device and ends every token.</p>
    </OpeningForm>
  );
}
