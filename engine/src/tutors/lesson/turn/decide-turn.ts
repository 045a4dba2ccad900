import type { LessonWish } from '@stoa/schema/lesson';
import type { HeardAct } from '../../../hearing/act.ts';
import { openExamIn } from '../../../problems/open-exam-in.ts';
import type { Moment } from '../../../turn/tutor.ts';
import { pacingOf } from '../agents/master-tutor/turn-signals.ts';
import { judgedAnswer } from '../questions/grade-answer.ts';
import { besidesOf } from './choose-besides.ts';
import { chooseOnward, openBeside, questionOf, stepOfProof } from './choose-onward.ts';
import { exampleFor, examplesFor, isOpening } from '../support/explaining.ts';
import { asksForm } from '../hearing/asks-form.ts';
import { findsItUseless, toldByOthers } from '../hearing/people/told-by-others.ts';
import { explanationOf, isToldSince, nextHelp, nextLine, type Help } from '../support/next-help.ts';
import { needsHelp } from '../support/progress/needs-help.ts';
import { bringsNothing, stuckOn } from '../support/progress/stuck-turns.ts';
import type { TakenFor } from '../hearing/heard.ts';
import { mourns } from '../hearing/people/tells-of-loss.ts';
import type { Grading, LessonMove, Material, Onward, TeachingAct } from './lesson-move.ts';
import { isComplete, type LessonSession, type Question } from '../state/lesson-session.ts';
import { carriedOut, goneOn } from './next-session.ts';
import type { LessonSight } from './lesson-sight.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import { lastExtensionTurn, mostTurns, stepAt, turnsToFinish } from '../support/progress/step-progress.ts';
import { closeQuestion, phaseAfter, settleAnswer, withTrend } from '../questions/settle-answer.ts';
import { smallestPart } from '../support/smallest-part.ts';
import { asksIfWay } from '../support/asked/way-asked.ts';
import { asksAboutStep, stepAsked } from '../support/steps/step-asked.ts';
import { unknownLineHolds } from '../support/reasons/unknown-line.ts';
import { stepsToShow } from '../questions/steps-to-show.ts';
import { everydayMeaning, meaningAsked, productAsked } from '../support/asked/word-meaning.ts';
import { asksReason, onLateReason, onReason, withReasonAsked } from './on-reason.ts';
import { measureAsked } from '../support/asked/measure-asked.ts';
import { meetingNod } from '../support/progress/nods.ts';
import { pictureForQuestion } from '../support/pictures/picture-for-question.ts';
import { withHelp, type Chosen, type PacedMoment } from './chosen.ts';
import { helping, inWords } from './helping.ts';
import { makesUpFor, onDispute } from './on-dispute.ts';
import { onIdea, onMisconception } from './on-misconception.ts';
import { speaksByItself } from '../questions/speaks-by-itself.ts';
import { onKnownQuestion } from './on-known-question.ts';
import { onOpenMistake } from './on-open-mistake.ts';
import { onQuestion } from './on-question.ts';
import { sharedWords } from '../support/words-in-common.ts';
import { onRemark } from './on-remark.ts';
import { isTakenUpInALine, mayReopen } from './on-beside-the-matter.ts';
import { onClaim } from './on-claim.ts';
import { onUnclear } from './on-unclear.ts';
import { onWishToCheck } from './on-wish-to-check.ts';
import { settledAtOnce } from './settled-at-once.ts';
import { onReply } from '../questions/reply-to-probe.ts';
import { onOffer, takesUpOffer } from './on-offer.ts';
import { endInstead, leaving, leavesWith, onLeaving } from './on-leaving.ts';

/** Questions of one step that may be left for another; after these, help is offered instead. */
const mostLeft = 3;

/**
 * Chooses what this turn does, and how the lesson stands after it: the plan, the life of the question and what was heard decide, and
 * nothing else. Every wish has an answer wherever the lesson stands, so that no press is refused.
 */
