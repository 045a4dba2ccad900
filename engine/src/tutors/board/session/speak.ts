import type { TimelineRow } from '@stoa/schema/board/board-decision';
import { ResponseType } from '@stoa/schema/board/board-metrics';
import type { Candidate, Phrase, Playing, Reckoning, Speech } from '@stoa/schema/board/board-session';
import { nextChart, type ChartEvent } from '../chart.ts';
import { pacing } from '../decision/pacing.ts';
import { mayBeSaid } from '../words/line-guards.ts';
import type { LiveLineContext, LiveLineSecret } from '../words/live-line-agent.ts';
import { lengthFor, lengthOfPlace } from '../words/line-length.ts';
import { vocabularyOf } from '../words/tutor-vocabulary.ts';
import { playingTime, spokenLine, wordingsFor, wordsIn, type Wording } from '../words/phrase.ts';
import { achievementOf, paceOf } from './closing.ts';
import { giveEvidence } from './give-evidence.ts';
import { askedAbout, toldAbout } from './rungs.ts';
import type { BoardContent, BoardRun } from './board-run.ts';

/** Moves the chart, and writes a row if its state has changed. */
export function enter(session: BoardRun, event: ChartEvent, row: Partial<TimelineRow> = {}): void {
  const before = session.chart.state;
  session.chart = nextChart(session.chart, event);
  if (session.chart.state !== before) writeRow(session, { t: session.now, state: session.chart.state, ...row });
}

export const writeRow = ({ effects }: BoardRun, row: TimelineRow): void => void effects.push({ effect: 'row', row });

/** Adds to the last row that was written in this step. */
export function addToRow({ effects }: BoardRun, more: Partial<TimelineRow>): void {
  const last = effects.findLast((one) => one.effect === 'row');
  if (last !== undefined) last.row = { ...last.row, ...more };
}

/**
 * Finds the words for a candidate. Takes the least used wordings first, a mal-rule's own before those of the content, starting
 * from a place that depends on the seed. The phrase must be new and pass every guard, and a mal-rule's own must have the right
 * length for the place. If all are used and a reply is needed, repeats the one that was said longest ago. Otherwise returns
 * null, and the tutor stays quiet.
 */
export function wordsFor(session: BoardRun, { lines }: BoardContent, candidate: Candidate, needed: boolean): Phrase | null {
  const { speech } = candidate;
  if (speech.of === 'fixed')
    return { key: 'fixed', kind: 'check_in', level: null, text: speech.text, crisis: speech.crisis, leads: false };
  const { used, problem, solvedAt } = session;
  const wordings = wordingsFor(lines, speech, session.persona, {
    line: lineSpokenOf(session),
    start: problem.start,
    n: session.counts.solved === 1 ? '1 problem' : `${session.counts.solved} problems`,
    achievement: achievementOf(session),
    rule: ruleSpokenOf(session, speech),
  });
  const written = session.lines.map(({ text }) => text);
  const mayBe = (phrase: Phrase) => mayBeSaid(phrase, { problem, written, solved: solvedAt !== null });
  const hasLength = ({ kind, text }: Phrase) => {
    const place = lengthOfPlace(candidate, kind);
    return place === null || (wordsIn(text) >= place.least && wordsIn(text) <= place.most);
  };
  for (const { ways, say, ofRule } of leastUsed(wordings, session))
    for (let way = 0; way < ways; way += 1) {
      const phrase = say(way);
      if (!used.includes(phrase.key) && mayBe(phrase) && (!ofRule || hasLength(phrase))) return phrase;
    }
  if (!needed) return null;
  const again = wordings
    .filter(({ ofRule }) => !ofRule)
    .flatMap(({ ways, say }) => Array.from({ length: ways }, (_, way) => say(way)));
  return again.toSorted((a, b) => used.lastIndexOf(a.key) - used.lastIndexOf(b.key)).find(mayBe) ?? null;
}

/**
 * Sorts wordings by how often they were used. Among equals, a mal-rule's own come first, then the leading one, then the others,
 * rotated by the seed.
 */
function leastUsed(wordings: readonly Wording[], { used, seed }: BoardRun): readonly Wording[] {
  const times = new Map(wordings.map(({ key }) => [key, used.filter((one) => one.startsWith(`${key}.`)).length]));
  const ofRule = wordings.filter((wording) => wording.ofRule);
  const free = wordings.filter(({ leads, ofRule }) => !leads && !ofRule);
  return [...ofRule, ...wordings.filter(({ leads }) => leads), ...free.map((_, at) => free[(at + seed) % free.length]!)].toSorted(
    (one, other) => times.get(one.key)! - times.get(other.key)!,
  );
}

