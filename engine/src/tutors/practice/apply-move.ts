import type { Exposure } from '@stoa/schema/exposure';
import type { AttemptView, PracticeReply } from '@stoa/schema/practice';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { BankedProblem } from '@stoa/schema/problem';
import { levelOf } from '../../mastery/level.ts';
import { recordEvidence, type Evidence } from '../../mastery/record-evidence.ts';
import { stateOf } from '../../mastery/skill-state.ts';
import type { Moment } from '../../turn/tutor.ts';
import { wrongAttempts } from './decide-move.ts';
import { keyOf } from './examine-answer.ts';
import { withAttempt, withHint } from './keep-open.ts';
import { isRealTry, paceAfterHint, paceAfterRight, paceAfterSkip, paceAfterWrong, slowDownWords } from './pace.ts';
import { onProblem } from '../../turn/event-maker.ts';
import { TurnRecord } from '../../turn/turn-record.ts';
import type { AnswerSight, PracticeApplied, PracticeMove, PracticeWords, UnsafeText } from './practice-move.ts';
import { practiceDefinition } from './practice-definition.ts';
import * as say from './practice-sentences.ts';
import type { KeptAttempt, OpenProblem, PracticeSession } from './practice-session.ts';
import type { ServedProblem } from '../../problems/served-problem.ts';
import { practiceView } from './practice-view.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { wordingAt } from './practice-wordings.ts';
import { stopsAfter } from './unsafe-text.ts';
import { workedExample } from './worked-example.ts';

/** Carries out a move: returns the new state, the events in the order of practice spec §7.1, and the reply. */
export function applyMove(
  world: PracticeWorld,
  before: PracticeState,
  move: PracticeMove,
  words: PracticeWords,
  moment: Moment,
): PracticeApplied {
  const turn = new PracticeRecord(world, before, moment, practiceDefinition, before.session.mode);
  const count = before.session.version;
  switch (move.kind) {
    case 'stop':
      return turn.stop(move.found);

    case 'wait':
      return turn.reply('slowed', slowDownWords[move.slow_down.kind]);

    case 'ask_again': {
      const { verdict } = move.sight.check;
      turn.keepAttempt(move.sight, null);
      return turn.reply(verdict === 'unreadable' ? 'unreadable' : 'undecided', move.sight.note ?? wordingAt('undecided', count));
    }

    case 'confirm': {
      const { sight, evidence } = move;
      const first = !sight.open.counted;
      const justForPractice = first && evidence === null;
      turn.keepAttempt(sight, null);
      turn.setPace(paceAfterRight(turn.session));
      turn.count(sight.problem, evidence);
      turn.close('solved', evidence?.outcome === 'correct');
      turn.exposeProblem(sight.problem, 'solved');
      const { mastered, unlocked } = turn;
      const brokenLines = sight.line_verdicts.filter((line) => line.verdict === 'does_not_follow').length;
      return turn.reply(
        'correct',
        say.rightWords({
          justForPractice,
          first,
          hinted: evidence?.outcome === 'hinted',
          brokenLines,
          mastered,
          unlocked,
          turn: count,
        }),
      );
    }

    case 'coach': {
      const { sight, evidence } = move;
      turn.keepAttempt(sight, words);
      turn.keepHint(sight.problem, words, moment.turnId);
      turn.setPace(paceAfterWrong(turn.session, sight, moment.now, world.policy));
      turn.count(sight.problem, evidence);
      return turn.reply(
        'incorrect',
        onlyOneChoiceLeft(turn.open, sight.problem) ? wordingAt('lastChoice', count) : (sight.note ?? wordingAt('notYet', count)),
      );
    }

    case 'note_wrong': {
      const { sight, evidence, closes, exam } = move;
      turn.keepAttempt(sight, words);
      turn.setPace(paceAfterWrong(turn.session, sight, moment.now, world.policy));
      turn.count(sight.problem, evidence);
      if (closes) turn.close('given_up', false);
      const onward = exam === null ? wordingAt('sameAgain', count) : say.wrongOnExam(exam);
      return turn.reply('incorrect', closes ? say.checkpointWrongWords : onward);
    }

    case 'hint':
      turn.keepHint(move.problem, words, null);
      turn.setPace(paceAfterHint(turn.session, move.clicking, moment.now, world.policy));
      return turn.reply('hint', wordingAt('hint', count));

    case 'example':
      turn.showExample(move.sibling);
      return turn.reply('example', wordingAt('example', count));

    case 'give_up':
      return giveUp(turn, move, moment, world.policy);

    case 'serve':
      turn.serve(move);
      return turn.reply('served', say.servedWords(turn.session.mode, turn.session.problems_done, count));

    case 'pause':
      turn.session = { ...turn.session, phase: { kind: 'paused', words: move.words }, problems_without_progress: 0 };
      return turn.reply('paused', move.words);

    case 'finish':
      turn.session = { ...turn.session, phase: { kind: 'finished', words: move.words } };
      return turn.reply('finished', move.words);
  }
}