export function decideTurn(world: LessonWorld, state: LessonState, sight: LessonSight, moment: Moment): LessonMove {
  if (sight.unsafe !== null) return { kind: 'safety', verdict: sight.unsafe };
  if (sight.heard.cues.includes('asks_who')) return { kind: 'say_who' };
  const exam = sight.grading === null ? openExamIn(world.met.exams, sight.text, moment.now) : null;
  if (exam !== null) return { kind: 'withhold_exam', exam };
  const counted: LessonState = {
    ...state,
    session: { ...state.session, turn_count: state.session.turn_count + 1, just_answered: mayStillExplain(state.session) },
  };
  const { session } = state;
  if (session.ended !== null && !mayReopen(session, sight)) return { kind: 'after_end' };
  const at: PacedMoment = { ...moment, pacing: pacingOf(session, writtenIn(sight)) };
  const { teaching, after, judged = null } = teachingFor(world, counted, sight, at);
  const beside = besidesOf(session, sight, teaching);
  const onward = 'onward' in teaching ? teaching.onward : null;
  const done = carriedOut(after, teaching, sight.heard);
  const leadsTo = <One extends Onward>(one: One) => ({ onward: one, session: goneOn(done, one, moment.now) });
  const skips = onward === null ? [] : openBeside(world, after, onward, at);
  return {
    kind: 'teach',
    heard: sight.heard,
    teaching,
    beside,
    judged,
    next: onward === null ? { onward, session: done } : leadsTo(onward),
    may_skip_to: skips.map((one) => ({ step: one.step, ...leadsTo(one) })),
  };
}

/** Turns after a right answer in which her reason for it may still come. */
const turnsToExplain = 3;

/** While more is offered, what she asks is still of the last one. */
const mayStillExplain = ({ just_answered, closed_questions, turn_count, extension }: LessonSession): Question | null => {
  if (extension === 'offered') return just_answered;
  const answered = closed_questions.findLast(({ question_id }) => question_id === just_answered?.question_id);
  return answered !== undefined && turn_count + 1 - answered.turn < turnsToExplain ? just_answered : null;
};

const writtenIn = ({ text, grading, heard }: LessonSight) => ({
  text,
  judged: grading === null ? null : judgedAnswer(grading),
  heard,
});

