import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { PlacementInput, PlacementReply } from '@stoa/schema/placement';
import type { BankedProblem } from '@stoa/schema/problem';
import { findLeak } from '../../guards/leak/find-leak.ts';
import { guessFloor } from '../../mastery/guess-floor.ts';
import { recordEvidence } from '../../mastery/record-evidence.ts';
import { stateOf } from '../../mastery/skill-state.ts';
import { answerQuestion } from '../../problems/answer-question.ts';
import { judgeAnswer } from '../../problems/judge-answer.ts';
import { askForSafety } from '../../safety/ask-for-safety.ts';
import { isBareMathematics } from '../../safety/bare-mathematics.ts';
import { isCrisis } from '../../safety/crisis-message.ts';
import { stopsSoFar } from '../../safety/heed-verdict.ts';
import { readTypedMathematics } from '../../safety/read-typed.ts';
import type { Unsafe } from '../../safety/unsafe.ts';
import { wordsAsTyped } from '../../safety/words-as-typed.ts';
import type { Grade } from '@stoa/schema/account';
import type { SkillStates } from '../../mastery/skill-state.ts';
import { onProblem } from '../../turn/event-maker.ts';
import { TurnRecord } from '../../turn/turn-record.ts';
import { TutorRefusal } from '../../turn/tutor-refusal.ts';
import type { Applied, Moment, Tutor } from '../../turn/tutor.ts';
import { askNext } from './ask-next.ts';
import { placementDefinition } from './placement-definition.ts';
import { placementResult } from './placement-result.ts';
import type { OpenQuestion, PlacementSession } from './placement-session.ts';
import { placementView } from './placement-view.ts';
import { placementRecordName } from './placement-world.ts';
import type { PlacementState, PlacementWorld } from './placement-world.ts';

/**
 * What the tutor perceives in an input: an unsafe text, an answer with its check, or that the student hasn't learned this yet.
 */
type Sight =
  | { kind: 'unsafe'; unsafe: Unsafe; text: string }
  | { kind: 'answer'; session: PlacementSession; open: OpenQuestion; problem: BankedProblem; text: string; check: AnswerCheck }
  | { kind: 'not_yet'; open: OpenQuestion; problem: BankedProblem };

type Judged = PlacementSession['asked'][number]['outcome'];

/** What the tutor does about it. `again`: the same question stays open, and `note` says why. `go_on`: the question is done. */
type Move =
  | { kind: 'stop'; unsafe: Unsafe; text: string }
  | { kind: 'again'; outcome: 'unreadable' | 'undecided'; problem: BankedProblem; check: AnswerCheck; text: string; note: string }
  | { kind: 'go_on'; problem: BankedProblem; check: AnswerCheck | null; outcome: Judged };

type Words = { stopped: { unsafe: Unsafe; text: string } | null };

export type PlacementTutor = Tutor<PlacementState, PlacementInput, Sight, Move, Words, PlacementReply, PlacementReply>;
export type PlacementApplied = Applied<PlacementState, PlacementReply>;

/**
 * The placement tutor: an answer → deterministic check → updated beliefs about all skills → the next question or the result. An
 * answer is one piece of evidence of its own skill. What it implies about other skills is credited at the end and masters
 * nothing.
 *
 * Errors  `perceive` throws a `TutorRefusal`: `stale` for an input about another question, `not_now` if the placement is over,
 *         `graph_unavailable`.
 */
export const placementTutor = (world: PlacementWorld): PlacementTutor => ({
  perceive: ({ session }, input) => perceive(world, session, input),
  decide: (_state, sight) => decide(sight),
  speak: async (move, sight, ask) => ({
    stopped: move.kind === 'again' && sight.kind === 'answer' ? await readForSafety(sight, move, ask) : null,
  }),
  apply: (state, _sight, move, { stopped }, moment) =>
    apply(world, state, stopped === null ? move : { kind: 'stop', ...stopped }, moment),
  show: (reply) => reply,
});

