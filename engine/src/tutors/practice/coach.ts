import type { Hint, HintLevel } from '@stoa/schema/hint';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { SkillRef } from '@stoa/schema/practice';
import type { BankedProblem, Misconception } from '@stoa/schema/problem';
import { findLeak } from '../../guards/leak/find-leak.ts';
import { speaksOfItself } from '../../guards/internal-language.ts';
import { leavesTheVoice } from '../../guards/voice.ts';
import type { Ask } from '../../turn/ask.ts';
import { speakerOf, type Speaker } from '../../turn/speaker.ts';
import { answerQuestion } from '../../problems/answer-question.ts';
import { statementOf } from '../../problems/problem-statement.ts';
import { diagnosisAgent } from './diagnosis-agent.ts';
import { hintStrategies } from '@stoa/schema/hint';
import { hintAgent, type HintContext } from './hint-agent.ts';
import type { Known } from './known-texts.ts';
import type { Diagnosed } from './practice-session.ts';
import type { Wrote } from '../../problems/named-back.ts';

/** What a hint is made for. */
export type HintRequest = {
  problem: BankedProblem;
  skill: SkillRef;
  level: HintLevel;
  /** What the student wrote last; null before any attempt. */
  wrote: Wrote | null;
  brokenLine: HintContext['broken_line'];
  diagnosed: Diagnosed | null;
  misconception: Misconception | null;
  note: string | null;
  /** Hints that the student has on this problem. */
  earlier: readonly Hint[];
  known: Known;
  /** How many turns the session has had. */
  turn: number;
};

/** Asks what explains a wrong answer that no rule of ours explains. Without a model it is unknown, and said to be. */
export async function askDiagnosis(
  problem: BankedProblem,
  written: string,
  ask: Ask,
): Promise<{ found: Diagnosed; by: Speaker }> {
  const { stem } = problem.item.problem_content;
  const context = { stem, student_answer: written, answer_type: problem.item.answer_spec.input_type };
  const asked = await ask(diagnosisAgent, context, null);
  const source = asked.source === 'model' ? 'agent' : 'script';
  return { found: { source, misconception_id: null, diagnosis: asked.reply }, by: speakerOf(asked) };
}

/**
 * Gives one hint. Where one of the problem's own misconceptions explains the answer, its ladder speaks, and otherwise the problem's own:
 * both were verified with it. The hint agent speaks where neither has anything new to say. What would give the answer away is not said, whoever wrote it.
 */
export async function giveHint(
  request: HintRequest,
  ask: Ask,
  policy: PracticePolicy,
): Promise<{ hint: Hint; by: Speaker | null }> {
  const fromLadder = misconceptionHint(request) ?? ownHint(request);
  if (fromLadder !== null) return { hint: fromLadder, by: null };
  const asked = await ask(hintAgent, hintContext(request, policy), {
    answer: answerQuestion(request.problem),
    known: request.known,
  });
  return { hint: asked.reply, by: speakerOf(asked) };
}

/** Whether words say nothing of the answer that the student does not know already. */
const keepsTheAnswer = ({ problem, known }: Pick<HintRequest, 'problem' | 'known'>, text: string): boolean =>
  findLeak({ text, answer: answerQuestion(problem), ...known }).length === 0;

/** The misconception's own words for the level, beginning with what the student wrote; null when it has none that may be said. */
function misconceptionHint(request: HintRequest): Hint | null {
  const { misconception, level, wrote, brokenLine } = request;
  if (misconception === null) return null;
  const rung = misconception.hint_ladder[Math.min(level, misconception.hint_ladder.length) - 1]!;
  const opening = brokenLine?.named ?? wrote?.named ?? '';
  return firstSayable(request, [...(opening === '' ? [] : [`${opening} ${rung}`]), rung]);
}

/**
 * The problem's own words for the level. They follow from the problem and not from what was written, so they name nothing back; but where
 * lines of work show the one that went wrong, that line is what a hint is about.
 */
