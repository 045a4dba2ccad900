import { describe, expect, it } from 'vitest';
import { validatePlan } from '@stoa/engine/tutors/lesson/plan/validate-plan';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { readDraft } from './read-draft.ts';

type Tree = Record<string | number, never> & { [key: string]: unknown };
/** Returns the sample with other values in some places. */
function draftWith(changes: Record<string, unknown>): unknown {
  const tree: unknown = structuredClone(sampleGuideline);
  for (const [at, value] of Object.entries(changes)) {
    const keys = at.split('.');
    const holder = keys.slice(0, -1).reduce<unknown>((of, key) => (of as Tree)[key], tree);
    Reflect.set(holder as object, keys.at(-1)!, value);
  }
  return tree;
}
const findingsOn = (draft: unknown) => {
  const { lacks, guideline, isHers } = readDraft(draft);
  return [...lacks, ...(guideline === null ? [] : validatePlan(guideline, null).filter(isHers))];
};

describe('a draft with an empty field', () => {
  const leaks = { 'plan.opening.hint': 'It is 3/8.' };
  const told = { at: 'opening.hint', severity: 'error' };

  it('still gets the findings elsewhere', () => {
    expect(findingsOn(draftWith(leaks))).toContainEqual(expect.objectContaining(told));
    const step = 'plan.steps.0.questions.0';
    const findings = findingsOn(draftWith({ ...leaks, [`${step}.answer.expected`]: '', 'plan.wrap_up': '' }));
    expect(findings).toContainEqual(expect.objectContaining(told));
    expect(findings).toContainEqual({
      at: `${step}.answer.expected`,
      says: 'Nothing is written here yet.',
      severity: 'error',
    });
  });

  it('gets no findings about the bank while a practice step has no skill', () => {
    const step = sampleGuideline.plan.steps.findIndex(({ type }) => type === 'practice');
    const { isHers } = readDraft(draftWith({ [`plan.steps.${step}.skill_id`]: '' }));
    expect([`steps.${step}`, `steps.${step}.difficulties`, `steps.${step - 1}`].map((at) => isHers({ at }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('gets no findings about the value that was filled in for the empty field', () => {
    const sound = new Set(findingsOn(sampleGuideline).map(({ at }) => at));
    const findings = findingsOn(draftWith({ 'plan.steps.0.questions.0.answer.expected': '' }));
    expect(findings.filter(({ at }) => !sound.has(at)).map(({ at }) => at)).toEqual(['plan.steps.0.questions.0.answer.expected']);
  });
});

it.each([
  { name: 'a text that is too long', at: 'title', value: 'x'.repeat(61), says: 'Use at most 60 characters' },
  { name: 'no number', at: 'grade', value: 'five', says: 'This should be a number' },
  { name: 'a grade beyond school', at: 'grade', value: 13, says: 'at most 12' },
  { name: 'a subject that there is not', at: 'subject', value: 'knitting', says: 'Choose one of the options' },
  { name: 'a name with a blank', at: 'guidelines.misconceptions.0.id', value: 'two words', says: 'small letters' },
  { name: 'too few questions', at: 'plan.steps.0.questions', value: [], says: 'Add at least 2' },
  { name: 'a part that no plan has', at: 'colour', value: 'red', says: 'No plan has this part: colour' },
])('$name is explained in plain words, at its place', ({ at, value, says }) => {
  const [lack] = readDraft(draftWith({ [at]: value })).lacks;
  expect(lack).toMatchObject({ at: at === 'colour' ? '' : at, says: expect.stringContaining(says) });
});

it.each([{ 'plan.steps.0.questions': [] }, { 'plan.steps.0.questions': [{}, {}] }, { 'plan.steps.1': { type: 'explain' } }])(
  'a part that is hardly written yet, %j, doesn’t keep the rest from being read',
  (changes) => {
    const { lacks, guideline } = readDraft(draftWith(changes));
    expect(lacks.length).toBeGreaterThan(0);
    expect(guideline).not.toBeNull();
  },
);

it.each([null, 4, 'a plan', [], {}, { plan: null }, { plan: { steps: [{ type: 'sing' }] } }])(
  'something that is no plan at all, %j, is reported and never throws',
  (draft) => {
    const { lacks, guideline } = readDraft(draft);
    expect(lacks.length).toBeGreaterThan(0);
    expect(guideline).toBeNull();
  },
);
