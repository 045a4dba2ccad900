import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { useAct } from '../../../act.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { wrongWith } from '../../../components/field-errors.ts';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';
import { meQuery, useMe } from '../../../signed-in.ts';
import { SafetyNote } from '../../../components/SafetyNote.tsx';
import { EmailForm } from './EmailForm.tsx';
import { signInsQuery } from './SignInList.tsx';
import { NewPasswordField } from '../../visitor/NewPasswordField.tsx';

/** The account's name, email and password. */
export function AccountSection() {
  return (
    <section aria-labelledby="account" className="grid gap-6">
      <h2 id="account" className="text-2xl">
        Your account
      </h2>
      <NameForm />
      <EmailForm />
      <PasswordForm />
    </section>
  );
}

function NameForm() {
  const { account } = useMe();
  const cache = useQueryClient();
  const [name, setName] = useState(account.name);
  const [saved, setSaved] = useState(false);
  const [safety, setSafety] = useState<SafetyReply | null>(null);
  const rename = useAct(() => client.account.rename({ body: { name } }), {
    onDone: async (renamed) => {
      setName(renamed.name);
      setSafety(renamed.safety);
      setSaved(true);
      await cache.invalidateQueries(meQuery);
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        rename.act(undefined);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <TextField
            label="What should we call you?"
            autoComplete="given-name"
            required
            maxLength={80}
            value={name}
            error={wrongWith(rename.error, 'name')}
            onChange={(event) => {
              setName(event.target.value);
              setSaved(false);
            }}
          />
        </div>
        <Button type="submit" busy={rename.acting}>
          Save name
        </Button>
      </div>
      <p role="status" className="text-olive empty:hidden">
        {saved && 'Your name is saved.'}
      </p>
      {safety !== null && <SafetyNote safety={safety} />}
      {rename.error !== null && <Trouble error={rename.error} beside={['name']} />}
    </form>
  );
}

function PasswordForm() {
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [saved, setSaved] = useState(false);
  const change = useAct(() => client.account.changePassword({ body: { current, password } }), {
    onDone: async () => {
      setCurrent('');
      setPassword('');
      setOpen(false);
      setSaved(true);
      await cache.invalidateQueries(signInsQuery);
    },
  });
  if (!open)
    return (
      <div className="grid justify-items-start gap-3">
        <Button
          onClick={() => {
            setOpen(true);
            setSaved(false);
          }}
        >
          Change password
        </Button>
        <p role="status" className="text-olive empty:hidden">
          {saved && 'Your password is changed. Every other device and program is signed out.'}
        </p>
      </div>
    );
  return (
    <form
      className="grid gap-4"
      aria-label="Change password"
      onSubmit={(event) => {
        event.preventDefault();
        change.act(undefined);
      }}
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
      {change.error !== null && <Trouble error={change.error} beside={['current', 'password']} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.acting}>
          Save password
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
