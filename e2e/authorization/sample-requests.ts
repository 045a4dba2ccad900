import { randomUUID } from 'node:crypto';
import type { Contracts } from '@stoa/schema/contracts/all-contracts';
import { openEssays } from '@stoa/library/open-essays';
import { openLessons } from '@stoa/library/open-lessons';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { emptyDocument } from '@stoa/schema/essay/essay-text';
import type { ShownCard } from '@stoa/schema/course/thread';
import { password } from '../http/open-server.ts';

/** The things that a sample request may name. Everything that has an owner belongs to `ann`, a student. */
export type Stage = {
  ann: {
    learnerId: string;
    sessionId: string;
    placementId: string;
    askedId: string;
    threadId: string;
    drill: ShownDrill;
    examId: string;
    problemId: string;
    reportId: string;
    lessonId: string;
    essayId: string;
    boardId: string;
    flaggedAt: string;
  };
  skillId: string;
  /** An account that a request may change without harm to the other tests. */
  spareId: string;
};

export type Sample = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; key?: string };
type SampleOf = (stage: Stage) => Sample;

const lesson = ({ ann }: Stage) => ({ params: { sessionId: ann.lessonId } });
const topicId = 'equivalent-fractions';
const session = ({ ann }: Stage) => ({ params: { sessionId: ann.sessionId } });
const learner = ({ ann }: Stage) => ({ params: { learnerId: ann.learnerId } });
type ShownDrill = Extract<ShownCard, { type: 'DRILL' }>;

const placementSession = ({ ann }: Stage) => ({ params: { sessionId: ann.placementId } });
const thread = ({ ann }: Stage) => ({ params: { threadId: ann.threadId } });
const essay = ({ ann }: Stage) => ({ params: { essayId: ann.essayId } });
const board = ({ ann }: Stage) => ({ params: { sessionId: ann.boardId } });
const nothing: SampleOf = () => ({});
const periodBank = openEssays().banks.find(({ period }) => period === 7)!;
/** Makes a new topic for each request to publish, so that no caller is refused for publishing an old version. */
function draftPlan() {
  const { guideline: whole } = openLessons(openSkillGraph().index, {
    validated: { has: () => true },
    now: new Date(),
  }).lessons.find(({ guideline }) => guideline.guideline_id === 'two-step-equations')!;
  return { guideline: { ...whole, guideline_id: `draft-${randomUUID()}` }, version: 0 };
}
const credentials = () => ({ email: `${randomUUID()}@maple.school`, password });
const diagnosis = {
  divergence_step_index: null,
  error_category: 'unknown',
  diagnosis_explanation: 'Not known.',
  confidence_score: 0.2,
};

/**
 * One request for each contract. It's valid, except that its sender may not be allowed to send it. If one is missing, this
 * doesn't compile.
 */
