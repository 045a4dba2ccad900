import { ideaListOf, ideasOf } from './idea-words.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const universal =
  /\b(?:always|never|whenever|no matter(?! what[,.])|any time|every time|for any (?:two|three|number|shape|triangle|line|lines|list)|whether [^.;]{3,40} or not|(?:goes|holds|works) for (?:any|every|all)\w*)\b/;
/** Rules of school mathematics that are always true. */
const knownLaws: readonly RegExp[] = [
  /\bparallel\b[^.;]*\bnever (?:meet|cross|touch|intersect)/,
  /\bprobabilit(?:y|ies)\b[^.;]*\b(?:never|always)\b[^.;]*\b(?:1|one|0|zero|negative|less|between)\b/,
  /\bremainder\b[^.;]*\balways\b[^.;]*\b(?:smaller|less)\b/,
  /\b(?:never|no matter what,? you can't) (?:divide|share) by (?:zero|0)\b/,
  /\bsquare (?:is|are) always (?:also )?a (?:rectangle|rhombus|parallelogram|quadrilateral)/,
  /\btriangle\b[^.;]*\balways\b[^.;]*\b180\b/,
  /\bhypotenuse\b[^.;]*\balways\b[^.;]*\b(?:longest|across|opposite)\b/,
  /\b(?:percent|%)\b[^.;]*\balways\b[^.;]*\b(?:100|hundred)\b/,
  /\b(?:square of|squaring|squared)\b[^.;]*\b(?:never negative|always (?:positive|zero or more))\b/,
  /\babsolute value\b[^.;]*\b(?:never negative|always (?:positive|zero or more))\b/,
  /\bsigns\b[^.;]*\b(?:different|opposite|differ)\b[^.;]*\b(?:product|quotient|answer|result)\b[^.;]*\bnegative\b|\b(?:different|opposite)\b[^.;]*\b(?:product|quotient)\b[^.;]*\bnegative\b/,
  /\b(?:both|two) sides\b[^.;]*\b(?:always|whatever|same)\b/,
  /\b(?:diameter|radius)\b[^.;]*\balways\b[^.;]*\b(?:half|twice|two)\b/,
  /\bparenthes[ei]s\b[^.;]*\balways\b[^.;]*\bfirst\b|\bmultiplication\b[^.;]*\balways\b[^.;]*\bbefore\b[^.;]*\b(?:addition|adding)\b/,
  /\breciprocal\b[^.;]*\balways\b[^.;]*\b(?:1|one)\b/,
  /\balways\b[^.;]*\bstraight (?:line|angle)\b[^.;]*\b180\b/,
  /\beach place\b[^.;]*\balways\b[^.;]*\b(?:ten|10) times\b/,
];
const isKnownLaw = (states: string): boolean => knownLaws.some((law) => law.test(states));

/** The start of a sentence that asks to imagine a picture, which has rules of its own. */
const likened = /^(?:now |just |so |then )?(?:picture|imagine|think of|pretend|suppose)\b/;

const ofNoMatter: readonly SpokenTurn['act'][] = ['acknowledge', 'redirect', 'withhold'];
/** At this share of what the turn has to say, a sentence says it, and "always" is only emphasis. */
const mostly = 0.5;
/** Words that add something as if it followed. */
const withoutSupport = /\b(?:that's why|which is why|that is why|this is why|in fact,?|of course,?) (.*)/;
const leastRule = 3;
const leastNovel = 2;

/**
 * Finds a rule or a reason that the model made up and that can't be checked: a rule for all cases ("the difference is always
 * the greatest common factor") that the turn doesn't have to get across, or a reason for a right answer that mentions things
 * outside the question. Returns null if there is none.
 */
export function unverifiedRuleIn(turn: SpokenTurn): string | null {
  const { act, verdict, question, student, said, must_convey } = turn;
  if (ofNoMatter.includes(act)) return null;
  const must = [...ideasOf(must_convey ?? '')];
  const isAllowed = universal.test((must_convey ?? '').toLowerCase());
  const known = ideasOf(
    [must_convey ?? '', question.stem, student, question.expected, ...question.choices, ...said.slice(-3)].join('\n'),
  );
  for (const { states } of turnSentences(turn.text)) {
    if (states === '') continue;
    const ideas = ideaListOf(states);
    const isDue =
      verdict !== 'correct' && must.length > 1 && must.filter((idea) => ideas.includes(idea)).length >= mostly * must.length;
    if (
      !isAllowed &&
      !isDue &&
      !likened.test(states) &&
      ideas.length >= leastRule &&
      universal.test(states) &&
      !isKnownLaw(states)
    )
      return 'states a law that nobody has checked';
    const aside = withoutSupport.exec(states)?.[1];
    if (
      aside !== undefined &&
      new Set(ideaListOf(aside).filter((idea) => !idea.startsWith('#') && !known.has(idea))).size >= leastNovel
    )
      return 'gives a reason that nobody has checked';
    const reason = verdict === 'correct' ? /\b(?:because|since) (.*)/.exec(states)?.[1] : undefined;
    if (reason === undefined || /\bnot because\b/.test(states)) continue;
    const novel = new Set(ideaListOf(reason).filter((idea) => !idea.startsWith('#') && !known.has(idea)));
    if (novel.size >= leastNovel) return 'gives a reason that nobody has checked';
  }
  return null;
}
