import type { BoardAct, StrokeLook } from '@stoa/schema/board/board-act';
import { boardLimits } from '@stoa/schema/board/board-limits';
import type { BoardDesk } from './board-desk.ts';
import { InkTiles } from './ink-tiles.ts';
import type { InkStroke } from './ink-stroke.ts';
import { touching, type Tool, type Touching } from './pen-choice.ts';
import { strokePath } from './stroke-path.ts';
import { strokesUnder } from './strokes-under.ts';

/** How pointers write on the paper at the moment. */
export type PaperSettings = {
  readonly tool: Tool;
  readonly penOnly: boolean;
  readonly look: StrokeLook;
  /** If true, the wheel scrolls the page instead of moving the paper. */
  readonly wheelsPage?: boolean;
};

type Listener = {
  /** Called for every act on the paper. Returns true if the act was applied to the desk. */
  onAct: (act: BoardAct) => boolean;
  /** Called when a pen touches the paper. */
  onPen: () => void;
  /** Called when the paper has moved, with the place of its visible upper left corner in paper units. */
  onMoved: (place: { x: number; y: number }) => void;
};

const eraserRadius = 9;
/** How often a piece of an unfinished stroke is sent, so that a teacher sees it while it's drawn. */
const pieceMs = 50;

/**
 * The paper, made of two canvases on top of each other. The lower one shows the tiles with finished strokes, and changes only
 * if they or the place change. The upper one shows the stroke under the pen, with all points between two frames and those that
 * the browser predicts. So a frame usually costs no more than the live stroke.
 */
export class PaperSurface {
  readonly #base: HTMLCanvasElement;
  readonly #live: HTMLCanvasElement;
  readonly #desk: BoardDesk;
  readonly #listener: Listener;
  readonly #scale = Math.min(2, window.devicePixelRatio || 1);
  readonly #tiles: InkTiles;
  readonly #pointers = new Map<number, { does: Touching; x: number; y: number }>();
  readonly #stop: (() => void)[] = [];
  #settings: PaperSettings;
  #place = { x: 0, y: 0 };
  #drawing: { stroke: InkStroke; predicted: number[]; sent: number; sentAt: number } | null = null;
  #penDown = false;
  #penAt = -Infinity;
  #frame: number | null = null;
  #stale = { base: true, live: true };

