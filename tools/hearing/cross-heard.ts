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

/** Trains the models of the hearing on these messages. */
export const modelsOf = (messages: readonly StudentMessage[]): HearingModels => ({
  talk: fitLinear(samplesOf(messages), talkKinds.length, talkFit, talkSeed),
  stances: fitStances(messages),
  misconceptions: fitMisconceptions(stretchesToLearn(messages)),
  reader: null, // it has learned from all of them
});

/** Returns the part that a message is held out in; null if it is only used for training. */
export type Crossing = (message: StudentMessage) => number | null;

const drawnBelow = (parts: number, text: string): number => createHash('sha256').update(`crossed:${text}`).digest()[0]! % parts;

/** Ways to hold messages out together: whole families, whole questions, or everything by one of the other writers. */
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

/** Hears each message with models that were trained without its part. Messages that are only used for training are missing. */
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
