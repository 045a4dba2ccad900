import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import type { AnswerForm, AnswerMode, InputType } from '@stoa/schema/problem';

/** Seeded random draws for one problem. Every draw is reproducible from the problem's seed. */
export interface Chance {
  /** A whole number in [low, high], both included. */
  int(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** True with probability `p`. */
  maybe(p: number): boolean;
}

/** Where to look; which rule; a sub-step. Never the answer. */
export type Ladder = readonly [level1: string, level2: string, level3: string];

export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** What a student with a misconception would answer to exactly this problem, computed by her rule and not guessed. */
export type DraftMisconception = {
  rule: MalRule; // from the catalogue, engine/src/math/mal-rules
  answer: string; // what her rule gives; in the syntax of the input type; for multiple choice the choice's own text
  hints: Ladder;
  says?: string; // the rule's sentence with this problem's numbers, if the rule has one; never the answer
};

/** What a generator writes; `writeProblem` turns it into a `BankedProblem` with tests, id and provenance. */
export type ProblemDraft = {
  stem: string; // Markdown; mathematics between $…$
  figure?: WrittenFigure; // the picture of what the stem describes
  readFromFigure?: true; // the stem doesn't say what the figure shows, so the student has to read the figure
  answer: string; // canonical by practice spec §5.2; for multiple choice the right choice's own text
  inputType: InputType;
  answerMode?: AnswerMode; // default final_only
  form?: AnswerForm; // default any
  variables?: Record<string, string>; // letter → what it stands for
  unit?: string;
  tolerance?: number;
  acceptedForms?: string[];
  placeholder?: string;
  /** Multiple choice: the right text and the distractors; every distractor is the answer of one of `misconceptions`. */
  choices?: { right: string; distractors: string[] };
  steps: { explanation: string; math: string }[]; // a real solution, at least one step; the last states the answer
  /**
   * Hints for a student who is stuck, whatever she wrote: what is asked and where to begin; the idea of the next step; that
   * step with these numbers.
   */
  ladder?: Ladder;
  misconceptions: DraftMisconception[]; // those whose answer equals the right one or each other are dropped by `writeProblem`
  wrong: string; // plainly wrong and explained by no misconception
  invalid?: string; // unreadable for this input type; default by input type
};

/** One family of problems: the same idea with other numbers. Pure: same chance and difficulty, same draft. */
export type Generator = {
  name: string; // unique, snake_case, e.g. 'frac_add_like_sum'
  version: number;
  skill: string; // the SkillId it serves
  difficulties: readonly Difficulty[];
  /**
   * True if it asks about another family's problems in another way; a bank has fewer of these than of the problems
   * themselves.
   */
  asksOtherwise?: true;
  draft: (chance: Chance, difficulty: Difficulty) => ProblemDraft;
};
