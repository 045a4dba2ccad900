import { asksWhoIsTold } from '../../../safety/asks-who-is-told.ts';
import { isDisclosure } from '../../../safety/crisis-message.ts';
import { mourns } from '../hearing/people/tells-of-loss.ts';
import { findsItUseless, toldByOthers } from '../hearing/people/told-by-others.ts';
import { findsTutorUnclear } from '../hearing/complains-of-reply.ts';
import type { TakenFor } from '../hearing/heard.ts';
import { asksForm } from '../hearing/asks-form.ts';
import { asksIfValueIs } from '../hearing/wish-to-check.ts';
import { onReply } from '../questions/reply-to-probe.ts';
import { isComplete, type LessonSession } from '../state/lesson-session.ts';
import { measureAsked } from '../support/asked/measure-asked.ts';
import { asksIfWay } from '../support/asked/way-asked.ts';
import { meaningsAsked, productAsked } from '../support/asked/word-meaning.ts';
import { wordingIn } from '../support/choose-wording.ts';
import { isToldSince, nextLine } from '../support/next-help.ts';
import { needsHelp } from '../support/progress/needs-help.ts';
import { lastExtensionTurn, mostTurns, turnsToFinish } from '../support/progress/step-progress.ts';
import { bringsNothing } from '../support/progress/stuck-turns.ts';
import { unknownLineHolds } from '../support/reasons/unknown-line.ts';
import { asksAboutStep, stepAsked, type StepAsked } from '../support/steps/step-asked.ts';
import { chooseOnward } from './choose-onward.ts';
import { withHelp } from './helping.ts';
import type { TeachingAct } from './lesson-move.ts';
import { isAskedPlainly, onAskedPlainly } from './on-asked-plainly.ts';
import { onAnswer } from './on-answer.ts';
import { isTakenUpInALine } from './on-beside-the-matter.ts';
import { onClaim } from './on-claim.ts';
import { makesUpFor } from './makes-up.ts';
import { onDispute } from './on-dispute.ts';
import { onKnownQuestion } from './on-known-question.ts';
import { leaving, onLeaving } from './on-leaving.ts';
import { onNod } from './on-nod.ts';
import { onOffer, takesUpOffer } from './on-offer.ts';
import { onOpenMistake } from './on-open-mistake.ts';
import { onReason } from './on-reason.ts';
import { onStuck } from './on-stuck.ts';
import { onTaken } from './on-taken.ts';
import { onWishToCheck } from './on-wish-to-check.ts';
import { settledAtOnce } from './settled-at-once.ts';
import { staying, unanswered, whileAsked, type Chosen, type LessonTurn, type TurnRule } from './turn-rule.ts';
import { withoutBold } from '../support/without-bold.ts';

const judgedAnswer: TurnRule = (turn) => {
  const { grading } = turn.sight;
  const isJudged = grading?.check.verdict === 'correct' || grading?.check.verdict === 'incorrect';
  return isJudged ? onAnswer(turn, grading) : null;
};

/** After the student told of a danger, she asks who gets to know it, or takes it back. */
const askedWhoIsTold: TurnRule = ({ session, sight: { text, grading } }) =>
  grading === null && session.safety_flags.some(({ kind }) => isDisclosure(kind)) && asksWhoIsTold(text)
    ? staying(session, { act: 'redirect', of_last: 'told_for_safety' })
    : null;

const leaves: TurnRule = ({ session, sight }) => staying(session, onLeaving(session, sight));

/** Handles her reply when she was asked how she saw it. If she speaks of somebody she lost, the lesson doesn't move on. */
const reasonAwaited: TurnRule = ({ world, session, sight, moment }) => {
  const { awaiting_reason: asked } = session;
  if (asked === null) return null;
  return mourns(sight.heard) ? staying(session, { act: 'redirect' }) : onReason(world, session, asked, sight, moment);
};

/** Ends the lesson at a turn that only talks about the question in focus, once it has gone on long enough. */
const outOfTurns: TurnRule = whileAsked(({ session, question, sight }) => {
  if (session.turn_count < lastTurn(session)) return null;
  const { taken } = sight.heard;
  const wantsNothing = taken.kind === 'continuation' || (taken.kind === 'wish' && !helpWished.includes(taken.wish));
  const help = wantsNothing || isSaidLightly(taken) ? null : nextLine(session, question);
  const end = isComplete(session) ? ({ how: 'completed', at_limit: true } as const) : ({ how: 'limit' } as const);
  return staying(session, { act: 'teach', onward: { kind: 'end', ...end, ...(help !== null && { takes_along: help }) } });
});
const helpWished: readonly string[] = ['hint', 'explain_differently', 'picture'];
const isSaidLightly = ({ kind }: TakenFor): boolean => ['off_topic', 'small_talk', 'feeling', 'break'].includes(kind);

