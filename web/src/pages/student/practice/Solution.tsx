import type { SolutionStep } from '@stoa/schema/problem';
import { MathLine } from '../../../components/MathText.tsx';
import { Tex } from '../../../components/Tex.tsx';

/** The steps of a solution: what is done, and what then stands. */
export function Steps({ steps }: { steps: readonly SolutionStep[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ step_index, explanation, math }) => (
        <li key={step_index} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
          <span className="pt-px text-right font-serif text-soft" aria-hidden="true">
            {step_index}
          </span>
          <div className="grid gap-1">
            <p>
              <MathLine text={explanation} />
            </p>
            <p className="overflow-x-auto py-0.5 text-lg">
              <Tex tex={math} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Solution({ solution, open }: { solution: { answer: string; steps: SolutionStep[] }; open: boolean }) {
  return (
    <details open={open} className="group rounded-card border border-line px-5 py-3">
      <summary className="min-h-8 content-center font-semibold">{open ? 'The solution' : 'See how it can be solved'}</summary>
      <div className="grid gap-4 pt-3 pb-2">
        <Steps steps={solution.steps} />
        <div className="border-t border-line pt-3">
          <span className="text-soft">Answer: </span>
          <ShownAnswer answer={solution.answer} />
        </div>
      </div>
    </details>
  );
}

/** An answer in canonical form or in TeX, or in words. */
export function ShownAnswer({ answer }: { answer: string }) {
  return answer.includes('$') ? (
    <span className="text-lg">
      <MathLine text={answer} />
    </span>
  ) : (
    <span className="text-lg">{/^[\w\s.,'’-]*[a-z]{3,}[\w\s.,'’-]*$/i.test(answer) ? answer : <Tex tex={answer} />}</span>
  );
}
