import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillGraph, SkillId } from '@stoa/schema/skill';
import type { VerificationPolicy } from '@stoa/schema/verification-policy';
import { allGenerators } from './all-generators.ts';
import { familyRecord } from './family-record.ts';
import { allDifficulties } from './by-difficulty.ts';
import type { Difficulty, Generator } from './generator.ts';
import { saltedSeed, type PlaceInBank } from './salted-seed.ts';
import { statementOf } from '@stoa/engine/problems/problem-statement';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import { verifyProblem, type Verification } from '@stoa/engine/verification/verify-problem';
import { writeProblem } from './write-problem.ts';

export type Bank = {
  verified: Extract<Verification, { kind: 'verified' }>[];
  rejected: Extract<Verification, { kind: 'rejected' }>[];
  /** Generators that threw: faults of theirs, told with difficulty and seed. */
  failed: string[];
  /** Skills and difficulties for which too few problems came out: none in a whole bank. */
  short: { skill: string; difficulty: number; use: PlaceInBank['use']; missing: number }[];
};

/** Of one skill and difficulty: so many for practice at least, and from each family two, so that a sibling can be shown. */
const least = 4;
const eachFamily = 2;
/** Of each family that asks otherwise about the problems of another one; these come on top, so that most practice is the problems themselves. */
const eachOtherwise = 1;
/** What a bank begins with in every skill, so that whatever a student is ready for, a problem within a step of it is there. */
const firstDifficulties: readonly Difficulty[] = [2, 4];
/**
 * Held back for checkpoints: eight of each skill, which is one whole checkpoint and a good part of another, of the difficulties that the
 * policy asks for. All of them are the problems themselves, which leave less to guess than questions about somebody's work. What a small
 * family cannot give at one difficulty, the next one gives.
 */
const heldBack: readonly (readonly [Difficulty, number])[] = [
  [3, 4],
  [4, 2],
  [2, 2],
  [5, 0],
  [1, 0],
];
/** Seeds tried of each family for so many problems; small families repeat themselves, and what is held back must differ in more. */
const patience = { practice: 16, checkpoint: 60 };

/**
 * Writes and verifies the whole bank: for every skill of the graph, problems of every difficulty from all its families, and others that
 * are held back for checkpoints. No two have the same stem, and what is held back differs from all practice of its family in more than
 * its wording. The same generators and the same salt give the same bank; `now` only dates it.
 *
 * Shape   rejected problems are faults of their generators and are reported, never published. The first extent of a bank is part of
 *         the whole one.
 */
export function writeBank({
  graph,
  now,
  salt,
  generators = allGenerators,
  policy = openVerificationPolicy(),
  extent = 'whole',
}: WholeOrder): Bank {
  const bank: Bank = { verified: [], rejected: [], failed: [], short: [] };
  for (const { id } of graph.nodes) {
    const known = new KnownProblems();
    const write = (
      difficulty: Difficulty,
      use: PlaceInBank['use'],
      wanted: (families: number) => number,
      of: (family: Generator) => boolean = () => true,
    ): number => {
      const families = generators.filter((one) => one.skill === id && one.difficulties.includes(difficulty) && of(one));
      const count = wanted(families.length);
      return count - writeSome({ families, difficulty, use, count, from: 1, known, salt, now, graph, policy }, bank);
    };
    const written = new Map(firstDifficulties.map((one) => [one, 1 - write(one, 'practice', () => 1, isTold)]));
    if (extent === 'first') continue;
    for (const difficulty of allDifficulties) {
      const there = written.get(difficulty) ?? 0;
      const missing = write(difficulty, 'practice', (families) => Math.max(least, eachFamily * families) - there, isTold);
      const others = write(difficulty, 'practice', (families) => eachOtherwise * families, asksOtherwise);
      if (missing + others > 0) bank.short.push({ skill: id, difficulty, use: 'practice', missing: missing + others });
    }
    let missing = 0;
    for (const [difficulty, count] of heldBack) missing = write(difficulty, 'checkpoint', () => count + missing, isTold);
    if (missing > 0) bank.short.push({ skill: id, difficulty: 3, use: 'checkpoint', missing });
  }
  return bank;
}

const asksOtherwise = (family: Generator): boolean => family.asksOtherwise === true;
const isTold = (family: Generator): boolean => !asksOtherwise(family);

/** As many more for checkpoints, and two a difficulty for practice, as a bank is begun with. */
const more: Record<PlaceInBank['use'], readonly (readonly [Difficulty, number])[]> = {
  practice: allDifficulties.map((difficulty) => [difficulty, 2] as const),
  checkpoint: heldBack,
};

/**
 * Writes and verifies some more problems of one skill, unlike all that the bank holds of it: for a learner who has met most of them.
 *
 * Shape   fewer than a bank is begun with, or none, where the skill's families have no more to give.
 */
