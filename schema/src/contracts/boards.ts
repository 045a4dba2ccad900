import { z } from 'zod';
import { LearnerId } from '../account.ts';
import { BoardMoment } from '../board/board-log.ts';
import { BoardMetrics, BoardSignals, InterventionEvent } from '../board/board-metrics.ts';
import { Persona } from '../board/board-profile.ts';
import { RecordedBoard } from '../board/recorded-board.ts';
import { BoardInList, BoardView, KeptStroke } from '../board/board-view.ts';
import { SkillRef } from '../practice.ts';
import { SkillId } from '../skill.ts';
import { contract } from './contract.ts';
import { page, PageQuery } from './page.ts';

const tutors = ['board'] as const;
export const ownBoard = { who: 'signed_in', owns: 'session', tutors } as const;
/** Readable by its student and by those who look after her: teachers and admins. */
export const readableBoard = { who: 'signed_in', owns: 'transcript', tutors } as const;
const SessionParams = z.object({ sessionId: z.uuid() });
/** How long a session at the board may take. */
export const BoardMinutes = z.literal([10, 20, 30, 45]);

/** The routes of the board. The work itself goes over its live line, `/api/boards/{sessionId}/live`. */
export const boards = {
  skills: contract({
    method: 'GET',
    path: '/api/boards/skills',
    summary: 'What can be worked on at the board: the skill that is recommended, and those that are open',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({
      recommended: SkillRef.extend({ reason: z.string() }).nullable(),
      open: z.array(SkillRef),
    }),
  }),
  start: contract({
    method: 'POST',
    path: '/api/boards',
    summary: 'Begin at the board. Without a skill the recommended one is taken',
    access: { who: 'signed_in', owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({
      skill_id: SkillId.nullable().default(null),
      persona: Persona.default('default'),
      minutes: BoardMinutes.default(30),
    }),
    response: BoardView,
  }),
  list: contract({
    method: 'GET',
    path: '/api/boards',
    summary: 'Own sessions at the board, the newest first',
    access: { who: 'signed_in', owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(BoardInList),
  }),
  ofStudents: contract({
    method: 'GET',
    path: '/api/boards/students',
    summary: 'Students’ sessions at the board, the one touched last first; `live` are those that run now',
    access: { who: ['teacher', 'admin'], owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(BoardInList.extend({ learner: z.strictObject({ id: LearnerId, name: z.string() }), live: z.boolean() })),
  }),
  read: contract({
    method: 'GET',
    path: '/api/boards/:sessionId',
    summary: 'A board as it stands. Teachers read it too',
    access: readableBoard,
    params: SessionParams,
    response: BoardView,
  }),
  ink: contract({
    method: 'GET',
    path: '/api/boards/:sessionId/ink',
    summary: 'What stands on the board in ink, erased strokes included. Teachers read it too',
    access: readableBoard,
    params: SessionParams,
    response: z.strictObject({ strokes: z.array(KeptStroke) }),
  }),
  log: contract({
    method: 'GET',
    path: '/api/boards/:sessionId/log',
    summary:
      'What happened at a board, in order, a thousand entries a page. Teachers read it too, with why the tutor spoke or kept quiet',
    access: readableBoard,
    params: SessionParams,
    query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
    response: z.strictObject({ moments: z.array(BoardMoment), next: z.int().nullable() }),
  }),
  report: contract({
    method: 'GET',
    path: '/api/boards/:sessionId/report',
    summary: 'How a session at the board went: metrics, signals, and each time that the tutor spoke',
    access: { ...readableBoard, who: ['teacher', 'admin'] },
    params: SessionParams,
    response: z.strictObject({
      learner: z.strictObject({ id: LearnerId, name: z.string() }),
      board: BoardView,
      metrics: BoardMetrics,
      signals: BoardSignals,
      interventions: z.array(InterventionEvent),
    }),
  }),
  recording: contract({
    method: 'GET',
    path: '/api/boards/:sessionId/recording',
    summary: 'A session that is over, as one line for `stoa live replay`. Teachers have it too',
    access: readableBoard,
    params: SessionParams,
    response: RecordedBoard,
  }),
};
