import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '@stoa/schema/account';
import { useAct } from '../../act.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { wrongWith } from '../../components/field-errors.ts';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { OneTimeLink } from './OneTimeLink.tsx';
import type { Link } from './OneTimeLink.tsx';
import { roles } from './roles.ts';

/** Opens an account for somebody, who sets a password with the link that this shows. */
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('student');
  const [link, setLink] = useState<Link | null>(null);
  const create = useAct(() => client.account.createAccount({ body: { name, email, role } }), {
    onDone: (made) => {
      setLink(made.link);
      void cache.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  if (link !== null)
    return (
      <Dialog title="The account is ready" onClose={onClose}>
        <div className="grid gap-5">
          <OneTimeLink link={link} name={name} />
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title="New account" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          create.act(undefined);
        }}
      >
        <TextField
          label="Name"
          autoComplete="off"
          required
          maxLength={80}
          value={name}
          error={wrongWith(create.error, 'name')}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          advice="It’s what they sign in with. We don’t send anything to it."
          required
          value={email}
          error={wrongWith(create.error, 'email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField label="Role" value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {create.error !== null && <Trouble error={create.error} beside={['name', 'email']} />}
        <Button type="submit" look="primary" busy={create.acting}>
          Create account
        </Button>
      </form>
    </Dialog>
  );
}
