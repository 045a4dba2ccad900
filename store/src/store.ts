import type { Kysely } from 'kysely';
import type { Account, Grade, LearnerId, Role, Settings } from '@stoa/schema/account';
import type { Exposure, LatestCheckpoint } from '@stoa/schema/exposure';
import type { OpenExam } from '@stoa/schema/open-exam';
import type { NewFlag } from '@stoa/schema/flag';
import type { LearnerRecordChange, TurnLog } from '@stoa/engine/turn/tutor';
import type { LearningEvent, StoredEvent } from '@stoa/schema/learning-event';
import type { SkillState } from '@stoa/schema/mastery';
import type { BankedProblem, ProblemStatus } from '@stoa/schema/problem';
import type { ProblemReport } from '@stoa/schema/problem-report';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import type { SkillId } from '@stoa/schema/skill';
import type { AgentLog, Difference } from '@stoa/schema/agent-log';
import type { PlanDraft, PlanDraftToSave } from '@stoa/schema/contracts/plan-drafts';
import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import type { BoardStore } from './boards.ts';
import type { Database } from './database.ts';
import type { EssayStore } from './essay-submissions.ts';
import type { ExamStandingStore } from './exam-standings.ts';
import type { LearnerRecordStore } from './learner-records.ts';
import type { LineTicketStore } from './line-tickets.ts';
import type { FlagStore } from './flags.ts';
import type { HeldRows, ShownOfSession } from './privacy.ts';
import type { TurnLogStore } from './turn-logs.ts';
import type { ConfigurationStore } from './configurations.ts';

export type Page<T> = { items: T[]; next_cursor: string | null };
export type PageRequest = { cursor?: string | undefined; limit: number };

/**
 * Everything that Stoa stores, one noun each. The same on PGlite and PostgreSQL. Lists throw `BadCursorError` for a cursor of
 * another list.
 */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  /** For better-auth, which runs its own queries on the same tables. */
  readonly db: Kysely<Database>;
  readonly accounts: AccountStore;
  readonly attempts: AttemptStore;
  readonly configurations: ConfigurationStore;
  readonly problems: ProblemStore;
  readonly sessions: SessionStore;
  readonly mastery: MasteryStore;
  readonly exposures: ExposureStore;
  readonly events: EventStore;
  readonly reports: ReportStore;
  readonly plans: PlanStore;
  readonly planDrafts: PlanDraftStore;
  readonly lessons: LessonStore;
  readonly essays: EssayStore;
  readonly boards: BoardStore;
  readonly flags: FlagStore;
  readonly agentLogs: AgentLogStore;
  readonly learnerRecords: LearnerRecordStore;
  readonly turnLogs: TurnLogStore;
  readonly examStandings: ExamStandingStore;
  readonly lineTickets: LineTicketStore;
  readonly journal: Journal;
  /** Resolves if the database answers. */
  ping(): Promise<void>;
  /** Reads some rows of every table that a turn needs; throws if their files are damaged. */
  readTables(): Promise<void>;
  /** The connections to PostgreSQL, and how many queries wait for one; null for the embedded database, which has one. */
  readonly connections: (() => { open: number; idle: number; waiting: number }) | null;
  close(): Promise<void>;
}

