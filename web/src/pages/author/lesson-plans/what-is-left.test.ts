import { describe, expect, it } from 'vitest';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import { emptyGuideline } from './empty-guideline.ts';
import { valueAt, withValueAt } from './plan-draft.ts';
import { whatIsLeft, whatToDo } from './what-is-left.ts';

const nothing = emptyGuideline('ratios' as TopicId, '');
/** Returns every empty field, as the server's check would find it, in no particular order. */
const emptyFields = (of: unknown, at = ''): string[] => {
  if (of === '') return [at];
  if (typeof of !== 'object' || of === null) return [];
  const below = Object.entries(of).flatMap(([key, value]) => emptyFields(value, at === '' ? key : `${at}.${key}`));
  return Array.isArray(of) && of.length === 0 && /objectives|prerequisites|\bexpected/.test(at) ? [at] : below.toReversed();
};
const checked = (draft: Guideline) =>
  emptyFields(draft).map((at) => ({ at, says: 'Nothing is written here yet.', severity: 'error' as const }));
const nextOf = (draft: Guideline) => whatIsLeft(draft, checked(draft)).next?.says;

describe('an empty plan', () => {
  it('asks for one thing at a time: its title, its concept, its first step, and the parts around the steps last', () => {
    const asked: string[] = [];
    let draft = nothing;
    for (let { next } = whatIsLeft(draft, checked(draft)); next !== null; { next } = whatIsLeft(draft, checked(draft))) {
      asked.push(next.says);
      draft = withValueAt(draft, next.at, Array.isArray(valueAt(draft, next.at)) ? ['written'] : 'written');
    }
    expect(asked.slice(0, 7)).toEqual([
      'Give the lesson a title.',
      'Name concept 1.',
      'Choose the skill for concept 1.',
      'Give step 1 a title.',
      'Tell the tutor what step 1 is about.',
      'Write the explanation of step 1.',
      'Explain the idea of step 1 in another way (1).',
    ]);
    const firstOf = (words: RegExp) => asked.findIndex((one) => words.test(one));
    const places = [
      /of step 1|for step 1/,
      /step 2/,
      /step 3/,
      /the opening question/,
      /Choose a subject/,
      /objectives/,
      /remember/,
    ];
    expect(places.map(firstOf)).toEqual(places.map(firstOf).toSorted((a, b) => a - b));
    expect(asked.at(-1)).toBe('Write what students should remember.');
    expect(asked.filter((one) => one.startsWith('Fill in'))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('reports errors in what is written next to the next thing to do, and warnings only when nothing is empty', () => {
    const wrong = { at: 'plan.opening.hint', says: 'It gives the answer away.', severity: 'error' as const };
    const look = { at: 'plan.steps', says: '3 steps are short.', severity: 'warning' as const };
    const draft = withValueAt(withValueAt(nothing, 'plan.opening.hint', 'It is 3.'), 'title', 'Ratios');
    const urgencies = (findings: Parameters<typeof whatIsLeft>[1]) =>
      whatIsLeft(draft, findings).told.map(({ urgency, at }) => `${urgency} ${at}`);
    expect(urgencies([look, ...checked(draft), wrong])).toEqual(['next plan.concepts.0.name', 'error plan.opening.hint']);
    expect(urgencies([look, wrong])).toEqual(['error plan.opening.hint', 'warning plan.steps']);
  });

  it('doesn’t ask for a field that was filled in since the last check', () => {
    const draft = withValueAt(nothing, 'title', 'Ratios');
    const { told, unfinished } = whatIsLeft(draft, checked(nothing), nothing);
    expect([told.map(({ at }) => at), unfinished.includes('title')]).toEqual([['plan.concepts.0.name'], false]);
  });

  it('asks for the replies to a probe right after the probe, even when the check didn’t list them', () => {
    const early = checked(nothing).filter(({ at }) => !at.endsWith('.expected'));
    const { unfinished } = whatIsLeft(nothing, early);
    const of = (part: string) => unfinished.indexOf(`plan.opening.probe.${part}`);
    expect([of('expected') - of('text'), of('bridge') - of('expected')]).toEqual([1, 1]);
  });

  it('names each empty field only once', () => {
    const twice = [...checked(nothing), ...checked(nothing)];
    expect(whatIsLeft(nothing, twice).unfinished.toSorted()).toEqual(emptyFields(nothing).toSorted());
  });
});

it('a finished plan asks for nothing', () => {
  expect(whatIsLeft(nothing, [])).toEqual({ told: [], next: null, unfinished: [] });
  expect(nextOf(withValueAt(nothing, 'title', 'Ratios'))).not.toBe(nextOf(nothing));
});

it.each([
  { at: 'plan.steps.1.questions.2.solution.1.math', says: 'Write the math of solution step 2 of question 3 of step 2.' },
  {
    at: 'plan.opening.probe.expected',
    says: 'Write the right replies to what is asked after a first wrong answer to the opening question.',
  },
  { at: 'plan.steps.2.skill_id', says: 'Choose the skill for step 3.' },
  { at: 'guidelines.glossary.0.meaning', says: 'Fill in word 1, meaning.' },
])('$at: $says', ({ at, says }) => {
  expect(whatToDo(at)).toBe(says);
});
