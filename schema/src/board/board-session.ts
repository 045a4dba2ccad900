import { z } from 'zod';
import { ErrorCategory } from '../diagnosis.ts';
import { SkillId } from '../skill.ts';
import { MistakeSeverity, ResponseKind, ScoreTerms, Trigger, TutorState } from './board-decision.ts';
import { BoardMetrics, BoardSignals, BoardSummary } from './board-metrics.ts';
import { BoardMove, Situation } from './board-lines.ts';
import { BoardProfile, Persona } from './board-profile.ts';

const ms = z.number().min(0); // since the session began
const count = z.int().min(0);
const Level = z.int().min(0).max(5);

/** The problem at the board. `start` is the equation or expression that the work starts from, if the stem has one. */
export const BoardProblem = z.strictObject({
  stem: z.string(),
  answer: z.string(),
  start: z.string().nullable(),
});
export type BoardProblem = z.infer<typeof BoardProblem>;

/**
 * The step that a line calls for: `todo` is "subtract 3 from both sides" and `action` "subtracting 3 from both sides", null if
 * no number is known.
 */
export const NextMove = z.strictObject({ move: BoardMove, todo: z.string().nullable(), action: z.string().nullable() });
export type NextMove = z.infer<typeof NextMove>;

/** What to say: a situation with its own wordings, or a rung of the hint ladder for the next step. */
export const Speech = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('situation'), situation: Situation, level: z.literal([1, 2, 3]).optional() }),
  z.strictObject({ of: z.literal('rung'), level: z.literal([2, 3, 4, 5]), next: NextMove }),
  z.strictObject({ of: z.literal('example'), next: NextMove }), // a similar problem, worked out
  z.strictObject({ of: z.literal('word'), word: z.string() }), // the meaning of a word
  z.strictObject({ of: z.literal('fixed'), text: z.string(), crisis: z.boolean() }), // written by people, and said unchanged
]);
export type Speech = z.infer<typeof Speech>;

/** A line on the board. If it follows from the ones before, the next ones are judged against it. */
export const BoardLine = z.strictObject({
  id: z.string(),
  text: z.string(),
  confidence: z.number(),
  standing: z.enum(['sound', 'mistaken', 'open']),
});
export type BoardLine = z.infer<typeof BoardLine>;

/** The current mistake on the board: the first since the last right line. */
export const StandingMistake = z.strictObject({
  line: z.string(), // the line's id
  text: z.string(),
  rule: z.string().nullable(),
  category: ErrorCategory,
  severity: MistakeSeverity,
  confidence: z.number(), // the reading's confidence
  at: ms,
  times: z.int().min(1), // how often she has made this very mistake, including this time
  spokenOf: z.boolean(),
});
export type StandingMistake = z.infer<typeof StandingMistake>;

const About = z.enum(['mistake', 'silence', 'other']);

/** Something that the tutor may say when its time has come. */
export const Candidate = z.strictObject({
  trigger: Trigger,
  speech: Speech,
  since: ms, // when it came up
  due: ms,
  /**
   * `asked`: she wants a reply, which no minimum gap or budget delays. `fixed`: it belongs to the session or to what she has
   * just done.
   */
  by: z.enum(['asked', 'fixed', 'score']),
  holds: z.boolean(), // wait until she has stopped writing
  about: About,
  lapses: ms.nullable(), // when it will be too late to say it
});
export type Candidate = z.infer<typeof Candidate>;

/** The numbers of a decision that was made by score. */
export const Reckoning = z.strictObject({ score: z.number(), terms: ScoreTerms, threshold: z.number() });
export type Reckoning = z.infer<typeof Reckoning>;

/** A line ready to be said; `key` identifies the wording, whatever the persona. */
export const Phrase = z.strictObject({
  key: z.string(),
  kind: ResponseKind,
  level: Level.nullable(),
  text: z.string(),
  crisis: z.boolean(),
  leads: z.boolean(), // always said first, whatever the seed
});
export type Phrase = z.infer<typeof Phrase>;

/** A decision to speak for which a model has been asked for words. At `until`, the scripted words are said. */
export const Deciding = z.strictObject({
  line: count,
  candidate: Candidate,
  phrase: Phrase,
  reckoning: Reckoning.nullable(),
  until: ms,
});
export type Deciding = z.infer<typeof Deciding>;

/** A line that is being played, or that noise has interrupted. */
export const Playing = z.strictObject({
  line: count,
  trigger: Trigger,
  kind: ResponseKind,
  level: Level.nullable(),
  text: z.string(),
  about: About,
  started: ms,
  ends: ms,
  question: z.boolean(),
  followed: z.boolean(),
  crisis: z.boolean(),
});
export type Playing = z.infer<typeof Playing>;

/** The silence after a question. */
export const Waiting = z.strictObject({
  since: ms,
  asked: ms,
  about: About,
  step: z.literal([0, 1, 2]),
  isQuestion: z.boolean(), // a question of the taxonomy, not a check-in
  patient: z.boolean(), // "take your time" was said
  followed: z.boolean(), // it will be asked again with help, as the table of silences says; otherwise it's dropped
});
export type Waiting = z.infer<typeof Waiting>;