/**
 * Closes the problem unsolved. The student may then see its solution, unless this is a checkpoint, or the problem is in use in
 * one or in an open exam.
 */
function giveUp(
  turn: PracticeRecord,
  { open, problem, evidence, withheld }: Extract<PracticeMove, { kind: 'give_up' }>,
  { now }: Moment,
  policy: PracticePolicy,
): PracticeApplied {
  const { mode } = turn.session;
  turn.setPace(paceAfterSkip(turn.session, open, now, policy));
  turn.count(problem, evidence);
  turn.close('given_up', false);
  if (withheld) turn.withhold();
  else if (mode !== 'checkpoint') turn.exposeProblem(problem, 'given_up');
  return turn.reply(
    'given_up',
    withheld
      ? say.withheldWords
      : mode === 'checkpoint'
        ? say.checkpointSkippedWords
        : wordingAt('givenUp', turn.session.version),
  );
}

/** True if every choice but one has been tried, so that the next attempt would be a guess. */
function onlyOneChoiceLeft(open: OpenProblem, { item }: BankedProblem): boolean {
  const { input_type, ui } = item.answer_spec;
  const choices = input_type === 'boolean' ? 2 : input_type === 'multiple_choice' ? ui.choices.length : Infinity;
  return wrongAttempts(open) >= choices - 1;
}

/** Records one turn of practice: what is particular to practice, besides what every tutor records. */
class PracticeRecord extends TurnRecord<PracticeSession, typeof practiceDefinition.evidence> {
  private mastery: PracticeReply['mastery'] = null;

  get open(): OpenProblem {
    if (this.session.open === null) throw new Error(`Session ${this.session.session_id} has no problem on the table.`);
    return this.session.open;
  }

  keepAttempt(sight: AnswerSight, words: PracticeWords | null): void {
    const { check, problem } = sight;
    const attempt_id = this.moment.turnId;
    const on = { ...onProblem(problem), attempt_id };
    const attempt_number = this.open.attempts_dropped + this.open.attempts.length + 1;
    this.record({ type: 'attempt_submitted', ...on, attempt_number }, problem);
    const { verdict, reason } = check;
    const normalized = check.verdict === 'unreadable' ? null : check.normalized;
    const { counted, problem_id } = this.open;
    const practiceOnly = !counted && this.world.met.exposed.has(problem_id) ? { just_for_practice: true as const } : {};
    this.record({ type: 'attempt_evaluated', ...on, verdict, reason, normalized, ...practiceOnly }, problem);

    const diagnosed = words?.diagnosed ?? null;
    if (diagnosed !== null) {
      const { source, misconception_id, diagnosis } = diagnosed.found;
      this.record({ type: 'diagnosis_completed', ...on, source, misconception_id, diagnosis }, problem, diagnosed.by);
    }
    const kept: KeptAttempt = {
      view: attemptView(sight, attempt_id, this.now()),
      key: keyOf(check),
      diagnosed: diagnosed?.found ?? null,
    };
    const tried = this.open.tried || isRealTry(sight);
    this.session = { ...this.session, open: { ...withAttempt(this.open, kept), tried, touched_at: this.now() } };
  }

  keepHint(problem: BankedProblem, { hint }: PracticeWords, attempt_id: string | null): void {
    if (hint === null) throw new Error('A move that gives a hint came without one.');
    const { hint_level, hint_strategy, hint_text } = hint.hint;
    const violations = hint.by?.violations.map(({ guard }) => guard) ?? [];
    const body = {
      type: 'hint_served',
      ...onProblem(problem),
      attempt_id,
      hint_level,
      hint_strategy,
      hint_text,
      violations,
    } as const;
    this.record(body, problem, hint.by);
    this.session = { ...this.session, open: { ...withHint(this.open, hint.hint), touched_at: this.now() } };
  }

  showExample(sibling: BankedProblem): void {
    this.exposeProblem(sibling, 'example');
    this.session = {
      ...this.session,
      open: { ...this.open, example: workedExample(sibling), touched_at: this.now() },
      served: this.remember(sibling, 'example'),
    };
  }

  setPace(pace: Pick<PracticeSession, 'guessing' | 'clicking' | 'skipping' | 'slow_down'>): void {
    const { guessing, clicking, skipping, slow_down } = pace;
    this.session = { ...this.session, guessing, clicking, skipping, slow_down };
  }

  /** Marks the problem as seen: from this turn on it is no evidence of what the learner knows. */
  exposeProblem({ item: { meta } }: BankedProblem, how: Exposure['how']): void {
    this.expose({ problem_id: meta.id, version: meta.version, skill_id: meta.skill_id, how });
  }

  /** Keeps the solution of the open problem hidden. */
  withhold(): void {
    this.session = { ...this.session, open: { ...this.open, withheld: true } };
  }

