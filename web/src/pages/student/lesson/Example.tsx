import type { ShownExample } from '@stoa/schema/lesson';
import { Icon } from '../../../components/Icon.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { FigureView } from '../../../figures/FigureView.tsx';
import { ShownAnswer, SolutionSteps } from '../../../components/SolutionSteps.tsx';

/** A worked example, beside the message that it belongs to and in the notebook of the summary. */
export function Example({ example: { stem, figure, steps, answer } }: { example: ShownExample }) {
  return (
    <figure
      aria-label="A worked example"
      className="rounded-card border border-line bg-sunk px-4 py-4 sm:px-5 print:break-inside-avoid print:bg-transparent"
    >
      <p className="mb-2 flex items-center gap-2 font-semibold">
        <Icon name="example" className="size-5 text-plum" /> A worked example
      </p>
      <MathText text={stem} className="mb-3" />
      {figure !== undefined && <FigureView shown={figure} />}
      <SolutionSteps steps={steps} />
      <p className="mt-3 border-t border-line pt-3">
        <span className="text-soft">Answer: </span>
        <ShownAnswer answer={answer} />
      </p>
    </figure>
  );
}
