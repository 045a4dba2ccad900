import { checkAnswer, faultOfExpected } from '@stoa/engine/math/check-answer';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { studentProblem } from '@stoa/engine/problems/student-problem';
import type { problemBank } from '@stoa/schema/contracts/problem-bank';
import { JudgingRules } from '@stoa/schema/problem';
import type { BankedProblem, StudentProblem } from '@stoa/schema/problem';
import type { Caller } from '../../auth/caller.ts';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

type Group = Pick<typeof problemBank, 'list' | 'find' | 'evaluate'>;

/** Practice spec §9.2, except for attempts. */
export const problemHandlers = ({ context: { store, graph } }: Services): HandlersOf<Group> => ({
  async list({ query, caller }) {
    // Without the graph, an unknown skill can't be told from one that has no problems.
    if (graph()?.byId.has(query.skillId) === false)
      throw new RefusalError('not_found', 'The skill graph has no such skill. GET /api/kg/graph lists them all.');
    const { items, next_cursor } = await store.problems.verified({ ...query, heldBack: readsAnswers(caller) });
    return { items: items.map((problem) => shownTo(caller, problem)), next_cursor };
  },

  async find({ params, query, caller }) {
    const problem = await store.problems.find(params.problemId, query.version);
    if (problem === null || (problem.item.meta.status !== 'VERIFIED' && !readsAnswers(caller))) {
      throw new RefusalError('not_found', 'We couldn’t find that verified problem, or that version of it.');
    }
    return shownTo(caller, problem);
  },

  async evaluate({ body }) {
    if (!('problem_id' in body)) {
      const { answer, expected, input_type, tolerance = null, accepted_forms = [], choices = [], variables = [] } = body;
      const judging = JudgingRules.parse({ variables });
      const question = { expected, input_type, tolerance, accepted_forms, choices, judging };
      const fault = faultOfExpected(question);
      if (fault !== null)
        throw new RefusalError('validation', `The expected answer cannot be read: ${fault}`, {
          more: { fields: [{ in: 'body', path: 'expected', message: fault }] },
        });
      return checkAnswer(question, answer);
    }
    const problem = await store.problems.find(body.problem_id, body.version);
    if (problem === null) throw new RefusalError('not_found', 'We couldn’t find that problem, or that version of it.');
    return checkAnswer(answerQuestion(problem), body.answer);
  },
});

/** Only the role decides whether answers are shown, never a flag of the request. */
const readsAnswers = ({ role }: Caller) => role === 'author' || role === 'admin';

const shownTo = (caller: Caller, problem: BankedProblem): BankedProblem | StudentProblem =>
  readsAnswers(caller) ? problem : studentProblem(problem);
