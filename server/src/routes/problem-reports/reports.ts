import type { problemReports } from '@stoa/schema/contracts/problem-reports';
import type { FiledReport, ProblemReport } from '@stoa/schema/problem-report';
import { RefusalError } from '../../refusals.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

/** "I think this is wrong": from the student's screen to the author's desk and back. */
export const reportHandlers = ({ house: { store, clock }, practice }: Services): HandlersOf<typeof problemReports> => ({
  async file({ body, caller, session, key, now, replayed }) {
    // The report's id comes from the key, so a repeated request finds the report that the first one filed.
    const id = idFrom(caller.id, key);
    const filed = await store.reports.find(id);
    if (filed !== null) {
      if (filed.report.problem_id !== body.problem_id || filed.report.message !== body.message)
        throw new RefusalError('key_reused');
      replayed();
      return asFiled(filed.report);
    }
    const { problem, attempts } = await practice.view(session, now);
    if (problem?.id !== body.problem_id) {
      throw new RefusalError('stale', 'This problem is no longer the one on the screen. Load the session again.');
    }
    const banked = await store.problems.find(problem.id, problem.version);
    if (banked === null) throw new Error(`problem ${problem.id} version ${problem.version} was served and is not in the bank`);
    const { origin } = banked;
    const report = {
      id,
      created_at: now.toISOString(),
      problem_id: problem.id,
      problem_version: problem.version,
      seed: origin.seed,
      generator: `${origin.generator}@${origin.generator_version}`,
      skill_id: problem.skill_id,
      stem: problem.stem,
      message: body.message,
      attempts,
      status: 'open' as const,
      answer: null,
    };
    return asFiled(await store.reports.file(report, caller.id));
  },

  async mine({ caller, query }) {
    const mine = await store.reports.mine(caller.id, query);
    await store.reports.markSeen(caller.id);
    return { ...mine, items: mine.items.map(asFiled) };
  },

  inbox: ({ query }) => store.reports.inbox(query),

  async answer({ params, body }) {
    const found = await store.reports.find(params.reportId);
    if (found === null) throw new RefusalError('not_found', 'There is no such report.');
    if (found.report.status === 'answered') throw new RefusalError('conflict', 'This report has been answered already.');
    const { problem_id: problem, problem_version: version } = found.report;
    if (body.retire_problem) {
      await store.problems.setStatus(problem, version, 'RETIRED', clock());
      await practice.bankChanged();
    }
    const { verdict, message } = body;
    const answered = await store.reports.answer(params.reportId, { verdict, message, at: clock().toISOString() });
    if (answered === null) throw new RefusalError('not_found', 'There is no such report.');
    return answered;
  },
});

const asFiled = ({ seed: _, generator: __, ...filed }: ProblemReport): FiledReport => filed;
