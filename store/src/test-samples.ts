import { randomUUID } from 'node:crypto';
import { LearnerId } from '@stoa/schema/account';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import type { AgentLog } from '@stoa/schema/agent-log';
import type { NewFlag } from '@stoa/schema/flag';
import type { LearningEvent } from '@stoa/schema/learning-event';
import type { SkillState } from '@stoa/schema/mastery';
import { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import type { Versions } from '@stoa/schema/versions';
import type { Page, PageRequest, Store, TurnCommit } from './store.ts';

export const noon = new Date('2026-09-01T12:00:00.000Z');
export const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
export const fractions = SkillId.parse('frac_add_like');

/** Creates an account as better-auth would. */
export async function newLearner(store: Store, about: { name?: string; createdAt?: Date } = {}): Promise<LearnerId> {
  const id = LearnerId.parse(randomUUID());
  await store.db
    .insertInto('user')
    .values({
      id,
      name: about.name ?? 'Ada',
      email: `${id}@example.org`,
      emailVerified: false,
      createdAt: about.createdAt ?? noon,
    })
    .execute();
  return id;
}

/** Returns a learner's complete export: the rows of each table. */
export async function exported(store: Pick<Store, 'accounts'>, id: LearnerId): Promise<Record<string, unknown[]>> {
  const held: Record<string, unknown[]> = {};
  for await (const { table, rows } of store.accounts.export(id, ({ state }) => state)) (held[table] ??= []).push(...rows);
  return held;
}

/** Returns 1/5 + 2/5, verified at noon by default. */
export function sampleProblem(about: Partial<BankedProblem['item']['meta']> = {}, stem = 'What is $\\frac15 + \\frac25$?') {
  return BankedProblem.parse({
    item: {
      meta: {
        id: randomUUID(),
        version: 1,
        skill_id: fractions,
        difficulty: 2,
        created_at: noon.toISOString(),
        verified_at: noon.toISOString(),
        status: 'VERIFIED',
        provenance: {
          generator_model: 'stoa/add-like-fractions@1',
          critic_model: 'none',
          judge_model: 'none',
          verifier: { type: 'symbolic', passed: true },
          attempt: 1,
        },
        verification_report: {
          rubric_scores: { solvability: 1, ambiguity: 0, procedural_correctness: 1, pedagogical_alignment: 1 },
          underspecified: false,
          issues: [],
        },
        ...about,
      },
      problem_content: { stem },
      answer_spec: { input_type: 'fraction' },
      solution_logic: {
        final_answer_canonical: '3/5',
        final_answer_type: 'numeric',
        steps: [{ step_index: 1, explanation: 'Add the tops.', math: '1 + 2 = 3' }],
      },
    },
    judging: {},
    tests: [
      { kind: 'correct', answer: '3/5' },
      { kind: 'wrong', answer: '4/5' },
      { kind: 'invalid', answer: '3/' },
      { kind: 'misconception', answer: '3/10', error_tag: 'added_denominators' },
    ],
    origin: { generator: 'add-like-fractions', generator_version: 1, seed: 7, family: 'like-fractions' },
  });
}

export const sampleVersions = (problem: BankedProblem | null = null): Versions => ({
  graph: '1.0.0',
  policy: '1',
  engine: '1',
  problem:
    problem === null
      ? null
      : {
          id: problem.item.meta.id,
          version: problem.item.meta.version,
          generator: problem.origin.generator,
          seed: problem.origin.seed,
        },
  agent: null,
});

const named = ({ item: { meta } }: BankedProblem) => ({
  problem_id: meta.id,
  problem_version: meta.version,
  skill_id: meta.skill_id,
});

export const approved = (problem: BankedProblem): LearningEvent => ({
  type: 'verification_approved',
  ...named(problem),
  verifier: 'symbolic',
  versions: sampleVersions(problem),
});

export const served = (problem: BankedProblem): LearningEvent => ({
  type: 'problem_served',
  ...named(problem),
  difficulty: problem.item.meta.difficulty,
  reason: 'It is next on the map.',
  versions: sampleVersions(problem),
});

/** Returns a problem's serving together with its event. */
export const servingOf = (problem: BankedProblem): Pick<TurnCommit, 'serves' | 'events'> => ({
  serves: [{ problem_id: problem.item.meta.id, version: problem.item.meta.version }],
  events: [served(problem)],
});

export const learned = (
  before: number,
  after: number,
  skill = fractions,
  problem: BankedProblem | null = null,
): LearningEvent => ({
  type: 'mastery_updated',
  skill_id: skill,
  attempt_id: null,
  outcome: 'correct',
  weight: 'practice',
  before,
  after,
  versions: sampleVersions(problem),
});

export const diagnosed = (problem: BankedProblem, explanation: string): LearningEvent => ({
  type: 'diagnosis_completed',
  ...named(problem),
  attempt_id: randomUUID(),
  source: 'agent',
  misconception_id: null,
  diagnosis: {
    divergence_step_index: 1,
    error_category: 'sign_error',
    diagnosis_explanation: explanation,
    confidence_score: 0.5,
  },
  versions: sampleVersions(problem),
});

/** Returns something flagged in practice, some minutes after noon, by default. */
export const flagAt = (minute: number, about: Partial<NewFlag> = {}): NewFlag => ({
  kind: 'profanity',
  source: 'first_layer',
  at: later(minute).toISOString(),
  place: { where: 'practice', skill: { id: fractions, name: 'Add like fractions' }, problem_id: null, stem: null },
  words: 'words',
  answered: 'Please say it without swear words.',
  ...about,
});

/** Returns a log of what an agent did: the safety agent's script, because there was no model. */
export const agentLogOf = (turn_id: string, about: Partial<AgentLog> = {}): AgentLog => ({
  at: noon.toISOString(),
  turn_id,
  agent: 'safety',
  version: 1,
  source: 'script',
  why: 'off',
  detail: null,
  violations: [],
  differs: [],
  provider: null,
  model: null,
  tokens: { input: 0, output: 0 },
  ms: 1,
  ...about,
});

export const skillAt = (p_mastery: number, skill_id = fractions): SkillState => ({
  skill_id,
  p_mastery,
  p_transit: 0.1,
  p_slip: 0.1,
  p_guess: 0.2,
  opportunities: 1,
  unaided_opportunities: 1,
  last_practiced_at: noon.toISOString(),
  streak: 1,
  last_outcome: 'correct',
  mastered_at: null,
  review: null,
});

/** Returns a period's bank, as small as allowed. */
export const sampleBank = (title = 'Reform and war'): PeriodBank => ({
  period: 7,
  version: '1',
  title,
  start: 1890,
  end: 1945,
  skills: ['causation'],
  anchors: ['A', 'B', 'C', 'D', 'E'].map((name) => ({
    name: `Act ${name}`,
    kind: 'law',
    start: 1900,
    end: 1900,
    aliases: [],
    fact: `Act ${name} of 1900 was a law.`,
    topics: ['reform'],
  })),
  arcs: ['One', 'Two'].map((name) => ({ name, start: 1870, end: 1889, says: `${name} came before.`, topics: ['reform'] })),
  timeline: [],
});

/** Returns a turn that stores only its reply, plus whatever is added to it. */
export const turnOf = (learnerId: LearnerId, about: Partial<TurnCommit> = {}): TurnCommit => {
  const turnId = about.turnId ?? randomUUID();
  return {
    turnId,
    fingerprint: 'the same request',
    learnerId,
    session: null,
    masteries: null,
    serves: [],
    exposures: [],
    checkpoint: null,
    events: [],
    flags: [],
    agentLogs: [],
    reply: { turn_id: turnId },
    at: noon,
    ...about,
  };
};

/** Reads all of a list, page by page. Fails on a page that is longer than requested, or short although another follows. */
export async function everyPage<T>(limit: number, ask: (page: PageRequest) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null | undefined;
  do {
    const { items, next_cursor } = await ask({ limit, cursor: cursor ?? undefined });
    if (items.length > limit || (next_cursor !== null && items.length < limit)) throw new Error(`a page of ${items.length}`);
    all.push(...items);
    cursor = next_cursor;
  } while (cursor !== null);
  return all;
}
