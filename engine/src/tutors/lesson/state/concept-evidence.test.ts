import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePolicy } from '../../../mastery/sample-policy.ts';
import { firstState, skillStates } from '../../../mastery/skill-state.ts';
import { nothingMet } from '../../../problems/met-problems.ts';
import { conceptEstimate, conceptEstimates, conceptStanding, doneAlone, type ConceptEvidence } from './concept-evidence.ts';
import { approvedQuestions } from '../samples/approved-questions.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import type { Topic } from './topic.ts';

const policy = samplePolicy();
const bkt = { p_init: 0.3, p_transit: 0.1, p_slip: 0.1, p_guess: 0.2 };
const asked = (change: Partial<ConceptEvidence>): ConceptEvidence => ({
  concept: 'same-amount',
  step: 1,
  end: null,
  wrong_attempts: 0,
  ...change,
});
const alone = asked({ end: 'right_unaided' });
const opening = asked({ end: 'right_unaided', step: 0 });
const corrected = asked({ end: 'right_aided', wrong_attempts: 2 });
const hinted = asked({ end: 'right_aided' });
const told = asked({ end: 'told', wrong_attempts: 4 });
const toldUnasked = asked({ end: 'told' });
const left = asked({ end: 'abandoned' });
const seenBefore = asked({ end: 'right_unaided', exposed: true });
const waiting = asked({});
const stuck = asked({ wrong_attempts: 1 });

describe('conceptEstimate', () => {
  it.each<[string, ConceptEvidence[], number | null]>([
    ['nothing asked', [], null],
    ['an answer whose solution she had seen', [seenBefore, { ...told, exposed: true }], null],
    ['a question that waits, one that was left, one that was told unasked', [waiting, left, toldUnasked], null],
    ['a right answer', [alone], 0.6927], //                   .27/.41 = .6585, then + .3415 × .1
    ['a wrong answer that was put right', [corrected], 0.1458], // .03/.59 = .0508, then + .9492 × .1
    ['a wrong answer to the one in focus', [stuck], 0.1458],
    ['a right answer after a hint', [hinted], 0.4459], //     odds .4286 × 4.5^¼ = .6242, .3843, then + .6157 × .1
    ['a coin flip that came right', [asked({ end: 'right_unaided', guess_floor: 0.5 })], 0.4919], // .27/.62 = .4355
  ])('has the right value after %s', (_, evidence, to) => {
    const estimate = conceptEstimate(bkt, evidence, policy);
    if (to === null) expect(estimate).toBeNull();
    else expect(estimate).toBeCloseTo(to, 4);
  });

  it('does not depend on what she showed for other concepts of the skill', () => {
    const ends = fc.constantFrom(alone, opening, corrected, hinted, told, toldUnasked, left);
    fc.assert(
      fc.property(fc.array(ends), fc.array(ends, { minLength: 1 }), (own, others) => {
        const elsewhere = others.map((one) => ({ ...one, concept: 'divide-both' }));
        expect(conceptEstimates(sharing, [...elsewhere, ...own], policy)['same-amount'] ?? null).toBe(
          conceptEstimate(bkt, own, policy),
        );
      }),
    );
  });
});

describe('doneAlone', () => {
  it.each<[string, ConceptEvidence[], 'twice' | 'once' | 'no']>([
    ['nothing', [], 'no'],
    ['one answer', [alone], 'once'],
    ['two answers', [alone, alone], 'twice'],
    ['the opening and one more', [opening, alone], 'once'],
    ['one answer, and one whose solution she had seen', [alone, seenBefore], 'once'],
    ['two answers after one was told, one of which she had seen', [told, alone, seenBefore], 'no'],
    ['two answers, and left the third', [alone, alone, left], 'twice'],
    ['two answers, and a third that waits', [alone, alone, waiting], 'twice'],
    ['two answers, and is stuck with the third', [alone, alone, stuck], 'no'],
    ['two answers, before one was told', [alone, alone, told], 'no'],
    ['one answer after one was told', [alone, alone, told, alone], 'no'],
    ['two answers after one was told', [told, alone, alone], 'twice'],
    ['two answers with help', [hinted, corrected], 'no'],
    ['less than half', [hinted, corrected, corrected, alone, alone], 'no'],
  ])('is right for %s', (_, evidence, how) => {
    expect(doneAlone(evidence)).toBe(how);
  });
});

