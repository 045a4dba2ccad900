import { randomUUID } from 'node:crypto';
import { checkAnswer } from '@stoa/engine/math/check-answer';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { askDiagnosis, giveHint } from '@stoa/engine/tutors/practice/coach';
import { examineAnswer } from '@stoa/engine/tutors/practice/examine-answer';
import { knownOf } from '@stoa/engine/tutors/practice/known-texts';
import { matchMisconception } from '@stoa/engine/problems/match-misconception';
import { nameBack } from '@stoa/engine/problems/named-back';
import type { OpenProblem } from '@stoa/engine/tutors/practice/practice-session';
import type { scaffolding } from '@stoa/schema/contracts/scaffolding';
import type { BankedProblem, ProblemId } from '@stoa/schema/problem';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { PracticeServices } from './practice-services.ts';

/** Practice spec §9.4: what a session does for its student, as separate calls for authors and programs. Nothing is stored. */
export const coachingHandlers = ({ context, turns }: PracticeServices): HandlersOf<typeof scaffolding> => ({
  async diagnose({ body, caller, now }) {
    const problem = await find(context, body.problem_id, body.version);
    const { answer = null, lines = null } = body;
    if ((answer === null) === (lines === null || lines.length === 0)) {
      throw new RefusalError('validation', 'Give either answer or lines, and at least one line.');
    }
    const { check, diagnosed } = examineAnswer(problem, untouched(problem, now), { answer, lines });
    if (check.verdict === 'unreadable')
      throw new RefusalError('validation', `The answer cannot be read: ${check.problem.message}`);
    if (check.verdict !== 'incorrect')
      throw new RefusalError('conflict', 'This answer is not wrong, so there is nothing to diagnose.');

    const ask = turns.asking(randomUUID(), caller).ask;
    const found = diagnosed ?? (await askDiagnosis(problem, lines?.join('\n') ?? answer ?? '', ask)).found;
    return { ...found.diagnosis, source: found.source, misconception_id: found.misconception_id };
  },

  async hint({ body, caller, now }) {
    const problem = await find(context, body.problem_id, body.version);
    const { student_answer: written, hint_level: level, diagnosis } = body;
    const id = problem.item.meta.skill_id;
    const question = answerQuestion(problem);
    const check = checkAnswer(question, written);
    const unreadable = check.verdict === 'unreadable';
    const misconception = matchMisconception(problem, written, check);
    const request = {
      problem,
      skill: { id, name: context.graph()?.byId.get(id)?.name ?? id.replaceAll('_', ' ') },
      level,
      wrote: nameBack(question.input_type, written, unreadable ? null : check.echo, unreadable ? null : check.normalized),
      brokenLine: null,
      diagnosed: { source: 'agent' as const, misconception_id: misconception?.id ?? null, diagnosis },
      misconception,
      note: null,
      earlier: [],
      known: knownOf(problem, untouched(problem, now), [written]),
      turn: 0,
    };
    const { hint, by } = await giveHint(request, turns.asking(randomUUID(), caller).ask, context.policy);
    return { ...hint, source: by?.source ?? 'script' };
  },
});

async function find({ store }: PracticeServices['context'], id: ProblemId, version: number | undefined): Promise<BankedProblem> {
  const problem = await store.problems.find(id, version);
  if (problem === null) throw new RefusalError('not_found', 'We couldn’t find that problem, or that version of it.');
  return problem;
}

/** Returns a problem as it is before the first attempt. */
const untouched = ({ item: { meta } }: BankedProblem, now: Date): OpenProblem => ({
  problem_id: meta.id,
  version: meta.version,
  skill_id: meta.skill_id,
  served_at: now.toISOString(),
  touched_at: now.toISOString(),
  attempts: [],
  attempts_dropped: 0,
  hints: [],
  example: null,
  counted: false,
  tried: false,
  withheld: false,
});
