import type { ShownCard } from '@stoa/schema/course/thread';
import { Button } from '../../../../components/Button.tsx';
import { MathLine } from '../../../../components/MathText.tsx';
import { Tex } from '../../../../components/Tex.tsx';
import { FigureView } from '../../../../figures/FigureView.tsx';
import type { CourseTurns } from '../use-course.ts';
import { CardFrame } from './CardFrame.tsx';

/** The key ideas of a unit, and a worked example that is folded at first. */
export function ConceptCard({
  card,
  unit,
  newest,
  turns: { turn, busy },
  onAsk,
}: {
  card: Extract<ShownCard, { type: 'CONCEPT' }>;
  unit: string;
  newest: boolean;
  turns: CourseTurns;
  /** Moves to the composer. */
  onAsk: () => void;
}) {
  const { unitId, keyIdeas, workedExample, picture } = card;
  return (
    <CardFrame
      icon="hint"
      title="Key idea"
      unit={unit}
      buttons={
        <>
          <Button onClick={onAsk}>Ask follow-up</Button>
          <Button
            look={newest ? 'primary' : 'plain'}
            busy={busy}
            onClick={() => turn({ kind: 'press', event: { type: 'REQUEST_DRILL', unitId } })}
          >
            Try a problem
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        {keyIdeas.map((idea) => (
          <li key={idea}>
            <MathLine text={idea} />
          </li>
        ))}
      </ul>
      {picture !== null && (
        <div className="grid gap-2 [&>figure]:my-0">
          <p>
            <MathLine text={picture.caption} />
          </p>
          <FigureView shown={picture} />
        </div>
      )}
      {workedExample !== null && (
        <details className="rounded-key border border-line px-4 py-2">
          <summary className="min-h-8 content-center font-semibold">Worked example</summary>
          <ol className="grid gap-2 py-2 text-lg">
            {[workedExample.problemLatex, ...workedExample.stepsLatex, workedExample.finalAnswerLatex].map((line, at) => (
              <li key={at} className="overflow-x-auto py-0.5">
                <Tex tex={line} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </CardFrame>
  );
}