export interface AccountStore {
  find(id: string): Promise<Account | null>;
  list(page: PageRequest): Promise<Page<Account>>;
  setRole(id: string, role: Role): Promise<Account | null>;
  rename(id: LearnerId, name: string): Promise<Account | null>;
  /**
   * Replaces the old address by this one, confirmed; links that were sent to the old one no longer work. Null if another
   * account has it.
   */
  changeEmail(id: LearnerId, email: string): Promise<Account | null>;
  /** Suspends an account and ends all its sessions and tokens, or restores it (`at` null). */
  suspend(id: string, at: Date | null): Promise<Account | null>;
  /** Marks the address as confirmed, and invalidates all links that were sent for the account. */
  confirm(id: string): Promise<void>;
  /** Returns sessions in browsers and tokens of programs that haven't expired, newest first; at most a hundred. */
  sessions(id: LearnerId, now: Date): Promise<AccountSession[]>;
  /** Ends the account's session or token with this id; false if the account has none with it. */
  endSession(id: LearnerId, sessionId: string): Promise<boolean>;
  /** Ends all tokens of the account, all its sessions in browsers except for the one with this id, or both. */
  endSessions(id: string, which: { tokens: boolean; browsersBut?: string | null }): Promise<void>;
  /** Notes that a session has been used. */
  seen(sessionId: string, at: Date): Promise<void>;
  /** Removes sessions, tokens and links that expired before this. */
  removeExpired(before: Date): Promise<void>;
  settings(id: LearnerId): Promise<Settings>;
  saveSettings(id: LearnerId, settings: Settings): Promise<Settings>;
  /** Yields everything that is stored about a learner, table by table, in pages that are read as they are taken. */
  export(id: LearnerId, shown: ShownOfSession): AsyncIterable<HeldRows>;
  /**
   * Erases the account and all of the learner's data; events and servings stay, without the learner. Of urgent flags that
   * nobody has looked at, only their existence and time are kept, without her name and her words.
   */
  erase(id: LearnerId, at: Date): Promise<void>;
}

/** A browser that is signed in, or a program with a token: `label` is the kind of browser, or what the token is for. */
export type AccountSession = {
  id: string;
  by: 'browser' | 'token';
  label: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
};

/** How often something was tried since a moment, and when it was last tried. */
export type AttemptCount = { count: number; since: Date; last_at: Date };

export interface AttemptStore {
  /** Reads the counts under these keys, zero if there is none, and stores what `decide` makes of them, atomically. */
  change<T>(
    keys: readonly string[],
    now: Date,
    decide: (before: ReadonlyMap<string, AttemptCount>) => { after: ReadonlyMap<string, AttemptCount>; result: T },
  ): Promise<T>;
  forget(keys: readonly string[]): Promise<void>;
  /** Removes the counts that haven't grown since then. */
  removeUntouched(since: Date): Promise<void>;
}

export interface ProblemStore {
  /**
   * Puts problems into the bank with their verification events; an (id, version) that already exists is left alone. Returns how
   * many were new.
   */
  publish(problems: readonly { problem: BankedProblem; events: readonly LearningEvent[] }[]): Promise<number>;
  /** Returns a fingerprint that changes whenever the set of verified problems does: cheap, for caches. */
  edition(): Promise<string>;
  /** Returns the sources that the bank was last stocked from, as given to `markStocked`; null if it never was. */
  stockedFrom(): Promise<string | null>;
  markStocked(from: string): Promise<void>;
  /** Returns the salt of this installation's seeds: the first that was ever given here, and the same one from then on. */
  salt(drawn: string): Promise<string>;
  /** Returns all VERIFIED problems except for the questions of lessons, the newest version of each id. */
  allVerified(): Promise<BankedProblem[]>;
  /** Returns, for each problem that was changed after an edition, its newest VERIFIED version; null if it no longer has one. */
  changedSince(edition: string): Promise<{ id: string; problem: BankedProblem | null }[]>;
  /** `heldBack`: including those that are reserved for checkpoints and for lessons. */
  verified(
    query: { skillId: SkillId; difficulty?: number | undefined; heldBack: boolean } & PageRequest,
  ): Promise<Page<BankedProblem>>;
  /**
   * Finds a version in any status; the newest if none is given. Callers that need a certain status check `item.meta.status`.
   */
  find(id: string, version?: number): Promise<BankedProblem | null>;
  /** Returns the newest version of each of these problems that the bank has, in any status. */
  newestOf(ids: readonly string[]): Promise<BankedProblem[]>;
  setStatus(id: string, version: number, status: ProblemStatus, at: Date): Promise<void>;
  timesServed(id: string, version: number): Promise<number>;
  /** Finds servings of anything that wasn't VERIFIED at that moment: always none. */
  servedUnverified(): Promise<{ served: number; unverified: { problem_id: string; version: number; at: string }[] }>;
}

export type SessionRecord = {
  id: string;
  learner_id: LearnerId;
  tutor: string; // a name of the registry, or one that this version doesn't know; then no tutor serves it
  version: number;
  state: unknown; // parsed by the tutor that owns it
  created_at: string;
  updated_at: string;
};

