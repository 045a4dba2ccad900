import { createHash } from 'node:crypto';
import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { hearBy, type HearingModels } from '@stoa/engine/hearing/hear';
import type { HeardAct } from '@stoa/engine/hearing/act';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { fitLinear } from './fit.ts';
import { fitStances } from './fit-stances.ts';
import { fitMisconceptions, stretchesToLearn } from './misconception-samples.ts';

import { samplesOf, talkFit, talkSeed } from './talk-samples.ts';

/** The models of the hearing, trained on some messages. */
export const modelsOf = (messages: readonly StudentMessage[]): HearingModels => ({
  talk: fitLinear(samplesOf(messages), talkKinds.length, talkFit, talkSeed),
  stances: fitStances(messages),
  misconceptions: fitMisconceptions(stretchesToLearn(messages)),
});

/** What is heard in each message by models that were trained without any message of its family, in their order. */
export function crossHeard(messages: readonly StudentMessage[], parts: number): readonly (readonly HeardAct[])[] {
  const partOf = ({ family }: StudentMessage): number => createHash('sha256').update(`crossed:${family}`).digest()[0]! % parts;
  const heard = new Map<StudentMessage, readonly HeardAct[]>();
  for (let part = 0; part < parts; part += 1) {
    const models = modelsOf(messages.filter((message) => partOf(message) !== part));
    for (const message of messages)
      if (partOf(message) === part) heard.set(message, hearBy(models, message.message, asHeard(message)));
  }
  return messages.map((message) => heard.get(message)!);
}
