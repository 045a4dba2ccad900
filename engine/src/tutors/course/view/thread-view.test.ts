import { describe, expect, it } from 'vitest';
import type { ExamQuestion, LocalVideo } from '@stoa/schema/course/exam-question';
import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { KeptCard, CourseThread } from '../thread/course-thread.ts';
import { threadView } from './thread-view.ts';

const video = { title: 'Solving an equation', url: 'https://videos.test/1' };
const question: ExamQuestion = {
  questionId: 'B-bronze-1',
  unitId: 'B',
  difficultyTier: 'bronze',
  tags: ['equations'],
  stem: 'Solve $2x+3=11$.',
  answer: '4',
  wrong: ['7', '8', '14'].map((answer) => ({ answer, because: 'You left out a step.' })),
  memo: [{ explanation: 'Subtract 3 and divide by 2.', math: 'x=4' }],
  check: { kind: 'none', why: 'a sample' },
};

/** Returns the question's card as its page shows it, after these looks and with this status from the exam service. */
function shown(status: ExamStatus['status'], looks: { memoViewed?: boolean; videoViewed?: boolean } = {}, of = question) {
  const card: KeptCard = {
    type: 'EXAM',
    unitId: 'B',
    questionId: of.questionId,
    difficultyTier: 'bronze',
    result: null,
    memoViewed: false,
    videoViewed: false,
    ...looks,
  };
  const at = '2026-11-23T12:00:00.000Z';
  const thread: CourseThread = {
    schema: 1,
    session_id: 's',
    version: 1,
    awaiting_graph: [],
    course_id: 'C1',
    title: 'Equations',
    started_at: at,
    focus: null,
    goal: null,
    messages: [
      {
        id: 'm',
        threadId: 's',
        role: 'assistant',
        text: 'Try this.',
        latex: null,
        card,
        citation: null,
        createdAt: at,
        safety: null,
      },
    ],
    served: [],
    stops_by_model: { grave: 0, other: 0 },
  };
  const around = {
    videoAt: ({ title, file, captions }: LocalVideo) => ({ title, url: `/signed/${file}`, captions: `/signed/${captions}` }),
    course: { title: 'Mathematics', exams: new Map([[of.questionId, of]]) },
    exams: [{ questionId: of.questionId, unitIds: ['B'], difficultyTier: 'bronze', tags: of.tags, status, lockedUntil: null }],
    examsReachable: true,
  } as unknown as Parameters<typeof threadView>[0];
  const lite = {
    focus: { unitId: 'B', title: 'Equations', masteryTier: 'none' },
    prereqNudge: null,
    revisit: { lockedCount: 0, nextEligibleAt: null, nextQuestionId: null },
    progress: { bronze: 0, silver: 0, gold: 0, total: 1 },
  } as const;
  return threadView(around, thread, lite).messages[0]!.card;
}

describe('the support offered with an exam question', () => {
  it('is only the memo if its author gave no video', () => {
    expect(shown('available')).toMatchObject({ support: ['memo'], memo: null, video: null });
  });

  it.each([
    { name: 'open, and not looked at', status: 'available', looks: {}, memo: null, video: null },
    { name: 'locked by a look at the video', status: 'locked', looks: { videoViewed: true }, memo: null, video },
    { name: 'locked by a look at the memo', status: 'locked', looks: { memoViewed: true }, memo: question.memo, video: null },
    {
      name: 'open again after the looks',
      status: 'available',
      looks: { memoViewed: true, videoViewed: true },
      memo: null,
      video: null,
    },
    { name: 'passed', status: 'passed', looks: {}, memo: question.memo, video },
  ] as const)('is the memo and the video if it has both; $name', ({ status, looks, memo, video: seen }) => {
    const card = shown(status, looks, { ...question, video });
    expect(card).toMatchObject({ support: ['memo', 'video'], memo, video: seen === null ? null : { ...seen, captions: null } });
  });
});
