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

/** What a hint is based on. */
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
  /** Hints that the student has already had on this problem. */
  earlier: readonly Hint[];
  known: Known;
  /** How many turns the session has had. */
  turn: number;
};

/** Asks the diagnosis agent to explain a wrong answer that no rule explains. Without a model, the diagnosis is "unknown". */
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
 * Gives one hint. Uses the hint ladder of the problem's misconception that explains the answer, or else the problem's own
 * ladder: both were verified with the problem. Asks the hint agent if neither has anything new to say. Whatever its source, a
 * hint that would give the answer away isn't used.
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

/** True if the words reveal nothing about the answer that the student doesn't already know. */
const keepsTheAnswer = ({ problem, known }: Pick<HintRequest, 'problem' | 'known'>, text: string): boolean =>
  findLeak({ text, answer: answerQuestion(problem), ...known }).length === 0;

/** Returns the misconception's hint for the level, beginning with what the student wrote; null if no such hint may be said. */
function misconceptionHint(request: HintRequest): Hint | null {
  const { misconception, level, wrote, brokenLine } = request;
  if (misconception === null) return null;
  const rung = misconception.hint_ladder[Math.min(level, misconception.hint_ladder.length) - 1]!;
  const opening = brokenLine?.named ?? wrote?.named ?? '';
  return firstSayable(request, [...(opening === '' ? [] : [`${opening} ${rung}`]), rung]);
}

/**
 * Returns the problem's own hint for the level. It depends only on the problem, so it doesn't quote what the student wrote.
 * Returns null if her lines of work show which one went wrong, because the hint should then be about that line.
 */
function ownHint(request: HintRequest): Hint | null {
  const { problem, level, brokenLine } = request;
  return problem.ladder === undefined || brokenLine !== null ? null : firstSayable(request, [problem.ladder[level - 1]!]);
}

/** Returns the first wording that the student hasn't had and that may be said to her. */
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

/** Builds what the hint agent is told. It contains neither the answer nor any step that would give it away. */
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

/**
 * Matches a hint that speaks about what the student did. Such a hint fits one particular mistake, not every student who is
 * stuck.
 */
const ofHerDeed = /\b(?:you|yours?|yourself)\b/i;

/**
 * Finds a hint in the ladders of the problem's misconceptions that says where to look (level 1) or names the rule (level 2)
 * without assuming what the student did. Returns null at level 3, where a step is shown instead, and if her work shows exactly
 * which line went wrong.
 */
function pointerOf({ problem, level, diagnosed, misconception, earlier, known }: HintRequest): string | null {
  if (level === 3 || diagnosed?.source === 'steps') return null;
  const suits = (rung: string | undefined): rung is string =>
    rung !== undefined &&
    !ofHerDeed.test(rung) &&
    earlier.every(({ hint_text }) => !hint_text.endsWith(rung)) &&
    keepsTheAnswer({ problem, known }, rung);
  const ladders = problem.item.misconceptions.filter((one) => one.id !== misconception?.id).map(({ hint_ladder }) => hint_ladder);
  // Prefer a ladder that can be used at both levels, so that the second hint continues the first.
  const whole = ladders.find((ladder) => !ladder.slice(0, 2).some((rung) => ofHerDeed.test(rung)));
  return [whole, ...ladders].map((ladder) => ladder?.[level - 1]).find(suits) ?? null;
}

/**
 * Chooses the solution step that a hint may use: its words from level 2 on, and its mathematics at level 3. Starts with the
 * step where the student went wrong, or else the first, and moves one further with each level-3 hint. Never the last step, and
 * nothing that gives the answer away.
 */
function stepToShow({ problem, level, diagnosed, earlier, known }: HintRequest): HintContext['step'] {
  if (level === 1) return null;
  const steps = problem.item.solution_logic.steps.slice(0, -1);
  const bottomedOut = earlier.filter(({ hint_level }) => hint_level === 3).length;
  const divergence = diagnosed?.source === 'steps' ? (diagnosed.diagnosis.divergence_step_index ?? 1) - 1 : 0;
  const step = steps[Math.min(divergence + bottomedOut, steps.length - 1)];
  if (step === undefined) return null;

  const silent = (text: string) => keepsTheAnswer({ problem, known }, text);
  // A level-2 hint names a rule without carrying it out, so words with digits in them wait for level 3.
  if (!silent(step.explanation) || (level === 2 && /\d/.test(step.explanation))) return null;
  return { explanation: step.explanation, math: level === 3 && silent(step.math) ? step.math : null };
}
