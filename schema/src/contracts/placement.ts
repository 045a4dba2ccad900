import { z } from 'zod';
import { PlacementInput, PlacementReply, PlacementResult, PlacementView } from '../placement.ts';
import { contract } from './contract.ts';

const own = { who: 'signed_in', owns: 'session', tutors: ['placement'] } as const;
const SessionParams = z.object({ sessionId: z.uuid() });

/** Placement: asks the questions that reveal most about what a student knows, and finds where she should start. */
export const placement = {
  standing: contract({
    method: 'GET',
    path: '/api/placement',
    summary: 'Whether the student has taken the placement, is in it, and what it found last',
    access: { who: 'signed_in', owns: 'nothing' },
    response: z.strictObject({
      under_way: z.strictObject({ session_id: z.string(), asked: z.int() }).nullable(),
      result: PlacementResult.nullable(),
    }),
  }),
  start: contract({
    method: 'POST',
    path: '/api/placement/sessions',
    summary: 'Begin a placement, or begin again',
    access: { who: 'signed_in', owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({}),
    response: PlacementReply,
  }),
  view: contract({
    method: 'GET',
    path: '/api/placement/sessions/:sessionId',
    summary: 'A placement as the student left it',
    access: own,
    params: SessionParams,
    response: PlacementView,
  }),
  turn: contract({
    method: 'POST',
    path: '/api/placement/sessions/:sessionId/turns',
    summary: 'Answer the question, or say that it was not learned yet',
    access: own,
    idempotent: 'required',
    params: SessionParams,
    body: PlacementInput,
    response: PlacementReply,
  }),
};
