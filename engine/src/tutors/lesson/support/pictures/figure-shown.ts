import type { ShownFigure } from '@stoa/schema/figure/figure';
import type { ShownExample } from '@stoa/schema/lesson';
import type { StepExample } from '@stoa/schema/study-plan';
import { shownFigure } from '../../../../figures/describe-figure.ts';
import type { LessonSession } from '../../state/lesson-session.ts';

/** The picture of the idea that is told in these words of the plan, whichever of its ways they are; once in a lesson. */
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

/** A worked example with its picture in words. */
export const shownExample = ({ figure, ...example }: StepExample): ShownExample => ({
  ...example,
  ...(figure !== undefined && { figure: shownFigure(figure) }),
});
