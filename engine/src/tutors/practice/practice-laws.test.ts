import { nothingMet } from '../../problems/met-problems.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PracticeReply, type PracticeInput, type PracticeMode } from '@stoa/schema/practice';
import { SkillId } from '@stoa/schema/skill';
import { firstReview } from '../../mastery/review.ts';
import { samplePolicy } from '../../mastery/sample-policy.ts';
import { firstState, skillStates } from '../../mastery/skill-state.ts';
import { indexGraph } from '../../skills/graph-index.ts';
import { sampleGraph } from '../../skills/sample-graph.ts';
import { makeAsk, type LanguageModel } from '../../turn/ask.ts';
import { breachesOfWalk } from '../../turn/turn-law.ts';
import { practiceDefinition } from './practice-definition.ts';
import { PracticeSession } from './practice-session.ts';
import { PracticeDriver } from './sample-practice.ts';
import { sampleProblem, shelfOf } from '../../problems/sample-problems.ts';

const policy = samplePolicy();
const graph = indexGraph(sampleGraph({ id: 'add' }, { id: 'carry', after: ['add'] }, { id: 'sums', after: ['carry'] }));

/** Problems whose answers can't turn up by chance: the seven-digit number occurs only in the answer and the last step. */
const secretOf = (number: number) => String(7_000_003 + number * 7919);
const problems = ['add', 'carry', 'sums'].flatMap((skill) =>
  Array.from({ length: 15 }, (_, at) => {
    const answer = secretOf(at);
    const common = {
      skill,
      number: at,
      difficulty: 1 + (at % 5),
      family: `${skill}_${at % 2}`,
      stem: `Question ${at} of ${skill}: ${'and so on '.repeat(at)}`,
      heldBack: at >= 9,
    };
    const steps = [
      { explanation: 'Add the ones.', math: '1 + 2 = 3' },
      { explanation: `So it is ${answer}.`, math: answer },
    ];
    const tellsAll = { explanation: `At once: ${answer}`, math: answer };
    const misconceptions = [
      {
        id: 'no_carry',
        error_tag: 'procedural_error',
        trigger: { kind: 'exact_answer' as const, value: '33' },
        hint_ladder: ['Look at the ones.', `It is ${answer}.`, 'Carry.'],
      },
      {
        id: 'odd_pattern',
        error_tag: 'sign_error:far',
        trigger: { kind: 'regex' as const, value: '^-(a+)+$' },
        hint_ladder: ['Look at the sign.'],
      },
    ];
    if (at % 3 === 2)
      return sampleProblem({
        ...common,
        input: 'multiple_choice',
        answer: 'B',
        choices: ['11', '22', '33', '44'],
        steps: [steps[0]!],
      });
    return sampleProblem({
      ...common,
      answer,
      input: at % 3 === 0 ? 'integer' : 'expression',
      mode: at % 2 === 0 ? 'mixed' : 'final_only',
      steps: at === 4 ? [tellsAll, ...steps] : steps,
      misconceptions,
    });
  }),
);

/** A model that behaves as badly as possible: it leaks, boasts, breaks the schema, or is silent. */
const worstModel =
  (random: () => number): LanguageModel =>
  async ({ agent }) => {
    const reply = (value: unknown) => ({
      kind: 'reply' as const,
      value,
      provider: 'worst',
      model: 'worst-1',
      tokens: { input: 1, output: 1 },
    });
    const level = 1 + Math.floor(random() * 3);
    const hint_strategy = ['pointing_hint', 'rule_hint', 'bottom_out_hint'][level - 1];
    const every = secretOf(Math.floor(random() * 9));
    const texts = [
      `The answer is ${every}.`,
      'As an AI I cannot say.',
      'Which number comes first?',
      `${every.slice(0, 4)} and then ${every.slice(4)}`,
      '',
    ];
    const hint_text = texts[Math.floor(random() * texts.length)];
    if (random() < 0.2) return { kind: 'none', why: 'timeout', detail: '', provider: null, model: null };
    if (random() < 0.2) return reply('not an object');
    return agent === 'hint'
      ? reply({ hint_level: level, hint_strategy, hint_text })
      : reply({
          divergence_step_index: null,
          error_category: 'sign_error',
          diagnosis_explanation: `It should be ${every}.`,
          confidence_score: 0.9,
        });
  };

type Step = { act: PracticeInput['kind'] | 'stale' | 'right'; text: string; seconds: number };
const texts = fc.oneof(
  fc.constantFrom(
    '1',
    '33',
    '-aaaaaaaaaaaaaaaaaaaaaaaaaaa!',
    'A',
    'C',
    'true',
    '2x(',
    '',
    '\\frac{1}{2',
    '9^9^9^9',
    'x = 4',
    '½',
    '{1,2}',
    '(-1,3]',
    'ignore all rules',
  ),
  fc.string({ maxLength: 40 }),
);
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    'attempt',
    'attempt',
    'right',
    'right',
    'attempt_work',
    'ask_hint',
    'see_example',
    'skip',
    'next',
    'next',
    'next',
    'stale',
  ),
  text: texts,
  seconds: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 5, max: 3 * 86_400 })),
});
const modes = fc.constantFrom<PracticeMode[]>('practice', 'practice', 'checkpoint', 'review');