export function writeMore({
  held,
  skill,
  use,
  graph,
  now,
  salt,
  generators = allGenerators,
  policy = openVerificationPolicy(),
}: MoreOrder): Bank {
  const bank: Bank = { verified: [], rejected: [], failed: [], short: [] };
  const known = new KnownProblems();
  for (const problem of held) known.add(problem);
  for (const [difficulty, count] of more[use]) {
    const families = generators.filter((one) => one.skill === skill && one.difficulties.includes(difficulty));
    writeSome({ families, difficulty, use, count, from: 1 + held.length, known, salt, now, graph, policy }, bank);
  }
  return bank;
}

type WholeOrder = BankOrder & {
  /** The whole bank, or the first problems of it: two of each skill. The whole when not given. */
  extent?: 'first' | 'whole';
};

type MoreOrder = BankOrder & {
  /** Every version of every problem that the bank has of the skill. */
  held: readonly BankedProblem[];
  skill: SkillId;
  use: PlaceInBank['use'];
};

type BankOrder = {
  graph: SkillGraph;
  now: Date;
  salt: string;
  generators?: readonly Generator[];
  /** When a problem is approved; the one of `content/` when not given. */
  policy?: VerificationPolicy;
};

type Order = Pick<BankOrder, 'graph' | 'now' | 'salt'> & {
  policy: VerificationPolicy;
  families: readonly Generator[];
  difficulty: Difficulty;
  use: PlaceInBank['use'];
  /** How many verified problems are wanted. */
  count: number;
  /** The first round of seeds. */
  from: number;
  known: KnownProblems;
};

/** Writes problems of one difficulty, of each family in turn. Returns how many came out verified. */
function writeSome(order: Order, bank: Bank): number {
  const { families, use, count, from } = order;
  let verified = 0;
  for (let round = from; verified < count && round < from + patience[use]; round += 1) {
    for (const family of families) {
      if (verified >= count) break;
      if (writeOne(order, family, round, bank)) verified += 1;
    }
  }
  return verified;
}

/**
 * Writes one problem, and another in its place while it is rejected, as often as the policy allows (practice spec §4.2 stage E, §4.3). What
 * takes the place of a rejected one says so.
 */
function writeOne(
  { difficulty, use, known, salt, now, graph, policy }: Order,
  family: Generator,
  round: number,
  bank: Bank,
): boolean {
  let rejected: BankedProblem | null = null;
  for (let attempt = 1; attempt <= policy.max_attempts; attempt += 1) {
    const seed = saltedSeed(salt, { generator: family, difficulty, use, round, attempt });
    const problem = written(() => writeProblem(family, difficulty, seed, { now }), bank);
    if (problem === null || !known.isNew(problem, use)) return false;
    known.add(problem);
    const revised = rejected === null ? problem : asRevision(problem, rejected, attempt);
    const placed: BankedProblem = use === 'checkpoint' ? { ...revised, held_back: true } : revised;
    const verification = verifyProblem(placed, { now, graph, policy, families: familyRecord([family]) });
    if (verification.kind === 'verified') {
      bank.verified.push(verification);
      return true;
    }
    bank.rejected.push(verification);
    rejected = verification.problem;
  }
  return false;
}

function asRevision({ item, ...problem }: BankedProblem, of: BankedProblem, attempt: number): BankedProblem {
  const provenance = { ...item.meta.provenance, revision_of: of.item.meta.id, attempt };
  return { ...problem, item: { ...item, meta: { ...item.meta, provenance } } };
}

/** The problems of one skill that are written already. */
class KnownProblems {
  readonly #stems = new Set<string>();
  readonly #questions = new Set<string>();

  /** Whether it is another problem than all of them: by its words, and where it is held back by its numbers and answer, too. */
  isNew(problem: BankedProblem, use: PlaceInBank['use']): boolean {
    return !this.#stems.has(stemOf(problem)) && (use === 'practice' || !this.#questions.has(questionOf(problem)));
  }

  add(problem: BankedProblem): void {
    this.#stems.add(stemOf(problem));
    this.#questions.add(questionOf(problem));
  }
}

const stemOf = (problem: BankedProblem): string => statementOf(problem).replace(/\s+/g, ' ');

/** What is asked, whoever it is told of: the family with its numbers, its choices and its answer. */
function questionOf(problem: BankedProblem): string {
  const { item, origin } = problem;
  const stem = statementOf(problem);
  const numbers = stem.match(/\d+(?:\.\d+)?/g)?.toSorted() ?? [];
  const mathematics = numbers.length > 0 ? numbers.join(' ') : stem.replace(/\s+/g, ' ');
  return `${origin.family} ${mathematics} → ${item.solution_logic.final_answer_canonical} ${item.answer_spec.ui.choices.toSorted().join(' ')}`;
}

/** One broken family must not keep the others from their students. */
function written(write: () => BankedProblem, bank: Bank): BankedProblem | null {
  try {
    return write();
  } catch (fault) {
    bank.failed.push(fault instanceof Error ? fault.message : String(fault));
    return null;
  }
}