const ChartLine = z.strictObject({ id: count, turn: count, question: z.boolean() });
/** The state of the state machine. */
export const ChartState = z.strictObject({
  state: TutorState,
  turn: count,
  listening: z.boolean(),
  line: ChartLine.nullable(),
  stopped: ChartLine.nullable(),
});
export type ChartState = z.infer<typeof ChartState>;

/** What a session shows about how much help a student wants. */
export const HelpSignals = z.strictObject({
  selfCorrections: count, // before the tutor said anything
  helpedAtOnce: count, // a right step followed what the tutor said
  unanswered: count, // questions that got no reply
  sentAway: count, // she talked over the tutor or asked to be left alone
  frustrated: count,
  stuck: count, // silences that called for the second rung of the ladder
});
export type HelpSignals = z.infer<typeof HelpSignals>;

/** Counts over a session, for all its problems together. */
export const SessionCounts = z.strictObject({
  said: count,
  questions: count,
  answered: count,
  hints: count,
  deepest: Level, // deepest rung of the ladder
  waits: count,
  waited: ms, // in total
  solved: count,
  solvedAlone: count, // without being told how, and without any mistake mentioned
  pauses: count, // of at least ten seconds that she ended by writing
  paused: ms, // in total
  mistakes: count,
  stuckAfterHint: count,
  solvedAfterOneHint: count,
  insights: count,
  repeatedAfterCorrection: count,
});
export type SessionCounts = z.infer<typeof SessionCounts>;

/** Everything that the tutor knows about a session while it runs: plain data, which is stored and resumed. */
export const LiveBoard = z.strictObject({
  problem: BoardProblem,
  profile: BoardProfile,
  returning: z.boolean(),
  persona: Persona,
  limitMinutes: z.number().positive(),
  seed: count,
  chart: ChartState,
  now: ms,
  started: ms.nullable(),
  problemSince: ms,
  over: z.boolean(),
  connected: z.boolean(),
  warned: z.boolean(),
  lines: z.array(BoardLine),
  mistake: StandingMistake.nullable(),
  mistakes: z.array(z.strictObject({ rule: z.string().nullable(), category: ErrorCategory, spokenOf: z.boolean() })),
  penDown: z.boolean(),
  listeningSince: ms,
  hintedAt: ms.nullable(), // a hint that no right line has followed yet
  lastStroke: ms,
  lastInput: ms,
  erasures: z.array(ms),
  clears: count,
  rightSteps: z.array(ms),
  solvedAt: ms.nullable(),
  owesNext: z.boolean().default(false), // the celebration of this problem has announced the next one
  wish: z.enum(['easier', 'harder']).nullable().default(null), // how she wants the next problem to be
  /**
   * `offered`: "Want a hint?" was said; `farewells`: "still there?" and "a break?"; `reached`: the deepest rung on this
   * problem.
   */
  ladder: z.strictObject({ level: Level, at: ms, offered: z.boolean(), farewells: z.literal([0, 1, 2]), reached: Level }),
  hintsHere: count, // on this problem
  mistakesHere: count,
  judged: z.boolean(), // what this problem shows about its skill was reported
  candidates: z.array(Candidate),
  deciding: Deciding.nullable(),
  playing: Playing.nullable(),
  stopped: z.strictObject({ playing: Playing, at: ms }).nullable(),
  waiting: Waiting.nullable(),
  lastSaid: ms.nullable(), // when the tutor last stopped speaking
  unasked: z.array(ms), // when it spoke without being asked
  quietUntil: ms,
  stuckNotBefore: ms, // a silence that was already considered isn't considered again before this
  frustrated: count,
  offTopic: count,
  unreadable: ms.nullable(),
  doubted: z.boolean(), // the tutor asked about a reading, and has no answer yet
  signals: HelpSignals,
  counts: SessionCounts,
  used: z.array(z.string()), // wordings that have been said
  lastWords: z.array(z.string()).max(4), // the most recent lines
  nextLine: z.int().min(1),
});
export type LiveBoard = z.infer<typeof LiveBoard>;

/** One thing that was said at the board, and who said it. */
export const BoardTalk = z.strictObject({ at: ms, who: z.enum(['student', 'tutor']), text: z.string() });
export type BoardTalk = z.infer<typeof BoardTalk>;

/** A session at the board as it is stored: the tutor's state, and around it whose work it is about. */
export const BoardSession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string(),
  version: z.int().min(0),
  awaiting_graph: z.array(SkillId),
  title: z.string(),
  skill_id: SkillId.nullable(),
  problem_id: z.string().nullable(),
  problem_version: z.int().nullable(),
  started_at: z.iso.datetime(),
  persona: Persona,
  limit_minutes: z.number().positive(),
  live: LiveBoard,
  /** How far in the board's log `live` has come; later entries have to be replayed. */
  log_position: z.int().min(0).default(0),
  number: z.int().min(1).default(1), // the problem's number
  talk: z.array(BoardTalk),
  over: z.boolean(),
  ended: z.strictObject({ metrics: BoardMetrics, signals: BoardSignals, summary: BoardSummary }).nullable().default(null),
});
export type BoardSession = z.infer<typeof BoardSession>;
