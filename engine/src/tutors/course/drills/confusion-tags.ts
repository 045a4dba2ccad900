import type { CourseUnit } from '@stoa/schema/course/course';
import { ErrorCategory } from '@stoa/schema/diagnosis';

/** A tag that a wrong drill may get, and its meaning. */
export type ConfusionTag = { readonly tag: string; readonly means: string };

/**
 * Returns the fixed list of tags of a unit (course spec PV-AI-013): its own misconceptions, and the kinds of error that every
 * unit has. Tags are created nowhere else, and a wrong answer that none of them explains gets none.
 */
export const confusionTags = ({ misconceptions }: Pick<CourseUnit, 'misconceptions'>): readonly ConfusionTag[] => [
  ...misconceptions.map(({ id, description }) => ({ tag: id, means: description })),
  ...ErrorCategory.options
    .filter((category) => category !== 'unknown')
    .map((category) => ({ tag: category, means: category.replaceAll('_', ' ') })),
];
