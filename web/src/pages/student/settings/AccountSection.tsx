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
import { PasswordForm } from './PasswordForm.tsx';

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