export const sampleRequests: { [Group in keyof Contracts]: { [Name in keyof Contracts[Group]]: SampleOf } } = {
  account: {
    installation: nothing,
    signUp: () => ({ body: { name: 'Sam', ...credentials() } }),
    signIn: () => ({ body: { email: 'ann@maple.school', password } }),
    confirmEmail: () => ({ body: { token: 'not-a-token' } }),
    forgotPassword: () => ({ body: { email: credentials().email } }),
    resetPassword: () => ({ body: { token: 'not-a-token', password: 'another three words' } }),
    demo: () => ({ body: { role: 'student' } }),
    signOut: nothing,
    me: nothing,
    saveSettings: () => ({ body: { theme: 'dark', motion: 'reduced', entry: 'plain', text_size: 'large' } }),
    rename: () => ({ body: { name: 'Sam Hill' } }),
    changeEmail: () => ({ body: credentials() }),
    changePassword: () => ({ body: { current: password, password: 'another three words' } }),
    sessions: nothing,
    endSession: () => ({ params: { sessionId: 'no-such-session' } }),
    signOutOthers: () => ({ body: {} }),
    issueToken: () => ({ body: { label: 'a script' } }),
    exportMe: nothing,
    eraseMe: nothing,
    accounts: () => ({ query: { limit: '5' } }),
    setRole: ({ spareId }) => ({ params: { accountId: spareId }, body: { role: 'teacher' } }),
    createAccount: () => ({ body: { name: 'Sam', email: credentials().email, role: 'student' } }),
    issueResetLink: ({ spareId }) => ({ params: { accountId: spareId } }),
    setSuspended: ({ spareId }) => ({ params: { accountId: spareId }, body: { suspended: true } }),
  },
  audit: {
    problem: ({ ann }) => ({ params: { id: ann.problemId } }),
    agentLogs: session,
    policy: () => ({ params: { version: openPracticePolicy().policy.version } }),
    servedUnverified: nothing,
  },
  boards: {
    skills: nothing,
    start: () => ({ body: { minutes: 10 } }),
    list: nothing,
    ofStudents: nothing,
    read: board,
    ink: board,
    log: board,
    report: board,
    recording: board,
  },
  course: {
    courses: nothing,
    path: ({ ann }) => ({ params: { learnerId: ann.learnerId, courseId: 'MATH-G10' } }),
    createThread: () => ({ body: { courseId: 'MATH-G10' } }),
    threads: nothing,
    thread,
    turn: (stage) => ({ ...thread(stage), body: { messageText: 'I need help with graphs' }, key: randomUUID() }),
    gradeDrill: (stage) => ({
      ...thread(stage),
      body: {
        unitId: stage.ann.drill.unitId,
        drill: {
          prompt: stage.ann.drill.prompt,
          question_latex: stage.ann.drill.questionLatex,
          token: stage.ann.drill.token,
        },
        studentAnswer: '?', // it isn't graded, and so can be sent again
      },
      key: randomUUID(),
    }),
    submitExam: (stage) => ({
      ...thread(stage),
      body: { questionId: stage.ann.examId, selectedOption: 'A' },
      key: randomUUID(),
    }),
    viewSupport: (stage) => ({
      ...thread(stage),
      body: { questionId: stage.ann.examId, supportType: 'memo' },
      key: randomUUID(),
    }),
    learners: nothing,
    turnLogs: () => ({ query: { unitId: 'FUN-01' } }),
  },
  essays: {
    dbqs: nothing,
    start: () => ({ body: { dbq_id: 'farmers-protest-1865-1898' } }),
    list: nothing,
    ofLearner: learner,
    read: essay,
    save: (stage) => ({
      ...essay(stage),
      body: { expected_version: 1, work: { document: emptyDocument, marks: [] } },
    }),
    submit: essay,
    ofStudents: nothing,
    detectors: nothing,
    switchDetector: () => ({ params: { detector: 'buried_thesis' }, body: { is_off: false } }),
    banks: nothing,
    bank: () => ({ params: { period: '7' } }),
    bankEdition: () => ({ params: { period: '7', edition: '0' } }),
    publishBank: () => ({ params: { period: '7' }, body: { expected_edition: 0, bank: periodBank } }),
    bankFile: () => ({ params: { period: '7' } }),
    next: essay,
    give: (stage) => ({ ...essay(stage), body: { scope: 'full', timing: 'untimed' } }),
    report: essay,
    switchCoach: (stage) => ({ ...essay(stage), body: { off: false } }),
    coach: essay,
    coachTurn: (stage) => ({ ...essay(stage), body: { event: 'typing_pause' }, key: randomUUID() }),
  },
  flags: {
    waiting: nothing,
    list: nothing,
    one: ({ ann }) => ({ params: { caseId: ann.lessonId } }),
    look: ({ ann }) => ({ params: { caseId: ann.lessonId }, body: { up_to: ann.flaggedAt, note: 'Spoke to her.' } }),
  },
  knowledgeGraph: {
    graph: nothing,
    node: ({ skillId }) => ({ params: { id: skillId } }),
    prerequisites: ({ skillId }) => ({ params: { id: skillId } }),
    tools: ({ skillId }) => ({ params: { id: skillId } }),
    availableNodes: (stage) => ({ ...learner(stage), body: { limit: 3 } }),
  },
  learners: { one: learner, activity: learner },
  lessons: {
    start: () => ({ body: { goal: { guideline_id: topicId } } }),
    step: (stage) => ({ ...lesson(stage), body: { message: 'hello' }, key: randomUUID() }),
    lineTicket: lesson,
    summary: lesson,
    list: nothing,
    history: () => ({ query: { how: 'under_way' } }),
    stats: nothing,
    scorecard: nothing,
    subtopicProgress: nothing,
    replay: lesson,
    state: lesson,
    agentLogs: lesson,
    curriculum: () => ({ query: { subject: 'fractions' } }),
    topic: () => ({ params: { topicId } }),
    ofLearner: learner,
    worthAWord: nothing,
    transcripts: () => ({ query: { search: 'fractions' } }),
    searched: () => ({ body: { search: 'fractions' } }),
    plans: nothing,
    plan: () => ({ params: { topicId } }),
    planVersions: () => ({ params: { topicId } }),
    planOpinions: () => ({ params: { topicId } }),
    planVersion: () => ({ params: { topicId, version: '1' } }),
    checkPlan: () => ({ body: { guideline: {} } }),
    publishPlan: () => {
      const { guideline, version } = draftPlan();
      return { params: { topicId: guideline.guideline_id }, body: { guideline, expected_version: version } };
    },
    planDrafts: nothing,
    planDraft: () => ({ params: { topicId } }),
    savePlanDraft: () => ({
      params: { topicId: draftPlan().guideline.guideline_id },
      body: { guideline: { title: 'A draft' }, base_version: 0, expected_revision: 0 },
    }),
    dropPlanDraft: () => ({ params: { topicId: draftPlan().guideline.guideline_id }, query: { expected_revision: '1' } }),
    previewPlan: () => ({ body: { guideline: draftPlan().guideline, from_step: 2 } }),
  },
  mastery: {
    skills: learner,
    update: ({ ann, skillId }) => ({
      body: { learner_id: ann.learnerId, skill_id: skillId, outcome: 'correct', timestamp: new Date().toISOString() },
    }),
    history: learner,
  },
  placement: {
    standing: nothing,
    start: () => ({ body: {} }),
    view: placementSession,
    turn: (stage) => ({
      ...placementSession(stage),
      body: { kind: 'answer', problem_id: stage.ann.askedId, answer: '?' }, // it can't be read, so the question stays open
      key: randomUUID(),
    }),
  },
  practice: {
    home: nothing,
    goals: () => ({ query: { time_zone: 'America/Chicago' } }),
    start: ({ skillId }) => ({ body: { skill_id: skillId, mode: 'practice' } }),
    list: nothing,
    view: session,
    turn: (stage) => ({ ...session(stage), body: { kind: 'ask_hint', problem_id: stage.ann.problemId }, key: randomUUID() }),
    read: (stage) => ({ ...session(stage), body: { problem_id: stage.ann.problemId, text: '3/4' } }),
  },
  problemBank: {
    list: ({ skillId }) => ({ query: { skillId, limit: '2' } }),
    find: ({ ann }) => ({ params: { problemId: ann.problemId } }),
    attempt: ({ ann }) => ({
      body: { session_id: ann.sessionId, problem_id: ann.problemId, answer: '123456' },
      key: randomUUID(),
    }),
    evaluate: () => ({ body: { answer: '1/2', expected: '2/4', input_type: 'fraction' } }),
  },
  problemReports: {
    file: (stage) => ({ ...session(stage), body: { problem_id: stage.ann.problemId, message: 'I think 7 is right.' } }),
    mine: nothing,
    inbox: nothing,
    answer: ({ ann }) => ({
      params: { reportId: ann.reportId },
      body: { verdict: 'problem_is_right', message: 'Look at the sign once more.' },
    }),
    passOn: ({ ann }) => ({ params: { reportId: ann.reportId } }),
  },
  scaffolding: {
    diagnose: ({ ann }) => ({ body: { problem_id: ann.problemId, answer: '123456' } }),
    hint: ({ ann }) => ({ body: { problem_id: ann.problemId, student_answer: '123456', diagnosis, hint_level: 1 } }),
  },
};
