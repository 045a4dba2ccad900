import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useBlocker, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { BankView } from '@stoa/schema/essay/bank-edition';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { client } from '../../../api.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { BankEditions } from './BankEditions.tsx';
import { BankEntries } from './BankEntries.tsx';
import { bankQuery, banksQuery } from './bank-queries.ts';
import { emptyAnchor, emptyArc, emptyThing } from './empty-entries.ts';
import { whatLacks } from './what-lacks.ts';

/** A period's bank, to be edited and published. */
export function BankPage() {
  const { period } = useParams({ from: '/layout/author/essay-banks/$period' });
  const { data: view } = useSuspenseQuery(bankQuery(Number(period)));
  return <Editor key={`${period} ${view.edition}`} view={view} />;
}

const mostUndone = 50;

function Editor({ view }: { view: BankView }) {
  const [{ bank, before }, edit] = useState<{ bank: PeriodBank; before: readonly PeriodBank[] }>({ bank: view.bank, before: [] });
  const cache = useQueryClient();
  const put = (next: PeriodBank) => edit((was) => ({ bank: next, before: [...was.before, was.bank].slice(-mostUndone) }));
  const changed = bank !== view.bank;
  const lacks = whatLacks(bank);
  const publish = useMutation({
    mutationFn: () =>
      client.essays.publishBank({ params: { period: bank.period }, body: { expected_edition: view.edition, bank } }),
    onSuccess: (published) => {
      cache.setQueryData(bankQuery(bank.period).queryKey, published);
      void cache.invalidateQueries({ queryKey: banksQuery.queryKey });
    },
  });
  useBlocker({
    shouldBlockFn: () =>
      changed && !publish.isSuccess && !window.confirm('You have changes that aren’t published. Leave this page?'),
    enableBeforeUnload: () => changed && !publish.isSuccess,
  });
  const { period, anchors, arcs, timeline } = bank;
  return (
    <Page
      title={`Period ${period}`}
      heading={`Period ${period}: ${bank.title}`}
      lead={`${bank.start}–${bank.end}`}
      aside={
        <Link to="/author/essay-banks" className="link text-sm">
          All banks
        </Link>
      }
    >
      <div className="grid gap-8">
        {view.release_differs && (
          <Banner tone="info" icon="flag">
            A Stoa update came with a new version of this bank. Your version is still used. To see the new one, go back to “came
            with Stoa” below.
          </Banner>
        )}
        <div className="sticky top-16 z-10 -mx-1 flex flex-wrap items-center gap-3 bg-paper px-1 py-2">
          <p role="status" className="mr-auto text-[0.9375rem] text-soft">
            {changed
              ? 'Not published yet'
              : view.edition === 0
                ? 'This is the bank that came with Stoa.'
                : `Version ${view.edition} is used.`}
          </p>
          <Button
            size="small"
            disabled={before.length === 0}
            onClick={() => edit({ bank: before.at(-1)!, before: before.slice(0, -1) })}
          >
            Undo
          </Button>
          <Button
            size="small"
            look="primary"
            disabled={!changed || lacks !== null}
            busy={publish.isPending}
            onClick={() => publish.mutate()}
          >
            Publish
          </Button>
          {changed && lacks !== null && <p className="w-full text-[0.9375rem] text-clay">{lacks}</p>}
          {publish.isError && (
            <div className="w-full">
              <Trouble error={publish.error} />
            </div>
          )}
        </div>
        <BankEntries
          title="Anchors"
          advice="Outside evidence, in the order in which the coach offers it. It may state the fact, word for word."
          addLabel="Add an anchor"
          entries={anchors}
          empty={emptyAnchor(bank)}
          ordered
          onChange={(next) => put({ ...bank, anchors: next })}
        />
        <BankEntries
          title="Context"
          advice="Developments before or during the period that a student can set the scene with. The coach offers them as a choice."
          addLabel="Add a development"
          entries={arcs}
          empty={emptyArc(bank)}
          onChange={(next) => put({ ...bank, arcs: next })}
        />
        <BankEntries
          title="Timeline"
          advice="More that students name. The coach knows when it was, and never offers it."
          addLabel="Add an entry"
          entries={timeline}
          empty={emptyThing(bank)}
          onChange={(next) => put({ ...bank, timeline: next })}
        />
        <BankEditions view={view} onRestore={put} />
      </div>
    </Page>
  );
}
