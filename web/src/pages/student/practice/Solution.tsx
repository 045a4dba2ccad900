import type { SolutionStep } from '@stoa/schema/problem';
import { ShownAnswer, SolutionSteps } from '../../../components/SolutionSteps.tsx';

/** The solution of a closed problem, folded if the student solved it. */
export function Solution({ solution, open }: { solution: { answer: string; steps: SolutionStep[] }; open: boolean }) {
  return (
    <details open={open} className="group rounded-card border border-line px-5 py-3">
      <summary className="min-h-8 content-center font-semibold">{open ? 'The solution' : 'See the solution'}</summary>
      <div className="grid gap-4 pt-3 pb-2">
        <SolutionSteps steps={solution.steps} />
        <div className="border-t border-line pt-3">
          <span className="text-soft">Answer: </span>
          <ShownAnswer answer={solution.answer} />
        </div>
      </div>
    </details>
  );
}
