import { useState } from 'react';
import type { BankChanges, BankView } from '@stoa/schema/essay/bank-edition';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { client } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { Trouble } from '../../../components/Trouble.tsx';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Every edition of a bank: when, by whom, and what it changed; a button to restore it, and its file for the content folder. */
export function BankEditions({ view, onRestore }: { view: BankView; onRestore: (bank: PeriodBank) => void }) {
  const [error, setError] = useState<Error | null>(null);
  const { period } = view.bank;
  const attempt = (act: Promise<void>) => {
    setError(null);
    void act.catch((failed: unknown) => setError(failed as Error));
  };
  const restore = async (edition: number) => onRestore((await client.essays.bankEdition({ params: { period, edition } })).bank);
  const download = async () => {
    const { name, yaml } = await client.essays.bankFile({ params: { period } });
    const address = URL.createObjectURL(new Blob([yaml], { type: 'application/yaml' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      {error !== null && <Trouble error={error} />}
      <ul className="grid gap-3">
        {view.editions.map(({ edition, at, by, changes }) => (
          <li key={edition} className="grid justify-items-start gap-1 border-l-2 border-line pl-3 text-[0.9375rem]">
            <p>
              <span className="font-semibold">{edition === 0 ? 'Came with Stoa' : `Version ${edition}`}</span>
              {edition === view.edition && <span className="text-soft">, used now</span>}
              {at !== null && (
                <span className="text-soft">
                  {' '}
                  · {moment.format(new Date(at))}, {by ?? 'an account that’s gone'}
                </span>
              )}
            </p>
            {changes !== null && <p className="wrap-anywhere text-soft">{inWords(changes)}</p>}
            {edition !== view.edition && (
              <Button size="small" onClick={() => attempt(restore(edition))}>
                {edition === 0 ? 'Go back to the bank that came with Stoa' : `Go back to version ${edition}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-[0.9375rem] text-soft">
        Going back puts that version into the fields above. Publish it to use it. Nothing is deleted.
      </p>
      <Button size="small" className="justify-self-start" onClick={() => attempt(download())}>
        Download as YAML
      </Button>
    </section>
  );
}

const mostNamed = 6;

function inWords({ added, removed, changed }: BankChanges): string {
  const list = (label: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : [
          `${label}: ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? `, and ${names.length - mostNamed} more` : ''}.`,
        ];
  const said = [...list('Added', added), ...list('Removed', removed), ...list('Changed', changed)];
  return said.length === 0 ? 'No changes.' : said.join(' ');
}
