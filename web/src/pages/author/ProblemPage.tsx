import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { BankedProblem } from '@stoa/schema/problem';
import { MathLine } from '../../components/MathText.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { client } from '../../api.ts';
import { graphQuery } from '../student/learner-queries.ts';
import { ShownAnswer, SolutionSteps } from '../../components/SolutionSteps.tsx';
import { AuditTrace } from './AuditTrace.tsx';
import { Preview } from './Preview.tsx';

/** One problem: as a student sees it, as its author wrote it, and its trace. */
export function ProblemPage() {
  const { problemId } = useParams({ from: '/layout/author/problems/$problemId' });
  const problem = useQuery({
    queryKey: ['problem', problemId],
    queryFn: () => client.problemBank.find({ params: { problemId }, query: {} }),
  });
  const whole = problem.data !== undefined && 'item' in problem.data ? problem.data : null;

  const graph = useQuery(graphQuery);
  const name = graph.data?.nodes.find(({ id }) => id === whole?.item.meta.skill_id)?.name;

  return (
    <Page
      wide
      title="Problem"
      heading={name ?? 'A problem'}
      {...(whole && { lead: `Problem ${whole.item.meta.id}, version ${whole.item.meta.version}` })}
    >
      {problem.isPending && <Waiting lines={6} />}
      {problem.isError && <Trouble error={problem.error} onRetry={() => void problem.refetch()} />}
      {whole !== null && (
        <div className="grid gap-8 lg:grid-cols-2">
          <div className="grid content-start gap-8">
            <Section title="Student view">
              <Preview problem={whole} />
            </Section>
            <Section title="Answer and solution">
              <p>
                <span className="text-soft">Answer: </span>
                <ShownAnswer answer={whole.item.solution_logic.final_answer_canonical} />
              </p>
              <SolutionSteps steps={whole.item.solution_logic.steps} />
            </Section>
            {whole.ladder !== undefined && (
              <Section title="Hints">
                <Rungs of={whole.ladder} />
              </Section>
            )}
            <Section title="Known misconceptions">
              <Misconceptions problem={whole} />
            </Section>
          </div>
          <div className="grid content-start gap-8">
            <AuditTrace problemId={problemId} />
            <Section title="Its own tests">
              <Tests problem={whole} />
            </Section>
          </div>
        </div>
      )}
    </Page>
  );
}

export function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="card grid content-start gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Misconceptions({ problem: { item } }: { problem: BankedProblem }) {
  if (item.misconceptions.length === 0) return <p className="text-soft">None. Wrong answers are diagnosed from their steps.</p>;
  return (
    <ul className="grid gap-4">
      {item.misconceptions.map(({ id, error_tag, trigger, hint_ladder }) => (
        <li key={`${id}-${trigger.value}`} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
          <p className="mb-1">
            <strong>{id.replaceAll('_', ' ')}</strong> <span className="text-[0.9375rem] text-soft">{error_tag}</span>
          </p>
          <p className="mb-2 text-[0.9375rem]">
            <span className="text-soft">answers </span>
            <code>{trigger.value}</code>
          </p>
          <Rungs of={hint_ladder} />
        </li>
      ))}
    </ul>
  );
}

function Rungs({ of }: { of: readonly string[] }) {
  return (
    <ol className="grid list-decimal gap-1 pl-6 text-[0.9375rem]">
      {of.map((hint, at) => (
        <li key={at}>
          <MathLine text={hint} />
        </li>
      ))}
    </ol>
  );
}

function Tests({ problem: { tests } }: { problem: BankedProblem }) {
  return (
    <table className="w-full text-left text-[0.9375rem]">
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="py-1.5 pr-4">
            An answer
          </th>
          <th scope="col" className="py-1.5">
            must be
          </th>
        </tr>
      </thead>
      <tbody>
        {tests.map((test, at) => (
          <tr key={at} className="border-b border-line">
            <td className="py-1.5 pr-4 break-all">
              <code>{test.answer === '' ? '(empty)' : test.answer}</code>
            </td>
            <td className="py-1.5">{test.kind === 'misconception' ? `misconception, ${test.error_tag}` : test.kind}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
