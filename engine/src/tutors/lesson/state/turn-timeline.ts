import { findLeak } from '../../../guards/leak/find-leak.ts';
import { findPersonalData } from '../../../guards/personal-data.ts';
import type { Intent } from '../hearing/heard.ts';
import { intentOf } from '../hearing/heard.ts';
import type { LessonMove, Onward, TeachingAct } from '../turn/lesson-move.ts';
import type { ReasonStanding } from '@stoa/schema/lesson';
import type { LessonSession, Question } from './lesson-session.ts';

/** In UTF-16 units; the session's schema enforces it for every line. */
const longestLine = 200;
/** If the timeline gets longer than this, its beginning becomes one line. */
const mostLines = 40;
const keptLines = 30;

type Teach = Pick<Extract<LessonMove, { kind: 'teach' }>, 'heard' | 'teaching'>;

/**
 * Returns one line about a turn, for the tutor's memory of the lesson: the turn's number, what was decided, and then the
 * tutor's own summary.
 *
 * Shape   at most 200 characters. `onward` is what came next, chosen by the plan or by the tutor. `session` is as it was before
 *         the turn. The summary is left out if it contains personal data or gives away the answer of a question that stays open
 *         or is asked now: the line goes into later prompts.
 */
export function timelineLine(session: LessonSession, move: Teach, onward: Onward | null, summary: string): string {
  const happened = `Turn ${session.turn_count + 1}: ${happenedIn(move, onward)}`;
  const told = summary.replace(/\s+/g, ' ').trim();
  const safe = findPersonalData(told, []).length === 0 && openQuestions(session, onward).every((one) => keeps(one, told));
  return shortened(told === '' || !safe ? happened : `${happened} ${told}`);
}

/**
 * Adds a line to the session's timeline. If it gets too long, its oldest turns become one line that counts how their questions
 * ended.
 */
export function addToTimeline(session: LessonSession, line: string): LessonSession {
  const lines = [...session.session_summary.turn_timeline, shortened(line)];
  const turn_timeline = lines.length <= mostLines ? lines : condensed(session, lines);
  return { ...session, session_summary: { ...session.session_summary, turn_timeline } };
}

function condensed({ closed_questions }: LessonSession, lines: readonly string[]): string[] {
  const [old, kept] = [lines.slice(0, -keptLines), lines.slice(-keptLines)];
  const last = Number(/^Turns? (?:1 to )?(\d+):/.exec(old.at(-1)!)?.[1] ?? 0);
  const ended = closed_questions.filter(({ turn }) => turn <= last);
  const count = (...ends: readonly string[]): number => ended.filter(({ end }) => ends.includes(end)).length;
  const counts = `${count('right_unaided')} right without help, ${count('right_aided')} right with help, ${count('told')} told, ${count('abandoned')} left`;
  return [`Turns 1 to ${last}: ${counts}.`, ...kept];
}

/**
 * Returns the questions whose answers must not appear in the line: the one that stays in focus, and the one that is asked now.
 */
function openQuestions({ last_question }: LessonSession, onward: Onward | null): Question[] {
  const closes = onward !== null;
  return [
    ...(last_question === null || closes ? [] : [last_question]),
    ...(onward !== null && onward.kind === 'question' ? [onward.question] : []),
  ];
}

const keeps = ({ answer, question_text, previous_student_answers }: Question, text: string): boolean =>
  findLeak({ text, answer, stem: question_text, shown: [], written: previous_student_answers }).length === 0;

const heardAs: Readonly<Record<Intent, string>> = {
  answer: 'answered',
  question: 'asked something',
  confusion: 'was confused',
  off_topic: 'spoke of something else',
  continuation: 'wanted to go on',
  request_hint: 'asked for a hint',
  request_answer: 'asked for the answer',
  request_pace: 'asked for another way or pace',
  small_talk: 'made small talk',
  remark: 'made a remark',
  probe_answer: 'replied to the probing question',
  reason: 'told how it was seen',
  feeling: 'said how it feels',
};

function happenedIn({ heard, teaching }: Teach, onward: Onward | null): string {
  const then = onward === null ? '' : nextIn(onward);
  return `the student ${answered(teaching) ?? heardAs[intentOf(heard.taken)]}; ${acts[teaching.act]}${then}.`;
}

const acts: Readonly<Record<TeachingAct['act'], string>> = {
  confirm: 'confirmed',
  ask_reason: 'confirmed, and asked how it was seen',
  weigh_reason: 'the reason was taken up',
  probe: 'a probing question was given',
  bridge: 'it was led back to the question',
  hint: 'a hint was given',
  explain: 'the solution was explained up to its last step',
  tell: 'the solution was told',
  ask_again: 'asked to write it again, at no cost',
  clarify: 'it was made clearer',
  another_way: 'it was explained another way',
  redirect: 'led back to the question',
  open: 'it was taken up',
  withhold: 'help was given instead of the answer',
  teach: 'went on',
  extend: 'harder ground',
};

function answered(teaching: TeachingAct): string | null {
  switch (teaching.act) {
    case 'confirm':
      return teaching.aided ? 'was right, after help' : 'was right, without help';
    case 'ask_reason':
      return 'was right, without help';
    case 'weigh_reason':
      return reasons[teaching.standing];
    case 'extend':
      return teaching.grading === null ? null : 'was right';
    case 'tell':
      return 'was wrong';
    case 'probe':
    case 'hint':
    case 'explain':
      return teaching.grading === null ? null : 'was wrong';
    case 'teach':
      return teaching.grading === undefined ? null : 'was wrong';
    default:
      return null;
  }
}

const reasons: Readonly<Record<ReasonStanding, string>> = {
  fits: 'gave a reason that fits',
  by_chance: 'gave a reason that holds by chance',
  misconception: 'gave a reason with a misconception in it',
  unknown: 'gave a reason of which it is not clear whether it fits',
  none: 'gave no reason',
};

function nextIn(onward: Onward): string {
  if (onward.kind === 'question') return `, then a question of step ${onward.step}`;
  return onward.kind === 'complete' ? ', and the plan is done' : ', and the lesson ends';
}

/** Shortens a line to the maximum length, at the end of a word. */
function shortened(line: string): string {
  if (line.length <= longestLine) return line;
  const cut = line.slice(0, longestLine - 1);
  const blank = cut.lastIndexOf(' ');
  return `${(blank > longestLine / 2 ? cut.slice(0, blank) : cut).replace(/[\ud800-\udbff]$/u, '')}…`;
}