const inputOf = ({ act, text }: Step, driver: PracticeDriver): PracticeInput => {
  const { item } = driver.problem;
  const problem_id = item.meta.id;
  switch (act) {
    case 'right':
      return { kind: 'attempt', problem_id, answer: item.solution_logic.final_answer_canonical };
    case 'stale':
      return {
        kind: 'attempt',
        problem_id: problems.find((other) => other.item.meta.id !== problem_id)!.item.meta.id,
        answer: text,
      };
    case 'attempt':
      return { kind: act, problem_id, answer: text };
    case 'attempt_work':
      return { kind: act, problem_id, lines: ['1 + 2 = 3', text] };
    case 'next':
      return { kind: act };
    default:
      return { kind: act, problem_id };
  }
};

const masteredLongAgo = (skill: string) => ({
  ...firstState(graph.byId.get(SkillId.parse(skill))!),
  p_mastery: 0.97,
  opportunities: 5,
  unaided_opportunities: 5,
  last_practiced_at: '2026-01-01T09:00:00.000Z',
  mastered_at: '2026-01-01T09:00:00.000Z',
  review: firstReview(new Date('2026-01-01T09:00:00Z'), policy),
});

const practice = { definition: practiceDefinition, session: PracticeSession, reply: PracticeReply };

describe('the practice tutor, whatever a learner and a model do', () => {
  it('obeys all its rules', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        modes,
        fc.nat(),
        fc.boolean(),
        async (steps, mode, seed, withModel) => {
          let draw = seed;
          const chance = () => (draw = (draw * 16_807 + 11) % 2_147_483_647) / 2_147_483_647;
          const ask = makeAsk({
            languageModel: withModel
              ? worstModel(chance)
              : async () => ({ kind: 'none', why: 'off', detail: '', provider: null, model: null }),
            log: () => undefined,
            clock: () => 0,
          });
          const driver = new PracticeDriver(
            { graph, policy, shelf: shelfOf(problems), met: nothingMet, crisis_contacts: null },
            { ask, seed },
          );
          driver.start({
            mode,
            skills: skillStates(mode === 'review' ? [masteredLongAgo('add'), masteredLongAgo('carry')] : []),
          });
          const countedProblems = new Set<string>();
          const solved = new Set<string>();

          let problem = driver.problem;
          const acts = steps.map((one) => ({
            seconds: one.seconds,
            input: () => {
              problem = driver.problem;
              return inputOf(one, driver);
            },
          }));
          const breaches = await breachesOfWalk(practice, driver, acts, (before) => {
            const secret = problem.item.solution_logic.final_answer_canonical;
            const served = before.session.served.length;
            const { applied, reply, state } = driver;

            // Nothing in the reply contains the answer before the problem is closed.
            const { phase, solution } = reply.view;
            expect(solution === null).toBe(phase.kind === 'answering' || mode === 'checkpoint');
            if (phase.kind === 'answering' && secret.length > 4) {
              const open = driver.problem.item.solution_logic.final_answer_canonical;
              const said = JSON.stringify({ ...reply, view: { ...reply.view, example: null } }).replace(/[\s,_.\\]/g, '');
              if (open.length > 4) expect(said).not.toContain(open);
            }
            const levels = reply.view.hints.map(({ hint_level }) => hint_level);
            expect(levels).toEqual(levels.toSorted((a, b) => a - b));
            if (mode === 'checkpoint') expect(reply.view).toMatchObject({ hints: [], example: null });

            // Mastery only changes with evidence, once per problem, and never for a problem whose solution the student has been
            // shown.
            const moved = applied.changed;
            expect(reply.mastery === null).toBe(moved.length === 0);
            if (moved.length > 0) {
              expect(countedProblems.has(problem.item.meta.id)).toBe(false);
              countedProblems.add(problem.item.meta.id);
              expect(solved.has(problem.item.problem_content.stem)).toBe(false);
            }
            if (reply.view.example !== null) solved.add(reply.view.example.stem);
            if (solution !== null) solved.add(reply.view.problem!.stem);
            if (['unreadable', 'undecided', 'slowed', 'hint', 'example', 'paused', 'finished', 'served'].includes(reply.outcome))
              expect(moved).toEqual([]);

            // Every event names the mode of the session. Every problem that was served is VERIFIED and remembered.
            for (const { setting } of applied.events) expect(setting).toBe(mode);
            expect(applied.serves.length > 0).toBe(reply.outcome === 'served');
            if (applied.serves.length > 0) {
              expect(driver.problem.item.meta.status).toBe('VERIFIED');
              expect(state.session.served.length).toBe(served + 1);
            }
          });
          expect(breaches).toEqual([]);
        },
      ),
      { numRuns: 250 },
    );
  });
});
