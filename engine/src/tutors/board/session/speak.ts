import type { ScoreTerms, TimelineRow } from '@stoa/schema/board/board-decision';
import { ResponseType } from '@stoa/schema/board/board-metrics';
import { nextChart, type ChartEvent } from '../chart.ts';
import { mayBeSaid } from '../words/line-guards.ts';
import { phrasesOf, playingTime, wordsIn, type Phrase, type Speech } from '../words/phrase.ts';
import type { BoardContent, BoardSession, Candidate } from './board-session.ts';

/** How a decision came about, where a score decided. */
export type Reckoning = { readonly score: number; readonly terms: ScoreTerms; readonly threshold: number };

/** Moves the chart, and writes a row where the state is another one. */
export function enter(session: BoardSession, event: ChartEvent, row: Partial<TimelineRow> = {}): void {
  const before = session.chart.state;
  session.chart = nextChart(session.chart, event);
  if (session.chart.state !== before) session.timeline.push({ t: session.now, state: session.chart.state, ...row });
}

/**
 * Finds the words for a speech: the first wording that was not said yet and that every guard lets pass, from a place that the seed gives. What
 * has to be answered is answered with a wording that was said before where all of them were; else null, and the tutor stays quiet.
 */
export function wordsFor(session: BoardSession, { lines }: BoardContent, speech: Speech, needed: boolean): Phrase | null {
  const solved = session.solvedAt !== null;
  const phrases = phrasesOf(lines, speech, session.persona, {
    line: session.mistake?.text ?? session.lines.at(-1)?.text ?? null,
    ...closing(session),
  });
  const turned = phrases.map((_, at) => phrases[(at + session.seed) % phrases.length]!);
  const written = session.lines.map(({ text }) => text);
  const sayable = turned.filter((phrase) => mayBeSaid(phrase, { problem: session.problem, written, solved }));
  return sayable.find(({ key }) => !session.used.includes(key)) ?? (needed ? (sayable[0] ?? null) : null);
}

/** What a goodbye counts: what was solved, and the most particular thing that went well. */
function closing({ solvedAt, signals, ladder, lines }: BoardSession): { n: string; achievement: string } {
  const solved = solvedAt !== null;
  const achievement =
    signals.selfCorrections > 0
      ? 'caught your own mistake'
      : ladder.reached > 0
        ? 'kept going when it was hard'
        : lines.length > 1
          ? 'showed your steps'
          : 'made a start';
  return { n: solved ? '1 problem' : '0 problems', achievement };
}

/** Speaks from DECIDING. The words play at 2.5 a second, and may be stopped. */
export function speak(session: BoardSession, candidate: Candidate, phrase: Phrase, reckoning: Reckoning | null): void {
  const { now } = session;
  const asks = asksSomething(phrase) && !candidate.trigger.startsWith('SESSION');
  const line = { id: session.nextLine, turn: session.chart.turn, question: asks };
  session.nextLine += 1;
  const { level } = phrase;
  const row = { trigger: candidate.trigger, ...reckoning, decision: 'speak' as const };
  Object.assign(session.timeline.at(-1)!, row);
  enter(
    session,
    { type: 'SPEAK', line },
    {
      ...row,
      kind: phrase.kind,
      ...(level === null ? {} : { level }),
      text: phrase.text,
      words: wordsIn(phrase.text),
    },
  );
  session.playing = {
    row: session.timeline.length - 1,
    trigger: candidate.trigger,
    text: phrase.text,
    about: candidate.about,
    started: now,
    ends: now + playingTime(phrase.text),
    question: asks,
  };
  session.used.push(phrase.key);
  if (level !== null) {
    session.ladder.level = Math.max(level, session.ladder.level) as typeof session.ladder.level;
    session.ladder.at = now;
    session.ladder.reached = Math.max(session.ladder.reached, level);
  }
  if (candidate.about === 'mistake' && session.mistake !== null) session.mistake = { ...session.mistake, spokenOf: true };
  if (candidate.by === 'score') {
    session.unasked.push(now);
    session.waits.push(now - candidate.since);
  }
  if (phrase.kind.endsWith('_question')) session.questions += 1;
  logged(session, candidate, phrase);
}

/** Whether a reply is waited for: a question of any kind, but not one that celebrates. */
const asksSomething = ({ kind, text }: Phrase): boolean =>
  kind.endsWith('_question') || /\?\s*$/.test(text) || (kind === 'check_in' && text.includes('?'));

function logged(session: BoardSession, { trigger }: Candidate, { kind, text }: Phrase): void {
  const { now, started } = session;
  session.interventions.push({
    event: 'tutor_intervention',
    timestamp: now,
    trigger,
    error_type: session.mistake?.category.toUpperCase() ?? null,
    response_type: ResponseType.parse(kind.toUpperCase()),
    response_text: text,
    student_state: {
      stuck_duration: Math.max(0, Math.round((now - session.lastInput) / 1000)),
      error_count: session.mistakes.length,
      session_minute: Math.floor((now - (started ?? now)) / 60_000),
    },
  });
}

/** What is being said has been played to its end: a question waits, a statement does not. */
export function endPlaying(session: BoardSession): void {
  const { playing } = session;
  if (playing === null) return;
  session.playing = null;
  if (!playing.trigger.startsWith('SESSION')) session.lastSaid = session.now;
  const before = session.waiting;
  session.waiting = playing.question
    ? { since: session.now, asked: playing.started, about: playing.about, step: before?.step ?? 0 }
    : null;
  enter(session, { type: 'PLAYED' });
}

/** Stops what is being said, at once, because of the student's voice or a cut line. */
export function stopPlaying(session: BoardSession): void {
  const { playing } = session;
  if (playing === null) return;
  session.timeline[playing.row] = { ...session.timeline[playing.row]!, stopped_at: session.now };
  session.playing = null;
  session.stopped = playing;
  if (!playing.trigger.startsWith('SESSION')) session.lastSaid = session.now;
}

/** Takes up a line that noise had stopped, from the beginning of the sentence that it stopped in. */
export function resumePlaying(session: BoardSession): void {
  const { stopped, now } = session;
  if (stopped === null) return;
  const played =
    ((now === stopped.started ? 0 : (session.timeline[stopped.row]!.stopped_at ?? now) - stopped.started) / 1000) * 2.5;
  const text = restFrom(stopped.text, played);
  const { kind, level, trigger } = session.timeline[stopped.row]!;
  const told = {
    ...(kind === undefined ? {} : { kind }),
    ...(level === undefined ? {} : { level }),
    ...(trigger === undefined ? {} : { trigger }),
  };
  session.timeline.push({ t: now, state: 'SPEAKING', ...told, decision: 'resume', text, words: wordsIn(text) });
  session.playing = { ...stopped, row: session.timeline.length - 1, text, started: now, ends: now + playingTime(text) };
  session.stopped = null;
}

/** The sentences from the one on that the given number of words ends in. */
function restFrom(text: string, played: number): string {
  const sentences = text.match(/[^.?!]+[.?!]+\s*|[^.?!]+$/g) ?? [text];
  let words = 0;
  const at = sentences.findIndex((sentence) => (words += wordsIn(sentence)) > played);
  return at < 0 ? text : sentences.slice(at).join('').trim();
}
