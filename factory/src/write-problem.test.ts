import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceKey } from '@stoa/engine/math/judge/choices';
import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { DraftMisconception, Generator, ProblemDraft } from './generator.ts';
import { writeProblem } from './write-problem.ts';

const now = new Date('2026-01-05T08:00:00Z');
const generatorOf = (draft: Generator['draft']): Generator => ({
  name: 'of_this_test',
  version: 1,
  skill: 'whole_add',
  difficulties: [1, 2, 3, 4, 5],
  draft,
});

const way = (name: string, answer: string): DraftMisconception => ({
  rule: malRule({
    name,
    category: 'procedural_error',
    detail: 'carry',
    says: `You did ${name}.`,
    source: 'Ashlock (2010)',
    answer: () => answer,
  }),
  answer,
  hints: ['Look.', 'Think.', 'Try.'],
});
const sum = (misconceptions: DraftMisconception[], more: Partial<ProblemDraft> = {}): ProblemDraft => ({
  stem: 'What is $17 + 5$?',
  answer: '22',
  inputType: 'integer',
  steps: [{ explanation: 'Add.', math: '17 + 5 = 22' }],
  misconceptions,
  wrong: '90',
  ...more,
});
const written = (draft: ProblemDraft, seed = 1) =>
  writeProblem(
    generatorOf(() => draft),
    1,
    seed,
    { now },
  );

describe('the third hint of a written problem', () => {
  const thirdOf = (hint: string, steps: ProblemDraft['steps']) =>
    written(sum([{ ...way('carry', '12'), hints: ['Look at the ones.', 'Ten ones make a ten.', hint] }], { steps })).item
      .misconceptions[0]!.hint_ladder[2];
  const two = { explanation: 'Add the ones.', math: '7 + 5 = 12' };
  const end = { explanation: 'Add the tens.', math: '10 + 12 = 22' };

  it('stays as it is if it names a number', () => {
    expect(thirdOf('What is 7 and 5?', [two, end])).toBe('What is 7 and 5?');
  });

  it('is followed by the first step that the stem doesn’t show if it names no number', () => {
    expect(thirdOf('Begin with the ones.', [{ explanation: 'Read.', math: '17 + 5' }, two, end])).toBe(
      'Begin with the ones. Start from this step: $7 + 5 = 12$.',
    );
  });

  it('is left for the verifier to refuse if the solution has only its last step', () => {
    expect(thirdOf('Begin with the ones.', [end])).toBe('Begin with the ones.');
  });
});

describe('writeProblem', () => {
  it('drops a misconception that gives the right answer or an earlier one’s answer, compared by value and not by text', () => {
    const { item } = written(
      sum([way('carry_forgotten', '12'), way('lucky', '22.0'), way('other_words', '12.0'), way('off_by_one', '21')]),
    );
    expect(item.misconceptions.map(({ id }) => id)).toEqual(['carry_forgotten', 'off_by_one']);
  });

  it('carries its own tests: the right answer, each misconception by its tag, one unreadable, one plainly wrong', () => {
    expect(written(sum([way('carry_forgotten', '12')])).tests).toEqual([
      { kind: 'correct', answer: '22' },
      { kind: 'misconception', answer: '12', error_tag: 'procedural_error:carry' },
      { kind: 'invalid', answer: '12 +' },
      { kind: 'wrong', answer: '90' },
    ]);
  });

  it('keeps the answer in normal form', () => {
    const half = sum([], { answer: '4/8', inputType: 'fraction', form: 'any' });
    expect(written(half).item.solution_logic.final_answer_canonical).toBe('1/2');
  });

  it('gives a draft that isn’t verified yet', () => {
    expect(written(sum([])).item.meta).toMatchObject({ status: 'DRAFT', verified_at: null });
  });

  it('names the generator, the difficulty and the seed if a generator fails', () => {
    const failing = generatorOf(() => {
      throw new Error('no such number');
    });
    expect(() => writeProblem(failing, 3, 7, { now })).toThrow('Generator of_this_test@1/3/7 failed: no such number');
  });

  it('gives the same problem for the same seed, and a different one for another seed', () => {
    const drawing = generatorOf((chance) => sum([], { stem: `What is $${chance.int(1, 1e9)} + 5$?` }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        expect(writeProblem(drawing, 2, seed, { now })).toEqual(writeProblem(drawing, 2, seed, { now }));
        expect(writeProblem(drawing, 2, seed, { now }).item).not.toEqual(writeProblem(drawing, 2, seed + 1, { now }).item);
      }),
    );
  });

  it('shuffles the choices, and keeps those that a mal-rule gives and that differ in value', () => {
    const places = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const { item } = written(
        sum([way('carry_forgotten', '$12$'), way('doubled', '$\\frac{44}{2}$'), way('off_by_one', '$21$')], {
          inputType: 'multiple_choice',
          answer: '$22$',
          choices: { right: '$22$', distractors: ['$12$', '$\\frac{44}{2}$', '$21$', '$777$'] },
          wrong: 'B',
        }),
        seed,
      );
      const { choices } = item.answer_spec.ui;
      expect(choices.toSorted()).toEqual(['$12$', '$21$', '$22$']);
      expect(item.solution_logic.final_answer_canonical).toBe(choiceKey(choices.indexOf('$22$')));
      places.add(item.solution_logic.final_answer_canonical);
    }
    expect(places).toEqual(new Set(['A', 'B', 'C']));
  });
});
