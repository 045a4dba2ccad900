import type { TutorAct } from '@stoa/schema/lesson';
import { answerMessages } from './messages/answers.ts';
import { heldOutMessages } from './messages/held-out.ts';
import { laterMessages } from './messages/later.ts';
import { latestMessages } from './messages/latest.ts';
import { waitingQuestions, type Hearing, type MessageRow } from './messages/message-table.ts';
import { otherQuestionMessages } from './messages/other-questions.ts';
import { unseenMessages } from './messages/unseen.ts';
import { wishMessages } from './messages/wishes.ts';

/** One message of a student's, what waits as it comes in, and what a teacher would take it for. */
export type LabelledMessage = {
  readonly message: string;
  readonly question: (typeof waitingQuestions)[keyof typeof waitingQuestions] | null;
  readonly after: TutorAct;
  readonly extensionOffered: boolean;
  /** An answer with the part that is one, or what else it is. */
  readonly hearing: { readonly answer: string } | Hearing;
};

const labelled = (rows: readonly MessageRow[]): LabelledMessage[] =>
  rows.flatMap(({ question, after = 'teach', extensionOffered = false, answers = {}, hears = {} }) => {
    const waits = { question: question === null ? null : waitingQuestions[question], after, extensionOffered };
    return [
      ...Object.entries(answers).map(([message, answer]) => ({ ...waits, message, hearing: { answer } })),
      ...Object.entries(hears).flatMap(([hearing, messages]) =>
        messages.map((message) => ({ ...waits, message, hearing: hearing as Hearing })),
      ),
    ];
  });

/** The messages by how they came to be: those that the hearing was tuned on, and those that were set aside. */
export const labelledMessages = {
  tuned: labelled([...answerMessages, ...wishMessages]),
  'held out': labelled(heldOutMessages),
  unseen: labelled(unseenMessages),
  later: labelled(laterMessages),
  latest: labelled(latestMessages),
  'on other questions': labelled(otherQuestionMessages),
} as const;
