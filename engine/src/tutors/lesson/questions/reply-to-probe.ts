import type { LessonInput } from '@stoa/schema/lesson';
import type { Probe } from '@stoa/schema/study-plan';
import { withFractionBars } from '../support/page-fractions.ts';
import type { Question } from '../state/lesson-session.ts';
import type { TeachingAct } from '../turn/lesson-move.ts';
import { placesOf, relationsIn, sidesOf, signsOffered } from '../../../hearing/answers/sides-compared.ts';
import { withSlashedFractions } from '../../../math/slashed-fractions.ts';
import { judgeProbe, numberReplied } from './judge-probe.ts';
import { soFarSaid } from '../support/claims/so-far-sentences.ts';
import type { ToldSoFar } from '../support/claims/told-so-far.ts';
import { asideNextSaid, trueLineSaid } from '../support/claims/true-line-sentences.ts';
import { piecesSaid, type PiecesCounted } from '../support/claims/pieces-counted.ts';
import type { TrueLine } from '../support/claims/true-line-told.ts';
import type { ChooseWording } from '../support/choose-wording.ts';

/**
 * A reply to what the tutor asked besides the question.
 *
 * `right`       true; false, with the words that help, if known; or null after she was led back with a question that lists no
 *               answers.
 * `found`       a value on the way, in LaTeX, if no probe of the plan is open.
 * `but`         what is false beside it.
 * `counts`      what she counts, when the question asks for a part of a whole.
 * `line`        a true line of her work; if it leads nowhere, nothing else is judged.
 * `next_aside`  the operation of a step after `found` that leads nowhere.
 * `stands`      the value at which she stands now.
 * `pieces`      she counts the pieces of the answer.
 * `so_far`      she has told all but the last step.
 */
export type ProbeReply =
  | {
      right: true;
      found: string | null;
      but?: string;
      counts?: string;
      line?: TrueLine;
      next_aside?: string;
      stands?: string;
      pieces?: PiecesCounted;
      so_far?: ToldSoFar;
    }
  | { right: false; says: string | null }
  | { right: null; line?: TrueLine };

/** Number of times that a probe is asked. After that, the reply leads back to the question anyway. */
const mostAsked = 2;

/**
 * Judges a message as a reply to the open probe; null if none is open or the message doesn't reply to it. The caller has
 * already made sure that the message isn't the right answer to the question, which would count as an answer.
 *
 * Shape   A whole number that isn't expected is a wrong reply if it couldn't be an answer to the question, which asks for a
 *         fraction or for words; otherwise it's an answer to the question.
 */
export function replyToProbe(
  question: Pick<Question, 'open_probe' | 'answer' | 'wrong_answers' | 'question_text'>,
  message: string,
  field: LessonInput['kind'],
): ProbeReply | null {
  const probe = question.open_probe?.probe;
  if (probe === undefined) return null;
  const text = besideTheQuestion(question, probe, message);
  const judged = judgeProbe(probe, text);
  if (judged.kind === 'right') return { right: true, found: null };
  if (judged.kind === 'wrong') return { right: false, says: judged.says };
  return field === 'message' && isNumberForIt(probe, text) && !mayBeNumber(question) ? { right: false, says: null } : null;
}

/**
 * Returns a reply without what it says of the question itself: in "1/12 is the smaller gap. so 11/12 is less", the last
 * statement compares the sides of 11/12 □ 6/7, and doesn't reply to "Is more or less left?".
 */
export function besideTheQuestion(
  { answer, question_text }: Pick<Question, 'answer' | 'question_text'>,
  probe: Probe,
  message: string,
): string {
  const sides = signsOffered(answer) === null ? null : sidesOf(question_text);
  const [left, right] = sides ?? [];
  if (left === undefined || right === undefined) return message;
  const plain = withSlashedFractions(probe.text);
  if (placesOf(plain, left, right).length > 0 || placesOf(plain, right, left).length > 0) return message;
  const ofProbe = message.split(clauses).filter((clause) => relationsIn(clause.toLowerCase().trim(), [left, right]).length === 0);
  return ofProbe.join(' ');
}
const clauses = /(?<=[.!;,])(?!\d)\s*|\s(?=(?:so|then|but|and)\b)/i;

/**
 * Judges a message with a number that was heard as a reply to the probe and not as an answer: the reply is wrong, whatever the
 * question asks for. Returns null if the message is no number, or the probe asks for none.
 */
export function numberToProbe({ open_probe }: Pick<Question, 'open_probe'>, text: string): ProbeReply | null {
  return open_probe !== null && isNumberForIt(open_probe.probe, text) ? { right: false, says: null } : null;
}

const isNumberForIt = (probe: Probe, text: string): boolean => {
  const [first] = probe.expected;
  return first !== undefined && numberReplied(probe, first) !== null && numberReplied(probe, text) !== null;
};

