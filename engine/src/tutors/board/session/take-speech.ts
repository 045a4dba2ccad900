import type { Situation } from '@stoa/schema/board/board-lines';
import { pacing } from '../decision/pacing.ts';
import { hearSpeech, type SpokenAct } from '../speech/hear-speech.ts';
import type { Candidate, Speech } from '@stoa/schema/board/board-session';
import type { BoardRun } from './board-run.ts';
import { askedLevel, rungSpeech } from './rungs.ts';
import { solve } from './take-line.ts';
import { addToRow, enter } from './speak.ts';
import { consider } from './think.ts';

/**
 * Answers what she said, half a second after she ended; `replies`: the tutor had asked, or was about to end a question. Thinking aloud is listened to and answered with nothing, unless the tutor had asked.
 * Earlier candidates of the tutor's own give way to it, all but a mistake, which stands until she has seen it.
 */
export function takeSpeech(session: BoardRun, text: string, replies: boolean): void {
  const { now } = session;
  const last = session.used.at(-1) ?? '';
  const wasOffered = ['stuck_offer', 'erasing', 'frustrated_again'].some((situation) => last.startsWith(situation));
  if (replies) session.counts.answered += 1;
  session.waiting = null;
  session.candidates = session.candidates.filter(({ about, trigger }) => about === 'mistake' || trigger === 'EXERCISE_COMPLETED');
  enter(session, { type: 'WORDS' });
  const act = hearSpeech(text, session.problem);
  session.effects.push({ effect: 'heard', at: now, text, act });
  const answer = replyTo(session, act, text, { replies, wasOffered });
  addToRow(session, { trigger: triggerOf(act), decision: answer === null ? 'silence' : 'wait' });
  enter(session, { type: 'HOLD' });
  // A mistake is not spoken of into the moment she stops, nor where the reply is about it anyway.
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

/** What an act is answered with; null for silence. */
function replyTo(
  session: BoardRun,
  act: SpokenAct,
  text: string,
  asked: { replies: boolean; wasOffered: boolean },
): Answer | null {
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
      return null;
    case 'frustrated':
      return frustrated(session);
    case 'off_topic':
      session.offTopic += 1;
      return say(session.offTopic > 1 ? 'take_a_break' : 'off_topic');
    case 'wants_hint':
    case 'asks_next':
      return hint();
    case 'wants_answer':
      return say('asked_for_answer');
    case 'asks_if_right':
      return ifRight(session);
    case 'asks_why':
      return say(session.problem.start?.includes('=') === true ? 'asked_why' : 'asked_why_of_value');
    case 'asks_word':
      return say('asked_word');
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
      return yesOrNo(session, act, asked, hint);
    case 'thinking':
      return asked.replies && !filler.test(text) ? say('reply_heard') : null;
  }
}

/** What is no reply yet: hmm, um, wait. */
const filler = /^\W*(?:(?:u+[hm]+|e+r+m*|h+m+|mhm+|wait|so|well|okay|let'?s see)(?:\W+|$))+$/i;

function yesOrNo(
  session: BoardRun,
  act: 'yes' | 'no',
  { replies, wasOffered }: { replies: boolean; wasOffered: boolean },
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
  if (!replies) return null;
  if (!wasOffered) return act === 'yes' ? null : say('reply_heard');
  return act === 'yes' ? hint() : say('take_time_then');
}

function frustrated(session: BoardRun): Answer {
  session.frustrated += 1;
  session.signals = { ...session.signals, frustrated: session.signals.frustrated + 1 };
  return say(session.frustrated > 1 ? 'frustrated_again' : 'frustrated');
}

/** Whether it is right is told of a line that follows; a mistake is asked about. */
function ifRight(session: BoardRun): Answer {
  const last = session.lines.at(-1);
  if (last === undefined) return say('done_too_soon');
  if (session.mistake !== null)
    return session.mistake.confidence < 0.8 ? say('reading_in_doubt', 'mistake') : say('asked_if_mistaken', 'mistake');
  return say(last.standing === 'sound' ? 'asked_if_right' : 'asked_if_mistaken');
}

/** The answer by voice: celebrated as on the board. */
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