export interface SessionStore {
  find(id: string): Promise<SessionRecord | null>;
  /** Returns the learner's sessions with these tutors, last started first. */
  list(learner: LearnerId, tutors: readonly SessionRecord['tutor'][], page: PageRequest): Promise<Page<SessionRecord>>;
  /** Returns the learner's most recently touched session with this tutor, whatever its phase. */
  latest(learner: LearnerId, tutor: SessionRecord['tutor']): Promise<SessionRecord | null>;
  /** Removes every session of a tutor that nobody has touched since then, with its turns and agents' logs. Returns how many. */
  removeUntouched(tutor: string, since: Date): Promise<number>;
}

/**
 * A learner's skill states, the version that a commit must name, and her starting point: the grade that she has given, and the
 * skills that her latest placement credits.
 */
export type LearnerMastery = { version: number; skills: SkillState[]; grade: Grade | null; placed: SkillId[] | null };

export interface MasteryStore {
  /** All of a learner's skill states, with the version that a commit must name. */
  of(learner: LearnerId): Promise<LearnerMastery>;
  history(
    learner: LearnerId,
    query: { skillId?: SkillId | undefined } & PageRequest,
  ): Promise<Page<{ at: string; skill_id: SkillId; outcome: 'correct' | 'incorrect' | 'hinted'; before: number; after: number }>>;
}

/** What a learner has met in all her sessions, as far as it decides what counts and what may be shown. */
export type MetProblems = { exposed: string[]; checkpoints: LatestCheckpoint[]; exams: OpenExam[] };

export interface ExposureStore {
  of(learner: LearnerId): Promise<MetProblems>;
  /**
   * Returns the problems of a skill whose solution anybody has been shown since then; not those that were only answered right
   * at once.
   */
  shownSince(skill: SkillId, since: Date): Promise<string[]>;
}

export interface EventStore {
  ofProblem(id: string, version: number, limit: number): Promise<StoredEvent[]>;
  ofSession(sessionId: string, page: PageRequest): Promise<Page<StoredEvent>>;
  /** Returns the kinds of errors (`ErrorCategory`) that were found in a learner's answers, with every tutor, newest first. */
  diagnosedOf(learner: LearnerId, limit: number): Promise<string[]>;
  /**
   * Returns the answers that a learner has submitted since then, with every tutor, newest first: when, and to which problem of
   * which session.
   */
  triesOf(learner: LearnerId, since: Date, limit: number): Promise<{ at: Date; problem: string }[]>;
}

export interface ReportStore {
  /** Stores a report and what was flagged in it, both or neither. */
  file(
    report: ProblemReport,
    reporter: LearnerId,
    filed: { fingerprint: string; safety: SafetyReply | null; flag: { session_id: string; flag: NewFlag } | null },
  ): Promise<ProblemReport>;
  /** Finds a report with the request that filed it (null for older reports) and what its writer was shown. */
  find(id: string): Promise<{
    report: ProblemReport;
    reporter: LearnerId;
    fingerprint: string | null;
    safety: SafetyReply | null;
  } | null>;
  inbox(query: { status?: 'open' | 'answered' | undefined } & PageRequest): Promise<Page<ProblemReport>>;
  mine(reporter: LearnerId, page: PageRequest): Promise<Page<ProblemReport>>;
  answer(id: string, answer: NonNullable<ProblemReport['answer']>): Promise<ProblemReport | null>;
  /**
   * Flags a report for those who look after its writer, and records when, both or neither; only once. Null if there is no such
   * report.
   */
  passOn(id: string, flag: NewFlag): Promise<ProblemReport | null>;
  unseenAnswers(reporter: LearnerId): Promise<number>;
  markSeen(reporter: LearnerId): Promise<void>;
}

/** A plan as the server stores it. `hash` is that of the content it came from; an author's own plan has none. */
export type StoredPlan = {
  topic_id: TopicId;
  version: number;
  guideline: Guideline;
  hash: string | null;
  published_at: string;
  /** Its questions as problems of the bank, those that are VERIFIED now. */
  problems: BankedProblem[];
};

/** The questions of a plan as they were verified; the store assigns their ids and versions. */
export type VerifiedQuestions = readonly { problem: BankedProblem; events: readonly LearningEvent[] }[];