/** True if a whole number could be an answer to the question. */
const mayBeNumber = ({ answer, wrong_answers }: Pick<Question, 'answer' | 'wrong_answers'>): boolean =>
  ['integer', 'decimal', 'expression', 'set'].includes(answer.input_type) ||
  [answer.expected, ...wrong_answers.map((one) => one.answer)].some((one) => /^-?\d+$/.test(one.trim()));

/**
 * Chooses what follows a reply. A right one is confirmed and led back to the question; a wrong one gets help in one line and
 * the probe again. `isTold` says which words are already on her screen; those aren't repeated.
 */
export function onReply(
  { open_probe, question_text, wrong_attempts, wrong_answers }: Question,
  reply: ProbeReply,
  choose: ChooseWording,
  isTold: (words: string) => boolean,
): TeachingAct {
  if (reply.right && reply.counts !== undefined) {
    const { counts } = reply;
    const words = choose(partOf).replace('{}', () => counts);
    return { act: 'bridge', right: true, again: false, words, opens: null };
  }
  if (reply.right && reply.pieces !== undefined)
    return { act: 'bridge', right: true, again: false, words: piecesSaid(reply.pieces, choose), opens: null };
  if (reply.right && reply.so_far !== undefined)
    return { act: 'bridge', right: true, again: false, words: soFarSaid(reply.so_far, choose), opens: null };
  if (reply.right !== false && reply.line !== undefined)
    return { act: 'bridge', right: reply.right, again: false, words: trueLineSaid(reply.line, choose), opens: null };
  if (reply.right && reply.found !== null) {
    const on = wrong_attempts > 0 ? back : onward;
    const yes = choose(confirmed).replace('{}', () => `$${reply.found}$`);
    const { but, next_aside: aside } = reply;
    const own = but === undefined && aside === undefined ? probeAfter(wrong_answers, reply.stands, isTold) : null;
    if (own !== null) return { act: 'bridge', right: true, again: false, words: `${yes} ${own.text}`, opens: own };
    const then =
      aside !== undefined
        ? asideNextSaid(aside, choose)
        : but === undefined
          ? choose(on)
          : choose(notSo).replace('{}', () => but);
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
  // With words that help, the probe is still visible above them; without such words, its question is repeated, without what led
  // up to it.
  const asks = says === null ? questionOf(probe) : choose(asksOnceMore);
  return {
    act: 'bridge',
    right: false,
    again,
    words: `${help} ${again ? asks : bridge}`,
    opens: again ? null : askedByBridge(probe),
  };
}

/**
 * Returns the sub-question for a student who stops at a value on the way, if the plan has one: "That's 2x. How many x's are in 2x?"
 */
function probeAfter(
  wrong: Question['wrong_answers'],
  stands: string | undefined,
  isTold: (words: string) => boolean,
): Probe | null {
  const own = wrong.find(({ answer }) => answer.trim() === stands)?.probe ?? null;
  return own === null || isTold(own.text) || !speaksOfRest.test(own.text) ? null : own;
}
/** The sub-question takes the value for right, and asks for what is left. */
const speaksOfRest = /^(?:that['’]?s|that is|this is|those are|you (?:did|found|have))\b(?! (?:not|too|more|less|only half))/i;

/** Returns the question that a bridge ends with, as a sub-question of its own; null if no reply to it can be judged. */
export function askedByBridge({ bridge, bridge_expected }: Probe): Probe | null {
  if (bridge === null || bridge_expected.length === 0) return null;
  return { text: bridge, expected: bridge_expected, wrong: [], bridge: null, bridge_expected: [] };
}

/** Returns the question in a probe, without the sentences before it. */
const questionOf = ({ text }: Probe): string =>
  text.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.endsWith('?')) ?? text;

/** True if the words that lead back ask a question of their own, rather than for her answer. */
export const asksOnTheWay = (bridge: string): boolean => bridge.endsWith('?') && !back.some((one) => bridge.endsWith(one));

/** Confirms a reply: "Yes, 8 slices." A bare yes or no isn't repeated. */
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
/** Each of these says that it's only about the sub-question: a bare "Correct." could be taken for the verdict on her answer. */
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
  'Hm, look once more.',
  "That's not it yet. Take another look.",
  'Check that again.',
  'Picture it, and try that part again.',
  "Let's go over that piece again.",
  'Look at the numbers again.',
  'Not yet. Read it once more.',
  'Almost. Go over it slowly.',
] as const;
/** For a student who counts the parts when the question asks for a part of the whole. */
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
/** Says what is false in a line beside something right. */
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
/** For a reply that nothing can judge: it doesn't count as an answer, and costs nothing. */
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
/** Follows a step that she told before she sent any answer. */
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
