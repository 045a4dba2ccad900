import type { BoardEffect } from '@stoa/engine/tutors/board/session/board-effect';
import type { BoardContent } from '@stoa/engine/tutors/board/session/board-run';
import { step } from '@stoa/engine/tutors/board/step';
import { boardProblemOf } from '@stoa/engine/tutors/board/board-problem';
import type { BoardKept } from '@stoa/engine/tutors/board/board-tutor';
import type { Unsafe } from '@stoa/engine/safety/unsafe';
import type { LearnerId } from '@stoa/schema/account';
import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardEvent } from '@stoa/schema/board/board-event';
import { boardLimits } from '@stoa/schema/board/board-limits';
import type { ShownEffect } from '@stoa/schema/board/board-log';
import type { InterventionEvent } from '@stoa/schema/board/board-metrics';
import type { BoardSession, LiveBoard as LiveState } from '@stoa/schema/board/board-session';
import type { BoardView } from '@stoa/schema/board/board-view';
import type { BoardFrame, BoardSent } from '@stoa/schema/contracts/board-frames';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Handwriting } from '@stoa/providers/handwriting/handwriting';
import type { Caller } from '../../auth/caller.ts';
import { problemDocument } from '../../refusals.ts';
import type { RefusalCode } from '../../refusals.ts';
import { boardView, quietUntil, type BoardContents } from './board-contents.ts';
import { framesOf, lastFrames, shownOf } from './effect-frames.ts';
import { eventsOf } from './events-of.ts';
import { LineAllowance } from './line-allowance.ts';
import type { LogWriter } from './log-writer.ts';
import type { TimerWheel } from './timer-wheel.ts';

/** Somebody at a board: its student, with a pen, or a teacher who looks on without one. */
export type AtBoard = {
  readonly pen: string | null;
  readonly caller: Caller;
  readonly emit: (frame: BoardFrame) => void;
  /** Called when the board can't go on in this process; a client that connects again gets it as it was last stored. */
  readonly drop: () => void;
};

type Ask = Extract<BoardEffect, { effect: 'ask' }>;
/** Whether the next problem should be harder than practice would choose. */
export type Pace = Extract<BoardEffect, { effect: 'next_problem' }>['pace'];

/** What a live board needs of the server. */
export type BoardPorts = {
  readonly writer: LogWriter;
  readonly wheel: TimerWheel;
  readonly now: () => number;
  readonly content: BoardContent;
  readonly handwriting: Handwriting | null;
  readonly skillName: (session: BoardSession) => string;
  /** Commits the state that the board has reached, as a turn of its tutor. */
  readonly keep: (caller: Caller, sessionId: string, kept: BoardKept) => Promise<void>;
  readonly phrase: (board: { sessionId: string; learner: LearnerId; caller: Caller }, ask: Ask) => Promise<string>;
  /** Returns what the safety agent finds in the student's words; null if nothing is unsafe, or there is no model to ask. */
  readonly heed: (
    board: { sessionId: string; learner: LearnerId; caller: Caller },
    words: string,
    live: LiveState,
  ) => Promise<Unsafe | null>;
  readonly nextProblem: (caller: Caller, session: BoardSession, pace: Pace) => Promise<BankedProblem | null>;
  /** How long a decision took, in seconds. */
  readonly decided: (seconds: number) => void;
  /** Tells people who look on what became visible with an entry of the log. */
  readonly told: (sessionId: string, position: number, frames: readonly BoardFrame[]) => void;
  readonly failed: (sessionId: string, error: unknown) => void;
  readonly left: (sessionId: string) => void;
};

const unloadMs = 60_000;

/**
 * A running board: its state in memory, one timer, its log. Every event is decided at once but announced only after it is
 * stored, so that a restarted server resumes the session where everybody last saw it.
 */
