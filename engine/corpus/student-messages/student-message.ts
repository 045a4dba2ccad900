import { createHash } from 'node:crypto';
import { InputType } from '@stoa/schema/problem';
import { z } from 'zod';
import { QuestionAnswer } from '@stoa/schema/study-plan';
import { Act } from '../../src/hearing/act.ts';
import type { HearingContext } from '../../src/hearing/hearing-context.ts';
import { readCorpus, type Traced } from '../read-corpus.ts';

/** By age, or by what else makes a message look the way it does. */
export const registers = ['age8-10', 'age11-13', 'age14-17', 'second-language', 'voice-transcript'] as const;

/** A message in its context: what waits as it comes in, what was said before, and the acts in it, the weightiest first. */
export const StudentMessage = z.strictObject({
  id: z.string().regex(/^sm-\d{4,6}$/),
  family: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), // the way of speaking
  part: z.enum(['look', 'count']),
  question: z.strictObject({ stem: z.string(), expected: z.string(), input_type: InputType, choices: z.array(z.string()) }),
  probe: z.strictObject({ text: z.string(), expected: z.array(z.string()).min(1) }).nullable(),
  misconceptions: z.array(z.strictObject({ id: z.string(), description: z.string() })).min(2),
  glossary: z.array(z.string()).min(1),
  said: z.array(z.string().regex(/^(Tutor|Student): ./)).min(1),
  message: z.string().min(1),
  acts: z.array(Act).min(1),
  register: z.enum(registers),
});
export type StudentMessage = z.infer<typeof StudentMessage>;

/** In which part a family belongs: drawn by its name alone, before any of its messages was heard by anything. About 6 in 10 may be looked at. */
export function partOf(family: string): StudentMessage['part'] {
  const drawn = createHash('sha256').update(`student-messages:2026-11-22:${family}`).digest().readUInt32BE(0) / 2 ** 32;
  return drawn < 0.6 ? 'look' : 'count';
}

/** Messages that may be looked at while a hearing is made, and messages that it is only measured by. */
export const studentMessages: Readonly<Record<StudentMessage['part'], readonly Traced<StudentMessage>[]>> = {
  look: readCorpus(StudentMessage, 'student-messages', [
    'look',
    'look-talk',
    'look-phrases',
    'look-mistakes',
    'look-voices-1',
    'look-voices-2',
    'look-voices-3',
    'look-voices-5',
    'look-voices-6',
    'look-voices-7',
    'look-voices-8',
    'look-voices-9',
    'look-voices-10',
    'look-voices-11',
    'look-voices-12',
    'look-voices-13',
    'look-voices-14',
    'look-voices-15',
    'look-voices-16',
    'look-voices-17',
    'look-voices-18',
    'look-voices-19',
    'look-voices-20',
    'look-voices-21',
    'look-voices-22',
    'look-voices-23',
    'look-voices-24',
    'look-voices-25',
    'look-voices-26',
    'look-voices-27',
    'look-voices-28',
    'look-voices-29',
    'look-voices-30',
    'look-voices-31',
    'look-voices-32',
    'look-voices-33',
    'look-voices-34',
    'look-voices-35',
    'look-voices-36',
    'look-voices-37',
    'look-voices-38',
    'look-voices-39',
    'look-voices-40',
    'look-voices-41',
    'look-voices-42',
    'look-voices-43',
    'look-voices-44',
    'look-voices-45',
    'look-voices-46',
    'look-voices-47',
    'look-voices-48',
    'look-voices-49',
    'look-voices-50',
    'look-voices-51',
    'look-voices-52',
    'look-voices-53',
  ]),
  count: readCorpus(StudentMessage, 'student-messages', [
    'count',
    'count-voices-1',
    'count-voices-2',
    'count-voices-4',
    'count-voices-5',
    'count-voices-6',
    'count-voices-7',
    'count-voices-8',
    'count-voices-9',
    'count-voices-10',
    'count-voices-11',
    'count-voices-12',
    'count-voices-13',
    'count-voices-14',
  ]),
};

/** What a message of the corpus is heard against. */
export const asHeard = ({
  question: { stem, ...answer },
  probe,
  misconceptions,
  glossary,
  said,
}: StudentMessage): HearingContext => ({
  question: { stem, answer: QuestionAnswer.parse(answer) },
  probe,
  misconceptions,
  glossary: glossary.map((word) => ({ words: [word] })),
  said: said.map((line) => ({
    by: line.startsWith('Tutor: ') ? 'tutor' : 'student',
    text: line.slice(line.indexOf(': ') + 2),
  })),
});
