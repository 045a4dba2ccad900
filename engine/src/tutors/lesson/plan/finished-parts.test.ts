import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { sampleGuideline } from '../samples/sample-topic.ts';
import { Topic } from '../state/topic.ts';
import { convertGuidelineToTopic } from './convert-guideline.ts';
import { finishedParts, planOfParts } from './finished-parts.ts';
import { error, warning } from './plan-finding.ts';

const { steps, concepts } = sampleGuideline.plan;
const { misconceptions } = sampleGuideline.guidelines;
const all = [0, ...steps.map(({ step }) => step)];
const partsWith = (...ats: string[]) =>
  finishedParts(
    sampleGuideline,
    ats.map((at) => error(at, 'Nothing is written here yet.')),
  );
/** Returns the steps that ask about a concept, or in which a wrong answer leads to a misconception. */
const stepsOn = (concept: string) =>
  steps.flatMap((step) =>
    step.concept === concept || (step.type !== 'practice' && step.questions.some((one) => one.concept === concept))
      ? [step.step]
      : [],
  );

describe('the parts of a draft that can be tried out', () => {
  it('are all if there is no error, even with warnings', () => {
    expect(finishedParts(sampleGuideline, [])).toEqual(all);
    expect(finishedParts(sampleGuideline, [warning('steps.0', 'Worth a look.')])).toEqual(all);
  });

  it.each([
    { what: 'a step', at: 'steps.1.title', left: all.filter((step) => step !== 2) },
    {
      what: 'a step, by its place in the guideline',
      at: 'plan.steps.1.questions.0.hint',
      left: all.filter((step) => step !== 2),
    },
    { what: 'the opening question', at: 'opening.hint', left: all.slice(1) },
    { what: 'the end, the title, the guidelines', at: 'wrap_up', left: all },
    { what: 'the number of steps', at: 'plan.steps', left: all },
    { what: 'the names of the concepts', at: 'concepts', left: [] },
  ])('leave out only what is affected by an error in $what', ({ at, left }) => {
    expect(partsWith(at)).toEqual(left);
  });

  it('exclude steps that use an unfinished concept or misconception', () => {
    for (const [k, { id }] of concepts.entries()) {
      const left = partsWith(`concepts.${k}.name`);
      for (const step of stepsOn(id)) expect(left).not.toContain(step);
    }
    const named = (id: string) =>
      steps.flatMap((step) =>
        step.type !== 'practice' &&
        step.questions.some(({ wrong_answers }) => wrong_answers.some(({ misconception }) => misconception === id))
          ? [step.step]
          : [],
      );
    for (const [k, { id }] of misconceptions.entries())
      expect(partsWith(`guidelines.misconceptions.${k}.correction`).filter((part) => part > 0)).toEqual(
        steps.map(({ step }) => step).filter((step) => !named(id).includes(step)),
      );
  });

  it('are never the opening question alone', () => {
    expect(partsWith(...steps.map((_, k) => `steps.${k}`))).toEqual([]);
  });
});

describe('a plan made of the finished parts', () => {
  const places = [
    'title',
    'summary',
    'opening.text',
    'wrap_up',
    'guidelines.learning_objectives.0',
    'guidelines.misconceptions.1.description',
    'guidelines.teaching_approach',
    ...steps.map((_, k) => `steps.${k}.title`),
  ];

  it('is the draft itself if nothing is wrong with it', () => {
    expect(planOfParts(sampleGuideline, [], all)).toEqual(sampleGuideline);
  });

  it('can be taught, and has every finished step in order, whatever is unfinished', () => {
    fc.assert(
      fc.property(fc.subarray(places), (unfinished) => {
        const findings = unfinished.map((at) => error(at, 'Nothing is written here yet.'));
        const parts = finishedParts(sampleGuideline, findings);
        fc.pre(parts.length > 0);
        const { plan, title } = planOfParts(sampleGuideline, findings, parts);
        const topic = convertGuidelineToTopic(planOfParts(sampleGuideline, findings, parts), 1, { byId: new Map() });
        expect(Topic.safeParse(topic).error).toBeUndefined();
        expect(plan.steps.map((step) => step.step)).toEqual(plan.steps.map((_, k) => k + 1));
        expect(plan.steps.map((step) => step.title)).toEqual(
          parts.flatMap((part) => (part === 0 ? [] : [steps[part - 1]!.title])),
        );
        expect(title === sampleGuideline.title).toBe(!unfinished.includes('title'));
      }),
    );
  });
});
