import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { client } from '../../api.ts';
import { FlagsBanner } from '../teacher/WaitingFlags.tsx';
import { AccountRow } from './AccountRow.tsx';
import { NewAccountDialog } from './NewAccountDialog.tsx';

/** The accounts here and their roles. */
export function AccountsPage() {
  const accounts = useInfiniteQuery({
    queryKey: ['accounts'],
    queryFn: ({ pageParam }) => client.account.accounts({ query: { limit: 50, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const [adding, setAdding] = useState(false);
  const items = accounts.data?.pages.flatMap(({ items: of }) => of) ?? [];
  return (
    <Page
      title="Accounts"
      lead="All accounts and their roles."
      aside={
        <Button icon="plus" onClick={() => setAdding(true)}>
          New account
        </Button>
      }
    >
      <FlagsBanner />
      {adding && <NewAccountDialog onClose={() => setAdding(false)} />}
      {accounts.isPending && <Waiting lines={5} />}
      {accounts.isError && <Trouble error={accounts.error} onRetry={() => void accounts.refetch()} />}
      <ul className="card divide-y divide-line shadow-none">
        {items.map((account) => (
          <AccountRow key={account.id} account={account} />
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
