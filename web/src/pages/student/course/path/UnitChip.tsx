import type { PathUnit } from '@stoa/schema/course/thread';
import { Icon } from '../../../../components/Icon.tsx';
import { tierNames } from '../Tier.tsx';

/** Returns a unit's standing in words: its tier, or why it has none. */
export const standingWords = ({ masteryTier, standing }: Pick<PathUnit, 'masteryTier' | 'standing'>): string =>
  masteryTier !== 'none'
    ? tierNames[masteryTier]
    : standing === 'blocked'
      ? 'Locked'
      : standing === 'in_progress'
        ? 'In progress'
        : 'Ready to start';

/** What a unit's button shows. */
export function UnitChip({ unit }: { unit: PathUnit }) {
  const { title, masteryTier, standing } = unit;
  const icon =
    masteryTier !== 'none' ? 'medal' : standing === 'blocked' ? 'lock' : standing === 'in_progress' ? 'learning' : 'ready';
  return (
    <>
      <span className="text-[0.9375rem] leading-tight font-medium text-ink">{title}</span>
      <span className="inline-flex items-center gap-1.5 text-sm">
        <Icon name={icon} className="size-4" /> {standingWords(unit)}
      </span>
    </>
  );
}