  constructor(
    canvases: { base: HTMLCanvasElement; live: HTMLCanvasElement },
    desk: BoardDesk,
    settings: PaperSettings,
    listener: Listener,
  ) {
    this.#base = canvases.base;
    this.#live = canvases.live;
    this.#desk = desk;
    this.#settings = settings;
    this.#listener = listener;
    this.#tiles = new InkTiles(this.#scale, this.#inkColor());
    this.#layAll();
    this.#stop.push(
      desk.watchInk((change) => {
        if (change.kind === 'all') this.#layAll();
        else if (change.kind === 'gone') this.#tiles.remove(change.stroke.id);
        else if (!change.stroke.erased && change.stroke.id !== this.#drawing?.stroke.id) this.#tiles.add(change.stroke);
        this.#ask({ base: true });
      }),
    );
    const { signal } = this.#listen();
    const resized = new ResizeObserver(() => this.#fit());
    resized.observe(this.#live);
    this.#stop.push(() => resized.disconnect());
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', this.#recolor, { signal });
    const theme = new MutationObserver(this.#recolor);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    this.#stop.push(() => theme.disconnect());
    this.#fit();
  }

  set(settings: PaperSettings): void {
    this.#settings = settings;
  }

  /** Moves the paper by x and y units. */
  move(x: number, y: number): void {
    const most = 10_000;
    const within = (value: number) => Math.min(most, Math.max(0, value));
    this.#place = { x: within(this.#place.x + x), y: within(this.#place.y + y) };
    this.#listener.onMoved(this.#place);
    this.#ask({ base: true, live: true });
  }

  end(): void {
    this.#finishStroke();
    for (const stop of this.#stop) stop();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
  }

  #listen(): AbortController {
    const listening = new AbortController();
    this.#stop.push(() => listening.abort());
    const { signal } = listening;
    this.#live.addEventListener('pointerdown', this.#down, { signal });
    // Raw updates come as soon as the pen reports them, before the next frame.
    this.#live.addEventListener('onpointerrawupdate' in window ? 'pointerrawupdate' : 'pointermove', this.#moved, { signal });
    this.#live.addEventListener('pointermove', this.#predict, { signal });
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      this.#live.addEventListener(name, this.#up, { signal });
    this.#live.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    this.#live.addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey || this.#settings.wheelsPage === true) return; // with Ctrl, the browser zooms the page
        event.preventDefault();
        this.move(event.deltaX, event.deltaY);
      },
      { signal, passive: false },
    );
    return listening;
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button === 2) return;
    if (event.pointerType === 'pen') {
      this.#penDown = true;
      this.#listener.onPen();
    }
    const { tool, penOnly } = this.#settings;
    const sincePen = event.timeStamp - this.#penAt;
    let does = touching(event, { tool, penOnly, penDown: this.#penDown && event.pointerType !== 'pen', sincePen });
    const fingers = Array.from(this.#pointers.values()).filter((one) => one.does !== 'rests').length;
    if (event.pointerType === 'touch' && fingers > 0 && does !== 'rests') {
      // A second finger means that the paper is being moved, so what the first finger began wasn't a stroke.
      this.#dropStroke();
      for (const one of this.#pointers.values()) if (one.does !== 'rests') one.does = 'moves';
      does = 'moves';
    }
    const at = this.#placeOf(event);
    this.#pointers.set(event.pointerId, { does, ...at });
    this.#live.setPointerCapture(event.pointerId);
    if (does === 'writes' && this.#drawing === null) this.#beginStroke(event);
    if (does === 'erases') this.#erase(at, at);
    if (does !== 'rests') event.preventDefault();
  };

  readonly #moved = (given: Event): void => {
    const event = given as PointerEvent;
    const pointer = this.#pointers.get(event.pointerId);
    if (pointer === undefined) return;
    const at = this.#placeOf(event);
    if (pointer.does === 'writes') this.#extend(event);
    if (pointer.does === 'erases') this.#erase(pointer, at);
    if (pointer.does === 'moves') {
      const movers = Array.from(this.#pointers.values()).filter((one) => one.does === 'moves').length;
      this.move((pointer.x - at.x) / movers, (pointer.y - at.y) / movers);
      Object.assign(pointer, this.#placeOf(event));
    } else Object.assign(pointer, at);
  };

  readonly #predict = (event: PointerEvent): void => {
    if (this.#drawing === null || this.#pointers.get(event.pointerId)?.does !== 'writes') return;
    this.#drawing.predicted = event.getPredictedEvents?.().flatMap((one) => this.#sampleOf(one)) ?? [];
    this.#ask({ live: true });
  };

  readonly #up = (event: PointerEvent): void => {
    const pointer = this.#pointers.get(event.pointerId);
    if (pointer === undefined) return;
    this.#pointers.delete(event.pointerId);
    if (event.pointerType === 'pen') {
      this.#penDown = false;
      this.#penAt = event.timeStamp;
    }
    if (pointer.does !== 'writes') return;
    if (event.type === 'pointercancel' && event.pointerType === 'touch') this.#dropStroke();
    else this.#finishStroke();
  };

  #beginStroke(event: PointerEvent): void {
    const stroke: InkStroke = { id: strokeId(), look: this.#settings.look, points: [], ended: false, erased: false };
    this.#drawing = { stroke, predicted: [], sent: 0, sentAt: event.timeStamp };
    this.#extend(event);
  }

  #extend(event: PointerEvent): void {
    const drawing = this.#drawing;
    if (drawing === null) return;
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const one of coalesced.length > 0 ? coalesced : [event]) drawing.stroke.points.push(...this.#sampleOf(one));
    drawing.predicted = [];
    if (drawing.stroke.points.length / 3 >= boardLimits.pointsInStroke - 1) return this.#finishStroke();
    if (event.timeStamp - drawing.sentAt >= pieceMs) this.#sendPiece(event.timeStamp, false);
    this.#ask({ live: true });
  }

  /** Sends what was drawn since the last piece. `ends` is true for the last piece of a stroke. */
  #sendPiece(now: number, ends: boolean): void {
    const drawing = this.#drawing;
    if (drawing === null) return;
    const { stroke, sent } = drawing;
    const most = boardLimits.pointsInFrame * 3;
    for (let at = sent; at === sent || at < stroke.points.length; at += most) {
      const points = stroke.points.slice(at, at + most);
      this.#listener.onAct({
        type: 'stroke',
        id: stroke.id,
        look: stroke.look,
        from: at / 3,
        points,
        ends: ends && at + most >= stroke.points.length,
      });
    }
    drawing.sent = stroke.points.length;
    drawing.sentAt = now;
  }

  #finishStroke(): void {
    const drawing = this.#drawing;
    if (drawing === null) return;
    drawing.stroke.ended = true;
    this.#sendPiece(performance.now(), true);
    this.#drawing = null;
    const kept = this.#desk.ink.get(drawing.stroke.id);
    if (kept !== undefined) this.#tiles.add(kept);
    this.#ask({ base: true, live: true });
  }

