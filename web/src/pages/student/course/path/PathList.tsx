import type { PathUnit } from '@stoa/schema/course/thread';
import { classNames } from '../../../../components/class-names.ts';
import { tierTones } from '../Tier.tsx';
import { UnitChip } from './UnitChip.tsx';

/** The units of a course in its order, for a screen without space for the graph. */
export function PathList({
  units,
  onChoose,
}: {
  units: readonly PathUnit[];
  chosen: string | null;
  onChoose: (unitId: string) => void;
}) {
  return (
    <ul aria-label="Learning path" className="grid gap-2 sm:grid-cols-2">
      {units.map((unit) => (
        <li key={unit.unitId}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onChoose(unit.unitId)}
            className={classNames(
              'grid min-h-14 w-full content-center gap-1 rounded-key border-[1.5px] px-4 py-2.5 text-left hover:shadow-lift',
              tierTones[unit.masteryTier],
              unit.standing === 'blocked' && 'border-dashed',
            )}
          >
            <UnitChip unit={unit} />
          </button>
        </li>
      ))}
    </ul>
  );
}
