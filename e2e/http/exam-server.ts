import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { examStatuses, submitExam, viewSupport } from '@stoa/engine/tutors/course/exams/exam-record';
import type { ExamRecord } from '@stoa/engine/tutors/course/exams/exam-record';

type Asked = {
  studentId: string;
  questionIds: string[];
  questionId: string;
  selectedOption: string;
  submissionId: string;
};

/** Opens a small server that plays an external exam service. In every question, A is right. */
export async function openExamServer(clock: () => Date, token: string) {
  const records = new Map<string, ExamRecord>();
  const given = new Map<string, object>();
  const state = { down: false, asked: [] as string[] };
  const answers: Record<string, (asked: Asked, record: ExamRecord) => object> = {
    '/status-batch': ({ questionIds }, record) => ({ statuses: examStatuses(record, questionIds, clock()) }),
    '/mcq-submit': ({ studentId, questionId, selectedOption, submissionId }, record) => {
      const earlier = given.get(submissionId);
      if (earlier !== undefined) return earlier;
      const question = { questionId, options: ['A', 'B', 'C', 'D'], rightOption: 'A' };
      const came = submitExam(record, question, selectedOption, clock());
      if (came.kind === 'refused') return { refused: came.because };
      records.set(studentId, came.record);
      const answer = { result: came.kind, ...examStatuses(came.record, [questionId], clock())[questionId] };
      given.set(submissionId, answer);
      return answer;
    },
    '/support-viewed': ({ studentId, questionId }, record) => {
      const after = viewSupport(record, questionId, clock());
      records.set(studentId, after);
      return examStatuses(after, [questionId], clock())[questionId]!;
    },
  };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as Asked;
    state.asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    const status = state.down || answer === undefined ? 503 : request.headers.authorization === `Bearer ${token}` ? 200 : 401;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? answer!(asked, records.get(asked.studentId) ?? {}) : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
