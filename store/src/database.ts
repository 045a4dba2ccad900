import type { ColumnType, Generated } from 'kysely';
import type { Settings } from '@stoa/schema/account';
import type { NewFlag } from '@stoa/schema/flag';
import type { LearningEventBody } from '@stoa/schema/learning-event';
import type { SkillState } from '@stoa/schema/mastery';
import type { BankedProblem, ProblemStatus } from '@stoa/schema/problem';
import type { ProblemReport } from '@stoa/schema/problem-report';
import type { AgentLog } from '@stoa/schema/agent-log';
import type { BoardLogEntry } from '@stoa/schema/board/board-log';
import type { InterventionEvent } from '@stoa/schema/board/board-metrics';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import type { Guideline } from '@stoa/schema/study-plan';
import type { BankChanges } from '@stoa/schema/essay/bank-edition';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { CoachingScope, EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { DetectorOutcome } from '@stoa/schema/essay/essay-session';
import type { EssaySet } from '@stoa/schema/essay/essay-set';
import type { EssayTiming, EssayWork } from '@stoa/schema/essay/submission';
import type { RowNamespace } from '@stoa/schema/course/course-row';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { Versions } from '@stoa/schema/versions';
import type { Exposure } from '@stoa/schema/exposure';

/** Read as a value, written as JSON text (`json-text.ts`), because a driver would take a plain array for a Postgres array. */
type Json<T> = ColumnType<T, string, string>;

/** The last answer to an exam question, so that a repeated submission gets the same result. */
export type ExamAnswered = { submission_id: string; selected_option: string; result: 'passed' | 'locked' };

/** Every table, as `migrations/` creates it. The first four are better-auth's, with its spelling. */
export type Database = {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    image: string | null;
    role: Generated<string>;
    suspendedAt: Date | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  session: {
    id: string;
    userId: string;
    token: string;
    expiresAt: Date;
    ipAddress: string | null;
    userAgent: string | null;
    createdAt: Generated<Date>;
    updatedAt: Date;
  };
  account: {
    id: string;
    userId: string;
    accountId: string;
    providerId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: Date | null;
    refreshTokenExpiresAt: Date | null;
    scope: string | null;
    password: string | null;
    createdAt: Generated<Date>;
    updatedAt: Date;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: Date;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  attempt_counts: { key: string; count: number; since: Date; last_at: Date };
  line_tickets: { digest: string; session_token: string; lesson_id: string; expires_at: Date };
  settings: { learner_id: string; settings: Json<Settings> };
  problems: {
    id: string;
    version: number;
    skill_id: string;
    difficulty: number;
    status: ProblemStatus;
    verified_at: Date | null;
    created_at: Date;
    body: Json<BankedProblem>;
  };
  verification_spans: { problem_id: string; version: number; verified_at: Date; retired_at: Date | null };
  bank_edition: { only_row: Generated<boolean>; edition: number; stocked_from: string | null; salt: string | null };
  bank_changes: { edition: number; problem_id: string };
  servings: {
    id: Generated<string>;
    problem_id: string;
    version: number;
    served_at: Date;
    learner_id: string | null;
    session_id: string | null;
    turn_id: string | null;
  };
  turns: {
    learner_id: string;
    turn_id: string;
    fingerprint: string;
    session_id: string | null;
    reply: Json<unknown>;
    at: Date;
  };
  tutor_sessions: {
    id: string;
    learner_id: string;
    tutor: string;
    version: number;
    state: Json<unknown>;
    created_at: Date;
    updated_at: Date;
  };
  flags: {
    id: string;
    case_id: string;
    learner_id: string;
    session_id: string | null;
    at: string;
    kind: string;
    waits: boolean;
    flag: Json<NewFlag>;
  };
  erased_flags: {
    id: string;
    case_id: string;
    tutor: string | null;
    grade: number | null;
    erased_at: Date;
    at: string;
    kind: string;
    source: NewFlag['source'];
    typed_in: string;
  };
  flag_looks: {
    case_id: string;
    version: number;
    learner_id: string;
    looked_by: string | null;
    looked_at: Date;
    up_to: string;
    note: string;
  };
  lesson_plans: {
    topic_id: string;
    version: number;
    guideline: Json<Guideline>;
    hash: string | null;
    published_at: Date;
    published_by: string | null;
  };
  plan_drafts: {
    author_id: string;
    topic_id: string;
    base_version: number;
    revision: number;
    guideline: Json<Record<string, unknown>>;
    aside: ColumnType<Record<string, unknown> | null, string | undefined, string | null>;
    saved_at: Date;
  };
  essay_submissions: {
    id: string;
    learner_id: string;
    dbq_id: string;
    title: string;
    scope: CoachingScope;
    timing: EssayTiming;
    started_at: Date;
    saved_at: Date;
    submitted_at: ColumnType<Date | null, Date | undefined, Date>;
    version: number;
    work: Json<EssayWork>;
    aside: Json<{ at: string; work: EssayWork }[]>;
    flagged: Json<string[]>;
    coach_off: Generated<boolean>;
    essay_set: ColumnType<EssaySet | null, string | null | undefined, never>;
    clock_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  essay_fires: {
    turn_id: string;
    place: number;
    essay_id: string;
    learner_id: string;
    at: Date;
    detector: DetectorId;
    outcome: DetectorOutcome;
    phase: EssayPhase;
    span: string | null;
    paragraph: number | null;
    response: string | null;
  };
  essay_banks: {
    period: number;
    edition: number;
    bank: Json<unknown>;
    changes: Json<BankChanges>;
    released: string;
    published_at: Date;
    published_by: string | null;
  };
  board_keepers: { session_id: string; keeper: string };
  board_logs: {
    session_id: string;
    position: number;
    learner_id: string;
    t: number;
    pen: string | null;
    n: number | null;
    entry: Json<BoardLogEntry>;
  };
  board_interventions: {
    session_id: string;
    position: number;
    place: number;
    learner_id: string;
    intervention: Json<InterventionEvent>;
  };
  detector_switches: { detector: DetectorId; is_off: boolean; changed_at: Date; changed_by: string | null };
  configurations: { kind: 'graph' | 'policy'; version: string; hash: string; body: Json<unknown>; first_used_at: Date };
  plan_problems: {
    topic_id: string;
    plan_version: number;
    question_id: string;
    problem_id: string;
    problem_version: number;
  };
  agent_logs: {
    id: Generated<string>;
    session_id: string;
    learner_id: string;
    at: Date;
    log: Json<AgentLog>;
  };
  learner_records: { learner_id: string; name: string; version: number; body: Json<unknown>; updated_at: Date };
  turn_logs: {
    id: string;
    at: Date;
    learner_id: string;
    session_id: string | null;
    turn_id: string;
    tutor: string;
    subjects: Json<readonly string[]>;
    fallback: string | null;
    log: Json<unknown>;
  };
  exam_standings: {
    learner_id: string;
    course_id: string;
    question_id: string;
    passed: boolean;
    locked_until: Date | null;
    answered: ColumnType<ExamAnswered | null, string | null, string | null>;
  };
  course_rows: {
    course_id: string;
    namespace: RowNamespace;
    row_id: string;
    unit_ids: readonly string[];
    tier: ExamTier | null;
    question_id: string | null;
    heading: string;
    text: string;
    metadata: Json<unknown>;
    words: string; // a tsvector
    model: string;
    embedding: Uint8Array;
    fingerprint: string;
  };
  course_row_editions: { course_id: string; edition: number };
  masteries: { learner_id: string; version: number };
  skill_states: { learner_id: string; skill_id: string; state: Json<SkillState> };
  events: {
    id: string;
    at: Date;
    type: LearningEventBody['type'];
    learner_id: string | null;
    session_id: string | null;
    turn_id: string | null;
    tutor: string | null;
    setting: string | null;
    problem_id: string | null;
    problem_version: number | null;
    skill_id: string | null;
    body: Json<LearningEventBody>;
    versions: Json<Versions>;
  };
  exposures: {
    learner_id: string;
    skill_id: string;
    problem_id: string;
    version: number;
    how: Exposure['how'];
    exposed_at: Date;
  };
  checkpoints: { learner_id: string; skill_id: string; session_id: string; problem_id: string | null };
  problem_reports: {
    id: string;
    reporter_id: string;
    created_at: Date;
    report: Json<Omit<ProblemReport, 'withheld' | 'passed_on'> & Partial<Pick<ProblemReport, 'withheld'>>>;
    answer: ColumnType<ProblemReport['answer'], string | undefined, string>;
    seen: Generated<boolean>;
    fingerprint: string | null;
    safety: ColumnType<SafetyReply | null, string | null, never>;
    passed_on: ColumnType<Date | null, undefined, Date>;
  };
};
