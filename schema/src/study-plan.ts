import { z } from 'zod';
import { Figure } from './figure/figure.ts';
import { Difficulty, InputType, JudgingRules, SolutionStep } from './problem.ts';
import { SkillId, Strand } from './skill.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This is not a name such as equivalent-fractions.');
const words = (longest: number) => z.string().trim().min(1).max(longest);

export const TopicId = Slug.brand<'TopicId'>();
export type TopicId = z.infer<typeof TopicId>;

/** The answer to a question, and how an answer is judged. Only authors get it from the server. */
export const QuestionAnswer = z.strictObject({
  input_type: InputType,
  expected: z.string().min(1),
  tolerance: z.number().nonnegative().nullable().default(null),
  accepted_forms: z.array(z.string()).default([]),
  choices: z.array(z.string()).default([]), // for multiple choice; `expected` is the letter, A for the first
  judging: JudgingRules.prefault({}),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

const WrongReply = z.strictObject({ answer: words(60), says: words(200) });

/**
 * A sub-question that lets the student look at her own thinking. A reply to it is judged but never counts against her: an
 * expected one is confirmed, and `bridge` leads back to the question; one that is known to be wrong gets one line of help; any
 * other is read like a normal message.
 *
 * Shape  `expected`: the right reply, first as the tutor says it ("8 slices"), then other accepted ones; numbers and words are
 *        compared by `judgeProbe`. Without any, the reply can't be judged; that is so for the probes of older plans and of the
 *        bank's problems. `bridge_expected`: the same for the question that `bridge` ends with, if it asks for one more step;
 *        empty if it asks for the answer.
 */
export const Probe = z.preprocess(
  (held) => (typeof held === 'string' ? probeInWords(held) : held),
  z.strictObject({
    text: words(300),
    expected: z.array(words(60)).max(12).default([]),
    wrong: z.array(WrongReply).max(6).default([]),
    bridge: words(200).nullable().default(null),
    bridge_expected: z.array(words(60)).max(12).default([]),
  }),
);
export type Probe = z.infer<typeof Probe>;

/** Reads a probe from older plans, before replies were judged: only its words. */
export function probeInWords(text: string): {
  text: string;
  expected: string[];
  wrong: z.infer<typeof WrongReply>[];
  bridge: string | null;
  bridge_expected: string[];
} {
  return { text, expected: [], wrong: [], bridge: null, bridge_expected: [] };
}

/**
 * A wrong answer that is expected, the misconception that leads to it, and the question that lets the student see that herself.
 */
export const KnownWrongAnswer = z.strictObject({ answer: z.string().min(1), misconception: Slug, probe: Probe });
export type KnownWrongAnswer = z.infer<typeof KnownWrongAnswer>;

/**
 * A question of a plan with everything needed to judge it and to help with it. `text` is one question; `probe`, `hint`,
 * `self_check`, and all steps of `solution` except the last don't reveal the answer.
 */
export const PlanQuestion = z.strictObject({
  id: Slug, // unique within the plan
  concept: Slug,
  text: words(400), // Markdown; mathematics between dollar signs
  figure: Figure.optional(), // shows what the text says; the question can be answered without it
  answer: QuestionAnswer,
  wrong_answers: z.array(KnownWrongAnswer).default([]),
  probe: Probe, // for a wrong answer that isn't in the list
  hint: words(300), // for the second wrong answer: the very next thing to do
  /**
   * For "is it 58?": tells her how to check by herself whether a value fits. It works for any value, right or not. Older plans
   * have none.
   */
  self_check: words(200).optional(),
  solution: z.array(SolutionStep).min(2), // shown from the third wrong answer on; the last step is left to her
});
export type PlanQuestion = z.infer<typeof PlanQuestion>;

/** A problem solved from beginning to end, different from every question of its step. */
export const StepExample = z.strictObject({
  stem: words(400),
  figure: Figure.optional(),
  steps: z.array(SolutionStep).min(1),
  answer: words(100),
});
export type StepExample = z.infer<typeof StepExample>;

/**
 * Problems of the bank: those of one family, at the difficulties that need only what was taught up to this step. `concept`:
 * which concept they are evidence of, if it isn't the step's.
 */
export const PracticeProblems = z.strictObject({
  family: words(80),
  difficulties: z.array(Difficulty).min(1),
  concept: Slug.optional(),
});
export type PracticeProblems = z.infer<typeof PracticeProblems>;

const step = { step: z.int().min(1), title: words(60), concept: Slug, content_hint: words(300) };

/** A step of a study plan. `content_hint` says what the step is about, for the tutor and not for the student. */
export const StudyPlanStep = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('explain'),
    ...step,
    explanation: words(500), // one idea, three or four sentences, no question
    figure: Figure.optional(), // a drawing of the idea, shown with the first explanation
    another_way: z.array(words(500)).min(1), // the same idea in another picture, the simplest first
    worked_example: StepExample,
    questions: z.array(PlanQuestion).min(2), // siblings: the same idea with other numbers
  }),
  z.strictObject({ type: z.literal('check'), ...step, questions: z.array(PlanQuestion).min(3) }),
  z.strictObject({
    type: z.literal('practice'),
    ...step,
    skill_id: SkillId, // problems come from the verified bank
    difficulties: z.array(Difficulty).min(1), // used in turn
    problems: z.array(PracticeProblems).default([]), // the families of the skill that fit; if empty, all of them
    right_needed: z.int().min(1).max(5), // unaided right answers that end the step
  }),
]);
export type StudyPlanStep = z.infer<typeof StudyPlanStep>;