export interface PlanStore {
  /** Returns a fingerprint that changes whenever a plan is published: cheap, for caches. */
  edition(): Promise<string>;
  /** Returns the newest version of every topic's plan, by topic. */
  newest(): Promise<StoredPlan[]>;
  /** Returns one version of a topic's plan, which never changes. */
  find(topicId: TopicId, version: number): Promise<StoredPlan | null>;
  /**
   * Stores the plans of the content. A topic gets a new version if its content is new and no author of the server has edited it
   * since. Returns how many were new.
   */
  stock(plans: readonly { guideline: Guideline; hash: string; problems: VerifiedQuestions }[], at: Date): Promise<number>;
  /**
   * Publishes an author's plan over the version that she has seen; 0 creates a new topic. Null: somebody else was first. Her
   * draft of that revision is deleted; a newer one stays.
   */
  publish(
    plan: { guideline: Guideline; problems: VerifiedQuestions },
    expectedVersion: number,
    at: Date,
    by: string,
    draftRevision?: number,
  ): Promise<number | null>;
  /** Returns versions from before the questions of plans were problems of the bank, oldest first. */
  unverified(): Promise<StoredPlan[]>;
  /** Gives such a version its problems. */
  verify(topicId: TopicId, version: number, problems: VerifiedQuestions): Promise<void>;
  /** Returns every version of a topic's plan, newest first. */
  versions(topicId: TopicId): Promise<PlanVersion[]>;
}

/** What authors have written on a topic and not published: one draft for each author and topic, which nobody else can reach. */
export interface PlanDraftStore {
  /** Returns an author's drafts, newest first, without their content. */
  list(author: string): Promise<(Omit<PlanDraft, 'guideline' | 'aside'> & { title: string })[]>;
  find(author: string, topicId: TopicId): Promise<PlanDraft | null>;
  /**
   * Saves over a revision, 0 if there is none yet; `changed` if the stored revision is another one by now. Repeating the same
   * save counts as saved.
   */
  save(
    author: string,
    draft: PlanDraftToSave & { topic_id: TopicId },
    at: Date,
  ): Promise<{ kind: 'saved'; revision: number } | { kind: 'changed'; draft: PlanDraft | null } | { kind: 'too_many' }>;
  /** Discards a draft of that revision; the result is also `dropped` if there is none. */
  drop(
    author: string,
    topicId: TopicId,
    expectedRevision: number,
  ): Promise<{ kind: 'dropped' } | { kind: 'changed'; draft: PlanDraft }>;
}

/** A version of a plan without the plan. `by`: who published it; null if it came with the content or her account is gone. */
export type PlanVersion = { version: number; published_at: string; by: string | null; from_content: boolean };

/** A lesson without its plan and its conversation. */
export type LessonDigest = {
  session_id: string;
  learner_id: LearnerId;
  topic_id: TopicId;
  title: string;
  subject: Guideline['subject'];
  how: 'under_way' | 'completed' | 'left' | 'needs_help' | 'limit';
  current_step: number;
  total_steps: number;
  turn_count: number;
  /** The questions by concept and how they ended, oldest first; the one that waits for an answer is last (`end` null). */
  questions: {
    concept: string;
    step: number; // 0: the opening question
    end: 'right_unaided' | 'right_aided' | 'told' | 'abandoned' | null;
    wrong_attempts: number;
    guess_floor: number | null;
    exposed: boolean | null; // its solution had been shown to her before
  }[];
  /** The misconceptions that appeared. */
  misconceptions: { id: string; resolved: boolean }[];
  flags: { kind: string; turn: number; at: string }[];
  started_at: string;
  updated_at: string;
};

export type LessonQuery = {
  topicId?: TopicId | undefined;
  subject?: Guideline['subject'] | undefined;
  how?: LessonDigest['how'] | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
};

