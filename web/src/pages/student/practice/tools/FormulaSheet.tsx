import type { Formula } from '@stoa/schema/formula-sheet';
import { MathLine } from '../../../../components/MathText.tsx';
import { Tex } from '../../../../components/Tex.tsx';

/** The formulas of a strand, each with the meanings of its letters. */
export function FormulaSheet({ formulas }: { formulas: readonly Formula[] }) {
  return (
    <dl className="grid gap-3">
      {formulas.map(({ name, tex, where }) => (
        <div key={name} className="border-b border-line pb-2.5 last:border-0">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="mt-0.5 overflow-x-auto overflow-y-hidden py-0.5 text-lg">
            <Tex tex={tex} />
          </dd>
          {where !== undefined && (
            <dd className="text-sm text-soft">
              <MathLine text={where} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
