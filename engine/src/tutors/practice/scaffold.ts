import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { Diagnosis } from '@stoa/schema/diagnosis';
import type { Hint, HintLevel } from '@stoa/schema/hint';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Ask } from '../../turn/ask.ts';
import { askDiagnosis, giveHint } from './coach.ts';
import { examineAnswer, type Written } from './examine-answer.ts';
import { knownOf } from './known-texts.ts';
import { nameBack } from './named-back.ts';
import type { Diagnosed } from './practice-session.ts';
import type { PracticeWorld } from './practice-world.ts';

const untouched = { attempts: [], hints: [] };

/** Diagnoses an answer outside any session (practice spec §9.4), as a turn would; null unless the answer is wrong. */
export async function diagnoseOutside(
  problem: BankedProblem,
  written: Written,
  ask: Ask,
): Promise<{ check: AnswerCheck; diagnosed: Diagnosed | null }> {
  const { check, diagnosed } = examineAnswer(problem, untouched, written);
  if (check.verdict !== 'incorrect' || diagnosed !== null) return { check, diagnosed };
  const { found } = await askDiagnosis(problem, written.lines?.join('\n') ?? written.answer ?? '', ask);
  return { check, diagnosed: found };
}

/** Gives a guarded hint for a diagnosis at a level, outside any session (practice spec §9.4), as a turn would. */
export async function hintOutside(
  world: Pick<PracticeWorld, 'graph' | 'policy'>,
  problem: BankedProblem,
  request: { student_answer: string; diagnosis: Diagnosis; hint_level: HintLevel },
  ask: Ask,
): Promise<{ hint: Hint; source: 'model' | 'script' }> {
  const { student_answer, diagnosis, hint_level: level } = request;
  const { check, note, misconception } = examineAnswer(problem, untouched, { answer: student_answer, lines: null });
  const read = check.verdict === 'unreadable' ? null : check;
  const { skill_id: id } = problem.item.meta;
  const { hint, by } = await giveHint(
    {
      problem,
      skill: { id, name: world.graph?.byId.get(id)?.name ?? id.replaceAll('_', ' ') },
      level,
      wrote: nameBack(problem.item.answer_spec.input_type, student_answer, read?.echo ?? null, read?.normalized ?? null),
      brokenLine: null,
      diagnosed: { source: 'agent', misconception_id: misconception?.id ?? null, diagnosis },
      misconception,
      note,
      earlier: [],
      known: knownOf(problem, untouched, [student_answer]),
    },
    ask,
    world.policy,
  );
  return { hint, source: by?.source ?? 'script' };
}
