import type { ShownFigure } from '@stoa/schema/figure/figure';
import type { ShownExample } from '@stoa/schema/lesson';
import type { StepExample } from '@stoa/schema/study-plan';
import { shownFigure } from '../../../../figures/describe-figure.ts';
import type { LessonSession } from '../../state/lesson-session.ts';

/**
 * Returns the figure that goes with the step explained in these words of the plan, in whichever way; empty if it was shown in
 *         this lesson.
 */
export function pictureFor({ topic, full_conversation_log }: LessonSession, told: string | null): { figure?: ShownFigure } {
  if (told === null) return {};
  for (const step of topic.plan.steps) {
    if (step.type !== 'explain' || step.figure === undefined) continue;
    const ways = [step.explanation, ...step.another_way];
    if (!ways.some((way) => told.includes(way) || way.includes(told))) continue;
    const figure = shownFigure(step.figure);
    return full_conversation_log.some((message) => message.figure?.words === figure.words) ? {} : { figure };
  }
  return {};
}

/** Describes a worked example's figure in words. */
export const shownExample = ({ figure, ...example }: StepExample): ShownExample => ({
  ...example,
  ...(figure !== undefined && { figure: shownFigure(figure) }),
});