/** Returns the mal-rule of the uncorrected mistake, if the speech is about it. */
function ruleSpokenOf({ mistake }: BoardRun, speech: Speech): string | null {
  if (mistake === null || speech.of !== 'situation') return null;
  const own = [`mistake_${askedAbout(mistake)}`, `mistake_hint_${toldAbout(mistake)}`, `mistake_again_${toldAbout(mistake)}`];
  return [...own, 'mistake_direct', 'mistake_rephrased', 'slips_again'].includes(speech.situation) ? mistake.rule : null;
}

const lineSpokenOf = ({ mistake, lines }: BoardRun): string | null => mistake?.text ?? lines.at(-1)?.text ?? null;

/** Speaks from DECIDING: at once, or after a model has had half a second to phrase the line. */
export function speak(
  session: BoardRun,
  { model, lines }: BoardContent,
  candidate: Candidate,
  phrase: Phrase,
  reckoning: Reckoning | null,
): void {
  const { now } = session;
  const line = session.nextLine;
  session.nextLine += 1;
  addToRow(session, { trigger: candidate.trigger, ...reckoning, decision: 'speak' });
  if (!model || candidate.speech.of === 'fixed' || candidate.trigger.startsWith('SESSION'))
    return begin(session, { line, candidate, phrase, reckoning });
  const until = now + pacing.deciding;
  session.deciding = { line, candidate, phrase, reckoning, until };
  session.effects.push({ effect: 'ask', line, at: now, until, ...askedOf(session, vocabularyOf(lines), candidate, phrase) });
}

function askedOf(
  { persona, problem, lines, solvedAt, mistake, lastWords }: BoardRun,
  vocabulary: ReadonlySet<string>,
  candidate: Candidate,
  { kind, level, text }: Phrase,
): { context: LiveLineContext; secret: LiveLineSecret } {
  const named = spokenLine(mistake?.text ?? lines.at(-1)?.text ?? null);
  return {
    context: {
      line: text,
      kind,
      persona,
      stem: problem.stem,
      written: lines.slice(-6).map((line) => line.text),
      said: lastWords,
      words: lengthFor(candidate, kind, wordsIn(text)),
    },
    secret: { problem, level, solved: solvedAt !== null, names: text.includes(named) ? named : null, vocabulary },
  };
}

type Line = { line: number; candidate: Candidate; phrase: Phrase; reckoning: Reckoning | null };

/** Begins to say a line. It plays at 2.5 words a second and may be stopped. */
export function begin(session: BoardRun, { line, candidate, phrase, reckoning }: Line): void {
  const { now } = session;
  const { kind, level, text, crisis } = phrase;
  const { trigger, about } = candidate;
  const question = asksSomething(phrase) && !trigger.startsWith('SESSION');
  session.deciding = null;
  enter(
    session,
    { type: 'SPEAK', line: { id: line, turn: session.chart.turn, question } },
    { trigger, ...reckoning, decision: 'speak', kind, ...(level === null ? {} : { level }), text, words: wordsIn(text) },
  );
  const followed =
    about === 'mistake' || (candidate.by === 'asked' && kind.endsWith('_question')) || trigger === 'WRONG_APPROACH';
  const ends = now + playingTime(text);
  play(session, { line, trigger, kind, level, text, about, started: now, ends, question, followed, crisis });
  session.used.push(phrase.key);
  session.lastWords = [...session.lastWords.slice(-3), text];
  count(session, candidate, phrase);
  logged(session, candidate, phrase);
}

function play(session: BoardRun, playing: Playing): void {
  const { line, started: at, text, ends, kind, level, question, crisis } = playing;
  session.playing = playing;
  session.effects.push({ effect: 'say', line, at, text, words: wordsIn(text), plays: ends - at, kind, level, question, crisis });
}

const hints: ReadonlySet<string> = new Set(['conceptual_hint', 'procedural_hint', 'worked_example', 'demonstration']);
export const isHint = (kind: string): boolean => hints.has(kind);

