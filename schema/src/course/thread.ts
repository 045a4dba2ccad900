import { z } from 'zod';
import { ShownFigure } from '../figure/figure.ts';
import { SafetyReply } from '../safety-reply.ts';
import { SkillId } from '../skill.ts';
import { ToldInCourse } from './student-snapshot.ts';
import { SnapshotLite } from './snapshot-lite.ts';
import { ExamStatus } from './exam-status.ts';
import { ExamTier } from './tier.ts';
import { TutorCard, TutorMessage } from './tutor-message.ts';
import { UnitId } from './unit-id.ts';

const at = z.iso.datetime({ offset: true });
const [Concept, Drill, Exam] = TutorCard.options;

/** The result of a drill. It can be `not_graded` any number of times: that costs nothing, and the drill stays open. */
export const DrillResult = z.strictObject({
  verdict: z.enum(['correct', 'incorrect', 'not_graded']),
  feedbackText: z.string(),
  commonMistakeTag: z.string().nullable(), // of a wrong answer, from the fixed list
  studentAnswer: z.string(),
  at,
});
export type DrillResult = z.infer<typeof DrillResult>;

/** The result of an answer to an exam question. */
export const ExamResult = z.strictObject({
  result: z.enum(['passed', 'locked']),
  selectedOption: z.string(),
  feedbackText: z.string(),
  at,
});
export type ExamResult = z.infer<typeof ExamResult>;

/** The longest message that a student may write. */
export const longestMessage = 4000;
export const longestAnswer = 500;

/** Key ideas as their page shows them: with the picture of their unit, null if it has none. */
export const ShownConcept = Concept.extend({ picture: ShownFigure.extend({ caption: z.string() }).nullable() });

/**
 * A drill as its page shows it. `token` is sent back with the answer; signed, it says which question this is, in which thread,
 * and until when an answer is accepted. `figure` is what the question refers to or is illustrated by; `result` is null while it
 * waits for an answer.
 */
export const ShownDrill = Drill.extend({
  figure: ShownFigure.nullable(),
  token: z.string(),
  expiresAt: at,
  result: DrillResult.nullable(),
});

/** A video as its page shows it: one of the course with its captions, or a link to one elsewhere without captions. */
export const ShownVideo = z.strictObject({ title: z.string(), url: z.string(), captions: z.string().nullable() });
export type ShownVideo = z.infer<typeof ShownVideo>;

/**
 * An exam question as its page shows it. It doesn't contain which option is right. `status` and `lockedUntil` are what the exam
 * service says now; `memo` and `video` are included once she has looked at them, or passed. A question that is no longer in the
 * course has no stem and no options.
 */
export const ShownExam = Exam.extend({
  stem: z.string(), // Markdown; mathematics between dollar signs
  options: z.array(z.strictObject({ option: z.string(), text: z.string() })), // `option` is what is sent back
  status: ExamStatus.shape.status,
  lockedUntil: at.nullable(),
  result: ExamResult.nullable(),
  support: z.array(z.enum(['memo', 'video'])), // what she can look at
  memo: z.array(z.strictObject({ explanation: z.string(), math: z.string() })).nullable(),
  video: ShownVideo.nullable(), // included in the same cases as the memo
});

/** A card as it is shown in a conversation (course spec PV-AI-020 to 022). */
export const ShownCard = z.discriminatedUnion('type', [ShownConcept, ShownDrill, ShownExam]);
export type ShownCard = z.infer<typeof ShownCard>;

/**
 * A message of a conversation with its card in its current state. `safety` is set if a text was stopped: the words are then
 * those of a fixed message.
 */
export const ShownMessage = TutorMessage.extend({ card: ShownCard.nullable(), safety: SafetyReply.shape.kind.nullable() });
export type ShownMessage = z.infer<typeof ShownMessage>;

/** A conversation as its page shows it: the whole timeline, oldest first, and the summary of her record. */
export const ThreadView = z.strictObject({
  threadId: z.string(),
  version: z.int().min(0), // incremented with each change: a lower one is out of date
  courseId: z.string(),
  courseTitle: z.string(),
  title: z.string(), // what it was first about; the course's title until she has said anything
  startedAt: at,
  messages: z.array(ShownMessage),
  snapshotLite: SnapshotLite,
  examsReachable: z.boolean(), // false: the state of exam questions is unknown, and none can be answered
});
export type ThreadView = z.infer<typeof ThreadView>;