export class LiveBoard {
  readonly session: BoardSession;
  readonly learner: LearnerId;
  readonly #contents: BoardContents;
  readonly #pens: Map<string, { taken: number; stored: number }>;
  readonly #ports: BoardPorts;
  readonly #startedAt: number;
  readonly #here = new Set<AtBoard>();
  readonly #points: Map<string, number[]> | null;
  readonly #lines: LineAllowance;
  #live: LiveState;
  #caller: Caller | null = null;
  #kept: Pick<BoardKept, 'shown' | 'unsafe' | 'next' | 'end'> = nothingKept;
  #keeping: Promise<void> | null = null;
  #written: Promise<void> = Promise.resolve();
  #acts: number;
  #toldAt: number;
  #dead = false;

  constructor({ session, live, learner, contents, pens, due }: OpenedBoard, ports: BoardPorts) {
    this.session = session;
    this.learner = learner;
    this.#live = live;
    this.#contents = contents;
    this.#pens = new Map(Array.from(pens, ([pen, n]) => [pen, { taken: n, stored: n }]));
    this.#ports = ports;
    this.#startedAt = Date.parse(session.started_at);
    this.#acts = contents.position;
    this.#toldAt = contents.position;
    this.#points = ports.handwriting === null ? null : new Map();
    this.#lines = new LineAllowance(ports.now());
    this.#kept = due;
  }

