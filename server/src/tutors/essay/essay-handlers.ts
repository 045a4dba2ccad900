import { newFlag } from '@stoa/engine/safety/new-flag';
import { safetyReply } from '@stoa/engine/safety/safety-reply';
import { LearnerId } from '@stoa/schema/account';
import type { essays as contracts } from '@stoa/schema/contracts/essays';
import type { Dbq } from '@stoa/schema/essay/dbq';
import type { EssaySubmission, StudentDbq } from '@stoa/schema/essay/submission';
import type { StoredEssay } from '@stoa/store/essay-submissions';
import { fieldRefusal, RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { Services } from '../../routes/services.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import { criesForHelp } from './cries-for-help.ts';
import type { EssayCoach } from './essay-coach.ts';

type EssayServices = Pick<Services, 'context'> & { dbqs: ReadonlyMap<string, Dbq>; coach: EssayCoach };

/** Essays: what can be written on, and the work on one, saved as it is typed. */
export const essayHandlers = ({
  context: { store, crisisContacts },
  dbqs,
  coach,
}: EssayServices): HandlersOf<typeof contracts> => {
  const shown = (essay: StoredEssay, now: Date): EssaySubmission => {
    const dbq = dbqs.get(essay.dbq_id);
    if (dbq === undefined)
      throw new RefusalError('not_found', 'This essay’s question isn’t available anymore. Your text is in your data export.');
    const { learner_id: _, flagged: __, coach_off: ___, ...hers } = essay;
    return { ...hers, dbq: studentDbq(dbq), now: now.toISOString() };
  };
  return {
    dbqs: () => ({
      dbqs: [...dbqs.values()].map(({ id, title, prompt, start, end }) => ({ id, title, prompt, start, end })),
    }),

    async start({ caller, body: { dbq_id, scope, timing }, key, now }) {
      const dbq = dbqs.get(dbq_id);
      if (dbq === undefined) throw fieldRefusal('dbq_id', 'We couldn’t find that question.');
      const id = idFrom(caller.id, key); // a repeated request finds the essay that the first one began
      const essay = await store.essays.start({ id, learner_id: caller.id, dbq_id, title: dbq.title, scope, timing }, now);
      if (essay === null) throw new RefusalError('conflict', 'You have too many essays to start another one.');
      if (essay.dbq_id !== dbq_id || essay.scope !== scope || essay.timing !== timing) throw new RefusalError('key_reused');
      return shown(essay, now);
    },

    list: ({ caller, query }) => store.essays.list(caller.id, query),

    ofLearner: ({ params, query }) => store.essays.list(LearnerId.parse(params.learnerId), query),

    read({ caller, essay, now }) {
      const whole = shown(essay, now);
      return essay.learner_id === caller.id ? whole : { ...whole, aside: [] };
    },

    async save({ caller, essay, body, now }) {
      const cries = criesForHelp(body.work, essay.work, essay.flagged);
      const answers = cries.map(({ unsafe }) => safetyReply(unsafe, crisisContacts, 'your essay'));
      for (const [at, { unsafe, words }] of cries.entries()) {
        const place = { where: 'session', title: essay.title } as const;
        await store.flags.add(caller.id, newFlag(unsafe, { at: now.toISOString(), words, answer: answers[at]!, place }));
      }
      const saved = await store.essays.save(essay.id, { ...body, flagged: cries.map(({ words }) => words) }, now);
      const safety = answers[0] ?? null;
      if (saved === null) throw new RefusalError('not_found', 'We couldn’t find that essay.');
      switch (saved.kind) {
        case 'saved':
          return { version: saved.version, saved_at: saved.saved_at, safety };
        case 'changed':
          throw new RefusalError('draft_changed', undefined, { more: { essay: shown(saved.essay, now), safety } });
        case 'submitted':
          throw new RefusalError(
            'conflict',
            'You’ve turned this essay in already, so it can’t be changed. What you typed since then is kept as a copy.',
            {
              more: { essay: shown(saved.essay, now), safety },
            },
          );
      }
    },

    async submit({ essay, now }) {
      const submitted = await store.essays.submit(essay.id, now);
      if (submitted === null) throw new RefusalError('not_found', 'We couldn’t find that essay.');
      return shown(submitted, now);
    },

    coach: ({ essay }) => coach.view(essay),

    ofStudents: ({ query }) => store.essays.newest(query),
    report: ({ essay }) => coach.report(essay),

    async switchCoach({ essay, body: { off } }) {
      await store.essays.setCoachOff(essay.id, off);
      return coach.report({ ...essay, coach_off: off });
    },

    detectors: async ({ now }) => ({ detectors: await coach.standings(now) }),

    async switchDetector({ caller, params: { detector }, body: { is_off }, now }) {
      await store.essays.fires.setSwitch(detector, is_off, caller.id, now);
      return { detectors: await coach.standings(now) };
    },

    async coachTurn({ caller, essay, body, key, replayed }) {
      if (key === null) throw new RefusalError('key_needed');
      const { kind, reply } = await coach.turn(caller, essay, key, body);
      if (kind === 'repeated') replayed();
      return reply;
    },
  };
};

/** What of a DBQ a student has before her: nothing that a coach may offer. */
const studentDbq = ({ id, title, prompt, start, end, sources }: Dbq): StudentDbq => ({
  id,
  title,
  prompt,
  start,
  end,
  sources: sources.map(({ number, title: name, attribution, kind, body, alt }) => ({
    number,
    title: name,
    attribution,
    kind,
    body,
    alt,
  })),
});
