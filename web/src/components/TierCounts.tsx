import type { SnapshotLite } from '@stoa/schema/course/snapshot-lite';

const tones = { gold: 'bg-ochre-fill', silver: 'bg-sea', bronze: 'bg-clay' } as const;
const tiers = ['gold', 'silver', 'bronze'] as const;

/** Shows how many units of a course are at each tier: as a bar, and in words. */
export function TierCounts({ progress }: { progress: SnapshotLite['progress'] }) {
  const { bronze, silver, gold, total } = progress;
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex h-2.5 gap-px overflow-hidden rounded-full border border-edge/50 bg-sunk">
        {tiers.map((tier) => (
          <span key={tier} className={tones[tier]} style={{ width: `${(100 * progress[tier]) / Math.max(1, total)}%` }} />
        ))}
      </div>
      <p className="text-[0.9375rem] text-soft">
        {bronze + silver + gold === 0
          ? `${total} units. No tiers yet.`
          : `${bronze} bronze, ${silver} silver, ${gold} gold, out of ${total} units`}
      </p>
    </div>
  );
}
