import type { EssayDocument } from '@stoa/schema/essay/essay-document';
import { idFrom } from '../turn/fingerprint.ts';
import { EssayBanks } from '../tutors/essay/essay-banks.ts';
import { EssayCoach } from '../tutors/essay/essay-coach.ts';
import { openEssayContent } from '../tutors/essay/open-essay-content.ts';
import { documentOf } from '../tutors/essay/essay-tasks.ts';
import type { PastLearner } from './past-learner.ts';
import type { SittingOf } from './sitting.ts';

/** Plays a demo student who writes an essay paragraph by paragraph, with the coach beside it. */
export async function sitAtEssay(learner: PastLearner, { dbq: on, scope, steps, handsIn }: SittingOf<'essay'>): Promise<void> {
  const { caller, clock, closing, context, random, turns } = learner;
  const { essays } = context.store;
  const content = openEssayContent();
  const dbq = content.dbqs.get(on);
  if (dbq === undefined) return;
  const coach = new EssayCoach({ context, turns, content, banks: new EssayBanks(content, essays.banks) });
  const { title } = dbq;
  const begun = {
    id: idFrom(caller.id, learner.key()),
    learner_id: caller.id,
    dbq_id: on,
    title,
    scope,
    timing: 'untimed',
  } as const;
  let essay = await essays.start(begun, clock.now());
  const tell = async (
    event: 'session_start' | Exclude<(typeof steps)[number], { write: string }>['coach'],
    message: string | null,
  ) => {
    if (essay !== null) await coach.turn(caller, essay, learner.key(), { event, message, skill: null });
  };
  await tell('session_start', null);
  const paragraphs: string[] = [];
  for (const step of steps) {
    if (closing.aborted || essay === null) return;
    learner.pass(90 + random() * 240);
    if ('write' in step) {
      if (step.over === true) paragraphs.pop();
      paragraphs.push(step.write);
      const work = { document: documentOf(paragraphs) satisfies EssayDocument, marks: [] };
      await essays.save(essay.id, { expected_version: essay.version, work, instead: false, flagged: [] }, clock.now());
      essay = await essays.find(essay.id);
      learner.pass(20);
      await tell('typing_pause', null);
    } else await tell(step.coach, step.message ?? null);
  }
  if (handsIn && essay !== null) await essays.submit(essay.id, clock.now());
}
