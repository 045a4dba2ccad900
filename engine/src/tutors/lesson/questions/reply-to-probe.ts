import type { LessonInput } from '@stoa/schema/lesson';
import type { Probe } from '@stoa/schema/study-plan';
import { withFractionBars } from '../support/page-fractions.ts';
import type { Question } from '../state/lesson-session.ts';
import type { TeachingAct } from '../turn/lesson-move.ts';
import { judgeProbe, numberReplied } from './judge-probe.ts';
import type { ChooseWording } from '../support/choose-wording.ts';

/**
 * A reply to what the tutor asked beside the question: right, or wrong with what helps, if that is known; null where she was led back with a question that
 * holds no answers. `found`: a value on the way, in LaTeX, where no probe of the plan is open; `but`: what is not so beside it; `counts`: what she counts of a whole
 * whose part is asked for.
 */
export type ProbeReply =
  | { right: true; found: string | null; but?: string; counts?: string }
  | { right: false; says: string | null }
  | { right: null };

/** Times that a probe is asked: after that the reply is led back to the question all the same. */
const mostAsked = 2;

/**
 * Judges a message as a reply to the probe that is open; null where none is, or where it is no reply to it. What answers the question
 * rightly is an answer: the caller has looked for that first.
 *
 * Shape   A whole number that is not expected is a wrong reply where the question could not have it for an answer, as it asks for a
 *         fraction or for words; else it is an answer to the question.
 */
export function replyToProbe(
  question: Pick<Question, 'open_probe' | 'answer' | 'wrong_answers'>,
  text: string,
  field: LessonInput['kind'],
): ProbeReply | null {
  const probe = question.open_probe?.probe;
  if (probe === undefined) return null;
  const judged = judgeProbe(probe, text);
  if (judged.kind === 'right') return { right: true, found: null };
  if (judged.kind === 'wrong') return { right: false, says: judged.says };
  return field === 'message' && isNumberForIt(probe, text) && !mayBeNumber(question) ? { right: false, says: null } : null;
}

/**
 * The same where the ear hears a number as a reply to the probe and not as an answer to the question: then it is a wrong one, whatever the question asks for. Null where it is no
 * number, or no number is asked for.
 */
export function numberToProbe({ open_probe }: Pick<Question, 'open_probe'>, text: string): ProbeReply | null {
  return open_probe !== null && isNumberForIt(open_probe.probe, text) ? { right: false, says: null } : null;
}

const isNumberForIt = (probe: Probe, text: string): boolean => {
  const [first] = probe.expected;
  return first !== undefined && numberReplied(probe, first) !== null && numberReplied(probe, text) !== null;
};

/** Whether a whole number could be somebody's answer. */
const mayBeNumber = ({ answer, wrong_answers }: Pick<Question, 'answer' | 'wrong_answers'>): boolean =>
  ['integer', 'decimal', 'expression', 'set'].includes(answer.input_type) ||
  [answer.expected, ...wrong_answers.map((one) => one.answer)].some((one) => /^-?\d+$/.test(one.trim()));

/**
 * What follows a reply: it is confirmed and led back to the question, or helped with in one line and asked once more. Nothing that stands on her screen already
 * is said to her again: `isTold` says what does.
 */
export function onReply(
  { open_probe, question_text, wrong_attempts }: Question,
  reply: ProbeReply,
  choose: ChooseWording,
  isTold: (words: string) => boolean,
): TeachingAct {
  if (reply.right && reply.counts !== undefined) {
    const { counts } = reply;
    const words = choose(partOf).replace('{}', () => counts);
    return { act: 'bridge', right: true, again: false, words, opens: null };
  }
  if (reply.right && reply.found !== null) {
    const on = wrong_attempts > 0 ? back : onward;
    const yes = choose(confirmed).replace('{}', () => `$${reply.found}$`);
    const { but } = reply;
    const then = but === undefined ? choose(on) : choose(notSo).replace('{}', () => but);
    const words = `${yes} ${then}`;
    return { act: 'bridge', right: true, again: false, words, opens: null };
  }
  if (reply.right === null) return { act: 'bridge', right: null, again: false, words: choose(unjudged), opens: null };
  if (open_probe === null) throw new Error(`a reply to a probe of “${question_text}”, of which none is open`);
  const { probe, asked } = open_probe;
  const bridge = probe.bridge ?? choose(back);
  if (reply.right)
    return {
      act: 'bridge',
      right: true,
      again: false,
      words: `${confirmation(probe, choose)} ${bridge}`,
      opens: askedByBridge(probe),
    };
  const again = asked < mostAsked;
  const says = reply.says === null || isTold(reply.says) ? null : reply.says;
  const help = says ?? choose(notThat);
  // Beside words that help, her question stands a line above; beside none it is asked once more, without what led up to it.
  const asks = says === null ? questionOf(probe) : choose(asksOnceMore);
  return {
    act: 'bridge',
    right: false,
    again,
    words: `${help} ${again ? asks : bridge}`,
    opens: again ? null : askedByBridge(probe),
  };
}

