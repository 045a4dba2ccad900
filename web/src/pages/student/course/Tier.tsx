import type { MasteryTier } from '@stoa/schema/course/tier';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/Icon.tsx';

export const tierNames: Record<MasteryTier, string> = { none: 'No tier yet', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

export const tierTones: Record<MasteryTier, string> = {
  none: 'text-soft bg-card border-edge',
  bronze: 'text-clay bg-clay-wash border-clay/45',
  silver: 'text-sea bg-sea-wash border-sea/45',
  gold: 'text-ochre bg-ochre-wash border-ochre/55',
};

/** A tier by its name, never only by color. */
export function TierBadge({ tier }: { tier: MasteryTier }) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        tierTones[tier],
      )}
    >
      <Icon name={tier === 'none' ? 'assumed' : 'medal'} className="size-4" />
      {tierNames[tier]}
    </span>
  );
}
