import { flattenText } from '../flatten/flatten-text.ts';
import { foldSigns } from '../leak/fold-signs.ts';
import { rememberReadings } from '../remember-readings.ts';
import { claimsIn, type ArithmeticClaim } from './arithmetic-claims.ts';
import { arithmeticInSigns } from './arithmetic-in-signs.ts';

/**
 * Returns the first false equation or inequality between numbers that a text states as a fact, as it was understood, or null
 * if there is none.
 *
 * The mathematics engine works out every claim, in signs, in TeX and in plain words ("half of thirty is sixteen"). A claim
 * isn't stated if it is asked ("Is 3 + 4 = 8?"), denied, supposed, or reported ("You wrote 7 · 8 = 54."). An equation with
 * letters is a condition; a number marked as rounded may be a little off. What the engine can't decide passes.
 *
 * Errors  none; the work is bounded by the length of the text.
 */
export const falseArithmeticIn = rememberReadings(statedWrongly, 1000, 4000);

function statedWrongly(text: string): string | null {
  const sentences = sentencesOf(foldSigns(flattenText(spelledOut(text))));
  for (const [i, sentence] of sentences.entries()) {
    const said = arithmeticInSigns(sentence);
    const around = { before: sentences[i - 1] ?? '', after: sentences[i + 1] ?? '' };
    const wrong = claimsIn(said).find((claim) => !claim.holds && isStated(said, claim, around));
    if (wrong !== undefined) return wrong.text;
  }
  return null;
}

const blank =
  /_{2,}|\\(?:square|Box|blacksquare|bigcirc|ldots|dots|underline\s*\{[^}]*\}|boxed\s*\{\s*\})|[□▢⬜◯…]|\.{3,}|(?<=[-+*/=<>×÷·]\s*)\?|\?(?=\s*[-+*/=<>×÷·])/g;
const dividedByFraction = /(\\div(?![a-zA-Z])|÷)\s*((?:\d+\s*)?\\[dtc]?frac\s*\{[^{}]*\}\s*\{[^{}]*\}|(?:\d+ )?\d+\/\d+)/g;

/**
 * Prepares a text for reading: a blank becomes a letter, so that 5 __ 3 = 15 is a condition; ÷ 3/4 divides by the whole
 * fraction; a colon after mathematics isn't a ratio.
 */
const spelledOut = (text: string): string =>
  text.replace(blank, ' z ').replace(dividedByFraction, '$1 ($2)').replace(/\$:/g, '$ ;');

const sentencesOf = (folded: string): string[] =>
  folded.split(/(?<=[.!?;])["”')]*\s+(?![=<>≤≥+*/-] )/).filter((one) => one.trim() !== '');

const reporting =
  /\b(?:wrote|written|writing|writes?|said|say|says|saying|claims?|claimed|thinks?|thought|believes?|answered|typed|guess(?:ed)?|means?|meant|mean that|your (?:answer|line|work|paper|solution|step)|(?:line|step) \d+|on your paper|you (?:have|had|got|put|made|did)|became|someone|somebody|some (?:students|people)|(?:a|the) (?:common|wrong|typical) \w+)\b/i;
const supposing =
  /\b(?:if|suppose|assume|imagine|would|were|could|whether|check|true or false|either|try|test|until|unless|which|find|decide|compare|is it|does|want|should|must)\b/i;
const denying =
  /\b(?:not|\w+n't|never|cannot|false|wrong|untrue|incorrect|mistake|mistaken|error|impossible|contradiction|instead of|rather than|no longer|neither|nor|without)\b/i;
const deniedAfter =
  /^[^.!?]{0,30}\b(?:(?:is|are|was|be|looks?|seems?|can|does|did) ?(?:not|n't|never|false|wrong|untrue|incorrect|impossible|nonsense)|isn't|aren't|can't|cannot|doesn't|wasn't|no solution|contradiction|impossible|(?:you|she|he|they) (?:wrote|said|have|had|put)|is what you)\b/i;
const nextDenies =
  /^\W*(?:no\b|not\b|that (?:is|was|can) ?(?:not|n't|false|wrong|impossible)|that(?:'s| is) (?:not|false|wrong|impossible)|this (?:is|can) ?(?:not|n't|never|false|wrong|impossible)|it (?:isn't|is not)|there (?:is|are) no)/i;
const affirming =
  /\b(?:(?:is|that's|are|was|were|you're|you are) (?:exactly |quite |just |all )?(?:right|correct|true)|well done|good job|perfect|exactly|indeed)\b/i;
const nearly = /\b(?:about|around|roughly|approximately|nearly|almost|close to|rounds?|rounded|estimate|estimated)\b|≈/i;
const leftOver = /\b(?:remainder|left over|remaining|r ?\d|rest|o'clock|a\.?m|p\.?m)\b/i;
/** Phrases by which the sentence before or after asks whether the claim is true. */
const asking =
  /\b(?:true or false|right or wrong|correct or not|yes or no|(?:is|are|was) (?:he|she|they|it|this|that|\w+) (?:right|true|correct|wrong)|find the (?:mistake|error))\b/i;
/** A question that only asks for agreement. */
const tag = /[,.]?\s*\b(?:right|okay|ok|see|agreed|got it|yes|isn't it|isn't that so|don't we|don't you|correct|you see)\s*\?/i;

function isStated(sentence: string, { text, at, end }: ArithmeticClaim, around: { before: string; after: string }): boolean {
  const [before, after] = [sentence.slice(0, at), sentence.slice(end)];
  if (nearly.test(sentence) || leftOver.test(after)) return false;
  if (/\?/.test(after) && !tag.test(after)) return false;
  if (/\bof\s*$/i.test(before)) return false; // "the remainder of 17 ÷ 5 = …" is about the remainder
  if (isContradiction(text) && (/\bsolution|\bnever\b|\bno\b/i.test(`${sentence} ${around.after}`) || before.trim() === ''))
    return false;
  if (deniedAfter.test(after) || nextDenies.test(around.after)) return false;
  if (isOfTwoNumbers(text) && trying.test(around.before)) return false;
  if (asking.test(around.before) || asking.test(around.after)) return false;
  if (denying.test(before) || supposing.test(before)) return false;
  return !reporting.test(before) || affirming.test(`${after} ${around.after.includes('?') ? '' : around.after}`);
}

/** Words that announce a trial: in "Put 27 in for x. 27 ≤ 25", the inequality is the result of the trial. */
const trying = /\b(?:put|try|test|substitute|check|plug|in for)\b/i;
const isOfTwoNumbers = (text: string): boolean => /^-?[\d.,/]+ ?[=<>≤≥] ?-?[\d.,/]+$/.test(text);

/** True for the result of an equation without a solution, as in 0 = 5. */
const isContradiction = (text: string): boolean => /^-?[\d.,]+ ?= ?-?[\d.,]+$/.test(text);
