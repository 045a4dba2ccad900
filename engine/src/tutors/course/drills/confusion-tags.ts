import type { CourseUnit } from '@stoa/schema/course/course';
import { ErrorCategory } from '@stoa/schema/diagnosis';

/** A tag that a wrong drill may be given, with what it stands for. */
export type ConfusionTag = { readonly tag: string; readonly means: string };

/**
 * The fixed list of tags of a unit (course spec PV-AI-013): its own misconceptions, and the kinds of error that every unit has. No tag is ever made anywhere else, and a wrong answer that
 * none of them explains has none.
 */
export const confusionTags = ({ misconceptions }: Pick<CourseUnit, 'misconceptions'>): readonly ConfusionTag[] => [
  ...misconceptions.map(({ id, description }) => ({ tag: id, means: description })),
  ...ErrorCategory.options
    .filter((category) => category !== 'unknown')
    .map((category) => ({ tag: category, means: category.replaceAll('_', ' ') })),
];