/** The reply to a turn (PV-AI-006). */
export const ThreadReply = ThreadView.extend({ turnId: z.string() });
export type ThreadReply = z.infer<typeof ThreadReply>;

/** The reply to an answer of a drill (PV-AI-013). `isCorrect` is null if it wasn't graded. */
export const DrillGradeReply = ThreadReply.extend({
  isCorrect: z.boolean().nullable(),
  feedbackText: z.string(),
  commonMistakeTag: z.string().nullable(),
});
export type DrillGradeReply = z.infer<typeof DrillGradeReply>;

/** The reply to an answer of an exam question, and to a look at its memo or video (PV-AI-015, PV-AI-016). */
export const ExamReply = ThreadReply.extend({ ...ExamStatus.shape, lockedUntil: at.nullable() });
export type ExamReply = z.infer<typeof ExamReply>;

/** A conversation in a list. */
export const ThreadLine = ThreadView.pick({
  threadId: true,
  courseId: true,
  courseTitle: true,
  title: true,
  startedAt: true,
}).extend({
  updatedAt: at,
});
export type ThreadLine = z.infer<typeof ThreadLine>;

/** A student in a course, as her teachers see her. */
export const CourseLearner = z.strictObject({
  learnerId: z.string(),
  learner: z.string(), // her name
  courseId: z.string(),
  courseTitle: z.string(),
  progress: SnapshotLite.shape.progress,
  lastTurnAt: at,
  /** Things that she said that are worth talking about, newest first; `unit` is what was taught then. */
  told: z.array(ToldInCourse.omit({ unitId: true }).extend({ unit: z.string() })),
});
export type CourseLearner = z.infer<typeof CourseLearner>;

/**
 * A unit on the learning path, with the reasons for its state: the evidence, the rule, and what to do next. A teacher sees the
 * same.
 */
export const PathUnit = z.strictObject({
  unitId: UnitId,
  title: z.string(),
  prerequisites: z.array(UnitId),
  skills: z.array(SkillId), // whose problems are its drills
  masteryTier: SnapshotLite.shape.focus.shape.masteryTier,
  standing: z.enum(['open', 'in_progress', 'blocked', 'completed']),
  missingPrerequisites: z.array(UnitId),
  drills: z.strictObject({ attempts: z.int(), correct: z.int(), streakCorrect: z.int(), streakNeeded: z.int() }),
  passedByTier: z.strictObject({ bronze: z.int(), silver: z.int(), gold: z.int() }),
  lastTouchedAt: at.nullable(),
  nextTier: ExamTier.nullable(), // null: gold is reached
  rule: z.string(), // what the tier is based on, in a sentence
  nextStep: z.string(), // what to do now, in a sentence
});
export type PathUnit = z.infer<typeof PathUnit>;

/** A course that a student can choose. */
export const CourseLine = z.strictObject({
  courseId: z.string(),
  title: z.string(),
  subject: z.string(),
  progress: SnapshotLite.shape.progress,
  lastThreadId: z.string().nullable(), // null: she hasn't begun
  units: z.array(PathUnit.pick({ unitId: true, title: true, skills: true })), // in the course's order
});
export type CourseLine = z.infer<typeof CourseLine>;

/** The learning path of a course: its units in the course's order, and what waits to be tried again. */
export const LearningPath = z.strictObject({
  courseId: z.string(),
  courseTitle: z.string(),
  learner: z.string(), // her name, as her teachers know her
  progress: SnapshotLite.shape.progress,
  units: z.array(PathUnit),
  revisit: z.array(
    z.strictObject({
      questionId: z.string(),
      unitId: UnitId,
      tier: ExamTier,
      status: ExamStatus.shape.status,
      lockedUntil: at.nullable(),
    }),
  ),
  examsReachable: z.boolean(),
});
export type LearningPath = z.infer<typeof LearningPath>;
