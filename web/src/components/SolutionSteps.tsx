import type { SolutionStep } from '@stoa/schema/problem';
import { MathLine } from './MathText.tsx';
import { Tex } from './Tex.tsx';

/** Shows the steps of a solution: what is done in each, and the line that results. */
export function SolutionSteps({ steps }: { steps: readonly SolutionStep[] }) {
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

/** Shows an answer, which may be in canonical form, in TeX, or in words. */
export function ShownAnswer({ answer }: { answer: string }) {
  return answer.includes('$') ? (
    <span className="text-lg">
      <MathLine text={answer} />
    </span>
  ) : (
    <span className="text-lg">{/^[\w\s.,'’-]*[a-z]{3,}[\w\s.,'’-]*$/i.test(answer) ? answer : <Tex tex={answer} />}</span>
  );
}
