import {
  BankedProblem,
  type AnswerForm,
  type AnswerMode,
  type HintLadder,
  type InputType,
  type Misconception,
} from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { ProblemShelf } from './problem-shelf.ts';

/** What a test says about a problem; the rest is the same for all. */
export type Sample = {
  skill?: string;
  number?: number; // tells problems of a skill apart
  difficulty?: number;
  family?: string;
  stem?: string;
  answer?: string;
  input?: InputType;
  mode?: AnswerMode;
  form?: AnswerForm;
  variables?: string[];
  unit?: string | null;
  choices?: string[];
  steps?: { explanation: string; math: string }[];
  misconceptions?: Misconception[];
  ladder?: HintLadder;
  heldBack?: boolean;
};

/**
 * Makes a verified problem for tests: `number` + 17 unless `sample` says otherwise. It is parsed, so that it is a problem as
 * the bank would have it.
 */
export function sampleProblem(sample: Sample = {}): BankedProblem {
  const { skill = 'whole_add', number = 5, difficulty = 3, input = 'integer', family = `${skill}_sum` } = sample;
  const answer = sample.answer ?? String(number + 17);
  return BankedProblem.parse({
    item: {
      meta: {
        id: problemIdOf(skill, number),
        version: 1,
        skill_id: skill,
        difficulty,
        created_at: '2026-01-01T00:00:00Z',
        verified_at: '2026-01-01T00:00:00Z',
        status: 'VERIFIED',
        provenance: {
          generator_model: `stoa/${family}@1`,
          critic_model: 'none',
          judge_model: 'none',
          verifier: { type: 'numeric', passed: true },
          attempt: 1,
        },
        verification_report: {
          rubric_scores: { solvability: 1, ambiguity: 1, procedural_correctness: 1, pedagogical_alignment: 1 },
          underspecified: false,
          issues: [],
        },
      },
      problem_content: { stem: sample.stem ?? `What is $${number} + 17$?`, format: 'mixed' },
      answer_spec: { input_type: input, answer_mode: sample.mode ?? 'final_only', ui: { choices: sample.choices ?? [] } },
      solution_logic: {
        final_answer_canonical: answer,
        final_answer_type: input === 'multiple_choice' || input === 'boolean' || input === 'set' ? input : 'numeric',
        steps: (
          sample.steps ?? [
            { explanation: 'Add the ones first.', math: `${number % 10} + 7 = ${(number % 10) + 7}` },
            { explanation: 'Then add what is left.', math: `${number} + 17 = ${answer}` },
          ]
        ).map((step, at) => ({ step_index: at + 1, ...step })),
      },
      misconceptions: sample.misconceptions ?? [],
    },
    judging: { form: sample.form ?? 'any', variables: sample.variables ?? [], unit: sample.unit ?? null },
    tests: [
      { kind: 'correct', answer },
      { kind: 'correct', answer },
      { kind: 'invalid', answer: ')(' },
      { kind: 'wrong', answer: '0' },
    ],
    origin: { generator: family, generator_version: 1, seed: number, family },
    ...(sample.ladder === undefined ? {} : { ladder: sample.ladder }),
    ...(sample.heldBack === true ? { held_back: true } : {}),
  });
}

/** Returns a UUID that is always the same for the same skill and number. */
function problemIdOf(skill: string, number: number): string {
  const letters = [...skill].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 0xffffffff, 7);
  return `${letters.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** Makes a shelf of the given problems. As on the real one, problems that aren't VERIFIED can only be found by id. */
export function shelfOf(problems: readonly BankedProblem[]): ProblemShelf {
  const verified = problems.filter(({ item }) => item.meta.status === 'VERIFIED');
  const skillOf = ({ item }: BankedProblem) => item.meta.skill_id;
  const forPractice = Map.groupBy(
    verified.filter((one) => one.held_back !== true),
    skillOf,
  );
  const heldBack = Map.groupBy(
    verified.filter((one) => one.held_back === true),
    skillOf,
  );
  const byId = new Map(problems.map((problem) => [`${problem.item.meta.id}@${problem.item.meta.version}`, problem]));
  return {
    verifiedFor: (skill: SkillId) => forPractice.get(skill) ?? [],
    heldBackFor: (skill: SkillId) => heldBack.get(skill) ?? [],
    find: (id, version) => byId.get(`${id}@${version}`) ?? null,
  };
}
