import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { FiledReport } from '@stoa/schema/problem-report';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { client } from '../../../api.ts';
import { reportVerdicts } from '../../report-verdicts.ts';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });

/** The student's own reports, and the answers to them. */
export function ReportsPage() {
  const cache = useQueryClient();
  const reports = useInfiniteQuery({
    queryKey: ['my-reports'],
    queryFn: ({ pageParam }) => client.problemReports.mine({ query: { limit: 20, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = reports.data?.pages.flatMap(({ items: of }) => of) ?? [];
  // Reading them marks them as seen, so the home page no longer mentions them.
  useEffect(() => {
    if (reports.isSuccess) void cache.invalidateQueries({ queryKey: ['home'] });
  }, [reports.isSuccess, cache]);

  return (
    <Page title="My reports" lead="Mistakes you reported, and our replies.">
      {reports.isPending && <Waiting />}
      {reports.isError && <Trouble error={reports.error} onRetry={() => void reports.refetch()} />}
      {reports.isSuccess && items.length === 0 && (
        <Empty
          title="No reports yet"
          action={
            <Link to="/" className={buttonClass({})}>
              Continue practicing
            </Link>
          }
        >
          <p>If a problem looks wrong, press “Report a mistake” below it. We’ll reply here.</p>
        </Empty>
      )}
      <ul className="grid gap-5">
        {items.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      {reports.hasNextPage && (
        <Button className="mt-6" busy={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </Page>
  );
}

function Report({ report: { created_at, stem, message, withheld, answer } }: { report: FiledReport }) {
  return (
    <li className="card grid gap-4 p-5 sm:p-7">
      <p className="text-[0.9375rem] text-soft">Reported on {day.format(new Date(created_at))}</p>
      <MathText text={stem} className="text-lg" />
      {message !== '' && <blockquote className="border-l-3 border-line pl-4 text-soft">{message}</blockquote>}
      {withheld && <p className="text-soft">What you wrote went to your teachers, not to the author.</p>}
      {answer === null ? (
        <p className="rounded-card bg-sunk px-4 py-3 text-soft">No reply yet. We’ll look at it soon.</p>
      ) : (
        <div className={`rounded-card border px-5 py-4 ${reportVerdicts[answer.verdict].tone}`}>
          <p className="mb-1 font-semibold">{reportVerdicts[answer.verdict].toStudent}</p>
          <div className="text-ink">
            <MathText text={answer.message} />
          </div>
        </div>
      )}
    </li>
  );
}
