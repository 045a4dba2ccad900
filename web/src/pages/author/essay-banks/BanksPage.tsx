import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { banksQuery } from './bank-queries.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** What the essay coach knows about each period of AP U.S. History. */
export function BanksPage() {
  const banks = useQuery(banksQuery);
  return (
    <Page
      title="Essay banks"
      heading="Period banks"
      lead="The essay coach offers names and dates from these banks, and states no others. Edit one, publish it, and the coach uses it right away."
    >
      {banks.isPending && <Waiting lines={6} />}
      {banks.isError && <Trouble error={banks.error} onRetry={() => void banks.refetch()} />}
      <ul className="grid gap-3">
        {banks.data?.banks.map(({ period, title, start, end, anchors, edition, edited_at }) => (
          <li key={period} className="card relative grid gap-1 px-5 py-4 shadow-none hover:border-plum">
            <h2 className="text-lg">
              <Link
                to="/author/essay-banks/$period"
                params={{ period: String(period) }}
                className="after:absolute after:inset-0 hover:text-plum"
              >
                Period {period}: {title}
              </Link>
            </h2>
            <p className="text-[0.9375rem] text-soft">
              {start}–{end} · {anchors} anchors ·{' '}
              {edited_at === null ? 'came with Stoa' : `version ${edition}, ${day.format(new Date(edited_at))}`}
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
