import type { ReactNode } from 'react';
import type { PathUnit } from '@stoa/schema/course/thread';
import { TierBadge } from '../Tier.tsx';
import { SkillsOfUnit } from './SkillsOfUnit.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Why a unit is at its tier: the evidence, its date, the rule, and what to do next. */
export function UnitPanel({
  unit,
  units,
  own,
  onChoose,
}: {
  unit: PathUnit;
  units: readonly PathUnit[];
  /** Whether the reader is the student herself: a teacher can't practice. */
  own: boolean;
  onChoose: (unitId: string) => void;
}) {
  const { masteryTier, rule, nextStep, drills, passedByTier, lastTouchedAt, prerequisites } = unit;
  const { bronze, silver, gold } = passedByTier;
  const before = units.filter(({ unitId }) => prerequisites.includes(unitId));
  const after = units.filter((one) => one.prerequisites.includes(unit.unitId));
  return (
    <div className="grid gap-4">
      <p>
        <TierBadge tier={masteryTier} />
      </p>
      <Part title="Next step">{nextStep}</Part>
      <Part title="How tiers work">{rule}</Part>
      <Part title="Your work so far">
        {drills.attempts === 0 && bronze + silver + gold === 0 ? (
          'No practice problems or exam questions yet.'
        ) : (
          <>
            {drills.correct} of {drills.attempts} drills correct, {Math.min(drills.streakCorrect, drills.streakNeeded)} of{' '}
            {drills.streakNeeded} in a row. Exam questions passed: {bronze} bronze, {silver} silver, {gold} gold.
          </>
        )}
      </Part>
      {lastTouchedAt !== null && <Part title="Last worked on">{day.format(new Date(lastTouchedAt))}</Part>}
      {own && <SkillsOfUnit skillIds={unit.skills} />}
      <Others title="Builds on" units={before} onChoose={onChoose} />
      <Others title="Leads to" units={after} onChoose={onChoose} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="eyebrow font-sans">{title}</h3>
      <p>{children}</p>
    </section>
  );
}

function Others({ title, units, onChoose }: { title: string; units: readonly PathUnit[]; onChoose: (unitId: string) => void }) {
  if (units.length === 0) return null;
  return (
    <section>
      <h3 className="eyebrow font-sans">{title}</h3>
      <ul>
        {units.map(({ unitId, title: name }) => (
          <li key={unitId}>
            <button type="button" className="link min-h-8 text-left" onClick={() => onChoose(unitId)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
