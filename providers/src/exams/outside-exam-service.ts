import type { z } from 'zod';
import type { ExamService, ExamStudent } from '@stoa/engine/tutors/course/exams/exam-service';
import { ExamsUnreachableError } from '@stoa/engine/tutors/course/exams/exam-service';
import { circuitBreaker } from '../circuit-breaker.ts';
import type { Rest } from '../circuit-breaker.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { StatusBatchAnswer, SubmitAnswer, SupportViewedAnswer, examAddresses } from './exam-wire.ts';

/** Where the exam service is, and how long to wait for it. */
export type OutsideExams = {
  url: string;
  token: string | null;
  /** A turn waits for the statuses, and goes on without them if need be; an answer waits longer, because it can't. */
  limitMs: { statuses: number; change: number };
  rest: Rest;
};

/** As long as students wait without wondering what is wrong. */
export const usualExamLimits = {
  limitMs: { statuses: 2_000, change: 8_000 },
  rest: { after: 3, ms: 15_000 },
} as const;

const longestAnswer = 1_000_000;

type Came = { kind: 'answer'; body: unknown } | { kind: 'none'; late: boolean; detail: string };
type Asked = { address: string; body: object; limitMs: number };

/**
 * Returns an exam service over HTTP. Each request is sent once; any failure is an `ExamsUnreachableError`, whose detail
 * contains nothing of the answer.
 */
export function outsideExamService(
  { url, token, limitMs, rest }: OutsideExams,
  { fetch = globalThis.fetch, clock = Date.now }: { fetch?: typeof globalThis.fetch; clock?: () => number } = {},
): ExamService {
  const bounded = boundedFetch(longestAnswer, fetch);
  const ask = circuitBreaker(
    askOnce,
    {
      standing: (came) => (came.kind === 'answer' ? 'well' : came.late ? 'late' : 'failed'),
      resting: (failures): Came => ({ kind: 'none', late: false, detail: `it rests after ${failures} failures in a row` }),
    },
    rest,
    clock,
  );

  async function askOnce({ address, body, limitMs: ms }: Asked): Promise<Came> {
    const signal = AbortSignal.timeout(ms);
    const none = (detail: string): Came => ({
      kind: 'none',
      late: signal.aborted,
      detail: signal.aborted ? 'the time limit was reached' : detail,
    });
    try {
      const response = await bounded(`${url.replace(/\/+$/, '')}/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal,
      });
      if (!response.ok) return none(`status ${response.status}`);
      return { kind: 'answer', body: await response.json() };
    } catch (fault) {
      return none(fault instanceof SyntaxError ? 'the answer is not JSON' : 'it could not be reached');
    }
  }

  async function read<Answer>(schema: z.ZodType<Answer>, asked: Asked): Promise<Answer> {
    const came = await ask(asked);
    if (came.kind === 'none') throw new ExamsUnreachableError(came.detail);
    const answer = schema.safeParse(came.body);
    if (!answer.success) throw new ExamsUnreachableError(`the answer of ${asked.address} is not in the agreed format`);
    return answer.data;
  }

  const named = ({ studentId, courseId }: ExamStudent) => ({ studentId, courseId });
  return {
    async statuses(of, questionIds) {
      if (questionIds.length === 0) return {};
      const body = { ...named(of), questionIds };
      const asked = { address: examAddresses.statuses, body, limitMs: limitMs.statuses };
      const { statuses } = await read(StatusBatchAnswer, asked);
      return Object.fromEntries(Object.entries(statuses).filter(([id]) => questionIds.includes(id)));
    },

    async submit(of, answer) {
      const body = { ...named(of), ...answer };
      const found = await read(SubmitAnswer, { address: examAddresses.submit, body, limitMs: limitMs.change });
      if ('refused' in found) return { kind: 'refused', because: found.refused };
      const { result, ...status } = found;
      return { kind: result, status };
    },

    supportViewed: (of, seen) =>
      read(SupportViewedAnswer, {
        address: examAddresses.supportViewed,
        body: { ...named(of), ...seen },
        limitMs: limitMs.change,
      }),
  };
}
