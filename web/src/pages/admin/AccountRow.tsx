import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, Role } from '@stoa/schema/account';
import { useAct } from '../../act.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField } from '../../components/Field.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { useMe } from '../../signed-in.ts';
import { OneTimeLink } from './OneTimeLink.tsx';
import type { Link } from './OneTimeLink.tsx';
import { roles } from './roles.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** One account: its role, a link to set a new password, and whether it is suspended. */
export function AccountRow({ account }: { account: Account }) {
  const cache = useQueryClient();
  const me = useMe();
  const [saved, setSaved] = useState(false);
  const [link, setLink] = useState<Link | null>(null);
  const params = { accountId: account.id };
  const listed = () => cache.invalidateQueries({ queryKey: ['accounts'] });
  const setRole = useAct((role: Role) => client.account.setRole({ params, body: { role } }), {
    onDone: async () => {
      setSaved(true);
      await listed();
    },
  });
  const issueLink = useAct(() => client.account.issueResetLink({ params }), { onDone: setLink });
  const suspend = useAct((suspended: boolean) => client.account.setSuspended({ params, body: { suspended } }), {
    onDone: () => void listed(),
  });
  const mine = me.account.id === account.id;
  const refused = [setRole, issueLink, suspend].flatMap(({ error }) => (error === null ? [] : [error]));
  return (
    <li className="grid gap-2 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="font-semibold">
            {account.name} {mine && <span className="font-normal text-soft">(you)</span>}{' '}
            {account.suspended && <span className="font-normal text-clay">(suspended)</span>}
          </p>
          <p className="text-[0.9375rem] text-soft">
            <span className="break-all">{account.email}</span> · since{' '}
            <span className="whitespace-nowrap">{day.format(new Date(account.created_at))}</span>
          </p>
        </div>
        <span role="status" className="order-last text-[0.9375rem] text-olive sm:order-none">
          {saved && !setRole.acting && 'Saved'}
        </span>
        <SelectField
          label={`Role of ${account.name}`}
          labelHidden
          value={account.role}
          disabled={setRole.acting}
          onChange={(event) => setRole.act(event.target.value as Role)}
        >
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={issueLink.acting}
          aria-label={`Password link for ${account.name}`}
          onClick={() => issueLink.act(undefined)}
        >
          Password link
        </Button>
        {!mine && (
          <Button
            size="small"
            busy={suspend.acting}
            aria-label={`${account.suspended ? 'Restore' : 'Suspend'} ${account.name}`}
            onClick={() => suspend.act(!account.suspended)}
          >
            {account.suspended ? 'Restore' : 'Suspend'}
          </Button>
        )}
      </div>
      {link !== null && <OneTimeLink link={link} name={account.name} />}
      {refused.map((error) => (
        <Trouble key={error.message} error={error} />
      ))}
    </li>
  );
}
