import type { AnswerFigureOf } from '@stoa/schema/figure/answer-figure';
import { mostOnPan, type AnswerMarksOf, type PanMark } from '@stoa/schema/figure/answer-marks';
import { Button } from '../../components/Button.tsx';
import { BalanceDrawing } from '../BalanceDrawing.tsx';

const pans = ['left', 'right'] as const;

/**
 * Lets the student put bags and weights on a balance, with buttons beside each pan. Changes are announced to screen readers.
 */
export function BalanceAnswer({
  figure: { letter },
  marks,
  disabled,
  onMarks,
}: {
  figure: AnswerFigureOf<'balance'>;
  marks: AnswerMarksOf<'balance'>;
  disabled: boolean;
  onMarks: (marks: AnswerMarksOf<'balance'>) => void;
}) {
  const things = [
    { of: 'bags', name: `bag ${letter}` },
    { of: 'units', name: 'weight' },
  ] as const;
  return (
    <>
      <div aria-hidden="true">
        <BalanceDrawing figure={{ kind: 'balance', letter, left: marks.left, right: marks.right }} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {pans.map((side) => (
          <div key={side} role="group" aria-label={`The ${side} side`} className="grid content-start gap-1.5">
            {things.map(({ of, name }) => (
              <div key={of} className="flex flex-wrap items-center gap-1.5">
                {([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    size="small"
                    aria-label={by > 0 ? `Put a ${name} on the ${side} side` : `Take a ${name} off the ${side} side`}
                    disabled={disabled || !fits(marks[side][of] + by, mostOnPan[of])}
                    onClick={() => onMarks({ ...marks, [side]: { ...marks[side], [of]: marks[side][of] + by } })}
                  >
                    {by > 0 ? '+' : '−'}
                  </Button>
                ))}
                <span aria-hidden="true">{name}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="sr-only" aria-live="polite">
        {pans.map((side) => `On the ${side} side: ${load(marks[side])}.`).join(' ')}
      </p>
    </>
  );
}

const fits = (count: number, most: number): boolean => count >= 0 && count <= most;

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
const load = ({ bags, units }: PanMark): string =>
  [...(bags > 0 ? [counted(bags, 'bag')] : []), ...(units > 0 ? [counted(units, 'weight')] : [])].join(' and ') || 'nothing';