function teachingFor(world: LessonWorld, state: LessonState, sight: LessonSight, moment: PacedMoment): Chosen {
  const { session } = state;
  const { grading, heard, text } = sight;
  const { taken } = heard;
  if (grading !== null && isJudged(grading)) return onAnswer(world, state, sight, grading, moment);
  const left = onLeaving(session, sight);
  if (left !== null) return { teaching: left, after: session };
  // Who speaks of somebody she lost is led on to nothing.
  if (session.awaiting_reason !== null && mourns(heard)) return { teaching: { act: 'redirect' }, after: session };
  if (session.awaiting_reason !== null) return onReason(world, session, session.awaiting_reason, sight, moment);
  if (session.last_question !== null && session.turn_count >= lastTurn(session))
    return {
      teaching: { act: 'teach', onward: { kind: 'end', how: isComplete(session) ? 'completed' : 'limit' } },
      after: session,
    };
  if (session.last_question !== null && !isComplete(session) && sight.reply?.right !== true && isLastTry(session, sight))
    return { teaching: { act: 'teach', onward: { kind: 'end', how: 'needs_help' } }, after: session };
  const claim = onClaim(session, sight);
  if (claim !== null) return { teaching: claim, after: session };
  const fact =
    session.last_question === null || grading !== null
      ? null
      : (productAsked(session.last_question, text) ?? measureAsked(session.last_question, text));
  if (fact !== null) return { teaching: { act: 'clarify', words: fact, example: null }, after: session };
  const check =
    session.last_question !== null && taken.kind === 'check' && taken.wants !== undefined
      ? onWishToCheck(session, session.last_question, sight)
      : null;
  if (check !== null) return { teaching: check, after: session };
  // What is told and surely mistaken is met as that, by what is asked of just it.
  const mayStep = session.last_question !== null && (taken.kind !== 'misconception' || asksAboutStep(text));
  const step = mayStep ? stepAsked(session, session.last_question!, text) : null;
  const known = step === null ? onKnownQuestion(session, sight) : null;
  if (known !== null) return known;
  if (step !== null && grading === null)
    return {
      teaching:
        step.verdict === 'next'
          ? { act: 'bridge', right: true, again: false, words: step.words, opens: null }
          : step.verdict === 'done'
            ? { act: 'redirect' }
            : { act: 'hint', grading: null, words: step.words },
      after: session,
    };
  if (sight.reply !== null && session.last_question !== null)
    return {
      teaching: onReply(session.last_question, sight.reply, session.turn_count, (words) =>
        isToldSince(session, session.last_question?.asked_at_turn ?? 0, words),
      ),
      after: withHelp(session, session.last_question),
    };
  const isWay = (question: Question): boolean => asksIfWay(session, question, text) || unknownLineHolds(question, text);
  if (session.last_question !== null && grading === null && isWay(session.last_question))
    return { teaching: { act: 'redirect', is_the_way: true }, after: session };
  const settled =
    session.last_question === null || grading !== null ? null : settledAtOnce(session, session.last_question, sight);
  if (settled !== null) return { teaching: settled, after: session };
  if (session.last_question !== null && grading === null && asksForm(sight.text))
    return { teaching: { act: 'redirect' }, after: session };
  const meaning =
    taken.kind === 'answer' ? null : (meaningAsked(session, heard) ?? everydayMeaning(world.everydayWords ?? [], heard));
  if (meaning !== null) return { teaching: { act: 'clarify', words: meaning, example: null }, after: session };
  if (session.last_question === null) return withoutQuestion(world, session, sight, moment);

  const question = session.last_question;
  if (grading === null && heard.cues.includes('was_passed_over'))
    return { teaching: makesUpFor(session, question), after: session };
  const doubted = grading === null ? onDispute(world, session, question, sight, moment) : null;
  if (doubted !== null) return { teaching: doubted, after: session };
  if (grading === null && isTakenUpInALine(sight)) return { teaching: { act: 'redirect' }, after: session };
  if (grading === null && heard.cues.includes('doubts_value')) return { teaching: { act: 'redirect' }, after: session };
  const lightly: readonly TakenFor['kind'][] = ['question', 'remark', 'off_topic', 'small_talk', 'reason', 'wish'];
  if (grading === null && lightly.includes(taken.kind) && toldByOthers(sight)) {
    const mistake = findsItUseless(text) ? null : onOpenMistake(session, question);
    return { teaching: mistake ?? { act: 'redirect' }, after: session };
  }
  if (grading === null && heard.cues.includes('guessed') && taken.kind !== 'confusion') {
    const line = question.wrong_attempts > 0 ? nextLine(session, question) : null;
    return { teaching: line === null ? { act: 'redirect' } : { act: 'hint', grading: null, words: line }, after: session };
  }
  const nod = taken.kind === 'continuation' && !heard.cues.includes('wants_next') ? onNod(session, question) : null;
  if (nod !== null) return { teaching: nod, after: session };
  // To no question of ours that no answers, she says that something is in the way.
  if (heard.cues.includes('says_no') && grading === null)
    return { teaching: { act: 'redirect', asks_for: 'in_the_way' }, after: session };
  const further = furtherDown(world, session, question, sight, moment);
  if (further !== null) return further;
  if (grading !== null) return onAnswer(world, state, sight, grading, moment);
  const stays = (teaching: TeachingAct): Chosen => ({ teaching, after: session });
  switch (taken.kind) {
    case 'two_answers':
      return stays({ act: 'ask_again', why: 'two_answers', note: null, wrote: text });
    case 'asks_for_answer':
      return stays({ act: 'withhold', ...inWords(nextHelp(world, session, question, moment.pacing)) });
    case 'question':
      return stays(
        onQuestion(session, question, sight, () => helping(nextHelp(world, session, question, moment.pacing), 'clarify')),
      );
    case 'check':
      return stays(
        onWishToCheck(session, question, sight) ?? helping(nextHelp(world, session, question, moment.pacing), 'clarify'),
      );
    case 'misconception':
      return onMisconception(world, session, question, taken.id, moment);
    case 'idea':
      return onIdea(world, session, question, { id: taken.may_be, sure: surenessOf(heard.acts, taken.may_be) }, moment);
    case 'confusion': {
      const unclear = onUnclear(session, question, text);
      if (unclear !== null) return stays(unclear);
      // Lost in an explanation, the student wants another one; lost in a question, or without a start, a way into it.
      const wasExplained = session.full_conversation_log.findLast(({ role }) => role === 'tutor')?.act === 'clarify';
      const explains =
        !hasNoStart.test(text) &&
        question.wrong_attempts === 0 &&
        stepAt(session, question.step)?.type === 'explain' &&
        !wasExplained;
      return stays(helping(nextHelp(world, session, question, moment.pacing, explains ? 'ways' : 'lines'), 'clarify'));
    }
    case 'off_topic':
    case 'small_talk':
    case 'break':
    case 'continuation':
    case 'feeling':
    case 'answer':
    case 'probe_answer':
      return stays({ act: 'redirect' });
    case 'reason':
      return onLateReason(session, sight);
    case 'remark':
      return stays(onRemark(session, question, sight, moment.pacing));
    case 'wish': {
      const example = taken.wish === 'explain_differently' && wantsExample(heard.acts) ? exampleFor(session, question) : null;
      return example === null
        ? onWish(world, session, question, taken.wish, moment)
        : stays({ act: 'another_way', words: null, example });
    }
  }
}