  /** The current state. */
  get snapshot(): { readonly live: LiveState } {
    return { live: this.#live };
  }

  /** The position of the last log entry that everybody here was told of. */
  get toldAt(): number {
    return this.#toldAt;
  }

  view(): BoardView {
    const session = { ...this.session, ended: this.#kept.end ?? this.session.ended };
    const skillName = this.#ports.skillName(session);
    return boardView(session, this.#live, this.#contents, {
      skillName,
      readsInk: this.#ports.handwriting !== null,
      now: this.#moment(),
    });
  }

  /** A person with a pen joins. The first one starts the session; later it resumes where it was interrupted. */
  sitDown(one: AtBoard): void {
    this.#caller = one.caller;
    const alone = this.#here.size === 0;
    this.#here.add(one);
    this.#ports.wheel.set(`${this.session.session_id} empty`, null, () => {});
    const t = this.#moment();
    if (this.#live.started === null) this.#happen([{ t, type: 'session_start' }]);
    else if (alone && !this.#live.over) {
      // After a crash, nobody has recorded that the connection was lost: assume that it was, at the last known moment.
      const lost: BoardEvent[] = this.#live.connected ? [{ t: this.#live.now, type: 'connection_lost' }] : [];
      this.#happen([...lost, { t, type: 'connection_back' }]);
    }
    this.#kickKeep();
    const pen = one.pen === null ? undefined : this.#pens.get(one.pen);
    one.emit({ type: 'hello', taken: pen?.stored ?? 0, view: this.view() });
  }

  standUp(one: AtBoard): void {
    if (!this.#here.delete(one) || this.#here.size > 0 || this.#dead) return;
    if (!this.#live.over && this.#live.connected) this.#happen([{ t: this.#moment(), type: 'connection_lost' }]);
    this.#ports.wheel.set(`${this.session.session_id} empty`, this.#ports.now() + unloadMs, () => void this.close());
  }

  /** Takes a client's act. One that can't be taken is answered with an error, and the session goes on. */
  take(one: AtBoard & { readonly pen: string }, { n, act }: BoardSent): void {
    if (this.#dead) return;
    const pen = this.#penOf(one);
    if (pen === null)
      return this.#refuse(one, n, 'too_many', `A board takes ${boardLimits.pens} pens at most. Close other tabs of this board.`);
    if (n <= pen.taken) return one.emit({ type: 'ack', n: pen.stored });
    if (n > pen.taken + 1)
      return one.emit({
        type: 'error',
        n,
        expected: pen.taken + 1,
        problem: this.#document('validation', `Number ${pen.taken + 1} is missing. Send it first, then go on from there.`),
      });
    pen.taken = n;
    const why = this.#whyNot(act);
    if (why !== null) return this.#refuse(one, n, why.code, why.detail);
    const before = this.#contents.sheet.lines;
    const fresh = act.type === 'stroke' && this.#points !== null ? this.#contents.sheet.fresh(act) : [];
    const refusal = this.#contents.sheet.take(act);
    if (refusal !== null) {
      const { code, detail } = refusals[refusal];
      return this.#refuse(one, n, code, detail);
    }
    if (act.type === 'stroke' && this.#points !== null) this.#points.set(act.id, [...(this.#points.get(act.id) ?? []), ...fresh]);
    const events = eventsOf(act, this.#moment(), { before, after: this.#contents.sheet.lines });
    this.#acts += 1;
    this.#happen(events, { act, by: { one, n } });
    if (act.type === 'ink_line') void this.#read(act.id, act.strokes);
    if (act.type === 'speech_end' && act.text.trim() !== '') void this.#heed(act.text);
  }

  /** Stores the board and removes it from memory. */
  async close(): Promise<void> {
    this.#ports.wheel.set(`${this.session.session_id} empty`, null, () => {});
    if (this.#dead) return;
    await this.#settled(); // the current state is stored after what is being stored now
    this.#kickKeep(true);
    await this.#settled();
    if (this.#here.size === 0) this.#die();
  }

  /** Resolves when nothing is being stored. */
  async #settled(): Promise<void> {
    while (this.#keeping !== null) await this.#keeping;
  }

  /** Runs what has become due with time. */
  #tick(): void {
    if (!this.#dead) this.#happen([]);
  }

  #moment(): number {
    return Math.max(this.#ports.now() - this.#startedAt, this.#live.now);
  }

  #penOf({ pen }: AtBoard & { readonly pen: string }): { taken: number; stored: number } | null {
    const there = this.#pens.get(pen);
    if (there !== undefined) return there;
    if (this.#pens.size >= boardLimits.pens) return null;
    const fresh = { taken: 0, stored: 0 };
    this.#pens.set(pen, fresh);
    return fresh;
  }

  #whyNot(act: BoardAct): { code: RefusalCode; detail: string } | null {
    if (this.#live.over) return { code: 'not_now', detail: 'This session is over. Start a new one.' };
    if (this.#acts >= boardLimits.acts) return refusals.full;
    const cost = act.type === 'line' ? 1 : act.type === 'move_lines' ? Math.max(1, this.#contents.sheet.lines.length) : 0;
    return cost === 0 || this.#lines.take(cost, this.#ports.now())
      ? null
      : { code: 'too_many', detail: 'That’s a lot of lines at once. Wait a few seconds.' };
  }

  /** Passes events to the tutor, and logs them together with what the tutor does about them. */
  #happen(
    events: readonly BoardEvent[],
    done: { act?: BoardAct; by?: { one: AtBoard; n: number }; shown?: readonly ShownEffect[] } = {},
  ): void {
    const began = performance.now();
    const before = quietUntil(this.#live, this.#live.now);
    const effects: BoardEffect[] = [];
    let wake: number | null = null;
    for (const event of events.length > 0 ? events : [null]) {
      const moment = event === null ? this.#moment() : Math.max(event.t, this.#live.now);
      const next = step(this.#live, event, moment, this.#ports.content);
      this.#live = next.state;
      ({ wake } = next);
      effects.push(...next.effects);
    }
    this.#ports.decided((performance.now() - began) / 1000);
    const at = wake === null ? null : this.#startedAt + wake;
    this.#ports.wheel.set(this.session.session_id, at, () => this.#tick());
    const quiet = quietUntil(this.#live, this.#live.now);
    const shown = [...(done.shown ?? []), ...effects.flatMap(shownOf)];
    const said = effects.flatMap((effect) => (effect.effect === 'intervention' ? [effect.event] : []));
    if (events.length > 0 || done.act !== undefined || shown.length > 0)
      this.#write(events, shown, said, effects, {
        ...done,
        quiet: quiet === before ? [] : [{ type: 'quiet', at: this.#live.now, until: quiet }],
      });
    this.#carryOut(effects);
  }

  #write(
    events: readonly BoardEvent[],
    shown: readonly ShownEffect[],
    interventions: readonly InterventionEvent[],
    effects: readonly BoardEffect[],
    { act, by, quiet }: { act?: BoardAct; by?: { one: AtBoard; n: number }; quiet: readonly BoardFrame[] },
  ): void {
    this.#contents.position += 1;
    const { position } = this.#contents;
    const stored = this.#ports.writer.append({
      session_id: this.session.session_id,
      learner_id: this.learner,
      position,
      t: this.#live.now,
      pen: by?.one.pen ?? null,
      n: by?.n ?? null,
      entry: { act: act ?? null, events: [...events], shown: [...shown] },
      interventions,
    });
    this.#written = stored.then(
      () => this.#tell(position, shown, [...effects.flatMap(lastFrames), ...quiet], act, by),
      (error: unknown) => {
        this.#ports.failed(this.session.session_id, error);
        this.#die();
      },
    );
  }

  /**
   * Announces what was logged: tells the pen that its act is stored, the others what was done, and everybody what the tutor
   * does.
   */
  #tell(
    position: number,
    shown: readonly ShownEffect[],
    last: readonly BoardFrame[],
    act: BoardAct | undefined,
    by: { one: AtBoard; n: number } | undefined,
  ): void {
    for (const one of shown) this.#contents.show(one);
    const pen = by === undefined || by.one.pen === null ? undefined : this.#pens.get(by.one.pen);
    if (pen !== undefined && by !== undefined) {
      pen.stored = Math.max(pen.stored, by.n);
      // The connection that the act came over may have been cut: the acknowledgment goes to the pen's current one.
      for (const one of this.#here) if (one.pen === by.one.pen) one.emit({ type: 'ack', n: pen.stored });
    }
    const frames = [...shown.flatMap(framesOf), ...last];
    const seen: BoardFrame[] = act === undefined ? [] : [{ type: 'seen', act }];
    for (const one of this.#here) {
      if (by === undefined || by.one.pen !== one.pen) for (const frame of seen) one.emit(frame);
      for (const frame of frames) one.emit(frame);
    }
    this.#toldAt = position;
    this.#ports.told(this.session.session_id, position, [...seen, ...frames]);
  }

  #carryOut(effects: readonly BoardEffect[]): void {
    for (const effect of effects) {
      if (effect.effect === 'evidence')
        this.#kept = { ...this.#kept, shown: [...this.#kept.shown, { outcome: effect.outcome, aided: effect.aided }] };
      else if (effect.effect === 'flag')
        this.#kept = { ...this.#kept, unsafe: [...this.#kept.unsafe, { unsafe: effect.unsafe, words: effect.words }] };
      else if (effect.effect === 'ended')
        this.#kept = { ...this.#kept, end: { metrics: effect.metrics, signals: effect.signals, summary: effect.summary } };
      else if (effect.effect === 'ask') void this.#ask(effect);
      else if (effect.effect === 'next_problem') void this.#putNext(effect.pace);
    }
    this.#kickKeep();
  }

  async #ask(ask: Ask): Promise<void> {
    const caller = this.#caller;
    if (caller === null) return;
    const text = await this.#ports.phrase({ sessionId: this.session.session_id, learner: this.learner, caller }, ask);
    if (!this.#dead) this.#happen([{ t: this.#moment(), type: 'phrased', line: ask.line, text }]);
  }

  async #heed(words: string): Promise<void> {
    const caller = this.#caller;
    if (caller === null) return;
    const found = await this.#ports.heed(
      { sessionId: this.session.session_id, learner: this.learner, caller },
      words,
      this.#live,
    );
    if (found === null || this.#dead || this.#live.over) return;
    const { violation, guidance, should_warn, sure } = found;
    this.#happen([{ t: this.#moment(), type: 'unsafe', words, violation, guidance, should_warn, source: 'agent', sure }]);
  }

  async #read(id: string, strokes: readonly string[]): Promise<void> {
    if (this.#ports.handwriting === null || this.#points === null) return;
    const written = strokes.flatMap((stroke) =>
      this.#contents.sheet.strokes.get(stroke)?.erased === false ? [{ points: this.#points?.get(stroke) ?? [] }] : [],
    );
    const [best] = await this.#ports.handwriting(written);
    const still = this.#contents.sheet.lines.find((line) => line.id === id);
    if (this.#dead || this.#live.over || still === undefined || still.strokes !== strokes) return; // the student has changed the line meanwhile
    const t = this.#moment();
    if (best === undefined) return this.#happen([{ t, type: 'unreadable', id }]);
    const act: BoardAct = { type: 'line', id, text: best.text, replaces: null, strokes: [...strokes] };
    if (this.#contents.sheet.take(act) !== null) return;
    this.#happen([{ t, type: 'line', id, text: best.text, confidence: best.confidence }], { act });
  }

  async #putNext(pace: Pace): Promise<void> {
    const caller = this.#caller;
    if (caller === null) return;
    await this.#keeping; // what the last problem led to is stored before it leaves the board
    const banked = await this.#ports.nextProblem(caller, this.session, pace).catch((error: unknown) => {
      this.#ports.failed(this.session.session_id, error);
      return null;
    });
    const problem = banked === null ? null : boardProblemOf(banked);
    if (banked === null || problem === null || this.#dead || this.#live.over) return;
    const act: BoardAct = { type: 'clear' };
    this.#contents.sheet.take(act);
    this.#kept = { ...this.#kept, next: banked };
    const shown: ShownEffect = { type: 'problem', problem: { stem: problem.stem, number: this.#contents.number + 1 } };
    this.#happen([{ t: this.#moment(), type: 'problem', ...problem }], { act, shown: [shown] });
  }

  /** Commits what the session has to store, one turn after another; with `anyway`, even if only its state has changed. */
  #kickKeep(anyway = false): void {
    const { shown, unsafe, next, end } = this.#kept;
    const due = anyway || shown.length > 0 || unsafe.length > 0 || next !== null || end !== null;
    if (!due || this.#keeping !== null || this.#caller === null || this.#dead) return;
    const caller = this.#caller;
    const kept = { ...this.#kept, live: this.#live, position: this.#contents.position };
    this.#kept = nothingKept;
    this.#keeping = this.#written
      .then(async () => {
        if (!this.#dead) await this.#ports.keep(caller, this.session.session_id, { ...kept, talk: this.#contents.talk() });
      })
      .then(
        () => {
          Object.assign(this.session, { log_position: kept.position, ended: kept.end ?? this.session.ended });
          if (kept.next !== null)
            Object.assign(this.session, { problem_id: kept.next.item.meta.id, problem_version: kept.next.item.meta.version });
          this.#keeping = null;
          this.#kickKeep();
        },
        (error: unknown) => {
          this.#keeping = null;
          this.#ports.failed(this.session.session_id, error);
          this.#die(); // the log has everything: whoever opens the board again stores it
        },
      );
  }

  #refuse(one: AtBoard, n: number | null, code: RefusalCode, detail: string): void {
    one.emit({ type: 'error', n, expected: null, problem: this.#document(code, detail) });
  }

  #document(code: RefusalCode, detail: string) {
    return problemDocument(code, detail, this.session.session_id);
  }

  /** Removes the board from memory. Clients reconnect and find what is stored. */
  #die(): void {
    if (this.#dead) return;
    this.#dead = true;
    this.#ports.wheel.set(this.session.session_id, null, () => {});
    this.#ports.wheel.set(`${this.session.session_id} empty`, null, () => {});
    this.#ports.left(this.session.session_id);
    for (const one of this.#here) one.drop();
    this.#here.clear();
  }
}

/** A board as it was stored. `due` is what its tutor has done since that isn't committed yet. */
export type OpenedBoard = {
  readonly session: BoardSession;
  readonly live: LiveState;
  readonly learner: LearnerId;
  readonly contents: BoardContents;
  readonly pens: ReadonlyMap<string, number>;
  readonly due: Pick<BoardKept, 'shown' | 'unsafe' | 'next' | 'end'>;
};

export const nothingKept: Pick<BoardKept, 'shown' | 'unsafe' | 'next' | 'end'> = { shown: [], unsafe: [], next: null, end: null };

const refusals = {
  full: { code: 'too_large', detail: 'The board is full. Type your lines, or start a new session.' },
  unfit: { code: 'validation', detail: 'This piece of a stroke does not fit what came before it.' },
} as const;