function perceive(world: PlacementWorld, session: PlacementSession, input: PlacementInput): Sight {
  const { open, result } = session;
  const problem = open === null ? null : world.shelf.find(open.problem_id, open.version);
  if (input.kind === 'answer') {
    // A cry for help is heeded even if it comes from a stale tab.
    const unsafe = readTypedMathematics([input.answer]);
    const answers = problem !== null && judgeAnswer(problem, input.answer).verdict !== 'unreadable';
    if (unsafe !== null && (isCrisis(unsafe.violation) || !answers))
      return { kind: 'unsafe', unsafe, text: wordsAsTyped(input.answer) };
  }
  if (result !== null) throw new TutorRefusal('not_now', 'This placement is finished. You can take it again from your settings.');
  if (open === null || problem === null || open.problem_id !== input.problem_id)
    throw new TutorRefusal('stale', 'Your placement has gone on to another question, perhaps in another tab. Reload to see it.');
  if (world.graph === null)
    throw new TutorRefusal(
      'graph_unavailable',
      'The map of skills cannot be opened just now. Your place is saved. Try again soon.',
    );
  return input.kind === 'not_yet'
    ? { kind: 'not_yet', open, problem }
    : { kind: 'answer', session, open, problem, text: input.answer, check: judgeAnswer(problem, input.answer) };
}

function decide(sight: Sight): Move {
  if (sight.kind === 'unsafe') return { kind: 'stop', unsafe: sight.unsafe, text: sight.text };
  const { problem } = sight;
  if (sight.kind === 'not_yet') return { kind: 'go_on', problem, check: null, outcome: 'not_yet' };
  const { check, text, open } = sight;
  switch (check.verdict) {
    case 'correct':
    case 'incorrect':
      return { kind: 'go_on', problem, check, outcome: check.verdict };
    case 'unreadable':
      return { kind: 'again', outcome: 'unreadable', problem, check, text, note: sayable(problem, check.note) ?? unreadWords };
    case 'undecided':
      // The student is told once what to fix, such as the unit. After that, the question is dropped and doesn't count as
      // evidence.
      return open.note === null && check.note !== null
        ? { kind: 'again', outcome: 'undecided', problem, check, text, note: sayable(problem, check.note) ?? undecidedWords }
        : { kind: 'go_on', problem, check, outcome: 'set_aside' };
  }
}

const unreadWords = 'We couldn’t read that. Try writing just the answer.';
const undecidedWords = 'We can’t tell yet. Try writing your answer another way.';

const sayable = (problem: BankedProblem, note: string | null): string | null =>
  note === null ||
  findLeak({ text: note, answer: answerQuestion(problem), stem: problem.item.problem_content.stem, shown: [], written: [] })
    .length > 0
    ? null
    : note;

/** Lets the safety agent read a text that couldn't be read as mathematics. Returns null if nothing was stopped. */
async function readForSafety(
  { session, problem, open, text }: Extract<Sight, { kind: 'answer' }>,
  { outcome }: Extract<Move, { kind: 'again' }>,
  ask: Parameters<PlacementTutor['speak']>[2],
): Promise<Words['stopped']> {
  const words = wordsAsTyped(text);
  if (outcome !== 'unreadable' || !/\p{L}{2}/u.test(words) || isBareMathematics(words)) return null;
  const { verdict } = await askForSafety(
    { message: words, earlier: open.unread, answers: false, stopped: session.stops_by_model },
    { text: problem.item.problem_content.stem, answer: answerQuestion(problem) },
    'the question',
    ask,
  );
  return verdict === null ? null : { unsafe: verdict, text: words };
}

function apply(world: PlacementWorld, state: PlacementState, move: Move, moment: Moment): PlacementApplied {
  const turn = new PlacementRecord(world, state, moment, placementDefinition, 'placement');
  switch (move.kind) {
    case 'stop':
      return turn.stop(move.unsafe, move.text);
    case 'again':
      turn.recordAttempt(move.problem, move.check);
      return turn.askAgain(move);
    case 'go_on':
      if (move.check !== null) turn.recordAttempt(move.problem, move.check);
      turn.leaveQuestion(move.problem, move.outcome);
      return turn.goOn();
  }
}

/**
 * Begins a placement and asks its first question.
 *
 * Errors  throws `TutorRefusal`: `graph_unavailable`, `no_problems`.
 */
export function startPlacement(
  world: PlacementWorld,
  skills: SkillStates,
  { session_id, grade }: { session_id: string; grade: Grade | null },
  moment: Moment,
): PlacementApplied {
  if (world.graph === null)
    throw new TutorRefusal('graph_unavailable', 'The map of skills cannot be opened just now. Try again soon.');
  const session: PlacementSession = {
    schema: 1,
    session_id,
    version: 0,
    grade,
    started_at: moment.now.toISOString(),
    asked: [],
    open: null,
    result: null,
    awaiting_graph: [],
    stopped: null,
    stops_by_model: { grave: 0, other: 0 },
  };
  const turn = new PlacementRecord(world, { session, skills }, moment, placementDefinition, 'placement');
  const begun = turn.goOn();
  if (begun.state.session.open === null) throw new TutorRefusal('no_problems', 'There are no problems to ask about yet.');
  return begun;
}

