import { removePersonalData } from '@stoa/engine/guards/personal-data';
import { isGrave } from '@stoa/engine/safety/heed-verdict';
import { newFlag } from '@stoa/engine/safety/new-flag';
import { practiceDefinition } from '@stoa/engine/tutors/practice/practice-definition';
import { safetyReply } from '@stoa/engine/safety/safety-reply';
import type { problemReports } from '@stoa/schema/contracts/problem-reports';
import type { FiledReport, ProblemReport } from '@stoa/schema/problem-report';
import { SkillId } from '@stoa/schema/skill';
import { RefusalError } from '../../refusals.ts';
import { fingerprint, idFrom } from '../../turn/fingerprint.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { PracticeServices } from './practice-services.ts';

/** Handles "Report a mistake": from the student's screen to the author's desk and back. */
export const reportHandlers = ({
  context: { store, clock, crisisContacts, graph },
  practice,
  turns,
}: PracticeServices): HandlersOf<typeof problemReports> => ({
  async file({ body, caller, session, key, now, replayed }) {
    // The report's id comes from the key, so a repeated request finds the report that the first one filed.
    const id = idFrom(caller.id, key);
    const asked = fingerprint('report', session.id, body);
    const filed = await store.reports.find(id);
    if (filed !== null) {
      // A report from before keys were stored is recognized by its content.
      const same =
        filed.fingerprint === null
          ? filed.report.problem_id === body.problem_id && filed.report.message === body.message
          : filed.fingerprint === asked;
      if (!same) throw new RefusalError('key_reused');
      replayed();
      return { ...asFiled(filed.report), safety: filed.safety };
    }
    const { problem, attempts, skill } = await practice.view(session, now);
    if (problem?.id !== body.problem_id) {
      throw new RefusalError('stale', 'You’ve moved on from this problem. Reload the page.');
    }
    const banked = await store.problems.find(problem.id, problem.version);
    if (banked === null) throw new Error(`problem ${problem.id} version ${problem.version} was served and is not in the bank`);
    const { origin } = banked;
    const at = now.toISOString();
    const unsafe = await practice.readNote(caller, id, body.message, banked);
    const safety = unsafe === null ? null : safetyReply(unsafe, crisisContacts, practiceDefinition.leadsBackTo);
    const withheld = unsafe !== null && isGrave(unsafe.violation);
    const place = {
      where: 'report',
      skill: { id: skill.id, name: skill.name },
      problem_id: problem.id,
      stem: problem.stem,
    } as const;
    const flag =
      unsafe === null || safety === null
        ? null
        : { session_id: session.id, flag: newFlag(unsafe, { at, words: body.message, answer: safety, place }) };
    const report = {
      id,
      created_at: at,
      problem_id: problem.id,
      problem_version: problem.version,
      seed: origin.seed,
      generator: `${origin.generator}@${origin.generator_version}`,
      skill_id: problem.skill_id,
      stem: problem.stem,
      // A child's words about her distress are for those who look after her, not for an author.
      message: withheld ? '' : unsafe?.violation === 'personal_data' ? removePersonalData(body.message, []) : body.message,
      withheld,
      passed_on: null,
      attempts,
      status: 'open' as const,
      answer: null,
    };
    return { ...asFiled(await store.reports.file(report, caller.id, { fingerprint: asked, safety, flag })), safety };
  },

  async mine({ caller, query }) {
    const mine = await store.reports.mine(caller.id, query);
    await store.reports.markSeen(caller.id);
    return { ...mine, items: mine.items.map(asFiled) };
  },

  inbox: ({ query }) => store.reports.inbox(query),

  async answer({ params, body }) {
    const found = await store.reports.find(params.reportId);
    if (found === null) throw new RefusalError('not_found', 'We couldn’t find that report.');
    if (found.report.status === 'answered') throw new RefusalError('conflict', 'This report has been answered already.');
    const { problem_id: problem, problem_version: version } = found.report;
    if (body.retire_problem) {
      await store.problems.setStatus(problem, version, 'RETIRED', clock());
      await turns.bankChanged();
    }
    const { verdict, message } = body;
    const answered = await store.reports.answer(params.reportId, { verdict, message, at: clock().toISOString() });
    if (answered === null) throw new RefusalError('not_found', 'We couldn’t find that report.');
    return answered;
  },

  async passOn({ params, now }) {
    const found = await store.reports.find(params.reportId);
    if (found === null) throw new RefusalError('not_found', 'We couldn’t find that report.');
    const { report } = found;
    if (report.withheld) throw new RefusalError('conflict', 'The teachers already have what the student wrote here.');
    const skill = SkillId.parse(report.skill_id);
    const passed = await store.reports.passOn(report.id, {
      kind: 'concern',
      source: 'author',
      at: now.toISOString(),
      place: {
        where: 'report',
        skill: { id: skill, name: graph()?.byId.get(skill)?.name ?? skill },
        problem_id: report.problem_id,
        stem: report.stem,
      },
      words: report.message === '' ? null : report.message,
      answered: null,
    });
    if (passed === null) throw new RefusalError('not_found', 'We couldn’t find that report.');
    return passed;
  },
});

const asFiled = ({ seed: _, generator: __, passed_on: ___, ...filed }: ProblemReport): FiledReport => filed;
