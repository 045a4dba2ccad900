import type { MasteryLevel, SkillStanding } from '@stoa/schema/mastery';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** What to call each standing of a skill. A standing is never shown by color alone. */
export const standingLabels: Record<SkillStanding, string> = {
  locked: 'Locked',
  assumed: 'Assumed known',
  ready: 'Ready to start',
  learning: 'Learning',
  mastered: 'Mastered',
  due: 'Due for review',
};
const icons = {
  locked: 'lock',
  assumed: 'assumed',
  ready: 'ready',
  learning: 'learning',
  mastered: 'mastered',
  due: 'due',
} as const;
export const standingTones: Record<SkillStanding, string> = {
  locked: 'text-soft bg-sunk border-line',
  assumed: 'text-soft bg-card border-edge border-dotted',
  ready: 'text-sea bg-sea-wash border-sea/35',
  learning: 'text-plum bg-plum-wash border-plum/35',
  mastered: 'text-olive bg-olive-wash border-olive/35',
  due: 'text-ochre bg-ochre-wash border-ochre/45',
};

export function StandingIcon({ standing, className }: { standing: SkillStanding; className?: string }) {
  return <Icon name={icons[standing]} {...(className === undefined ? {} : { className })} />;
}

/** Shows a skill's standing. With `level`, it marks a mastered skill whose level has dropped since. */
export function StandingChip({ standing, level }: { standing: SkillStanding; level?: MasteryLevel }) {
  const shaky = standing === 'mastered' && level !== undefined && level !== 'mastered';
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full whitespace-nowrap border px-2.5 py-0.5 text-sm font-medium',
        standingTones[standing],
      )}
    >
      <StandingIcon standing={standing} className="size-4" />
      {shaky ? 'Mastered, a little shaky' : standingLabels[standing]}
    </span>
  );
}
