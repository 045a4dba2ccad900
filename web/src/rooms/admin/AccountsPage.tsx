import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, Role } from '@stoa/schema/account';
import { useAct } from '../../act.ts';
import { Button } from '../../furniture/Button.tsx';
import { SelectField } from '../../furniture/Field.tsx';
import { Page } from '../../furniture/Page.tsx';
import { Trouble } from '../../furniture/Trouble.tsx';
import { Waiting } from '../../furniture/Waiting.tsx';
import { client } from '../../house.ts';
import { useMe } from '../../session.ts';
import { FlagsBanner } from '../teacher/WaitingFlags.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const roles: { value: Role; label: string }[] = [
  { value: 'student', label: 'Student' },
  { value: 'teacher', label: 'Teacher' },
  { value: 'author', label: 'Author' },
  { value: 'admin', label: 'Admin' },
];

/** Who has an account here, and as what. */
export function AccountsPage() {
  const accounts = useInfiniteQuery({
    queryKey: ['accounts'],
    queryFn: ({ pageParam }) => client.account.accounts({ query: { limit: 50, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = accounts.data?.pages.flatMap(({ items: of }) => of) ?? [];
  return (
    <Page title="Accounts" lead="Who has an account in this house, and what it opens.">
      <FlagsBanner />
      {accounts.isPending && <Waiting lines={5} />}
      {accounts.isError && <Trouble error={accounts.error} onRetry={() => void accounts.refetch()} />}
      <ul className="card divide-y divide-line shadow-none">
        {items.map((account) => (
          <Row key={account.id} account={account} />
        ))}
      </ul>
      {accounts.hasNextPage && (
        <Button className="mt-6" busy={accounts.isFetchingNextPage} onClick={() => void accounts.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  );
}

function Row({ account }: { account: Account }) {
  const cache = useQueryClient();
  const me = useMe();
  const [saved, setSaved] = useState(false);
  const setRole = useAct((role: Role) => client.account.setRole({ params: { accountId: account.id }, body: { role } }), {
    onDone: async () => {
      setSaved(true);
      await cache.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const mine = me.account.id === account.id;
  return (
    <li className="grid gap-2 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="font-semibold">
            {account.name} {mine && <span className="font-normal text-soft">(you)</span>}
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
      {setRole.state.kind === 'refused' && <Trouble error={setRole.state.error} />}
    </li>
  );
}
