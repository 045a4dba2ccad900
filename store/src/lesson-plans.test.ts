import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedQuestions } from '@stoa/engine/tutors/lesson/samples/approved-questions';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { TopicId } from '@stoa/schema/study-plan';
import type { Guideline } from '@stoa/schema/study-plan';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { fractions, later, newLearner, turnOf } from './test-samples.ts';

const problemsOf = (guideline: Guideline) => approvedQuestions({ ...guideline, topic_id: guideline.guideline_id });
const sample = { guideline: sampleGuideline, problems: problemsOf(sampleGuideline) };
const topic_id = sampleGuideline.guideline_id;

describe.each(testDatabases)('lesson plans in the store on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  it('get a new edition whenever one is stocked or published, and only then', async () => {
    const author = await newLearner(store);
    const editions = [await store.plans.edition()];
    const changes = [
      () => store.plans.stock([{ ...sample, hash: 'first' }], later(0)),
      () => store.plans.publish(sample, 1, later(1), author),
      () => store.plans.publish(sample, 2, later(2), author),
    ];
    for (const change of changes) {
      await change();
      editions.push(await store.plans.edition());
    }
    expect(new Set(editions).size).toBe(changes.length + 1);

    await store.plans.stock([{ ...sample, hash: 'first' }], later(3)); // an author's own version stays
    expect(await store.plans.publish(sample, 1, later(4), author)).toBeNull(); // somebody else was first
    expect(await store.plans.edition()).toBe(editions.at(-1));
  });

  it('from an older version of Stoa are read with the fields added since', async () => {
    const guideline_id = TopicId.parse('an-older-plan');
    const { glossary: _, ...guidelines } = sampleGuideline.guidelines;
    const steps = sampleGuideline.plan.steps.map((step) => {
      if (step.type !== 'practice') return step;
      const { problems: __, ...older } = step;
      return older;
    });
    const older = { ...sampleGuideline, guideline_id, guidelines, plan: { ...sampleGuideline.plan, steps } };
    await store.db
      .insertInto('lesson_plans')
      .values({ topic_id: guideline_id, version: 1, guideline: JSON.stringify(older), hash: null, published_at: later(0) })
      .execute();
    const read = (await store.plans.find(guideline_id, 1))!.guideline;
    expect(read.guidelines.glossary).toEqual([]);
    expect(read.plan.steps.flatMap((step) => (step.type === 'practice' ? [step.problems] : []))).toContainEqual([]);
  });

  /** Returns the version of each question's problem in a version of the plan, by question. */
  const versionsIn = async (version: number) =>
    new Map((await store.plans.find(topic_id, version))!.problems.map(({ item, lesson }) => [lesson?.question_id, item.meta]));

  it('have each question in the bank: a changed one as the next version of its problem, the others unchanged', async () => {
    const changed = structuredClone(sampleGuideline);
    changed.plan.opening.hint = 'Look at the number below the line first.';
    expect(
      await store.plans.publish({ guideline: changed, problems: problemsOf(changed) }, 3, later(5), await newLearner(store)),
    ).toBe(4);
    const [before, after] = [await versionsIn(3), await versionsIn(4)];
    expect(after.size).toBe(sample.problems.length);
    for (const [question, { id, version, status }] of after)
      expect({ question, id, version, status }).toEqual({
        question,
        id: before.get(question)!.id,
        version: question === sampleGuideline.plan.opening.id ? 2 : 1,
        status: 'VERIFIED',
      });
    expect([...before.values()].map(({ version }) => version)).toEqual(sample.problems.map(() => 1)); // lessons under way go on
  });

  it('keep their questions out of the bank for practice, but let them be found by id', async () => {
    const { id } = (await versionsIn(1)).get(sampleGuideline.plan.opening.id)!;
    expect((await store.problems.allVerified()).map(({ item }) => item.meta.id)).not.toContain(id);
    expect(await store.problems.find(id)).toMatchObject({ lesson: { topic_id } });
    expect(await store.events.ofProblem(id, 1, 10)).toMatchObject([{ body: { type: 'verification_approved', problem_id: id } }]);
  });

  it('lose a retired question, in every version that asks it in the same form', async () => {
    const { id } = (await versionsIn(1)).get(sampleGuideline.plan.opening.id)!;
    await store.problems.setStatus(id, 1, 'RETIRED', later(6));
    expect((await versionsIn(1)).size).toBe(sample.problems.length - 1);
    expect((await versionsIn(4)).size).toBe(sample.problems.length); // it asks another version of that question
  });

  it('from before questions were problems are recognized and get their problems, and what a learner met under the old names is found under the new', async () => {
    const guideline = { ...sampleGuideline, guideline_id: TopicId.parse('an-earlier-plan') };
    const learner = await newLearner(store);
    await store.db
      .insertInto('lesson_plans')
      .values({
        topic_id: guideline.guideline_id,
        version: 1,
        guideline: JSON.stringify(guideline),
        hash: null,
        published_at: later(0),
      })
      .execute();
    const former = {
      problem_id: `lesson/${guideline.guideline_id}/${guideline.plan.opening.id}`,
      version: 1,
      skill_id: fractions,
      how: 'told',
    } as const;
    await store.db
      .insertInto('exposures')
      .values({ ...former, learner_id: learner, exposed_at: later(1) })
      .execute();
    expect((await store.plans.unverified()).map((plan) => plan.topic_id)).toContain(guideline.guideline_id);
    await store.plans.verify(guideline.guideline_id, 1, problemsOf(guideline));
    expect((await store.plans.unverified()).map((plan) => plan.topic_id)).not.toContain(guideline.guideline_id);
    const { problems } = (await store.plans.find(guideline.guideline_id, 1))!;
    const opening = problems.find(({ lesson }) => lesson?.question_id === guideline.plan.opening.id)!;
    expect((await store.exposures.of(learner)).exposed).toEqual([opening.item.meta.id]);
    expect(
      (await store.journal.commit(turnOf(learner, { serves: [{ problem_id: opening.item.meta.id, version: 1 }] }))).kind,
    ).toBe('committed');
  });
});
