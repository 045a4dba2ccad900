import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readLine } from '@stoa/engine/math/work/read-line';
import { boardProblemOf } from '@stoa/engine/tutors/board/board-problem';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';
import type { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import { openBus } from '../bus.ts';
import type { AtBoard, LiveBoard } from '../tutors/board/live-board.ts';
import { LiveBoards } from '../tutors/board/live-boards.ts';
import type { PastLearner } from './past-learner.ts';
import type { SittingOf } from './sitting.ts';

/**
 * Plays a demo student at the board: she types her lines one after another, some of them wrong, and corrects those when asked.
 */
export async function sitAtBoard(learner: PastLearner, { skill: on, problems, slips }: SittingOf<'board'>): Promise<void> {
  const { caller, closing, context, clock, happens, metrics, random, shelf, turns } = learner;
  const skill = SkillId.parse(on);
  if (!shelf.verifiedFor(skill).some((problem) => boardProblemOf(problem) !== null)) return;
  const bus = openBus({ redisUrl: null, log: context.log }); // no other server looks on
  const boards = new LiveBoards({ context, turns, shelf, metrics, bus }, clock.later);
  try {
    const { reply } = await boards.start(caller, { skill_id: skill, persona: 'coach', minutes: 10 }, learner.key());
    const record = await context.store.sessions.find(reply.session_id);
    if (record === null) return;
    const board = await boards.open(record);
    const pen = new PenOfPast(board, caller);
    const stays = (seconds: number) => learner.pass(seconds * (0.5 + random()));
    stays(12);
    let lines = 0;
    for (let met = 1; met <= problems && !closing.aborted; met += 1) {
      const { number } = board.view().problem;
      for (const [at, right] of workOn(board, shelf.verifiedFor(skill)).entries()) {
        lines += 1;
        const id = `l${lines}`;
        await pen.does({ type: 'typing', on: true });
        stays(5);
        if (at === 0 && happens(slips)) {
          await pen.does({ type: 'line', id, text: slipped(right), replaces: null, strokes: [] });
          await pen.does({ type: 'typing', on: false });
          stays(12);
          await pen.does({ type: 'typing', on: true });
          stays(4);
        }
        await pen.does({ type: 'line', id, text: right, replaces: null, strokes: [] });
        await pen.does({ type: 'typing', on: false });
        stays(10);
      }
      if (met === problems || board.snapshot.live.over) break;
      for (let waits = 0; waits < 10 && board.view().problem.number === number; waits += 1) {
        stays(4);
        await pause(20); // a solved problem is stored before the next one comes
      }
      if (board.view().problem.number === number) break;
    }
    if (!board.snapshot.live.over) await pen.does({ type: 'end' });
    stays(20); // waits until the goodbye has been said
    pen.leaves();
  } finally {
    await boards.close();
    bus.close();
  }
}

/** Her pen at the live board. Each act is stored before the next. */
class PenOfPast {
  readonly #board: LiveBoard;
  readonly #one: AtBoard & { readonly pen: string };
  #n = 0;
  #acknowledged = 0;
  #woken: (() => void)[] = [];
  #gone = false;

  constructor(board: LiveBoard, caller: AtBoard['caller']) {
    this.#board = board;
    this.#one = { pen: randomUUID(), caller, emit: (frame) => this.#hear(frame), drop: () => this.#wake(true) };
    board.sitDown(this.#one);
  }

  async does(act: BoardAct): Promise<void> {
    const n = (this.#n += 1);
    this.#board.take(this.#one, { n, act });
    while (this.#acknowledged < n && !this.#gone) await new Promise<void>((resolve) => this.#woken.push(resolve));
  }

  leaves(): void {
    this.#board.standUp(this.#one);
  }

  #hear(frame: BoardFrame): void {
    if (frame.type === 'ack') this.#acknowledged = frame.n;
    else if (frame.type === 'error') this.#acknowledged = frame.n ?? this.#n; // doesn't wait for an act that was refused
    else return;
    this.#wake(false);
  }

  #wake(gone: boolean): void {
    this.#gone ||= gone;
    for (const wake of this.#woken.splice(0)) wake();
  }
}

/** Returns the lines of work that lead to the answer of the problem at the board, according to the bank. */
function workOn({ snapshot: { live } }: LiveBoard, bank: readonly BankedProblem[]): string[] {
  const banked = bank.find((one) => boardProblemOf(one)?.stem === live.problem.stem);
  const steps = banked?.item.solution_logic.steps.map(({ math }) => math) ?? [];
  const lines = steps.filter((math) => math !== live.problem.start && readLine(math).kind === 'read');
  return lines.length > 0 ? lines : [live.problem.answer];
}

/** Returns a line whose last number is one too large. */
const slipped = (line: string): string => line.replace(/\d+(?!.*\d)/, (number) => String(Number(number) + 1));
