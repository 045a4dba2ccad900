import type { BoardLogEntry, ShownEffect } from '@stoa/schema/board/board-log';
import { BoardSheet } from '@stoa/schema/board/board-sheet';
import type { BoardSession, LiveBoard } from '@stoa/schema/board/board-session';
import type { BoardView, KeptStroke, TutorLine } from '@stoa/schema/board/board-view';
import type { KeptEntry } from '@stoa/store/boards';

/** What is on a board and what was said there, as far as its log has been read. */
export class BoardContents {
  readonly sheet = new BoardSheet();
  readonly tutor: TutorLine[] = [];
  readonly student: { at: number; text: string }[] = [];
  number = 1;
  position = 0;

  /** Applies the next entry of the log. */
  take({ position, entry }: Pick<KeptEntry, 'position'> & { entry: BoardLogEntry }): void {
    this.position = position;
    if (entry.act !== null) this.sheet.take(entry.act);
    for (const one of entry.shown) this.show(one);
  }

  show(one: ShownEffect): void {
    switch (one.type) {
      case 'says':
        this.tutor.push(one.said);
        return;
      case 'stops': {
        const at = this.tutor.findLastIndex(({ line }) => line === one.line);
        if (at >= 0) this.tutor[at] = { ...this.tutor[at]!, stopped_at: one.at };
        return;
      }
      case 'heard':
        this.student.push({ at: one.at, text: one.text });
        return;
      case 'problem':
        this.number = one.problem.number;
        return;
      case 'row':
        return;
    }
  }

  /** Returns what both sides said, in order. */
  talk(): BoardSession['talk'] {
    return [
      ...this.tutor.map(({ at, text }) => ({ at, who: 'tutor' as const, text })),
      ...this.student.map(({ at, text }) => ({ at, who: 'student' as const, text })),
    ].toSorted((a, b) => a.at - b.at);
  }
}

/** Returns a board as its student sees it. */
export function boardView(
  session: BoardSession,
  live: LiveBoard,
  contents: BoardContents,
  { skillName, readsInk, now }: { skillName: string; readsInk: boolean; now: number },
): BoardView {
  return {
    session_id: session.session_id,
    skill: session.skill_id === null ? null : { id: session.skill_id, name: skillName },
    persona: session.persona,
    limit_minutes: session.limit_minutes,
    started_at: session.started_at,
    now,
    state: live.chart.state,
    quiet_until: quietUntil(live, now),
    over: live.over,
    problem: { stem: live.problem.stem, number: contents.number },
    lines: contents.sheet.lines.map(({ id, text, strokes }) => ({ id, text, strokes: [...strokes] })),
    tutor: contents.tutor,
    student: contents.student,
    summary: session.ended?.summary ?? null,
    reads_ink: readsInk,
  };
}

/** Returns until when the student wants the tutor to be quiet; null if she doesn't. */
export const quietUntil = ({ quietUntil: until }: Pick<LiveBoard, 'quietUntil'>, now: number): number | null =>
  until > now ? until : null;

/** Returns the strokes of a log with their points. */
export function strokesOf(entries: readonly Pick<KeptEntry, 'entry'>[]): KeptStroke[] {
  const sheet = new BoardSheet();
  const points = new Map<string, number[]>();
  for (const {
    entry: { act },
  } of entries) {
    if (act === null) continue;
    const fresh = act.type === 'stroke' ? sheet.fresh(act) : [];
    if (sheet.take(act) !== null || act.type !== 'stroke') continue;
    const there = points.get(act.id) ?? [];
    for (const value of fresh) there.push(value);
    points.set(act.id, there);
  }
  return Array.from(sheet.strokes.values(), ({ id, look, ended, erased }) => ({
    id,
    look,
    ended,
    erased,
    points: points.get(id) ?? [],
  }));
}