/** "Idk": not of what was explained, but of what to do. */
const hasNoStart = /\b(?:idk|dunno|no (?:clue|idea)|not sure|i have no|(?:do not|don[’']?t|dont) (?:really |even )?know)\b/i;

/** Who only nods is asked for one small thing, and then what is in the way. Neither is help: it says nothing of the way. Null where a nod is met as ever. */
function onNod(session: LessonSession, question: Question): TeachingAct | null {
  const met = meetingNod(session, question);
  if (met === 'led_back' || met === 'helped') return null;
  const { probe } = question;
  const isSmall =
    speaksByItself(probe, question) && !canBeNodded.test(probe.text) && !isToldSince(session, question.asked_at_turn, probe.text);
  return met === 'one_thing' && isSmall
    ? { act: 'probe', grading: null, misconception: null, asks_for: 'one_thing', words: probe.text, probe }
    : { act: 'redirect', asks_for: met };
}

/** A question that yes and no answer, or seem to: a nod would be taken for a reply. */
const canBeNodded = /(?:^|[.!:,] +)(?:is|are|am|was|were|do|does|did|can|could|will|would|should|has|have|had)\b[^.!?]*\?\s*$/i;

/** From here on the way is shown up to its last step, and from there on the question is left; the one of the opening sooner, for the lesson is ahead. */
const stuckUntil = { explained: 2, left: 5, openingLeft: 3 };

/**
 * Who is stuck is not waited for: with each turn that shows it comes more help; then the way is shown up to its last step, then the idea in other
 * words and something worked out, and then the question is left for another of its kind. The answer is told to nobody who has not tried; a question
 * left so counts as told. Null where the turn shows nothing of the kind, or where the help that is due is what she asks for.
 */
function furtherDown(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  sight: LessonSight,
  moment: PacedMoment,
): Chosen | null {
  const { before, now } = stuckOn(session, question, sight);
  const stuck = Math.floor(now);
  if (stuck === Math.floor(before)) return null;
  // One like the opening question is worth a turn before that is left.
  const oneMore = isOpening(question) && examplesFor(session, question).unread.length > 0 ? 1 : 0;
  const left = (isOpening(question) ? stuckUntil.openingLeft : stuckUntil.left) + oneMore;
  if (question.phase === 'explain' && stuck >= left) {
    const after = withTrend(closeQuestion(session, 'told'));
    return { teaching: { act: 'teach', onward: chooseOnward(world, after, moment), gives_up: true }, after };
  }
  if (question.phase !== 'explain' && stuck >= stuckUntil.explained) {
    const explanation = explanationOf(world, session, question, moment.pacing);
    return { teaching: { act: 'explain', grading: null, ...explanation, goes_to: 'explain' }, after: session };
  }
  const { kind } = sight.heard.taken;
  if (sight.grading === null && (kind === 'confusion' || kind === 'asks_for_answer')) return null;
  return { teaching: helping(nextHelp(world, session, question, moment.pacing), 'clarify'), after: session };
}

/** Whether the lesson has tried long enough: it stops at a turn that brings nothing. */
const isLastTry = (session: LessonSession, sight: LessonSight): boolean => bringsNothing(sight) && needsHelp(session, 1);

/** A turn that only talks about the question in focus, and comes when the lesson has gone on long enough, ends it. */
const lastTurn = (session: LessonSession): number =>
  isComplete(session) ? lastExtensionTurn(session) : mostTurns + turnsToFinish;

const isJudged = ({ check }: Grading): boolean => check.verdict === 'correct' || check.verdict === 'incorrect';

function onAnswer(world: LessonWorld, state: LessonState, sight: LessonSight, grading: Grading, moment: PacedMoment): Chosen {
  const { check, question, text } = grading;
  if (check.verdict === 'unreadable' || check.verdict === 'undecided')
    return { teaching: { act: 'ask_again', why: check.verdict, note: check.note, wrote: text }, after: state.session };

  const { session, counted, end } = settleAnswer(world, state, grading, moment);
  const chosen = (teaching: TeachingAct): Chosen => ({
    teaching,
    after: { ...session, just_answered: null },
    judged: { grading, counted },
  });
  const leaves = leavesWith(sight);
  const onwardFrom = (): Onward => {
    const onward = chooseOnward(world, session, moment);
    return leaves ? endInstead(onward, session) : onward;
  };
  if (check.verdict === 'correct') {
    if (!leaves && end === 'right_unaided' && asksReason(session, question, sight))
      return {
        teaching: { act: 'ask_reason', grading },
        after: withReasonAsked(session, question),
        judged: { grading, counted },
      };
    const onward = onwardFrom();
    return {
      teaching:
        session.extension === 'active'
          ? { act: 'extend', grading, onward }
          : { act: 'confirm', grading, aided: end === 'right_aided', onward },
      after: { ...session, just_answered: question },
      judged: { grading, counted },
    };
  }
  if (end === 'told') {
    const onward = onwardFrom();
    return chosen({ act: 'tell', grading, steps: question.solution, answer: question.expected_answer, onward });
  }
  if (leaves) return chosen({ act: 'teach', grading, onward: leaving(session) });
  switch (phaseAfter(session.last_question!.wrong_attempts)) {
    case 'explain':
      return chosen({ act: 'explain', grading, ...explanationOf(world, session, question, moment.pacing) });
    case 'hint':
      if (isFormAlone(grading))
        return chosen({ act: 'hint', grading, words: lastShown(session, question) ?? grading.suited ?? question.hint });
      if (sight.fault !== null) return chosen({ act: 'hint', grading, words: sight.fault.words });
      // A hint that the student has read is not told twice: the next thing is. What suits just her answer comes before both.
      return chosen({
        act: 'hint',
        grading,
        ...wordsOrHelp(ruleFor(session, grading), () => nextHelp(world, session, question, moment.pacing)),
      });
    default:
      return chosen({ act: 'probe', grading, words: grading.suited ?? question.probe.text });
  }
}

const wordsOrHelp = (words: string | null, help: () => Help | null): ReturnType<typeof inWords> =>
  words === null ? inWords(help()) : { words, example: null };

/** After the last step, while the extension is on offer; a question is always in focus before. */
function withoutQuestion(world: LessonWorld, session: LessonSession, sight: LessonSight, moment: PacedMoment): Chosen {
  if (isComplete(session) && takesUpOffer(sight.heard.taken))
    return { teaching: { act: 'extend', grading: null, onward: chooseOnward(world, session, moment) }, after: session };
  const offered = session.extension === 'offered' ? onOffer(session, sight) : null;
  if (offered !== null) return { teaching: offered, after: session };
  // Who left with her last answer comes back to the next thing of the plan.
  const onward = isComplete(session) || session.ended === null ? leaving(session) : chooseOnward(world, session, moment);
  return { teaching: { act: 'teach', onward }, after: session };
}

function onWish(world: LessonWorld, session: LessonSession, question: Question, wish: LessonWish, moment: PacedMoment): Chosen {
  const stays = (teaching: TeachingAct): Chosen => ({ teaching, after: session });
  switch (wish) {
    case 'hint':
      return stays(helping(nextHelp(world, session, question, moment.pacing), 'another_way'));
    case 'picture': {
      const picture = pictureForQuestion(session, question);
      if (picture === null) return stays(helping(nextHelp(world, session, question, moment.pacing, 'ways'), 'another_way'));
      return stays({ act: 'another_way', words: picture.look, example: null, picture });
    }
    case 'slower':
      // In few sentences what changes is enough to say.
      if (moment.pacing.most !== null)
        return stays({ act: 'clarify', words: 'We will go slower from here, with more examples.', example: null });
      return stays({ act: 'another_way', words: smallestPart(session, question), example: null });
    case 'explain_differently':
      return stays(helping(nextHelp(world, session, question, moment.pacing, 'ways'), 'another_way'));
    case 'faster':
      return stays({ act: 'clarify', words: 'We will go faster from here, with fewer examples.', example: null });
    case 'continue':
      return stays({ act: 'redirect' });
    case 'finish':
      return stays({ act: 'teach', onward: leaving(session) });
    case 'another_question': {
      const left = session.closed_questions.filter(({ step, end }) => step === question.step && end === 'abandoned').length;
      if (left >= mostLeft) return stays(helping(nextHelp(world, session, question, moment.pacing), 'another_way'));
      const after = withTrend(closeQuestion(session, 'abandoned'));
      return { teaching: { act: 'teach', onward: chooseOnward(world, after, moment) }, after };
    }
    case 'already_know': {
      const proof = isComplete(session) || session.challenge_from !== null ? null : stepOfProof(session);
      const after = withTrend(closeQuestion(session, 'abandoned'));
      const onward = proof === null ? null : questionOf(world, after, proof, moment);
      // In a check or in practice there is nothing to skip to: this very question is the proof.
      return onward === null || question.wrong_attempts > 0
        ? stays({ act: 'redirect' })
        : { teaching: { act: 'teach', onward: withoutExample(onward) }, after };
    }
  }
}

const surenessOf = (acts: readonly HeardAct[], id: string): number =>
  acts.find((act) => act.act === 'misconception' && act.misconception === id)?.confidence ?? 0;

const wantsExample = (acts: readonly HeardAct[]): boolean => acts.some((act) => act.act === 'wish' && act.wish === 'example');

/** What the student wants to show that she knows is not done for her first. */
const withoutExample = <One extends { material: Material }>(onward: One): One => ({
  ...onward,
  material: { ...onward.material, example: null },
});

/** Words in common from which on a rule and a hint say the same. */
const muchAlike = 4;

/** The rule that just the student's answer wants, once in a lesson, and not after a hint that says the same; a mistake made again is helped with otherwise. */
const ruleFor = (session: LessonSession, { rule, question }: Grading): string | null => {
  if (rule === null || isToldSince(session, 0, rule)) return null;
  const saysTheSame =
    sharedWords(rule, question.hint) >= muchAlike && isToldSince(session, question.asked_at_turn, question.hint);
  return saysTheSame ? null : rule;
};

/** The right value in another form or unit than is asked for: help with the value would be beside the point. */
const isFormAlone = ({ check }: Grading): boolean =>
  check.verdict === 'incorrect' && (check.reason === 'form' || check.reason === 'units');

/** Of the steps that may be shown the last, where the form is come to; null where the student has read it. */
const lastShown = (session: LessonSession, question: Question): string | null =>
  stepsToShow(question)
    .slice(-1)
    .map(({ explanation, math }) => `${explanation} $${math}$`)
    .find((words) => !isToldSince(session, question.asked_at_turn, words)) ?? null;
