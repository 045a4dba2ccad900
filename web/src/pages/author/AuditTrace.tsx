import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../client.ts';
import type { Contracts } from '@stoa/schema/contracts/all-contracts';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { client } from '../../api.ts';

type Trace = Answer<Contracts['audit']['problem']>;
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Where a problem comes from, which checks it has passed, and what has happened with it since. */
export function AuditTrace({ problemId }: { problemId: string }) {
  const trace = useQuery({
    queryKey: ['trace', problemId],
    queryFn: () => client.audit.problem({ params: { id: problemId }, query: {} }),
  });
  return (
    <section className="card grid content-start gap-4 p-5 sm:p-7">
      <h2 className="text-xl">Its trace</h2>
      {trace.isPending && <Waiting />}
      {trace.isError && <Trouble error={trace.error} onRetry={() => void trace.refetch()} />}
      {trace.data !== undefined && (
        <>
          <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
            {factsOf(trace.data).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-soft">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className="text-base">History</h3>
          {trace.data.events.length === 0 ? (
            <p className="text-soft">Nothing yet.</p>
          ) : (
            <div className="max-h-80 overflow-y-auto" tabIndex={0} role="group" aria-label="Events, newest first">
              <ol className="grid gap-1.5 text-[0.9375rem]">
                {trace.data.events.map(({ id, at, body }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-1.5">
                    <span>{body.type.replaceAll('_', ' ')}</span>
                    <span className="text-soft">{moment.format(new Date(at))}</span>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function factsOf(trace: Trace): [string, string][] {
  const { verifier, critic_model, judge_model, generator_model, attempt } = trace.provenance;
  const scores = trace.verification_report.rubric_scores;
  return [
    [
      'Status',
      `${trace.status.toLowerCase()}${trace.verified_at === null ? '' : ` since ${moment.format(new Date(trace.verified_at))}`}`,
    ],
    ['Served', trace.times_served === 1 ? 'once' : `${trace.times_served} times`],
    ['Generator', `${trace.generator.name}, version ${trace.generator.version}, seed ${trace.generator.seed}`],
    ['Written by', `${generator_model}, attempt ${attempt}`],
    ['Critic, judge', `${critic_model}, ${judge_model}`],
    [
      'Verifier',
      `${verifier.type}, ${verifier.passed ? 'passed' : 'not passed'}${verifier.tool === null ? '' : `, ${verifier.tool}`}`,
    ],
    ...(verifier.details === null ? [] : [['Details', verifier.details] as [string, string]]),
    [
      'Rubric',
      Object.entries(scores)
        .map(([name, score]) => `${name.replaceAll('_', ' ')} ${score}`)
        .join(', '),
    ],
    ['Graph, policy', `${trace.graph_version}, ${trace.policy_version} (${trace.config_hash.slice(0, 12)})`],
  ];
}