const lastTurn = (session: LessonSession): number =>
  isComplete(session) ? lastExtensionTurn(session) : mostTurns + turnsToFinish;

/** Ends the lesson at a turn without progress, once the tutor has tried long enough. */
const outOfTries: TurnRule = whileAsked(({ session, sight }) =>
  !isComplete(session) && sight.reply?.right !== true && bringsNothing(sight) && needsHelp(session, 1)
    ? staying(session, { act: 'teach', onward: { kind: 'end', how: 'needs_help' } })
    : null,
);

const claims: TurnRule = ({ session, sight }) => staying(session, onClaim(session, sight));

/** She asks for a product, or a measure, as a fact. */
const factAsked: TurnRule = unanswered(({ session, question, sight: { text } }) => {
  const fact = productAsked(question, text) ?? measureAsked(question, text);
  return fact === null ? null : staying(session, { act: 'clarify', words: fact, example: null });
});

/** She asks what the question is, or what she has to do. If she has just read the question again, she wants help. */
const questionAsked: TurnRule = unanswered(({ session, question, sight: { heard } }) => {
  if (!heard.cues.includes('asks_the_question')) return null;
  const last = session.full_conversation_log.findLast(({ role }) => role === 'tutor')?.text ?? '';
  return last.includes(withoutBold(question.question_text)) ? null : staying(session, { act: 'redirect' });
});

/** She asks about the lesson itself, the form of an answer, an everyday word, a letter, or what comes first. */
const askedPlainly: TurnRule = unanswered(({ world, session, question, sight }) => {
  if (isAskedPlainly(session, question, sight)) return staying(session, { act: 'redirect' });
  return staying(session, onAskedPlainly(world.everydayWords ?? [], session, question, sight));
});

/** "How do I know if it's right?" */
const wayToCheckAsked: TurnRule = whileAsked(({ session, question, sight }) => {
  const { taken } = sight.heard;
  return taken.kind === 'check' && taken.wants !== undefined ? staying(session, onWishToCheck(session, question, sight)) : null;
});

/** She names a step of the solution; or, if she names none, says what the plan foresees. */
const stepOrKnownQuestion: TurnRule = whileAsked(({ session, question, sight }) => {
  const { text, heard, grading, reply } = sight;
  if (reply?.right === true && reply.found !== null) return null; // she has done the step that she names
  // A message that clearly states a misconception is handled as one, unless it asks about a step.
  const mayStep = heard.taken.kind !== 'misconception' || asksAboutStep(text);
  const step = mayStep ? stepAsked(session, question, text) : null;
  if (step === null) return onKnownQuestion(session, sight);
  // "Do i take away 5 first? is it 12?": the step is done, and its result is confirmed.
  if (sight.reply?.right === true && sight.reply.found !== null && asksIfValueIs(text)) return null;
  return grading === null ? staying(session, toStep(step)) : null;
});

function toStep(step: StepAsked): TeachingAct {
  if (step.verdict === 'next') return { act: 'bridge', right: true, again: false, words: step.words, opens: null };
  return step.verdict === 'done' ? { act: 'redirect' } : { act: 'hint', grading: null, words: step.words };
}

const replyToProbe: TurnRule = whileAsked(({ session, question, sight: { reply } }) => {
  if (reply === null) return null;
  const isTold = (words: string): boolean => isToldSince(session, question.asked_at_turn, words);
  return { teaching: onReply(question, reply, wordingIn(session), isTold), after: withHelp(session, question) };
});

const isTheWay: TurnRule = unanswered(({ session, question, sight: { text } }) =>
  asksIfWay(session, question, text) || unknownLineHolds(question, text)
    ? staying(session, { act: 'redirect', is_the_way: true })
    : null,
);

const settled: TurnRule = unanswered(({ session, question, sight }) => staying(session, settledAtOnce(session, question, sight)));

const formAsked: TurnRule = unanswered(({ session, sight: { text } }) =>
  asksForm(text) ? staying(session, { act: 'redirect' }) : null,
);

const wordAsked: TurnRule = ({ world, session, sight: { heard } }) => {
  if (heard.taken.kind === 'answer') return null;
  const meaning = meaningsAsked(session, world.everydayWords ?? [], heard);
  return meaning === null ? null : staying(session, { act: 'clarify', words: meaning, example: null });
};

