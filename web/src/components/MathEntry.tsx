import { Suspense, lazy } from 'react';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import type { EntryKind, MathFieldProps, MathHandle } from './math-entry.ts';
import { PlainField } from './PlainField.tsx';

const loadMathField = () => import('./MathField.tsx');
const MathField = lazy(loadMathField);

/** Starts loading the math field before it's shown. */
export const fetchMathField = (): void => void loadMathField();

/** Returns a unit as a book prints it: cm², not cm^2. */
const unitAsShown = (unit: string): string => unit.replaceAll('^2', '²').replaceAll('^3', '³');

/** A field for writing mathematics: either typeset while it's typed, or plain text. Both give the same answers. */
export function MathEntry({
  ref,
  entry,
  unit = null,
  mark,
  ...field
}: MathFieldProps & { entry: EntryKind; unit?: string | null; mark?: 'right' | 'wrong' | 'unsure'; ref?: Ref<MathHandle> }) {
  return (
    <div
      className={classNames(
        'flex min-h-16 items-center rounded-key border-2 bg-card transition-colors',
        'focus-within:border-plum focus-within:outline-3 focus-within:outline-plum/35',
        mark === 'right' ? 'border-olive' : mark === 'wrong' ? 'border-clay' : field.invalid ? 'border-ochre' : 'border-edge',
        field.disabled && 'bg-sunk opacity-80',
      )}
    >
      {unit === '$' && <span className="shrink-0 pl-5 text-lg text-soft">$</span>}
      {entry === 'plain' ? (
        <PlainField ref={ref ?? null} {...field} />
      ) : (
        <Suspense
          fallback={<div role="status" aria-label="Loading the math field" className="breathe mx-4 h-7 flex-1 rounded bg-line" />}
        >
          <MathField ref={ref ?? null} {...field} />
        </Suspense>
      )}
      {unit !== null && unit !== '$' && <span className="shrink-0 pr-5 pl-1 text-lg text-soft">{unitAsShown(unit)}</span>}
    </div>
  );
}