  /** Drops the stroke that was begun, because it wasn't meant as one. */
  #dropStroke(): void {
    const drawing = this.#drawing;
    if (drawing === null) return;
    if (drawing.sent > 0) {
      this.#finishStroke();
      this.#listener.onAct({ type: 'erase', strokes: [drawing.stroke.id] });
    }
    this.#drawing = null;
    this.#ask({ live: true });
  }

  #erase(from: { x: number; y: number }, to: { x: number; y: number }): void {
    const strokes = strokesUnder(this.#desk.ink.values(), from, to, eraserRadius).slice(0, boardLimits.strokesNamed);
    if (strokes.length > 0) this.#listener.onAct({ type: 'erase', strokes: [...strokes] });
  }

  #placeOf(event: PointerEvent): { x: number; y: number } {
    const { left, top } = this.#live.getBoundingClientRect();
    return { x: event.clientX - left + this.#place.x, y: event.clientY - top + this.#place.y };
  }

  #sampleOf(event: PointerEvent): [number, number, number] {
    const { x, y } = this.#placeOf(event);
    const pressure = event.pointerType === 'pen' ? Math.round(event.pressure * 100) : 50;
    return [Math.round(x * 10), Math.round(y * 10), Math.min(100, Math.max(0, pressure))];
  }

  #layAll(): void {
    this.#tiles.clear();
    for (const stroke of this.#desk.ink.values()) if (!stroke.erased) this.#tiles.add(stroke);
    this.#ask({ base: true });
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#live;
    for (const canvas of [this.#base, this.#live]) {
      canvas.width = Math.round(clientWidth * this.#scale);
      canvas.height = Math.round(clientHeight * this.#scale);
    }
    this.#ask({ base: true, live: true });
  }

  #inkColor = (): string => getComputedStyle(this.#live).color;

  readonly #recolor = (): void => {
    requestAnimationFrame(() => {
      this.#tiles.recolor(this.#inkColor());
      this.#ask({ base: true, live: true });
    });
  };

  #ask(what: Partial<{ base: boolean; live: boolean }>): void {
    this.#stale = { base: this.#stale.base || what.base === true, live: this.#stale.live || what.live === true };
    this.#frame ??= requestAnimationFrame(this.#draw);
  }

  readonly #draw = (): void => {
    this.#frame = null;
    const { base, live } = this.#stale;
    this.#stale = { base: false, live: false };
    const [width, height] = [this.#base.width, this.#base.height];
    const { x, y } = this.#place;
    if (base) {
      const context = this.#base.getContext('2d')!;
      context.clearRect(0, 0, width, height);
      this.#tiles.lay(context, { left: x, top: y, right: x + width / this.#scale, bottom: y + height / this.#scale });
    }
    if (!live) return;
    const context = this.#live.getContext('2d', { desynchronized: true })!;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    if (this.#drawing === null) return;
    context.setTransform(this.#scale, 0, 0, this.#scale, -x * this.#scale, -y * this.#scale);
    context.fillStyle = this.#inkColor();
    context.fill(strokePath(this.#drawing.stroke, this.#drawing.predicted));
  };
}

const strokeId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');
