import type { MasteryLevel, SkillProgress } from '@stoa/schema/mastery';
import { barStep } from './bar-step.ts';
import type { BarStep } from './bar-step.ts';

/** Returns mastery in whole percent, as charts show it. Never more than 99, because mastery is never certain. */
export const percent = (p: number): number => Math.min(99, Math.round(p * 100));

/** What the student sees for each level, from the lowest to the highest. */
export const levelNames: Record<MasteryLevel, string> = {
  not_started: 'Not started',
  starting: 'Just starting',
  getting_there: 'Getting there',
  almost_there: 'Almost there',
  mastered: 'Mastered',
};
const levels = Object.keys(levelNames);
const rankOf = (level: MasteryLevel): number => levels.indexOf(level);
const steps = levels.length - 1;

/** Returns the words beside the bar: the level, or that a skill mastered once needs another look. */
export const levelWords = ({ level, mastered_at }: Pick<SkillProgress, 'level' | 'mastered_at'>): string =>
  mastered_at !== null && level !== 'mastered' ? 'Mastered once, needs a refresher' : levelNames[level];

/**
 * Shows how far a skill has come, in four steps and a word. It shows no number: an estimate from little evidence would promise
 * too much, and a percentage beside "not sure yet" contradicts itself. With `before`, it highlights the steps that were just
 * gained or lost.
 */
export function MasteryBar({
  progress,
  before = progress.level,
}: {
  progress: Pick<SkillProgress, 'level' | 'mastered_at' | 'evidence'>;
  before?: MasteryLevel;
}) {
  const { level, evidence } = progress;
  const [reached, was] = [rankOf(level), rankOf(before)];
  const words = levelWords(progress);
  return (
    <div className="grid gap-1.5">
      <div role="img" aria-label={`Mastery: ${words}, step ${reached} of ${steps}`} className="grid grid-cols-4 gap-1.5">
        {Array.from({ length: steps }, (_, at) => (
          <span key={at} className={`h-3 rounded-full border ${tones[barStep(at + 1, { reached, was })]}`} />
        ))}
      </div>
      <p className="text-sm text-soft" aria-hidden="true">
        {words}
      </p>
      {evidence === 'not_enough' && level !== 'not_started' && (
        <p className="text-sm text-soft">Try a few more problems so we can be sure.</p>
      )}
    </div>
  );
}

const tones: Record<BarStep, string> = {
  gained: 'border-olive bg-olive',
  held: 'border-ochre/60 bg-ochre-fill',
  lost: 'border-clay/50 bg-clay/40',
  open: 'border-edge/50 bg-sunk',
};
