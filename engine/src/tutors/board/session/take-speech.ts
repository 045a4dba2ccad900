import type { Situation } from '@stoa/schema/board/board-lines';
import { pacing } from '../decision/pacing.ts';
import { hearSpeech } from '../speech/hear-speech.ts';
import { speaksOfWork, type SpokenAct } from '../speech/said-at-boards.ts';
import { wordAskedFor } from '../speech/word-asked-for.ts';
import type { Candidate, Speech } from '@stoa/schema/board/board-session';
import type { BoardContent, BoardRun } from './board-run.ts';
import { askedLevel, dueMove, rungSpeech } from './rungs.ts';
import { solve } from './take-line.ts';
import { addToRow, enter } from './speak.ts';
import { consider } from './think.ts';

/**
 * Answers what the student said, half a second after she finished. `replies`: the tutor had asked something, or was interrupted
 * while asking. Thinking aloud gets no answer unless the tutor had asked. The answer replaces the tutor's own earlier
 * candidates, except one about a mistake, which stays until she has seen it.
 */
export function takeSpeech(session: BoardRun, { lines }: BoardContent, text: string, replies: boolean): void {
  const { now } = session;
  const last = session.used.at(-1) ?? '';
  const wasOffered = ['stuck_offer', 'erasing', 'frustrated_again'].some((situation) => last.startsWith(situation));
  if (replies) session.counts.answered += 1;
  session.waiting = null;
  session.candidates = session.candidates.filter(({ about, trigger }) => about === 'mistake' || trigger === 'EXERCISE_COMPLETED');
  enter(session, { type: 'WORDS' });
  const act = hearSpeech(text, session.problem);
  session.effects.push({ effect: 'heard', at: now, text, act });
  const answer = replyTo(session, act, text, { replies, wasOffered, lines });
  addToRow(session, { trigger: triggerOf(act), decision: answer === null ? 'silence' : 'wait' });
  enter(session, { type: 'HOLD' });
  // A remark about a mistake doesn't come the moment she stops speaking, and is dropped if the reply is about the mistake
  // anyway.
  session.candidates = session.candidates.flatMap((one) =>
    one.about !== 'mistake'
      ? [one]
      : answer?.about === 'mistake'
        ? []
        : [{ ...one, due: Math.max(one.due, now + pacing.stillWriting) }],
  );
  if (answer === null) return;
  const { speech, trigger = triggerOf(act), about = 'other', due = now + pacing.answerQuestion } = answer;
  consider(session, { trigger, speech, since: now, due, by: 'asked', holds: false, about, lapses: null });
}

type Answer = { speech: Speech; trigger?: Candidate['trigger']; about?: Candidate['about']; due?: number };

const triggerOf = (act: SpokenAct): Candidate['trigger'] =>
  act === 'done'
    ? 'STUDENT_SAID_DONE'
    : act === 'right_answer' || act === 'wrong_answer'
      ? 'ANSWER_SUBMITTED'
      : 'STUDENT_ASKED_QUESTION';

const say = (situation: Situation, about: Candidate['about'] = 'other'): Answer => ({
  speech: { of: 'situation', situation },
  about,
});

/** `replies`: the tutor had asked something. `wasOffered`: the tutor had offered help. */
type Asked = { readonly replies: boolean; readonly wasOffered: boolean; readonly lines: BoardContent['lines'] };