/** After the last step, while the extension is on offer. Until then, a question is always in focus. */
const nothingWaits: TurnRule = ({ world, session, sight, moment }) => {
  if (session.last_question !== null) return null;
  if (isComplete(session) && takesUpOffer(sight.heard.taken, sight.text))
    return staying(session, { act: 'extend', grading: null, onward: chooseOnward(world, session, moment) });
  const offered = session.extension === 'offered' ? onOffer(session, sight) : null;
  if (offered !== null) return staying(session, offered);
  // A student who left with her last answer comes back to the next thing in the plan.
  const onward = isComplete(session) || session.ended === null ? leaving(session) : chooseOnward(world, session, moment);
  return staying(session, { act: 'teach', onward });
};

const wasPassedOver: TurnRule = unanswered(({ session, question, sight: { text, heard } }) =>
  heard.cues.includes('was_passed_over') ? staying(session, makesUpFor(session, question, text)) : null,
);

/** "Send what?": the tutor's words weren't clear. */
const wasUnclear: TurnRule = unanswered(({ session, question, sight: { text, heard } }) => {
  if (!findsTutorUnclear(text) || heard.terms.length > 0) return null;
  const line = nextLine(session, question);
  return staying(session, line === null ? { act: 'redirect' } : { act: 'hint', grading: null, words: line });
});

const disputes: TurnRule = unanswered(({ world, session, question, sight, moment }) =>
  staying(session, onDispute(world, session, question, sight, moment)),
);

const besideTheMatter: TurnRule = unanswered(({ session, sight }) =>
  isTakenUpInALine(sight) || sight.heard.cues.includes('doubts_value') ? staying(session, { act: 'redirect' }) : null,
);

/** She says what a teacher, a parent or a friend says about it. */
const saidByOthers: TurnRule = unanswered(({ session, question, sight }) => {
  if (!saidLightly.includes(sight.heard.taken.kind) || !toldByOthers(sight)) return null;
  const mistake = findsItUseless(sight.text) ? null : onOpenMistake(session, question);
  return staying(session, mistake ?? { act: 'redirect' });
});

const saidLightly: readonly TakenFor['kind'][] = ['question', 'remark', 'off_topic', 'small_talk', 'reason', 'wish'];

const guessed: TurnRule = unanswered(({ session, question, sight: { heard } }) => {
  if (!heard.cues.includes('guessed') || heard.taken.kind === 'confusion') return null;
  const line = question.wrong_attempts > 0 ? nextLine(session, question) : null;
  return staying(session, line === null ? { act: 'redirect' } : { act: 'hint', grading: null, words: line });
});

const nods: TurnRule = whileAsked(({ session, question, sight: { heard } }) =>
  heard.taken.kind === 'continuation' && !heard.cues.includes('wants_next') ? staying(session, onNod(session, question)) : null,
);

/** A bare "no" that answers none of the tutor's questions: something is in the way. */
const saysNo: TurnRule = unanswered(({ session, sight: { heard } }) =>
  heard.cues.includes('says_no') ? staying(session, { act: 'redirect', asks_for: 'in_the_way' }) : null,
);

const unreadAnswer: TurnRule = (turn) => (turn.sight.grading === null ? null : onAnswer(turn, turn.sight.grading));

/**
 * The rules, in the order in which they're tried: the first that applies decides, and narrower readings come before wider ones.
 * The last two apply to whatever is left.
 */
const turnRules: readonly TurnRule[] = [
  judgedAnswer,
  askedWhoIsTold,
  leaves,
  reasonAwaited,
  outOfTurns,
  outOfTries,
  claims,
  questionAsked,
  askedPlainly,
  wasUnclear,
  factAsked,
  wayToCheckAsked,
  stepOrKnownQuestion,
  replyToProbe,
  isTheWay,
  settled,
  formAsked,
  wordAsked,
  nothingWaits,
  wasPassedOver,
  disputes,
  besideTheMatter,
  saidByOthers,
  guessed,
  nods,
  saysNo,
  whileAsked(onStuck),
  unreadAnswer,
  whileAsked(onTaken),
];

/** Chooses what the tutor does in this turn, and the session after it. */
export function teachingFor(turn: LessonTurn): Chosen {
  for (const rule of turnRules) {
    const chosen = rule(turn);
    if (chosen !== null) return chosen;
  }
  throw new Error('no rule meets the turn'); // onTaken handles every turn in which a question waits, nothingWaits the others
}
