import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProblemReport } from '@stoa/schema/problem-report';
import { useAct } from '../../act.ts';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ChoiceField, TextArea } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { MathText } from '../../components/MathText.tsx';
import { Page } from '../../components/Page.tsx';
import { wrongWith } from '../../components/field-errors.ts';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { client } from '../../api.ts';
import { reportVerdicts } from '../report-verdicts.ts';
import type { ReportVerdict } from '../report-verdicts.ts';
import { Timeline } from './Timeline.tsx';

type Shown = 'open' | 'answered';
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Mistakes that students reported, with what they saw and did; and the author's answer. */
export function ReportInboxPage() {
  const [shown, show] = useState<Shown>('open');
  const reports = useInfiniteQuery({
    queryKey: ['inbox', shown],
    queryFn: ({ pageParam }) => client.problemReports.inbox({ query: { status: shown, limit: 20, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = reports.data?.pages.flatMap(({ items: of }) => of) ?? [];

  return (
    <Page title="Reports" heading="Mistakes students reported">
      <div className="mb-8">
        <ChoiceField
          label="Show"
          value={shown}
          onChange={show}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'answered', label: 'Answered' },
          ]}
        />
      </div>
      {reports.isPending && <Waiting />}
      {reports.isError && <Trouble error={reports.error} onRetry={() => void reports.refetch()} />}
      {reports.isSuccess && items.length === 0 && (
        <Empty title={shown === 'open' ? 'No reports to answer' : 'None answered yet'}>
          <p>When a student presses “Report a mistake,” the problem and the student’s tries appear here.</p>
        </Empty>
      )}
      <ul className="grid gap-6">
        {items.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      {reports.hasNextPage && (
        <Button className="mt-6" busy={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  );
}

function Report({ report }: { report: ProblemReport }) {
  return (
    <li>
      <article aria-label={`Report of ${moment.format(new Date(report.created_at))}`} className="card grid gap-5 p-5 sm:p-7">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-[0.9375rem] text-soft">
          <span>{moment.format(new Date(report.created_at))}</span>
          <Link to="/author/problems/$problemId" params={{ problemId: report.problem_id }} className="link">
            {report.skill_id}, version {report.problem_version}
          </Link>
        </header>
        <MathText text={report.stem} className="text-lg" />
        {report.message !== '' && (
          <blockquote className="rounded-card bg-sunk px-5 py-3">
            <MathText text={report.message} />
          </blockquote>
        )}
        {report.withheld && (
          <p className="text-soft">
            The student wrote something here that isn’t about the problem. It was passed on to the teachers and is not shown.
          </p>
        )}
        <Timeline attempts={report.attempts} />
        {report.message !== '' && <PassOn report={report} />}
        <p className="text-sm text-soft">
          Made by <code>{report.generator}</code>, seed {report.seed}
        </p>
        {report.answer === null ? (
          <AnswerForm report={report} />
        ) : (
          <div className={`rounded-card border px-5 py-4 ${reportVerdicts[report.answer.verdict].tone}`}>
            <p className="font-semibold">{reportVerdicts[report.answer.verdict].toAuthor}</p>
            <div className="text-ink">
              <MathText text={report.answer.message} />
            </div>
          </div>
        )}
      </article>
    </li>
  );
}

/** Passes a report that isn't about mathematics on to those who look after the student. */
function PassOn({ report }: { report: ProblemReport }) {
  const cache = useQueryClient();
  const passOn = useAct(() => client.problemReports.passOn({ params: { reportId: report.id } }), {
    onDone: () => void cache.invalidateQueries({ queryKey: ['inbox'] }),
  });
  if (report.passed_on !== null)
    return (
      <p role="status" className="flex items-center gap-2 text-olive">
        <Icon name="check" className="size-4" /> You passed this on to the school. It’s first on the teachers’ list.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line px-5 py-3">
      <p className="max-w-prose text-[0.9375rem] text-soft">
        Does it sound as if the student or someone else could be in trouble? Teachers will look at it today.
      </p>
      <Button size="small" icon="flag" busy={passOn.acting} onClick={() => passOn.act(undefined)}>
        Pass it on to the school
      </Button>
      {passOn.error !== null && <Trouble error={passOn.error} />}
    </div>
  );
}

function AnswerForm({ report }: { report: ProblemReport }) {
  const cache = useQueryClient();
  const [verdict, setVerdict] = useState<ReportVerdict>('problem_is_right');
  const [message, setMessage] = useState('');
  const [retire, setRetire] = useState(false);
  const answer = useAct(
    () => client.problemReports.answer({ params: { reportId: report.id }, body: { verdict, message, retire_problem: retire } }),
    { onDone: () => void cache.invalidateQueries({ queryKey: ['inbox'] }) },
  );
  return (
    <form
      className="grid gap-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        answer.act(undefined);
      }}
    >
      <ChoiceField
        label="What did you find?"
        value={verdict}
        onChange={setVerdict}
        options={(Object.keys(reportVerdicts) as ReportVerdict[]).map((value) => ({
          value,
          label: reportVerdicts[value].toAuthor,
        }))}
      />
      <TextArea
        label="Your reply to the student"
        advice="The student sees exactly what you write. Put math between dollar signs."
        required
        maxLength={2000}
        value={message}
        error={wrongWith(answer.error, 'message')}
        onChange={(event) => setMessage(event.target.value)}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-plum"
          checked={retire}
          onChange={(event) => setRetire(event.target.checked)}
        />
        Retire the problem so that no one gets it again
      </label>
      {answer.error !== null && <Trouble error={answer.error} beside={['message']} />}
      <Button type="submit" look="primary" busy={answer.acting} className="justify-self-start">
        Answer
      </Button>
    </form>
  );
}