  /** Counts the one piece of evidence that a problem gives. Does nothing for null. */
  count(problem: BankedProblem, evidence: Evidence | null): void {
    if (evidence === null) return;
    const attempt_id = this.open.attempts.length === 0 ? null : this.moment.turnId;
    this.session = { ...this.session, open: { ...this.open, counted: true } };
    this.takeOwnEvidence(problem, evidence, attempt_id);
  }

  private takeOwnEvidence(problem: BankedProblem, evidence: Evidence, attempt_id: string | null): void {
    const { skill } = this.session;
    const { policy } = this.world;
    const before = stateOf(skill, this.skills);
    const { state: after, newlyMastered } = recordEvidence(before, evidence, policy);
    this.exposeProblem(problem, 'counted');
    const levels = { before: levelOf(before, policy), after: levelOf(after, policy) };
    this.mastery = { skill_id: skill.id, before: before.p_mastery, after: after.p_mastery, levels };
    this.takeEvidence({ evidence, before, after, newlyMastered }, skill.name, problem, attempt_id);
  }

  /** Closes the open problem, and checks whether it led to progress: a new high of mastery, or mastery itself. */
  close(phase: 'solved' | 'given_up', unaided: boolean): void {
    const { session, world } = this;
    const { p_mastery } = stateOf(session.skill, this.skills);
    const led = p_mastery > session.best || p_mastery >= world.policy.mastery_threshold;
    this.session = {
      ...session,
      phase: { kind: phase },
      problems_done: session.problems_done + 1,
      problems_right: session.problems_right + (unaided ? 1 : 0),
      best: Math.max(session.best, p_mastery),
      problems_without_progress: led ? 0 : session.problems_without_progress + 1,
    };
  }

  serve({ problem, skill, reason, left = null }: Extract<PracticeMove, { kind: 'serve' }>): void {
    if (left !== null) this.takeOwnEvidence(left.problem, left.evidence, null);
    const { meta } = problem.item;
    const { id, name, description, bkt } = skill;
    this.session = {
      ...this.session,
      phase: { kind: 'answering' },
      skill: { id, name, description, bkt },
      reason,
      open: {
        problem_id: meta.id,
        version: meta.version,
        skill_id: meta.skill_id,
        served_at: this.now(),
        touched_at: this.now(),
        attempts: [],
        attempts_dropped: 0,
        hints: [],
        example: null,
        counted: false,
        tried: false,
        withheld: false,
      },
      served: this.remember(problem, 'problem'),
      reviewed: this.session.mode === 'review' ? [...this.session.reviewed, id] : this.session.reviewed,
    };
    this.serveProblem(problem, reason);
  }

  private remember({ item, origin }: BankedProblem, as: ServedProblem['as']): ServedProblem[] {
    const served = [...this.session.served, { problem_id: item.meta.id, family: origin.family, as }];
    return served.slice(-this.world.policy.remember_served);
  }

  /**
   * Returns which problem is now waiting in this checkpoint if the turn changed that (`problem_id` is null if none is);
   * otherwise null.
   */
  private waitingNow(): PracticeApplied['checkpoint'] {
    const { mode, skill } = this.session;
    if (mode !== 'checkpoint') return null;
    const [before, after] = [this.began.session, this.session].map(({ open, phase }) =>
      open === null || phase.kind !== 'answering' ? null : open.problem_id,
    );
    return before === after ? null : { skill_id: skill.id, problem_id: after ?? null };
  }

  /** Stops an unsafe text. It is flagged and counted, but not judged, and the problem stays as it is. */
  stop({ unsafe, text, place }: UnsafeText): PracticeApplied {
    const answer = this.flag(unsafe, text, place);
    this.session = { ...this.session, stops_by_model: stopsAfter(this.session, unsafe) };
    return this.reply(answer.kind, answer.words, answer);
  }

  reply(outcome: PracticeReply['outcome'], words: string, stopped: PracticeSession['stopped'] = null): PracticeApplied {
    this.session = { ...this.session, stopped };
    const { state, ...changes } = this.finish();
    return {
      state,
      ...changes,
      checkpoint: this.waitingNow(),
      reply: {
        turn_id: this.moment.turnId,
        outcome,
        words,
        mastery: this.mastery,
        unlocked: this.unlocked,
        mastered: this.mastered,
        view: practiceView(this.world, state, this.moment.now),
      },
    };
  }
}

function attemptView({ check, answer, lines, note, line_verdicts }: AnswerSight, attempt_id: string, at: string): AttemptView {
  const unreadable = check.verdict === 'unreadable';
  return {
    attempt_id,
    at,
    answer,
    lines,
    verdict: check.verdict,
    echo: unreadable ? null : check.echo,
    reading_problem: unreadable ? check.problem : null,
    note,
    line_verdicts,
  };
}