/** The question that a bridge ends with, as a sub-question of its own; null where no reply to it can be judged. */
export function askedByBridge({ bridge, bridge_expected }: Probe): Probe | null {
  if (bridge === null || bridge_expected.length === 0) return null;
  return { text: bridge, expected: bridge_expected, wrong: [], bridge: null, bridge_expected: [] };
}

/** What a probe asks, without what it says before. */
const questionOf = ({ text }: Probe): string =>
  text.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.endsWith('?')) ?? text;

/** Whether she is led back with a question of its own, and not with one of those that ask for her answer. */
export const asksOnTheWay = (bridge: string): boolean => bridge.endsWith('?') && !back.some((one) => bridge.endsWith(one));

/** "Yes, 8 slices." A bare yes or no is not said back. */
function confirmation({ expected }: Probe, choose: ChooseWording): string {
  const said = expected[0]!;
  if (/^(?:yes|no)$/i.test(said)) return choose(agreed);
  const shown = /^-?\d+\/\d+$/.test(said) ? `$${withFractionBars(said.replace('/', ' / '))}$` : said;
  return choose(confirmed).replace('{}', () => shown);
}

const confirmed = [
  'Yes, {}.',
  'Right, {}.',
  "That's it: {}.",
  'Exactly, {}.',
  'Yes, you have it: {}.',
  'Correct, {}.',
  "That's right, {}.",
  'You got that part: {}.',
] as const;
/** Each says that it speaks of the sub-question alone: "Correct." beside an answer of hers would be taken for the answer's verdict. */
const agreed = [
  "Yes, that part's right.",
  "You've got that part.",
  'Yes to that one.',
  'Yes, that small part is right.',
  'Yes, you saw that part.',
  'Right, for that part.',
  'Yes, that part is how it is.',
  'Good, that piece is right.',
] as const;
const notThat = [
  'Not quite. Look once more.',
  "That's not it yet. Take another look.",
  'Check that again.',
  'Close your eyes and picture it, then count again.',
  "Let's count once more.",
  'Look at the numbers again.',
  'Not yet. Read it once more.',
  'Almost. Go over it slowly.',
] as const;
/** To who counts the parts where a part of the whole is asked for. */
const partOf = [
  "Yes, that's how many {}. What part of the whole is that?",
  "That's the right number of {}. Now write it as a fraction of the whole.",
  'You counted the {} right. Out of how many?',
  'Right, so many {}. What fraction of all of them is that?',
  "That's how many {} there are. Which fraction says so?",
  'The number of {} is right. How do you write it as a part of the whole?',
  'Yes, count the {} first. What goes on the bottom of the fraction?',
  "Good, that's the {} counted. How many make a whole?",
] as const;
/** Beside what is right: a line of it that isn't. */
const notSo = [
  'But {}. Can you fix that one?',
  'One thing to check: {}. What would it be?',
  'Only {}. Try that one once more.',
  'Now look at the next part again, because {}.',
  'That part works, but {}. What should it be?',
  'Keep that. But {}, so change that one.',
  'The next part needs a fix: {}.',
  'But look: {}. Which number has to change?',
] as const;
const asksOnceMore = [
  'So what would you say now?',
  'What do you think now?',
  'Now what do you think?',
  'Think about that. What would you say?',
  'With that, what would you say?',
  'So how would you reply to my question now?',
  'Try my small question once more. What do you get?',
  'Now what would you answer to that?',
] as const;
/** To a reply that nothing can judge: it is no answer to the question, and costs nothing. */
const unjudged = [
  'Keep that for your answer. Now put it together, and send the whole thing.',
  'OK, that was for my small question. Now go for the big one.',
  'Good, hold on to that. Now answer the question on the card.',
  "Let's use that. Find the whole answer, and send it.",
  'Write that down. Then finish the question itself.',
  "That's the small part. Now do the rest, and send your answer.",
  'Take that along, and have a go at the whole question.',
  "OK. With that, try the question again. I'll check the whole answer.",
] as const;
/** Behind a step of hers, where she has sent no answer yet. */
const onward = [
  'What comes next?',
  'So, what will you do with that?',
  'Now, what’s left to find?',
  'Go on from there. What do you get?',
  'What does the question want beyond that?',
  'So, what’s your next move?',
  'What can you do with that now?',
  'Keep going. What’s the next thing?',
] as const;
const back = [
  'Now, what does that tell you about the question?',
  'So, what would you change in your answer?',
  'So, what is your answer now?',
  'Now, what does the question ask for?',
  'How does that change your answer?',
  'So, what is the next step?',
  'With that in mind, what do you get?',
  'So, how would you answer the question now?',
] as const;