/** Chooses the answer to what was said; null for silence. */
function replyTo(session: BoardRun, act: SpokenAct, text: string, asked: Asked): Answer | null {
  const { mistake, solvedAt } = session;
  const standing = mistake !== null && mistake.confidence >= 0.8 ? 'mistake' : 'other';
  const hint = (): Answer => {
    session.quietUntil = 0;
    return solvedAt === null ? { speech: rungSpeech(session, askedLevel(session)), about: standing } : say('done_already');
  };
  switch (act) {
    case 'noise':
      return null;
    case 'inaudible':
      return say('inaudible');
    case 'wants_quiet':
      session.quietUntil = session.now + pacing.leftAlone;
      session.signals = { ...session.signals, sentAway: session.signals.sentAway + 1 };
      session.candidates = [];
      return say('left_alone');
    case 'calls_back':
      session.quietUntil = 0;
      return say('called_back');
    case 'wants_time':
      session.quietUntil = session.now + pacing.leftToThink;
      session.candidates = [];
      return null;
    case 'insight':
      session.counts.insights += 1;
      return asked.replies && saysWhatItShouldBe.test(text) ? say('reply_heard') : null;
    case 'thanks':
      return null;
    case 'greets':
      return say('greeted');
    case 'wants_break':
      return say('take_a_break');
    case 'frustrated':
      return frustrated(session);
    case 'off_topic':
      session.offTopic += 1;
      return say(session.offTopic > 1 ? 'take_a_break' : 'off_topic');
    case 'wants_hint':
      return hint();
    case 'asks_next':
      return whatItMeans(asked.lines, text) ?? hint();
    case 'wants_answer':
      return say('asked_for_answer');
    case 'wants_next':
      return solvedAt === null ? frustrated(session) : null; // the next problem comes by itself
    case 'wants_easier':
      return easier(session);
    case 'wants_harder':
      return harder(session);
    case 'wants_example':
      session.quietUntil = 0;
      return solvedAt === null ? { speech: { of: 'example', next: dueMove(session) }, about: standing } : say('done_already');
    case 'asks_again':
      return again(session, standing) ?? hint();
    case 'asks_to_rephrase':
      return standing === 'mistake' ? say('mistake_rephrased', 'mistake') : asked.replies ? say('asked_again') : hint();
    case 'asks_sum':
      return say('asked_sum', standing);
    case 'right_guess':
      return session.lines.length > 0 ? rightAnswer(session) : say('guess_to_test');
    case 'wrong_guess':
      return say('guess_to_test');
    case 'asks_if_right':
      return ifRight(session);
    case 'asks_why':
      return whatItMeans(asked.lines, text) ?? say(whyOf(session.problem.start ?? ''));
    case 'asks_word':
      return whatItMeans(asked.lines, text) ?? say('asked_word');
    case 'knows_not_why':
      return say('knows_not_why');
    case 'done':
      if (solvedAt !== null) return say('done_already');
      return standing === 'mistake' ? say('done_with_mistake', 'mistake') : say('done_too_soon');
    case 'right_answer':
      return rightAnswer(session);
    case 'wrong_answer':
      return session.lines.length === 0 ? say('show_work') : say('asked_if_mistaken', standing);
    case 'yes':
    case 'no':
      return yesOrNo(session, act, { ...asked, declines: declining.test(text) }, hint);
    case 'thinking':
      return asked.replies && !filler.test(text) && speaksOfWork(text) ? say('reply_heard') : null;
  }
}

