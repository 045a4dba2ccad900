import { TutorAct } from '@stoa/schema/lesson';
import { z } from 'zod';
import { waitingQuestions, type WaitingQuestion } from './messages/waiting-questions.ts';
import { readCorpus } from './read-corpus.ts';

/** What a message may be taken for beside an answer: a wish by its own name, anything else by its kind. */
const OtherMessage = z.enum([
  'two_answers',
  'hint',
  'explain_differently',
  'slower',
  'faster',
  'already_know',
  'continue',
  'another_question',
  'finish',
  'asks_for_answer',
  'question',
  'confusion',
  'continuation',
  'small_talk',
  'off_topic',
  'remark',
]);

/** A message that comes in while a question waits, or none (null), with the part of it that is the answer or what else it is. */
const situation = {
  question: z.enum(Object.keys(waitingQuestions) as WaitingQuestion[]).nullable(),
  after: TutorAct.optional(), // what the tutor did last; `teach` where nothing is said
  extension_offered: z.literal(true).optional(),
  message: z.string().min(1),
};
const MessageRow = z.union([
  z.strictObject({ ...situation, answer: z.string() }),
  z.strictObject({ ...situation, taken_for: OtherMessage }),
]);

/** One message of a student's, what waits as it comes in, and what a teacher would take it for. */
export type LabelledMessage = {
  readonly message: string;
  readonly question: (typeof waitingQuestions)[WaitingQuestion] | null;
  readonly after: TutorAct;
  readonly extensionOffered: boolean;
  readonly hearing: { readonly answer: string } | z.infer<typeof OtherMessage>;
  /** The batch that it belongs to, described in `provenance.json`. */
  readonly provenance: string;
};

const files = ['answers', 'wishes', 'pleas-for-the-answer', 'questions', 'remarks'];

export const labelledMessages: readonly LabelledMessage[] = readCorpus(MessageRow, 'messages', files).map((row) => ({
  message: row.message,
  question: row.question === null ? null : waitingQuestions[row.question],
  after: row.after ?? 'teach',
  extensionOffered: row.extension_offered ?? false,
  hearing: 'answer' in row ? { answer: row.answer } : row.taken_for,
  provenance: row.provenance,
}));

/**
 * Messages with numbers, letters and choices in them that claim nothing, whatever question waits: talk about other things, doubts,
 * questions, denials, half sentences, steps on the way.
 */
export const neverAnswers: readonly string[] = readCorpus(z.strictObject({ message: z.string().min(1) }), 'messages', [
  'never-answers',
]).map(({ message }) => message);