class PlacementRecord extends TurnRecord<PlacementSession, typeof placementDefinition.evidence, PlacementWorld> {
  recordAttempt(problem: BankedProblem, check: AnswerCheck): void {
    const on = { ...onProblem(problem), attempt_id: this.moment.turnId };
    const { verdict, reason } = check;
    this.record({ type: 'attempt_submitted', ...on, attempt_number: (this.session.open?.unread.length ?? 0) + 1 }, problem);
    const normalized = check.verdict === 'unreadable' ? null : check.normalized;
    this.record({ type: 'attempt_evaluated', ...on, verdict, reason, normalized }, problem);
  }

  /** Closes the question. A right or wrong answer is a piece of evidence of its skill. */
  leaveQuestion(problem: BankedProblem, outcome: Judged): void {
    const { id, version, skill_id } = problem.item.meta;
    const guess_floor = guessFloor(problem.item.answer_spec);
    this.session = {
      ...this.session,
      open: null,
      stopped: null,
      asked: [...this.session.asked, { skill_id, problem_id: id, outcome, guess_floor }],
    };
    const skill = this.world.graph?.byId.get(skill_id);
    if (skill === undefined || (outcome !== 'correct' && outcome !== 'incorrect')) return;
    const evidence = {
      outcome,
      aided: false,
      weight: 'practice',
      guessFloor: guess_floor,
      rightInCheckpoint: null,
      at: this.moment.now,
    } as const;
    const before = stateOf(skill, this.skills);
    const { state: after, newlyMastered } = recordEvidence(before, evidence, this.world.policy);
    this.expose({ problem_id: id, version, skill_id, how: 'counted' });
    this.takeEvidence({ evidence, before, after, newlyMastered }, skill.name, problem, this.moment.turnId);
  }

  askAgain({ text, note, outcome }: Extract<Move, { kind: 'again' }>): PlacementApplied {
    const { open } = this.session;
    if (open !== null)
      this.session = {
        ...this.session,
        stopped: null,
        open: { ...open, note, unread: [...open.unread, text.slice(0, 500)].slice(-4) },
      };
    return this.reply(outcome, note);
  }

  /** Asks the next question, or reports the result if there is none. */
  goOn(): PlacementApplied {
    const { world } = this;
    const { graph } = world;
    if (graph === null) throw new Error('A placement goes on without the graph that its question came from.');
    const problem = askNext(world, graph, this.session, this.skills, this.moment);
    if (problem !== null) {
      const { id: problem_id, version, skill_id } = problem.item.meta;
      this.session = { ...this.session, open: { problem_id, version, skill_id, unread: [], note: null } };
      this.serveProblem(problem, 'Placement: its answer tells most.');
      return this.reply(
        'asked',
        this.session.asked.length === 0 ? firstWords : nextWords[this.session.asked.length % nextWords.length]!,
      );
    }
    const { result, kept } = placementResult(world, graph, this.session, this.skills, this.now());
    this.session = { ...this.session, result };
    const change = { name: placementRecordName, expectedVersion: world.recordVersion, body: kept };
    const over = this.reply('finished', [result.headline, ...result.words].join(' '));
    return this.session.asked.length === 0 ? over : { ...over, record: change };
  }

  /** Stops an unsafe text. It is flagged and counted, but not judged, and the question stays as it is. */
  stop(unsafe: Unsafe, text: string): PlacementApplied {
    const answer = this.flag(unsafe, text, { where: 'session', title: 'Placement' });
    const { grave, other } = stopsSoFar([{ kind: unsafe.violation, source: unsafe.source }]);
    const { stops_by_model: before } = this.session;
    this.session = {
      ...this.session,
      stopped: answer,
      stops_by_model: { grave: before.grave + grave, other: before.other + other },
    };
    return this.reply(answer.kind, answer.words);
  }

  private reply(outcome: PlacementReply['outcome'], words: string): PlacementApplied {
    const { state, ...changes } = this.finish();
    const view = placementView(this.world, state.session);
    return { state, ...changes, checkpoint: null, reply: { turn_id: this.moment.turnId, outcome, words, view } };
  }
}

const firstWords = 'Here’s the first question. There’s no grade, and it’s fine not to know something yet.';
const nextWords = ['Thanks. Here’s the next one.', 'Got it. On to the next one.', 'Okay. Here’s another one.'];
