import { flattenText } from '../flatten/flatten-text.ts';
import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** Other learners: a class, a grade, somebody at home. */
const learners =
  "(?:class(?:mates?)?|classes|kids?|students?|children|graders?|grade|period|table|row|group|team|seat|partner|neighbor|twin|sister|brother|sibling|cousin|friends?|everyone|everybody|anyone|anybody|somebody|someone|most people|people|others|the rest|the girl|the boy|girls|boys|your age|half the room|the room|last year's|next to you|behind you|in front of you)(?:'s)?";
/** What others are said to do that the student doesn't. */
const manages =
  "(?:got|gets?|had|has|saw|sees|does|did|do|finish(?:ed|es)?|solved?|remember(?:ed|s)?|knew|knows?|understood|understands?|learned|stopped|mastered|moved on|figured|found|finds|answered|nailed|handled?|handles|managed|needed|breezed|flew|was done|were done|(?:would|could|might)(?:'ve| have)? \\w+)";
const thisWork =
  '(?:this|it|that|these|one|them|yours|by (?:now|themselves)|right off|right away|at once|first|already|sooner|faster|quicker|quickly|easily|easy|without|on their own|in (?:seconds|no time|first|second|third|a minute)|before|long ago|weeks ago|days ago|last year|no trouble|no help)';
const outdoes = new RegExp(`(?<!\\d )\\b${learners}\\b[^.!?]{0,28}?\\b${manages}\\b(?=[^.!?]{0,44}\\b${thisWork}\\b)`);
/** Words that turn a remark about somebody else's work into a comfort or a story. */
const comforts =
  /\b(?:tangled|miss(?:es|ed)?|mix(?:es|ed)?|stuck|trips?|tricky|hard|confus\w*|wrong|mistakes?|fool(?:s|ed)?|ask(?:s|ed)?|feels?|wonders?|same|too|with you|imagine|picture|suppose|say|if|each|share[sd]?|equal(?:ly)?|how many|how much|thinks?|thought|worry|worries|forgets?|forgot|need(?:s|ed)? (?:time|help|a|some|two|more)|slow|slowly|at first|took|takes time|struggle[sd]?)\b/;
const byName =
  /(?<=^|[.!?] |, |and )([A-Z][a-z]+)(?: over there| here| next to you| behind you)? (?:had|got|saw|did|knew|solved|finished|understood|gets|knows|would have|wouldn't have)\b[^.!?]{0,40}\b(?:this|it|that|one|before|first|already|right away)\b/g;

/** Phrases that say outright that the student is less than others. */
const lessens: readonly RegExp[] = [
  /\b(?:is|are|was|were|be|seems?|looks) (?:clearly |obviously |probably |maybe )?(?:a lot|too much|a bit much|quite a lot|asking a lot|too hard|too big|more than enough)(?: to ask)? (?:for|of) (?:you|someone like you|somebody like you|your)\b/,
  /\bthe only (?:one|person|student|kid)(?: \w+){0,3} (?:to|who|that) (?:get|gets|got|miss|misses|missed|ask|asks|still|doesn't|didn't|hasn't|has not|needs?|can't|couldn't)\b/,
  /\b(?:sound|look|act|behave|talk|write|sounding|looking|acting)s? (?:just )?(?:like|as if you were) (?:a |an )?(?:\w+ )?(?:baby|toddler|little kid|kindergart\w+|child|clown|fool|parrot)\b/,
  /\bput(?:ting)? up with you\b|\b(?:have|has|had|got) it (?:\w+ )?(?:worse|harder) than you\b|\b(?:using|use) your (?:head|brain|eyes|ears)\b|\bis what (?:people|kids|students) (?:do|say|ask) who\b|\b(?:sweetie|sweetheart|honey pie|missy|little lady|young man|princess|genius boy)\b/,
  /\bif you must\b,? (?:though|but)|\b(?:maybe|perhaps) (?:you could |you should )?(?:copy|ask|watch|follow|be more like|try to be like) (?:how )?(?:she|he|they|her|him|them|your \w+)\b/,
];

/**
 * Finds whether a turn compares the student with others or belittles her. Returns a description for the log, or null. People
 * in the question or in her own message may be mentioned.
 */
export function comparesHer({
  text,
  question,
  student,
  must_convey,
}: Pick<SpokenTurn, 'text' | 'question' | 'student' | 'must_convey'>): string | null {
  const own = foldText(`${question.stem}\n${must_convey ?? ''}\n${student}`);
  for (const { said } of turnSentences(text)) {
    if (lessens.some((phrase) => phrase.test(said) && !phrase.test(own))) return 'makes her less';
    const other = outdoes.exec(said);
    if (other !== null && !comforts.test(said) && !isOfStory(other[0], own)) return 'sets her beside others';
  }
  for (const [, name = ''] of flattenText(text).matchAll(byName))
    if (!own.includes(name.toLowerCase()) && !notNames.test(name) && !/(?:thing|ing)$/.test(name))
      return 'sets her beside others';
  return null;
}

const notNames =
  /^(?:You|I|It|He|She|They|We|That|This|There|Here|Who|What|Which|The|Then|Now|So|And|But|If|When|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Nobody|Everybody|Everyone|Someone|Somebody|Both|Each|All|Area|Adding|Multiplying|Dividing)$/;
/** True for people of the question, without "your" before them. */
const isOfStory = (said: string, own: string): boolean =>
  !/^(?:your|the rest|half the room|last year|next to you)/.test(said) &&
  (said.match(/[a-z]+/g) ?? []).slice(0, 1).some((word) => own.includes(word.replace(/s$/, '')));