function count(session: BoardRun, { by, since, about }: Candidate, { kind, level }: Phrase): void {
  const { now, ladder, counts } = session;
  if (level !== null) {
    ladder.level = Math.max(level, ladder.level);
    ladder.at = now;
    ladder.reached = Math.max(ladder.reached, level);
    counts.deepest = Math.max(counts.deepest, level);
    if (session.hintedAt !== null && about !== 'mistake') counts.stuckAfterHint += 1;
    if (level === 2 && about === 'silence') session.signals.stuck += 1;
  }
  counts.said += 1;
  if (isHint(kind)) {
    counts.hints += 1;
    session.hintsHere += 1;
    session.hintedAt = now;
  }
  if (kind.endsWith('_question')) counts.questions += 1;
  if (about === 'mistake' && session.mistake !== null) {
    session.mistake.spokenOf = true;
    const last = session.mistakes.at(-1);
    if (last !== undefined) last.spokenOf = true;
  }
  if (by !== 'score') return;
  session.unasked.push(now);
  counts.waits += 1;
  counts.waited += now - since;
}

/** True if the phrase asks something, so that the tutor waits for a reply. */
const asksSomething = ({ kind, text }: Phrase): boolean =>
  kind.endsWith('_question') || /\?\s*$/.test(text) || (kind === 'check_in' && text.includes('?') && text.length < 200);

function logged(session: BoardRun, { trigger, about }: Candidate, { kind, text }: Phrase): void {
  const { now, started, counts } = session;
  session.effects.push({
    effect: 'intervention',
    event: {
      event: 'tutor_intervention',
      timestamp: now,
      trigger,
      error_type: about === 'mistake' ? (session.mistake?.category.toUpperCase() ?? null) : null,
      response_type: ResponseType.parse(kind.toUpperCase()),
      response_text: text,
      student_state: {
        stuck_duration: Math.max(0, Math.round((now - session.lastInput) / 1000)),
        error_count: counts.mistakes,
        session_minute: Math.floor((now - (started ?? now)) / 60_000),
      },
    },
  });
}

/** Handles a line that has been played to its end: after a question the tutor waits, after a statement it doesn't. */
export function endPlaying(session: BoardRun): void {
  const { playing } = session;
  if (playing === null) return;
  session.playing = null;
  if (!playing.trigger.startsWith('SESSION')) session.lastSaid = session.now;
  if (playing.trigger === 'EXERCISE_COMPLETED') putNext(session);
  const before = session.waiting;
  session.waiting = playing.question
    ? {
        since: session.now,
        asked: playing.started,
        about: playing.about,
        step: before?.step ?? 0,
        isQuestion: playing.kind.endsWith('_question'),
        patient: before?.patient ?? false,
        followed: playing.followed,
      }
    : null;
  enter(session, { type: 'PLAYED' });
}

/** Asks for the next problem, once for each problem that is solved or given up for another. */
export function putNext(session: BoardRun): void {
  if (!session.owesNext) return;
  giveEvidence(session);
  session.effects.push({ effect: 'next_problem', at: session.now, pace: paceOf(session) });
  session.owesNext = false;
}

/** Stops the line that is being said, because of the student's voice or a lost connection. */
export function stopPlaying(session: BoardRun): void {
  const { playing, now } = session;
  if (playing === null) return;
  session.effects.push({ effect: 'stop', line: playing.line, at: now });
  session.playing = null;
  session.stopped = { playing, at: now };
  if (!playing.trigger.startsWith('SESSION')) session.lastSaid = now;
}

/** Resumes a line that noise had stopped, from the beginning of the sentence in which it stopped. */
export function resumePlaying(session: BoardRun): void {
  const { stopped, now } = session;
  if (stopped === null) return;
  const { playing, at } = stopped;
  const text = restFrom(playing.text, ((at - playing.started) / 1000) * 2.5);
  const { trigger, kind, level } = playing;
  const line = session.nextLine;
  session.nextLine += 1;
  writeRow(session, {
    t: now,
    state: 'SPEAKING',
    trigger,
    kind,
    ...(level === null ? {} : { level }),
    decision: 'resume',
    text,
    words: wordsIn(text),
  });
  play(session, { ...playing, line, text, started: now, ends: now + playingTime(text) });
  session.stopped = null;
}

/** Returns the rest of a text, from the sentence in which the given number of words ends. */
function restFrom(text: string, played: number): string {
  const sentences = text.match(/[^.?!]+[.?!]+\s*|[^.?!]+$/g) ?? [text];
  let words = 0;
  const at = sentences.findIndex((sentence) => (words += wordsIn(sentence)) > played);
  return at < 0 ? text : sentences.slice(at).join('').trim();
}
