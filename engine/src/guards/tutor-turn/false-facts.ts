import { flattenText } from '../flatten/flatten-text.ts';
import { falseArithmeticIn } from '../harm/false-arithmetic.ts';
import { foldText } from '../words-of.ts';
import { falseNumberFactIn } from './number-facts.ts';
import { confusesTerms, misconceptionIn } from './misconceptions-said.ts';
import { measuresFalsely } from './measured-amounts.ts';
import { falseResultIn } from './result-claims.ts';
import { holdsAtSolution } from './at-solution.ts';
import { contradictsIdea } from './contradicts-idea.ts';
import { doesOtherwise } from './other-operation.ts';
import { storyToldOtherwise } from './story-counts.ts';
import { describesOtherEquation } from './equation-described.ts';
import { exchangesQuantities } from './exchanged-quantities.ts';
import { falsePlainClaimIn } from './plain-claims.ts';
import { breaksFactOfLast } from './school-facts/breaks-school-fact.ts';
import { falseSchoolFactIn, withTermNamed } from './school-facts/states-falsely.ts';
import { restatesOtherwise } from './restated-otherwise.ts';
import { toldForAnswer } from './told-answer.ts';
import { tellsResultFromNowhere } from './result-from-nowhere.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { sizesFalsely } from './sized-claims.ts';
import { toldOfStory } from './told-of-story.ts';
import { termMeanings } from './term-meanings.ts';
import { turnSentences } from './turn-sentences.ts';

/**
 * Finds something false that a turn states. Returns a description for the log, or null. The engine works out calculations and
 * tries equations at the solution; facts about numbers, measures and shapes are looked up; rules are compared with known
 * mistakes. Agreeing to a claim of the student counts as stating it.
 */
export const falseFactIn = (turn: SpokenTurn): string | null => checkedlyFalse(turn) ?? turnsIdeaAround(turn);

/**
 * Finds whether a turn says something else than the idea that it has to get across. Returns a description for the log, or
 * null. The decision is based on similarity, so it can be wrong.
 */
export const turnsIdeaAround = ({ must_convey, text, question, student }: SpokenTurn): string | null =>
  must_convey !== null && contradictsIdea(text, must_convey, question.stem, student)
    ? 'says the opposite of what it has to say'
    : null;

/** Finds something false that was worked out or looked up. */
export function checkedlyFalse(turn: SpokenTurn): string | null {
  const ofQuestion = toldOfStory(turn);
  if (ofQuestion !== null) return ofQuestion;
  if (sizesFalsely(turn)) return 'says of a number that it is larger or smaller than it is';
  if (falseArithmeticIn(turn.text) !== null) return 'states false arithmetic';
  const plain = falsePlainClaimIn(turn.text, turn.question.stem);
  if (plain !== null) return plain;
  if (restatesOtherwise(turn)) return 'says what it has to say with another number';
  const told = toldForAnswer(turn);
  if (told !== null) return told;
  if (tellsResultFromNowhere(turn)) return 'tells a result that no step leads to';
  if (exchangesQuantities(turn)) return 'tells the story with its quantities exchanged';
  if (describesOtherEquation(turn)) return 'says of the equation that it does something else';
  const sentences = turnSentences(turn.text);
  for (const [i, { states }] of sentences.entries()) {
    if (states === '') continue;
    const found = falseStatement(states, turn) ?? falseBesideLast(states, sentences[i - 1]?.states ?? '', turn);
    if (found !== null) return found;
  }
  if (doesOtherwise(turn)) return 'does something else with a number than is due';
  const story = storyToldOtherwise(turn) ?? reasonOfAnotherTerm(turn);
  if (story !== null) return story;
  const claim = agreedClaim(turn);
  if (claim !== null) {
    if (falseArithmeticIn(claim) !== null) return 'agrees with false arithmetic';
    if (confusesTerms(claim)) return 'agrees that two terms are one';
    const found = falseStatement(claim, turn);
    if (found !== null) return `agrees where she ${found}`;
  }
  return null;
}

function falseStatement(said: string, turn: SpokenTurn): string | null {
  const number = falseNumberFactIn(said);
  if (number !== null) return number;
  const result = falseResultIn(said, turn);
  if (result !== null) return result;
  const rule = misconceptionIn(said, turn.question.stem);
  if (rule !== null) return rule;
  const known = falseSchoolFactIn(said, turn.question.stem);
  if (known !== null) return known;
  if (measuresFalsely(said) !== null) return 'sets two measures equal that are not';
  const term = misnamedIn(said);
  if (term !== null) return term;
  return breaksEquation(said, turn) ? 'states an equation that the solution does not keep' : null;
}

/**
 * Finds what is false only together with the sentence before: "… the hundredths place. That's the first place after the
 * point", "Take 9 away. That leaves 21".
 */
