import { numericOrdinal } from '../../../../figures/numeric-ordinal.ts';
import type { Feeling } from '../../../../hearing/act.ts';
import type { Trouble } from '../../../../hearing/trouble.ts';
import type { Beside, ShortAnswer } from '../../turn/lesson-move.ts';
import type { OtherStep } from '../../support/steps/step-asked.ts';
import type { ReasonFault } from '../../support/reasons/weigh-asked-reason.ts';
import type { SentenceTable } from './master-tutor-sentences.ts';
import { core, type Paragraph, type Say } from './script-parts.ts';

/** The sentences for each feeling or trouble. */
export const ofTold: Readonly<Record<Feeling | Trouble, SentenceTable>> = {
  loss: 'feelsLoss',
  worry: 'feelsWorry',
  shame: 'feelsShame',
  anger: 'feelsAnger',
  boredom: 'dull',
  pride: 'feelsPride',
  insight: 'feelsInsight',
  tiredness: 'feelsTired',
  loneliness: 'feelsLonely',
  frustration: 'hard',
  thanks: 'thanks',
  family: 'troubleFamily',
  put_down: 'troublePutDown',
  laughed_at: 'troubleLaughedAt',
  yelled_at: 'troubleYelledAt',
  friends: 'troubleFriends',
  left_out: 'feelsLonely',
  sick: 'troubleSick',
  someone_sick: 'troubleSomeoneSick',
  hungry: 'troubleHungry',
  failed_before: 'troubleFailedBefore',
  test_ahead: 'troubleTestAhead',
  made_to: 'troubleMadeTo',
  slower_than_others: 'troubleSlowerThanOthers',
  sad: 'low',
  bad_at_it: 'troubleBadAtIt',
};

/** Responds to a feeling or a trouble, and offers a break if one fits. */
export const acknowledgement = (one: Extract<Beside, { do: 'acknowledge' }>, say: Say): Paragraph => [
  core(one.late === true ? say('heardLate') : null),
  core(say(saidTo(one))),
  core(one.break && !one.again ? say('offersBreak') : null),
];

function saidTo({ told, again, while: during }: Extract<Beside, { do: 'acknowledge' }>): SentenceTable {
  if (during === 'smiling') return 'smilesWithHer';
  if (during === 'leaving') return 'goodbyeInGrief';
  if (again) return told === 'loss' ? 'listens' : 'feelsStill';
  return ofTold[told];
}

const short: Readonly<Record<ShortAnswer, SentenceTable>> = {
  bathroom: 'mayLeave',
  break: 'shortBreak',
  calculator: 'ofCalculator',
  test: 'ofTest',
  how_many_more: 'howManyMore',
  extra_ones: 'extraOnes',
  grade: 'ofGrades',
  permission: 'isAllowed',
  logistics: 'cannotKnow',
  relevance: 'whatFor',
  always: 'tryOthers',
  own_picture: 'ownPicture',
  trivia: 'offTopic',
  disputed: 'letsCheck',
  how_i_do: 'howYouDo',
  not_slow: 'notSlow',
  welcome_back: 'welcomeBack',
  spelling_fine: 'spellingIsFine',
  no_catch: 'noCatch',
  gets_harder: 'getsHarder',
  hard_or_not: 'hardOrNot',
  takes_time: 'takesTime',
  slip_noticed: 'slipNoticed',
  why_asked: 'whyIAsk',
  passed_over: 'passedOver',
  was_right: 'lastWasRight',
  no_mistake: 'hadNoMistake',
  other_ways: 'otherWays',
  form_number: 'formNumber',
  form_fraction: 'formFraction',
  form_decimal: 'formDecimal',
  form_fine: 'formFine',
  form_choice: 'formChoice',
  form_truth: 'formTruth',
  form_expression: 'formExpression',
  own_work: 'ownWork',
  guessed: 'onGuessing',
  had_help: 'onHelpUsed',
  faster: 'fasterNow',
  slower: 'slowerNow',
  no_worries: 'noWorries',
  was_unclear: 'wasUnclear',
  was_wrong: 'wasWrong',
  no_test: 'notATest',
  who_sees: 'whoSeesIt',
  why_this_story: 'whyThisStory',
  sign_either: 'signEither',
  told_for_safety: 'toldForSafety',
  not_forgotten: 'notForgotten',
  no_answer: 'noAnswer',
  not_here: 'notHere',
};

