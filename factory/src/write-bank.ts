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
  /** Generators that threw, with difficulty and seed. That is a mistake in the generator. */
  failed: string[];
  /** Skills and difficulties with too few problems. A whole bank has none. */
  short: { skill: string; difficulty: number; use: PlaceInBank['use']; missing: number }[];
};

/**
 * The minimum number of practice problems for one skill and difficulty; and two from each family, so that a sibling can be
 * shown.
 */
const least = 4;
const eachFamily = 2;
/**
 * One from each family that asks otherwise about another one's problems. These are extra, so that most practice is the
 * problems themselves.
 */
const eachOtherwise = 1;
/**
 * The difficulties with which a bank begins in every skill, so that there's a problem within one level of what any student is
 * ready for.
 */
const firstDifficulties: readonly Difficulty[] = [2, 4];
/**
 * Held back for checkpoints: eight problems of each skill, enough for one whole checkpoint and much of another, of the
 * difficulties that the policy asks for. They are the problems themselves, which are harder to guess than questions about
 * somebody's work. If a family is too small to fill one difficulty, the next difficulty in the list fills in.
 */
const heldBack: readonly (readonly [Difficulty, number])[] = [
  [3, 4],
  [4, 2],
  [2, 2],
  [5, 0],
  [1, 0],
];
/** How many seeds of each family are tried. Small families repeat themselves, and held-back problems must differ in more. */
const patience = { practice: 16, checkpoint: 60 };

/**
 * Writes and verifies the whole bank: for every skill of the graph, problems of every difficulty from all its families, and
 * others that are held back for checkpoints. No two have the same stem, and held-back problems differ from all practice of
 * their family in more than the wording. The same generators and the same salt give the same bank; `now` only dates it.
 *
 * Shape   rejected problems are mistakes of their generators and are reported, never published. The first extent of a bank is
 *         part of the whole one.
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

/** How many more to write: two of each difficulty for practice, or as many for checkpoints as a bank begins with. */
const more: Record<PlaceInBank['use'], readonly (readonly [Difficulty, number])[]> = {
  practice: allDifficulties.map((difficulty) => [difficulty, 2] as const),
  checkpoint: heldBack,
};

/**
 * Writes and verifies more problems of one skill, different from all that the bank has, for a student who has met most of
 * them.
 *
 * Shape   fewer than a bank begins with, or none, if the skill's families have no more to give.
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
  /** The whole bank, or its first problems: two of each skill. The whole if left out. */
  extent?: 'first' | 'whole';
};

type MoreOrder = BankOrder & {
  /** Every version of every problem that the bank has for the skill. */
  held: readonly BankedProblem[];
  skill: SkillId;
  use: PlaceInBank['use'];
};

type BankOrder = {
  graph: SkillGraph;
  now: Date;
  salt: string;
  generators?: readonly Generator[];
  /** When a problem is approved; the policy in `content/` if left out. */
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

/** Writes problems of one difficulty, from each family in turn. Returns how many were verified. */
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
 * Writes one problem. If it is rejected, writes another in its place, as often as the policy allows (practice spec §4.2 stage
 * E, §4.3). A replacement records which problem it replaces.
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

/** The problems of one skill that have been written already. */
class KnownProblems {
  readonly #stems = new Set<string>();
  readonly #questions = new Set<string>();

  /** True if the problem differs from all of them: in its words, and if it is held back, also in its numbers and answer. */
  isNew(problem: BankedProblem, use: PlaceInBank['use']): boolean {
    return !this.#stems.has(stemOf(problem)) && (use === 'practice' || !this.#questions.has(questionOf(problem)));
  }

  add(problem: BankedProblem): void {
    this.#stems.add(stemOf(problem));
    this.#questions.add(questionOf(problem));
  }
}

const stemOf = (problem: BankedProblem): string => statementOf(problem).replace(/\s+/g, ' ');

/** Returns what is asked, whoever the story is about: the family with the numbers, the choices and the answer. */
function questionOf(problem: BankedProblem): string {
  const { item, origin } = problem;
  const stem = statementOf(problem);
  const numbers = stem.match(/\d+(?:\.\d+)?/g)?.toSorted() ?? [];
  const mathematics = numbers.length > 0 ? numbers.join(' ') : stem.replace(/\s+/g, ' ');
  return `${origin.family} ${mathematics} → ${item.solution_logic.final_answer_canonical} ${item.answer_spec.ui.choices.toSorted().join(' ')}`;
}

/** Catches what a generator throws, so that one broken family doesn't keep the others from students. */
function written(write: () => BankedProblem, bank: Bank): BankedProblem | null {
  try {
    return write();
  } catch (fault) {
    bank.failed.push(fault instanceof Error ? fault.message : String(fault));
    return null;
  }
}
