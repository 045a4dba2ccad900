import { createHash } from 'node:crypto';
import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { hearBy, type HearingModels } from '@stoa/engine/hearing/hear';
import type { HeardAct } from '@stoa/engine/hearing/act';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { fitLinear } from './fit.ts';
import { fitStances } from './fit-stances.ts';
import { fitMisconceptions, stretchesToLearn } from './misconception-samples.ts';
import { samplesOf, talkFit, talkSeed } from './talk-samples.ts';
import { writerOf } from './writer-of.ts';

/** The models of the hearing, trained on some messages. */
export const modelsOf = (messages: readonly StudentMessage[]): HearingModels => ({
  talk: fitLinear(samplesOf(messages), talkKinds.length, talkFit, talkSeed),
  stances: fitStances(messages),
  misconceptions: fitMisconceptions(stretchesToLearn(messages)),
});

/** The part that a message is held out in, by a number or a name; null where it is only ever learned from. */
export type Crossing = (message: StudentMessage) => number | null;

const drawnBelow = (parts: number, text: string): number => createHash('sha256').update(`crossed:${text}`).digest()[0]! % parts;

/** Whole families, whole questions, or all that one of the other writers wrote, are held out together. */
export const crossings = {
  families:
    (parts: number): Crossing =>
    ({ family }) =>
      drawnBelow(parts, family),
  questions:
    (parts: number): Crossing =>
    ({ question }) =>
      drawnBelow(parts, question.stem),
  voices: (): Crossing => writerOf,
} as const;

/** What is heard in each message by models that were trained without any of its part; null for those that are only learned from. */
export function crossHeard(
  messages: readonly StudentMessage[],
  partOf: Crossing,
): ReadonlyMap<StudentMessage, readonly HeardAct[]> {
  const heard = new Map<StudentMessage, readonly HeardAct[]>();
  const parts = new Set(messages.map(partOf).filter((part) => part !== null));
  for (const part of parts) {
    const models = modelsOf(messages.filter((message) => partOf(message) !== part));
    for (const message of messages)
      if (partOf(message) === part) heard.set(message, hearBy(models, message.message, asHeard(message)));
  }
  return heard;
}
