import { newFlag } from '@stoa/engine/safety/new-flag';
import { safetyReply } from '@stoa/engine/safety/safety-reply';
import { LearnerId } from '@stoa/schema/account';
import type { EssayDocument } from '@stoa/schema/essay/essay-document';
import { paragraphsOf } from '@stoa/schema/essay/essay-text';
import type { ScopeExercises } from '@stoa/schema/essay/scope-exercises';
import type { essays as contracts } from '@stoa/schema/contracts/essays';
import type { Dbq } from '@stoa/schema/essay/dbq';
import type { EssaySubmission, StudentDbq } from '@stoa/schema/essay/submission';
import type { StoredEssay } from '@stoa/store/essay-submissions';
import { fieldRefusal, RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { Services } from '../../routes/services.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import { criesForHelp } from './cries-for-help.ts';
import type { EssayBanks } from './essay-banks.ts';
import type { EssayCoach } from './essay-coach.ts';
import { givenText, setOf, tasksOf } from './essay-tasks.ts';

type EssayServices = Pick<Services, 'context'> & {
  dbqs: ReadonlyMap<string, Dbq>;
  exercises: ScopeExercises;
  coach: EssayCoach;
  banks: EssayBanks;
};

/** Minutes of reading before the writing of a timed essay begins. */
const readingMinutes = 15;

/** Handles essays: what can be written about, and the work on one, saved as it is typed. */
export const essayHandlers = ({
  context: { store, crisisContacts },
  dbqs,
  exercises,
  coach,
  banks,
}: EssayServices): HandlersOf<typeof contracts> => {
  const shown = (essay: StoredEssay, now: Date): EssaySubmission => {
    const dbq = dbqs.get(essay.dbq_id);
    if (dbq === undefined)
      throw new RefusalError('not_found', 'This essay’s question isn’t available anymore. Your text is in your data export.');
    const { learner_id: _, flagged: __, coach_off: ___, ...hers } = essay;
    return { ...hers, dbq: studentDbq(dbq), now: now.toISOString() };
  };
  const begin = async (
    {
      tasks,
      place,
      of,
      own,
      ...essay
    }: Pick<StoredEssay, 'id' | 'learner_id' | 'scope' | 'timing'> & {
      tasks: ReturnType<typeof tasksOf>;
      place: number;
      of: number;
      own: EssayDocument | null;
    },
    now: Date,
  ): Promise<StoredEssay> => {
    const [task] = tasks;
    const dbq = dbqs.get(task.dbq_id);
    if (dbq === undefined) throw new RefusalError('not_found', 'This question isn’t available anymore.');
    const document = own ?? givenText(task, essay.scope, exercises);
    const begun = await store.essays.start(
      {
        ...essay,
        dbq_id: dbq.id,
        title: dbq.title,
        set: setOf(tasks, place, of),
        ...(document !== null && { work: { document, marks: [] } }),
      },
      now,
    );
    if (begun === null) throw new RefusalError('conflict', 'You have too many essays to start another one.');
    return begun;
  };
  /** Returns the text of another of her essays on the same question. */
  const ownText = async (from: string, learner: LearnerId, dbq_id: string): Promise<EssayDocument> => {
    const own = await store.essays.find(from);
    if (own === null || own.learner_id !== learner || own.dbq_id !== dbq_id)
      throw fieldRefusal('from', 'We couldn’t find that essay.');
    return own.work.document;
  };
  return {
    dbqs: () => ({
      dbqs: [...dbqs.values()].map(({ id, title, prompt, start, end }) => ({ id, title, prompt, start, end })),
    }),

    async start({ caller, body: { dbq_id, scope, timing, next, from }, key, now }) {
      if (!dbqs.has(dbq_id)) throw fieldRefusal('dbq_id', 'We couldn’t find that question.');
      if (next.some((one) => !dbqs.has(one))) throw fieldRefusal('next', 'We couldn’t find one of the questions.');
      if (timing === 'timed' && scope !== 'full') throw fieldRefusal('timing', 'Only a whole essay can be timed.');
      const tasks = tasksOf({ dbq_id, scope, next }, exercises);
      const id = idFrom(caller.id, key); // a repeated request finds the essay that the first one created
      const own = from === null || scope !== 'complexity' ? null : await ownText(from, caller.id, dbq_id);
      const essay = await begin({ id, learner_id: caller.id, scope, timing, tasks, place: 1, of: tasks.length, own }, now);
      if (essay.dbq_id !== dbq_id || essay.scope !== scope || essay.timing !== timing) throw new RefusalError('key_reused');
      return shown(essay, now);
    },

    async next({ essay, now }) {
      const { set } = essay;
      const [task, ...rest] = set?.next ?? [];
      if (set === null || task === undefined) throw new RefusalError('conflict', 'This was the last one.');
      await store.essays.submit(essay.id, now);
      const begun = await begin(
        {
          id: idFrom(essay.id, 'next'), // a repeated request finds the same essay
          learner_id: essay.learner_id,
          scope: essay.scope,
          timing: essay.timing,
          tasks: [task, ...rest],
          place: set.place + 1,
          of: set.of,
          own: null,
        },
        now,
      );
      return shown(begun, now);
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

    async give({ essay, body: { scope, timing }, now }) {
      if (essay.submitted_at !== null) throw new RefusalError('conflict', 'This essay is turned in already.');
      if (timing === 'timed' && scope !== 'full') throw fieldRefusal('timing', 'Only a whole essay can be timed.');
      const clock_since = timing === 'untimed' ? null : (essay.clock_since ?? clockFor(essay, now).toISOString());
      await store.essays.setCoaching(essay.id, {
        scope,
        timing,
        clock_since: clock_since === null ? null : new Date(clock_since),
      });
      return coach.report({ ...essay, scope, timing, clock_since });
    },

    banks: async () => ({ banks: await banks.list() }),
    bank: ({ params: { period } }) => banks.view(period),
    bankEdition: async ({ params: { period, edition } }) => ({ bank: await banks.edition(period, edition) }),
    publishBank: ({ caller, params: { period }, body: { expected_edition, bank }, now }) =>
      banks.publish(period, expected_edition, bank, caller.id, now),
    bankFile: ({ params: { period } }) => banks.file(period),

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

/** When a clock that is started now began: if she has already written something, its reading time is over. */
const clockFor = ({ work }: StoredEssay, now: Date): Date =>
  paragraphsOf(work.document).length > 0 ? new Date(now.getTime() - readingMinutes * 60_000) : now;

/** The part of a DBQ that a student sees: nothing that only the coach may offer. */
const studentDbq = ({ id, title, prompt, start, end, sources }: Dbq): StudentDbq => ({
  id,
  title,
  prompt,
  start,
  end,
  sources: sources.map(({ number, title: name, attribution, kind, body, alt, chart }) => ({
    number,
    title: name,
    attribution,
    kind,
    body,
    alt,
    ...(chart !== undefined && { chart }),
  })),
});
