import type { Ref } from 'react';
import type { Hint } from '@stoa/schema/hint';
import type { PracticeReply, PracticeView } from '@stoa/schema/practice';
import { Icon } from '../../../components/Icon.tsx';
import { ReadAloud } from '../../../components/speech/ReadAloud.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { FigureView } from '../../../figures/FigureView.tsx';
import { ShownAnswer, SolutionSteps } from '../../../components/SolutionSteps.tsx';
import { useOpenedHelp } from './use-opened-help.ts';

const rungs = { 1: 'Where to look', 2: 'What to remember', 3: 'The next step' };

/** One hint, with its rung on the ladder. */
export function HintNote({
  hint: { hint_level, hint_text },
  newest = false,
  ref,
}: {
  hint: Hint;
  newest?: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      {...(ref !== undefined && { ref, tabIndex: -1 })}
      className={`arrive help-place grid grid-cols-[auto_1fr_auto] gap-x-3 rounded-card border px-4 py-3 ${newest ? 'border-sea/35 bg-sea-wash' : 'border-line bg-card'}`}
    >
      <Icon name="hint" className="mt-0.5 size-5 text-sea" />
      <div>
        <p className="text-sm font-semibold text-sea">{rungs[hint_level]}</p>
        <MathText text={hint_text} />
      </div>
      <ReadAloud texts={[hint_text]} what="the hint" short />
    </div>
  );
}

/** Help that was asked for and stays available: earlier hints, and a worked example of a sibling problem. */
export function Help({
  view,
  reply,
  hintsShownAbove,
}: {
  view: PracticeView;
  reply: PracticeReply | null;
  hintsShownAbove: number;
}) {
  const example = useOpenedHelp<HTMLElement>(reply?.outcome === 'example' ? reply.turn_id : null, true);
  const earlier = view.hints.slice(0, view.hints.length - hintsShownAbove);
  if (earlier.length === 0 && view.example === null) return null;
  return (
    <div className="grid gap-4">
      {view.example !== null && (
        <section
          ref={example}
          tabIndex={-1}
          aria-label="A worked example"
          className="card arrive help-place px-5 py-4 shadow-none sm:px-7 sm:py-5"
        >
          <h2 className="mb-3 flex items-center gap-2 text-lg">
            <Icon name="example" className="size-5 text-plum" /> A similar problem, worked out
          </h2>
          <MathText text={view.example.stem} className="mb-4 text-lg" />
          {view.example.figure !== null && <FigureView shown={view.example.figure} />}
          <SolutionSteps steps={view.example.steps} />
          <p className="mt-4 border-t border-line pt-3">
            <span className="text-soft">Answer: </span>
            <ShownAnswer answer={view.example.answer} />
          </p>
        </section>
      )}
      {earlier.length > 0 && (
        <section aria-label="Earlier hints">
          <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">Earlier hints</h2>
          <ol className="grid gap-2.5">
            {earlier.map((hint, at) => (
              <li key={at}>
                <HintNote hint={hint} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