/** Matches words that aren't a reply yet: hmm, um, wait. */
const filler = /^\W*(?:(?:u+[hm]+|e+r+m*|h+m+|mhm+|wait|so|well|okay|let'?s see)(?:\W+|$))+$/i;

/** Answers a question like "What's a coefficient?" */
function whatItMeans(lines: BoardContent['lines'], text: string): Answer | null {
  const word = asksForMeaning.test(text) ? wordAskedFor(lines, text) : null;
  return word === null ? null : { speech: { of: 'word', word } };
}
const asksForMeaning = /\bwhat(?:['’]s| is| are) (?:an? |the )?[\w-]+(?: [\w-]+){0,2}\W*$|\bmeans?\b|\bmeaning\b|\bdefin/i;

/** "Oh wait, it should be plus five" answers the question. After a bare "oh!", the student wants to write. */
const saysWhatItShouldBe = /\b(?:should|supposed to|ha(?:ve|s) to|needs? to)\b/i;

/** Matches "No, thanks", which doesn't answer a question. */
const declining = /\b(?:thank|thanks|good|fine|okay|never ?mind|nothing)\b/i;

/** Chooses the explanation of why a step is allowed, which depends on what the work begins from. */
const whyOf = (start: string): Situation =>
  /[<>≤≥]/.test(start) ? 'asked_why_of_inequality' : start.includes('=') ? 'asked_why' : 'asked_why_of_value';

/** Requests an easier problem, which comes as soon as the student has been answered. */
function easier(session: BoardRun): Answer {
  session.wish = 'easier';
  session.owesNext = true;
  session.mistake = null;
  return say('wish_easier');
}

/** Requests a harder problem: at once if nothing has been begun or this one is solved, otherwise after this one. */
function harder(session: BoardRun): Answer {
  session.wish = 'harder';
  if (session.solvedAt === null && session.lines.length > 0) return say('wish_harder_then');
  session.owesNext = true;
  return say('wish_harder');
}

/** Repeats the tutor's last line at her request; null if nothing has been said yet. */
function again({ lastWords }: BoardRun, about: Candidate['about']): Answer | null {
  const text = lastWords.at(-1);
  return text === undefined ? null : { speech: { of: 'fixed', text, crisis: false }, about };
}

function yesOrNo(
  session: BoardRun,
  act: 'yes' | 'no',
  { replies, wasOffered, declines }: Asked & { readonly declines: boolean },
  hint: () => Answer,
): Answer | null {
  if (session.doubted && session.mistake !== null) {
    session.doubted = false;
    if (act === 'no') {
      session.mistake = null;
      return say('unreadable');
    }
    session.mistake = { ...session.mistake, confidence: 1 };
    return { speech: rungSpeech(session, 2), about: 'mistake' };
  }
  const last = session.used.at(-1) ?? '';
  if (act === 'no' && last.startsWith('time_warning.')) return say('declined_to_finish');
  if (act === 'no' && last.startsWith('welcome_back.')) return say('declined_to_start');
  if (!replies) return null;
  const asked = session.lastWords.at(-1) ?? '';
  if (act === 'yes') return wasOffered ? (asked.includes('simpler version') ? easier(session) : hint()) : null;
  if (wasOffered || declines || last.startsWith('take_a_break') || last.startsWith('still_there')) return say('take_time_then');
  return noTo(asked, session);
}

/**
 * "No" to "Does it fit?" means that she has noticed something. "No" to "What happened to the sign?" means that she hasn't, so
 * she is asked in another way.
 */
function noTo(asked: string, { mistake }: BoardRun): Answer {
  const about = mistake === null ? 'other' : 'mistake';
  if (yesOrNoQuestion.test(asked)) return say('no_noticed', about);
  return mistake === null ? say('asked_again') : say('mistake_rephrased', about);
}
const yesOrNoQuestion = /(?:^|[.!?,] )(?:is|are|was|does|do|did|would|could|can|will|has|have|should)\b[^.!?]*\?$/i;

function frustrated(session: BoardRun): Answer {
  session.frustrated += 1;
  session.signals = { ...session.signals, frustrated: session.signals.frustrated + 1 };
  return say(session.frustrated > 1 ? 'frustrated_again' : 'frustrated');
}

/** Answers whether her last line is right: says so only if it follows; a mistake is asked about. */
function ifRight(session: BoardRun): Answer {
  const last = session.lines.at(-1);
  if (last === undefined) return say('done_too_soon');
  if (session.mistake !== null)
    return session.mistake.confidence < 0.8 ? say('reading_in_doubt', 'mistake') : say('asked_if_mistaken', 'mistake');
  return say(last.standing === 'sound' ? 'asked_if_right' : 'asked_if_mistaken');
}

/** Handles a right answer given by voice: it is celebrated as on the board. */
function rightAnswer(session: BoardRun): Answer | null {
  if (session.solvedAt !== null) return say('done_already');
  solve(session);
  session.mistake = null;
  const struggled = session.ladder.reached > 0 || session.mistakesHere > 0;
  return {
    ...say(struggled ? 'solved_after_struggle' : 'solved'),
    trigger: 'EXERCISE_COMPLETED',
    due: session.now + pacing.afterExercise,
  };
}