const reasons = {
  'this question': { fits: 'reasonFits', by_chance: 'reasonByChance', misconception: 'reasonMistaken' },
  'the last one': {
    fits: 'lateReasonFits',
    by_chance: 'lateReasonByChance',
    misconception: 'reasonMistaken',
  },
} as const;

function reasonSaid({ of, given, is_work }: Extract<Beside, { do: 'weigh_reason' }>): SentenceTable {
  if (is_work === true || given === 'unknown') return 'workFits';
  return reasons[of][given];
}

/** Says why a reason holds by chance at most. */
export const faultSaid = (fault: ReasonFault, say: Say): string | null => {
  if (fault.kind === 'not_so') return say('reasonNotSo');
  return say(fault.kind === 'other_value' ? 'otherValue' : 'reasonLeavesOut', fault.number);
};

const ideas = { 'this question': 'thatIsTheIdea', 'the lesson': 'thatIsTrue', 'the way': 'partOfIt' } as const;

const steps: Readonly<Record<OtherStep, SentenceTable>> = {
  done: 'stepIsDone',
  later: 'stepIsLater',
  other_number: 'stepOtherNumber',
  not_this: 'stepNotThis',
};

/**
 * Returns the words that go with her comparison. If it holds, words with numbers are left out: they tell a story of the lesson,
 * with numbers that aren't hers.
 */
const ofTheLikeness = ({ likeness, words }: Extract<Beside, { do: 'answer_question' }>): string | null =>
  likeness === 'confirmed' && words !== null && /\d/.test(words) ? null : words;

const likenessSaid = (likeness: 'confirmed' | 'corrected', words: string | null): SentenceTable => {
  if (likeness === 'confirmed') return 'isLikeIt';
  return words === null ? 'isUnlikeIt' : 'isNotThat';
};

const ofTheWord = ({ holds, other }: Extract<Beside, { do: 'settle_word' }>, say: Say): string | null => {
  if (holds) return say('wordMeansThat');
  return other === null ? say('meansOther') : say('wordIsOther', other);
};

/** Responds to what else the message contains. */
export function besideParagraph(beside: Exclude<Beside, { do: 'acknowledge' | 'greet' }>, say: Say): Paragraph {
  switch (beside.do) {
    case 'answer_shortly':
      return [core(say(short[beside.answer]))];
    case 'answer_question':
      return [
        core(beside.likeness === null ? null : say(likenessSaid(beside.likeness, beside.words))),
        beside.unsure === true ? core(say('mayAnswer')) : null,
        beside.of_this_one === true ? core(say('hereIsHow')) : null,
        core(ofTheLikeness(beside)),
      ];
    case 'settle_word':
      return [core(ofTheWord(beside, say)), core(beside.words)];
    case 'settle_comparison':
      return [core(say(beside.holds ? 'comparisonHolds' : 'comparisonIsOther', beside.words))];
    case 'answer_step':
      return [core(say(steps[beside.verdict]))];
    case 'say_progress': {
      const place = `${numericOrdinal(beside.step)} of ${beside.of}`;
      return [core(say(beside.may_stop === true ? 'maySoonStop' : 'onStep', place))];
    }
    case 'say_deeds':
      return [core(say(beside.asked === 'slow' ? 'notSlowByDeeds' : 'doesWell', beside.deeds))];
    case 'confirm_idea':
      return [core(say(ideas[beside.of])), core(beside.words)];
    case 'share_surprise':
      return [core(say('surprised'))];
    case 'mend_line':
      return [core(say('lineIsFalse')), core(beside.words)];
    case 'take_up_line':
      return [core(say('ownLine', `$${beside.line}$`))];
    case 'weigh_reason':
      // Beside a right answer, thanks for a reason that nobody judged would only fill the reply.
      if (beside.given === 'unknown' && beside.is_work !== true)
        return beside.of === 'this question' ? [] : [core(say('lateReasonHeard'))];
      return [core(beside.fault === undefined ? say(reasonSaid(beside)) : faultSaid(beside.fault, say)), core(beside.words)];
  }
}