describe('conceptStanding', () => {
  it.each<[string, ConceptEvidence[], string]>([
    ['never met', [], 'not_started'],
    ['opened alone', [opening], 'learning'],
    ['right once, whatever the estimate', [alone], 'learning'],
    ['right twice, at an estimate of .92', [alone, alone], 'learning'],
    ['right three times', [alone, alone, alone], 'mastered'],
    ['right often, and then told', [alone, alone, alone, alone, told], 'learning'],
  ])('for a concept %s is %s', (_, evidence, standing) => {
    expect(conceptStanding(bkt, evidence, policy).standing).toBe(standing);
  });

  it("has no estimate and masters nothing if the graph doesn't know the skill", () => {
    expect(conceptStanding(undefined, [alone, alone, alone], policy)).toEqual({ p_mastery: 0, standing: 'learning' });
  });
});

/** The sample topic with three concepts that share one skill, as in most lessons. */
const sharing: Topic = {
  ...sampleTopic,
  plan: {
    ...sampleTopic.plan,
    concepts: [
      ...sampleTopic.plan.concepts.map((concept) => ({ ...concept, skill_id: sampleTopic.plan.concepts[1]!.skill_id })),
      { ...sampleTopic.plan.concepts[1]!, id: 'divide-both', name: 'Dividing both numbers' },
    ],
  },
};
/** A skill as an earlier version of Stoa stored it, after weeks of right answers in practice. */
const skilled = skillStates([
  {
    ...firstState({ id: sampleTopic.plan.concepts[1]!.skill_id, bkt }),
    p_mastery: 1,
    opportunities: 30,
    unaided_opportunities: 30,
  },
]);

describe('a lesson in which concepts share a skill', () => {
  it("credits one concept with the opening answer, and says that the others didn't come up", async () => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(sharing, { skills: skilled });
    const { concept } = lesson.question;
    await lesson.right();
    expect(Object.keys(lesson.session.mastery_estimates)).toEqual([concept]);
    await lesson.wish('finish');
    const { concepts, strengths } = lesson.reply.view.summary!;
    expect(concepts.filter(({ estimate }) => estimate !== null)).toHaveLength(1);
    expect(JSON.stringify([concepts, strengths])).not.toContain('You can do this on your own');
  });

  it('says that she can do a concept on her own after two of its questions were right unaided, and not if she had help', async () => {
    const own = await new LessonDriver(sampleLessonWorld).start(sharing);
    const helped = await new LessonDriver(sampleLessonWorld).start(sharing);
    await own.right(); // the opening
    await helped.right();
    for (let k = 0; k < 2; k += 1) {
      await own.right();
      await helped.wish('hint');
      await helped.right();
    }
    const strengthsOf = async (lesson: LessonDriver) => {
      await lesson.wish('finish');
      return lesson.reply.view.summary!.strengths.filter((words) => words.startsWith('You can do this on your own'));
    };
    expect(await strengthsOf(own)).toHaveLength(1);
    expect(await strengthsOf(helped)).toEqual([]);
  });

  it('counts a question whose solution she saw in an earlier session as no evidence', async () => {
    const exposed = new Set(
      approvedQuestions(sharing).flatMap(({ problem }) =>
        problem.lesson?.question_id === sharing.plan.opening.id ? [problem.item.meta.id] : [],
      ),
    );
    const world = { ...sampleLessonWorld, met: { ...nothingMet, exposed } };
    const lesson = await new LessonDriver(world).start(sharing);
    await lesson.right();
    expect(lesson.session.closed_questions).toMatchObject([{ end: 'right_unaided', exposed: true }]);
    expect(lesson.session.mastery_estimates).toEqual({});
  });

  it('does not call a concept mastered after twelve wrong answers, however well the skill stood', async () => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(sharing, { skills: skilled });
    await lesson.right(); // the opening
    for (let wrong = 0; wrong < 12; wrong += 1) await lesson.wrong();
    expect(lesson.session.ended).toMatchObject({ how: 'needs_help' });
    expect(lesson.session.mastery_estimates['same-amount']).toBeLessThan(0.15);
    expect(lesson.state.skills.get(sharing.plan.concepts[1]!.skill_id)!.p_mastery).toBeLessThan(policy.mastery_threshold);
    const { questions, concepts } = lesson.reply.view.summary!;
    expect(questions).toMatchObject({ told: 3, right_unaided: 1 });
    expect(concepts.map(({ words }) => words)).toEqual([
      expect.stringContaining('without a hint'),
      expect.stringContaining('went through this together'),
      expect.stringContaining('didn’t come up'),
    ]);
    const own = lesson.session.closed_questions.filter((one) => one.concept === 'same-amount');
    expect(conceptStanding(bkt, own, policy).standing).toBe('learning');
  });
});