function falseBesideLast(states: string, before: string, turn: SpokenTurn): string | null {
  if (before === '') return null;
  const named = withTermNamed(states, before);
  const known = named === null ? null : falseSchoolFactIn(named, turn.question.stem);
  if (known !== null) return known;
  const joined = `${before.replace(/[.!]+$/, '')}, ${states}`;
  if (breaksFactOfLast(states, before)) return 'states what school mathematics knows to be otherwise';
  return /^(?:that|this|it|which) (?:leaves|gives|makes|is|gets)\b/.test(states) && falseResultIn(joined, turn) !== null
    ? 'tells a false result of a step'
    : null;
}

const unstated =
  /\b(?:not|never|n't|isn't|aren't|don't|doesn't|didn't|no|if|whether|would|unless|instead of|rather than|without|wrote|said|thought|think|thinks|mistake|careful|confus\w*|mix\w*|wrong|than)\b/;

/** Finds a term defined as another one: "The denominator is the top number." */
function misnamedIn(said: string): string | null {
  for (const { term, means, never } of termMeanings) {
    if (never === null) continue;
    const named = term.exec(said);
    if (named === null) continue;
    const after = said.slice(named.index + named[0].length);
    const defines =
      /^(?: of [^,.;]{1,30}?)?,?(?: here| always| just| really)? (?:is|are|means?|tells?|says?|counts?|shows?|stands for|comes from)(?: you)?(?: that| when| how)? /.exec(
        after,
      );
    if (defines === null) continue;
    const rest = after.slice(defines[0].length).split(/[;,.]| and /)[0] ?? '';
    const wrong = never.exec(rest);
    if (
      wrong !== null &&
      !unstated.test(said.slice(0, named.index + named[0].length + defines[0].length + wrong.index)) &&
      !means.test(rest.replace(never, ''))
    )
      return 'says of a term what another one means';
  }
  return null;
}

const asksForTerm = /\b(?:find|what is|what's|what are|name|give) (?:the |its |her |his |a )?([a-z]+(?: [a-z]+)?)/i;
/** Finds a reason that belongs to another term: "It's the median, as it comes up most often". */
function reasonOfAnotherTerm({ verdict, text, question }: SpokenTurn): string | null {
  if (verdict !== 'correct') return null;
  const asked =
    asksForTerm.exec(
      flattenText(question.stem)
        .split(/(?<=[.!?])\s+/)
        .at(-1) ?? '',
    )?.[1] ?? '';
  const term = termMeanings.find(({ term: named, never }) => never !== null && named.test(asked.toLowerCase()));
  if (term?.never === undefined || term.never === null) return null;
  for (const { states } of turnSentences(text)) {
    const reason = /\b(?:because|since|as|for) ((?:it|they|that|this|you)\b.*)/.exec(states)?.[1];
    if (reason === undefined || unstated.test(reason)) continue;
    if (term.never.test(reason) && !term.means.test(reason.replace(term.never, ''))) return 'gives the reason of another term';
  }
  return null;
}

/** Returns what the student says or asks, if the turn answers yes: then the tutor says it too. */
function agreedClaim({ text, student }: SpokenTurn): string | null {
  const head = turnSentences(text)[0]?.states ?? '';
  if (
    !/^(?:(?:oh|ah|ok|okay|well|aha|so|wow)[,!. ]+)*(?:yes|yep|yeah|yup|exactly|right|correct|true|precisely|absolutely|of course|sure|indeed|definitely|that's (?:right|it|true|correct|exactly|how)|you're (?:\w+ )?right|good thinking|good idea)\b/.test(
      head,
    )
  )
    return null;
  // Splits numbers: "23, 5*4=20" is two statements.
  return foldText(flattenText(student.replace(/(?<=\d),\s+(?=-?\d)/g, '. ')))
    .replace(
      /^(?:so|wait|but|ok|okay|oh|hm+|is it (?:true )?(?:that )?|do (?:i|you|u|we) (?:just |have to |need to )?|can (?:i|you|we) (?:just )?|should (?:i|we) (?:just )?|does (?:it|that) mean|i (?:just )?(?:think|thought)(?: that)?|cant i just|is it because|isn't it)[ ,]*/g,
      '',
    )
    .replace(/\?/g, '.')
    .replace(/\b(?:is it like|like when)\b.*/, '');
}

/** True if an equation is false for the stem's x, such as "2x = 22". Reported or supposed equations aren't statements. */
const breaksEquation = (said: string, { question }: SpokenTurn): boolean =>
  /=/.test(said) &&
  !unstated.test(said.replace(/\bthan\b/g, '')) &&
  !/\byou(?:r| wrote| had| have| got)\b/.test(said) &&
  holdsAtSolution(said.replace(otherProblem, ' '), question) === false;
/** Another equation than the stem's: "The same in 7x = 63". */
const otherProblem = /\b(?:in|like|example,?|such as|say|as with|take) [-+*/().\d\s^a-z]{0,24}=[-+*/().\d\s^]+/g;