function ownHint(request: HintRequest): Hint | null {
  const { problem, level, brokenLine } = request;
  return problem.ladder === undefined || brokenLine !== null ? null : firstSayable(request, [problem.ladder[level - 1]!]);
}

/** The first of these words that the student has not had and that may be said to her. */
function firstSayable({ problem, level, earlier, known }: HintRequest, wordings: readonly string[]): Hint | null {
  const text = wordings.find(
    (words) =>
      words.length <= 400 &&
      earlier.every(({ hint_text }) => hint_text !== words) &&
      keepsTheAnswer({ problem, known }, words) &&
      speaksOfItself(words) === null &&
      leavesTheVoice(words) === null,
  );
  return text === undefined ? null : { hint_level: level, hint_strategy: hintStrategies[level], hint_text: text };
}

/** What the hint agent is told. The answer is not in it, nor any step that would give it away. */
export function hintContext(request: HintRequest, policy: PracticePolicy): HintContext {
  const { problem, skill, level, wrote, brokenLine, diagnosed, note, earlier, turn } = request;
  const sure = diagnosed !== null && diagnosed.diagnosis.confidence_score >= policy.confident_diagnosis;
  return {
    level,
    stem: statementOf(problem),
    answer_type: problem.item.answer_spec.input_type,
    skill_name: skill.name,
    wrote,
    broken_line: brokenLine,
    diagnosis: sure
      ? { error_category: diagnosed.diagnosis.error_category, explanation: diagnosed.diagnosis.diagnosis_explanation }
      : null,
    note,
    pointer: pointerOf(request),
    step: stepToShow(request),
    earlier: earlier.map(({ hint_text }) => hint_text),
    turn,
  };
}

/** Speaks to whoever made one mistake, and not to anybody who is stuck. */
const ofHerDeed = /\b(?:you|yours?|yourself)\b/i;

/**
 * What the problem's own ladders say of where to look (level 1) or of the rule (level 2) without supposing what the student did. Null at level
 * 3, where a step speaks, and where her work shows the very line that went wrong.
 */
function pointerOf({ problem, level, diagnosed, misconception, earlier, known }: HintRequest): string | null {
  if (level === 3 || diagnosed?.source === 'steps') return null;
  const suits = (rung: string | undefined): rung is string =>
    rung !== undefined &&
    !ofHerDeed.test(rung) &&
    earlier.every(({ hint_text }) => !hint_text.endsWith(rung)) &&
    keepsTheAnswer({ problem, known }, rung);
  const ladders = problem.item.misconceptions.filter((one) => one.id !== misconception?.id).map(({ hint_ladder }) => hint_ladder);
  // One ladder that can speak at both levels, so that the second hint goes on from the first.
  const whole = ladders.find((ladder) => !ladder.slice(0, 2).some((rung) => ofHerDeed.test(rung)));
  return [whole, ...ladders].map((ladder) => ladder?.[level - 1]).find(suits) ?? null;
}

/**
 * The step of the solution that a hint may lean on: from level 2 on its words, at level 3 its mathematics too; the one where the student
 * went wrong, or else the first, one further with each level-3 hint. Never the last one, and nothing that gives the answer away.
 */
function stepToShow({ problem, level, diagnosed, earlier, known }: HintRequest): HintContext['step'] {
  if (level === 1) return null;
  const steps = problem.item.solution_logic.steps.slice(0, -1);
  const bottomedOut = earlier.filter(({ hint_level }) => hint_level === 3).length;
  const divergence = diagnosed?.source === 'steps' ? (diagnosed.diagnosis.divergence_step_index ?? 1) - 1 : 0;
  const step = steps[Math.min(divergence + bottomedOut, steps.length - 1)];
  if (step === undefined) return null;

  const silent = (text: string) => keepsTheAnswer({ problem, known }, text);
  // At level 2 a rule is named and not carried out, so words with figures in them are for level 3.
  if (!silent(step.explanation) || (level === 2 && /\d/.test(step.explanation))) return null;
  return { explanation: step.explanation, math: level === 3 && silent(step.math) ? step.math : null };
}
