import { rememberReadings } from '../../remember-readings.ts';
import { numberRules } from './number-rules.ts';
import { operationRules } from './operation-rules.ts';
import { otherRules } from './other-rules.ts';
import { reasonRules } from './reason-rules.ts';
import type { SchoolFact } from './school-fact.ts';

/** A contrast to what is stated: "…, not the top", "instead of the radius". */
const setAgainst = /,? (?:and |but )?(?:not|instead of|rather than|unlike|as opposed to|without) [^,.;:]*/g;
/** Where a sentence with two statements is split, because a statement about one term says nothing about the next. */
const parted =
  /[;:—–]\s*|\s-\s|,? (?:but|while|whereas|although|though) |,? and (?=(?:the|an?|its|their|your) (?:\w+ ){1,3}(?:is|are|has|have|means?|tells?|gives?|counts?|shows?|comes?|goes)\b)|,? and (?=\w+ (?:lines|angles|numbers|fractions)\b)|,? so (?=(?:the|an?) )|[.!](?=\s|$)/;
/** Words that show that a sentence supposes, reports or warns of something instead of stating it. */
const unstated =
  /\b(?:would|wouldn't|suppose|imagine|wrote|said|thought|think|thinks|mistake|mistakes|careful|wrong|tempting|seems?|looks? like|trap|mix(?:ed|es|ing)? up|confus\w*|whether|some (?:students|people)|as if|as though|you (?:added|multiplied|subtracted|divided|went|took|counted|found|used|only|just|also|might|may have|were|put|flipped|gave|got)|not (?:just|only|always))\b/;
const denies =
  /\b(?:not|never|no|cannot|don't|doesn't|isn't|aren't|can't|won't|didn't|wasn't|shouldn't|nor|neither|no longer|without|nothing)\b(?:\W+[\w'-]+){0,3}\W*$|\b(?:never|don't|doesn't|do not|does not|not)\b[^,.;]*$/;
const deniedAfter = /^[^,.;!]{0,30}\b(?:isn't|is not|doesn't|does not|won't|never|is wrong|is a mistake|would be)\b/;

const facts = [...numberRules, ...operationRules, ...otherRules, ...reasonRules];

/** Returns the facts that a text is about. Remembered, because a text is checked both alone and with the next sentence. */
const factsAbout = rememberReadings((text): readonly SchoolFact[] => facts.filter(({ about }) => about.test(text)), 4000, 1000);

/**
 * Tells whether a sentence states something that school mathematics knows to be false; null if not. The sentence must be
 * folded.
 */
export const breaksSchoolFact = rememberReadings(
  (said): 'breaks' | null =>
    said
      .replace(setAgainst, ' ')
      .split(parted)
      .some((part) => part.length > 8 && !unstated.test(part) && statesFalsely(part))
      ? 'breaks'
      : null,
  2000,
  2000,
);

const statesFalsely = (part: string): boolean => factsAbout(part).some((fact) => saysNever(fact, part, part));

/**
 * True if a sentence states what must never be stated about a fact's topic. `around` is the whole text in which the topic was
 * mentioned.
 */
function saysNever({ never, unless }: SchoolFact, told: string, around: string): boolean {
  if (unless?.test(around) ?? false) return false;
  const stated = never.exec(told);
  return (
    stated !== null && !denies.test(told.slice(0, stated.index)) && !deniedAfter.test(told.slice(stated.index + stated[0].length))
  );
}

/** True if a sentence states something false about the topic of the sentence before it. Both must be folded. */
export function breaksFactOfLast(said: string, before: string): boolean {
  const [matter, told] = [before.replace(setAgainst, ' '), said.replace(setAgainst, ' ')];
  if (unstated.test(matter) || unstated.test(told)) return false;
  return factsAbout(matter).some((fact) => saysNever(fact, told, `${matter} ${told}`));
}