export interface LessonStore {
  /** Returns a learner's lessons, newest first. */
  history(learner: LearnerId, query: LessonQuery & PageRequest): Promise<Page<LessonDigest>>;
  /** Returns all of a learner's lessons, oldest first. */
  all(learner: LearnerId): Promise<LessonDigest[]>;
  /**
   * Returns everybody's lessons, newest first, with their students' names. `search` looks for words in the conversation, the
   * topic, and her name. A page of a search reads only so many lessons that it may hold fewer than `limit`, or none, and still
   * have a next page.
   */
  transcripts(
    query: { search?: string | undefined; topicId?: TopicId | undefined; flagged?: boolean | undefined } & PageRequest,
  ): Promise<Page<LessonDigest & { learner: string; excerpt: string | null }>>;
  /**
   * Returns lessons touched since then that an adult may want to talk about, newest first, complete, with their students'
   * names: those that ended in need of help, and those in which a feeling was heard. Whether that feeling matters has to be
   * read from the lesson. If there are very many, only the newest are read.
   */
  withFeelings(since: Date): Promise<(SessionRecord & { learner: string })[]>;
}

export interface AgentLogStore {
  /** Stores what agents did outside any turn. Throws `UnknownLearnerError`. */
  add(sessionId: string, learner: LearnerId, logs: readonly AgentLog[]): Promise<void>;
  /** Returns what the agents did in the turns of one session, oldest first. */
  ofSession(sessionId: string): Promise<AgentLog[]>;
  /** Returns where models judged turns of a topic's lessons differently from what was decided, the most frequent first. */
  differencesOn(topicId: string): Promise<(Difference & { times: number; last_at: string })[]>;
}

/** One turn, ready to be stored: all of it or none of it. */
export type TurnCommit = {
  turnId: string; // the Idempotency-Key
  /** Hash of the request: the same key with another request is a mistake of the caller, not a repetition. */
  fingerprint: string;
  learnerId: LearnerId;
  session: { id: string; tutor: string; expectedVersion: number; state: unknown } | null; // expectedVersion 0 creates it
  masteries: { expectedVersion: number; changed: readonly SkillState[] } | null;
  /** Problems shown for the first time in this turn; the commit fails unless each is VERIFIED in this very transaction. */
  serves: readonly { problem_id: string; version: number }[];
  /** Problems that no longer show what she knows after this turn. */
  exposures: readonly Exposure[];
  /** The problem that waits in this session, if it is a checkpoint of hers and a different problem waits in it than before. */
  checkpoint: { skill_id: SkillId; problem_id: string | null } | null;
  events: readonly LearningEvent[];
  /** What she wrote that was flagged in this turn. */
  flags: readonly NewFlag[];
  /** What the tutor stores about the learner beyond the session; the commit fails unless it is at the version that was read. */
  record?: LearnerRecordChange | undefined;
  /** What was decided in this turn. */
  log?: TurnLog | undefined;
  /** What agents did in this turn, in order; stored with its session. */
  agentLogs: readonly AgentLog[];
  reply: unknown;
  at: Date;
};

export type CommitResult =
  | { kind: 'committed' }
  | { kind: 'repeated'; reply: unknown } // another copy of the request was faster
  | { kind: 'key_reused' } // same key, other request
  | { kind: 'conflict'; over: 'session' | 'mastery' | 'problem' | 'record' }; // somebody else took a turn meanwhile; nothing was stored

/** What a turn begins from, all read at one moment. */
export type TurnBeginning = {
  session: SessionRecord;
  /** What the session's owner got for this key before; null: nothing. */
  earlier: { fingerprint: string; reply: unknown } | null;
  /** Its owner's mastery, as in `MasteryStore.of`. */
  mastery: LearnerMastery;
  /** What its owner has met in the skills of this session. */
  met: MetProblems;
};

export interface Journal {
  /** Reads everything that a turn in a session begins from, in one round trip. Null: there is no such session. */
  begin(sessionId: string, turnId: string): Promise<TurnBeginning | null>;
  /** Returns the reply to a turn that this learner has already committed, or what the caller must know instead. */
  replyTo(
    turnId: string,
    learnerId: LearnerId,
    fingerprint: string,
  ): Promise<{ kind: 'new' } | { kind: 'repeated'; reply: unknown } | { kind: 'key_reused' }>;
  /** Stores the turn completely or not at all. Throws `UnknownLearnerError` if the learner has no account (any more). */
  commit(turn: TurnCommit): Promise<CommitResult>;
}
