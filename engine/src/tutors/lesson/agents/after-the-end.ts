import { inventsThings } from '../../../guards/invented-things.ts';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { asksTooMuch } from '../../../guards/one-question.ts';
import { withoutOurs } from '../../../guards/sentences-of.ts';
import { leaksTeacherNotes } from '../../../guards/teacher-notes.ts';
import type { Guard } from '../../../turn/agent.ts';
import type { PlainMessage } from '../hearing/plain-message.ts';
import type { EndedLesson, LeftOpen } from './ended-lesson.ts';

/** Returns the summary's own words, which are true of the lesson. */
export const wordsOfSummary = ({ title, concepts, strengths, to_practice, wrap_up }: Omit<EndedLesson, 'how'>): string[] => [
  title,
  ...concepts.flatMap(({ name, words }) => [name, words]),
  ...strengths,
  ...to_practice,
  ...(wrap_up === null ? [] : [wrap_up]),
];

/** Returns the guards for anything said after a lesson. `ours` returns the words that were checked where they were written. */
export function guardsAfterTheEnd<Context>(
  ours: (context: Context) => string[],
): Record<
  'teachesNoMore' | 'asksNothing' | 'keepsNotes' | 'inventsNothing' | 'keepsTheAnswer',
  Guard<PlainMessage, Context, { left: LeftOpen }>
> {
  return {
    /** No mathematics except what the plan says to remember: without any, none can be wrong. */
    teachesNoMore: ({ message }, context) =>
      /[\d$=+<>]/.test(withoutOurs(message, ours(context)))
        ? { guard: 'after_end', detail: 'does mathematics after the end' }
        : null,
    asksNothing: ({ message }, context) => asksTooMuch(withoutOurs(message, ours(context)), { most: 0 }),
    keepsNotes: ({ message }, context) => leaksTeacherNotes(message, ours(context)),
    /** After the end, nothing may mention the plan's steps, and there's no example, picture or reward. */
    inventsNothing: ({ message }, context) => inventsThings(message, { steps: 0, example: false }, ours(context)),
    keepsTheAnswer: ({ message }, context, { left }) => {
      const leak = left === null ? undefined : findLeak({ ...left, text: withoutOurs(message, ours(context)), shown: [] })[0];
      return leak === undefined ? null : { guard: 'leak', detail: leak.says };
    },
  };
}