/** A concept that is taught, and the skill of the graph whose mastery its evidence changes. */
export const PlanConcept = z.strictObject({ id: Slug, name: words(60), skill_id: SkillId });
export type PlanConcept = z.infer<typeof PlanConcept>;

export const StudyPlan = z.strictObject({
  concepts: z.array(PlanConcept).min(1),
  opening: PlanQuestion, // the one simple question of the first turn, which anybody ready for the topic can answer
  /**
   * Similar questions, worked out: help with the opening question, before anything has been explained. Older plans have none.
   */
  opening_examples: z.array(StepExample).default([]),
  steps: z.array(StudyPlanStep).min(3).max(12), // numbered from 1 without a gap
  wrap_up: words(500), // what to take home, in plain words, for the summary
});
export type StudyPlan = z.infer<typeof StudyPlan>;

/**
 * A misconception: a teacher's name for it, what corrects it, and what the student is told about it: "You added the bottoms,
 * too."
 */
export const TopicMisconception = z.strictObject({
  id: Slug,
  description: words(200),
  correction: words(300),
  note: words(200).nullable().default(null),
  /** The mal-rule behind it, if there is one. The student is then told what practice tells, and `note` needn't repeat it. */
  rule: z
    .string()
    .regex(/^[a-z]+(_[a-z]+)*$/, 'not the name of a mal-rule')
    .nullable()
    .default(null),
});
export type TopicMisconception = z.infer<typeof TopicMisconception>;

/**
 * A word of the topic, in the forms in which it may be asked for ("denominator", "bottom number"; the first is shown), and its
 * meaning for a child.
 */
export const GlossaryTerm = z.strictObject({
  words: z.array(words(40)).min(1).max(8),
  meaning: words(300),
  example: words(200).nullable().default(null),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

/**
 * A question that students often ask about the topic, or something that they often believe, in their own words, one entry for
 * each wording: "can it be more than 100". The answer states the facts in whole sentences without a leading yes or no, because
 * it answers all of the wordings. `statements`: the same said by a student who has it right, "it can be over 100": she is told
 * that it's so, followed by the answer.
 */
export const StudentQuestion = z.strictObject({
  asks: z.array(words(120)).min(1).max(60),
  statements: z.array(words(120)).max(24).default([]),
  answer: words(300),
});
export type StudentQuestion = z.infer<typeof StudentQuestion>;

/** What a teacher would want to know before teaching the topic. */
export const TopicGuidelines = z.strictObject({
  learning_objectives: z.array(words(200)).min(1), // "I can …"
  prerequisites: z.array(words(200)).min(1),
  misconceptions: z.array(TopicMisconception).min(2),
  glossary: z.array(GlossaryTerm).max(30).default([]), // answers her "what is a …?"
  uses: z.array(words(200)).max(8).default([]), // what people use it for, for "why do I need this?"
  student_questions: z.array(StudentQuestion).max(100).default([]), // what no explanation of a step answers
  teaching_approach: words(800),
});
export type TopicGuidelines = z.infer<typeof TopicGuidelines>;

/** A guideline with its study plan: one file of `content/lessons`, one row of the database. */
export const Guideline = z.strictObject({
  guideline_id: TopicId, // the file's name
  title: words(60),
  summary: words(160), // for the list, in words for students
  syllabus: words(80),
  subject: z.enum(['fractions', 'decimals', 'ratio', 'integers', 'equations', 'functions', 'geometry', 'statistics']),
  strand: Strand,
  grade: z.int().min(1).max(12),
  search_terms: z.array(words(60)).max(40).optional(), // what students may call it, besides the words that it contains
  guidelines: TopicGuidelines,
  plan: StudyPlan,
});
export type Guideline = z.infer<typeof Guideline>;
