import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Topic } from '../../state/topic.ts';
import { explainStepOf } from '../explaining.ts';
import { numberClaimed } from './number-claimed.ts';
import { weightyIn } from './plan-idea.ts';

/** Terms for actions that fit more than one meaning, and so don't count. */
const done: ReadonlySet<string> = new Set(['add', 'multiply', 'how_many', '"count"']);

type Term = Topic['guidelines']['glossary'][number];

/** What the student takes a word of the lesson to mean, compared with the plan's meaning. */
export type TermClaimed =
  | { readonly holds: true; readonly meaning: string }
  /** It's the meaning of another word; or, with null, of no word. */
  | { readonly holds: false; readonly meaning: string; readonly other: string | null };

const longestClaim = 14; // words

const lead = /^(?:(?:so|wait|ok|oh|and|but|hm+|um+|well|hold on|i think|i thought|i guess|isnt|is it true|right) )+/;
const tail = /(?: (?:right|correct|yes|yeah|huh|no|though|ok|then|lol|or what|isnt it|or not|\?))+$/;
/** "Area is just the outside", "is the median the middle one": a word, and what it's said to be. */
const stated =
  /^(?:is |are )?(?:the |a |an )?(.+?) (?:is|are|s|means|be|=|just means|basically means)(?: (?:just|like|basically|really|only|kind of|sort of|all|the same as))*(?: (?:the|a|an))? (.+)$/;
const asked = /^(?:is|are) (?:the |a |an )?(.+)$/;
/** What the student does, or says about "it": a claim about the word that the question is about. */
const doing =
  /^(?:you|i|we|it|its|it is|thats|that is)(?: (?:just|only|all|have to|need to|should|is|are|gotta|just have to))* (?:go|goes|went|walk|walked|count|counted|add|added|cover|covers|covered|multiply|multiplied|fill|filled|the|all|how|what|around|inside|outside)\b(.*)$/;
/** The student denies, supposes, compares, or asks why: the meaning of a word doesn't decide that. */
const saysElse =
  /\b(?:not|never|isnt|arent|dont|doesnt|if|why|or|than|because|how do|how come|instead|without|like an?|both|times|plus|minus|always)\b|\d/;

/**
 * Decides whether the student's idea of a word is what the plan says that it means: "the median is just the middle?" is true,
 * but "area is the outside right?" is what another word means. What she says she does is compared with the word in the title of
 * the question's own explanation: counting squares for a perimeter is what the area needs.
 *
 * Errors  none: null if she names no word and says nothing that she does, or if neither her word nor another covers all that
 *         she says.
 */
export function termClaimed(session: LessonSession, question: Question, text: string): TermClaimed | null {
  const { glossary } = session.topic.guidelines;
  const number = numberClaimed(text, glossary);
  if (number !== null) return number;
  const words = plainWords(tidyMessage(text)).trim().replace(tail, '').replace(lead, '').trim();
  if (words.split(' ').length > longestClaim || saysElse.test(words)) return null;
  return namedClaim(words, glossary) ?? claimOfLast(session, words, glossary) ?? doneClaim(session, question, words);
}

function namedClaim(words: string, glossary: readonly Term[]): TermClaimed | null {
  const sides = stated.exec(words);
  const pair = sides === null ? behindIs(words, glossary) : ([sides[1]!, sides[2]!] as const);
  if (pair === null) return null;
  const [subject, predicate] = pair;
  const term = glossary.find((one) => isNamed(one, subject));
  const instead = glossary.find((one) => isNamed(one, predicate));
  // "Top is the denominator" is about the word named last. The first is only an everyday name.
  if (
    term !== undefined &&
    instead !== undefined &&
    term !== instead &&
    !isNamed({ ...term, words: term.words.slice(0, 1) }, subject)
  ) {
    const claim = weighed(instead, term.words[0]!, glossary);
    if (claim !== null) return claim;
  }
  if (term !== undefined) return weighed(term, predicate, glossary);
  const last = glossary.find((one) => isNamed(one, predicate)); // "the middle one is the mean"
  return last === undefined ? null : weighed(last, subject, glossary);
}

/** "Is the mean the middle one": splits a question whose word comes first, with no verb after it. */
function behindIs(words: string, glossary: readonly Term[]): readonly [string, string] | null {
  const rest = asked.exec(words)?.[1];
  if (rest === undefined) return null;
  const name = glossary
    .flatMap((term) => term.words)
    .find((word) => new RegExp(`^${word}s? (?:just |like |only )*(?:the|a|an|how|what|when)\\b`).test(rest));
  return name === undefined ? null : [name, rest.slice(name.length)];
}

const ofIt =
  /^(?:its|it is|that is|thats|is it|is that|they are|theyre)(?: (?:just|like|basically|really|only|kind of|sort of|when|what|how))* (?:(?:the|a|an) )?(.+)$/;

/** "So it's like comparing", as a reply to a word's meaning, is about that word. Returned only if it's true. */
function claimOfLast(
  { full_conversation_log: log }: LessonSession,
  words: string,
  glossary: readonly Term[],
): TermClaimed | null {
  const said = ofIt.exec(words)?.[1];
  const last = log.findLast(({ role }) => role === 'tutor')?.text ?? '';
  const term = glossary.find(({ meaning }) => last.includes(meaning));
  const claim = said === undefined || term === undefined ? null : weighed(term, said, glossary);
  return claim?.holds === true ? claim : null;
}

const isNamed = (term: Term, said: string): boolean =>
  term.words.some((word) => [word, `${word}s`, `${word}es`].includes(said.trim().replace(/^(?:the|a|an) /, '')));

/**
 * Returns a false claim if nothing the student does fits the word in this step's title, but all of it fits the word in another
 *         step's title.
 */
function doneClaim(session: LessonSession, question: Question, words: string): TermClaimed | null {
  if (!doing.test(words)) return null;
  const { plan, guidelines } = session.topic;
  const heading = (step: { title: string }): Term | undefined =>
    guidelines.glossary.find((term) => term.words.some((word) => new RegExp(`^${word}s?:`, 'i').test(step.title)));
  const step = explainStepOf(session, question);
  const own = step === null ? undefined : heading(step);
  const claimed = weightyIn(words).filter((one) => !done.has(one));
  if (own === undefined || claimed.length === 0 || claimed.some((one) => aboutOf(own).has(one))) return null;
  const other = plan.steps.flatMap((one) => heading(one) ?? []).find((term) => claimed.every((one) => aboutOf(term).has(one)));
  return other === undefined ? null : { holds: false, meaning: own.meaning, other: other.words[0]! };
}

const operations: ReadonlySet<string> = new Set(['add', 'subtract', 'multiply', 'divide']);

/**
 * Judges a claim about a word. It's true if the word's meaning covers all that the student says, and false if it covers nothing
 * of it, but another word's meaning covers all; else null.
 */
function weighed(term: Term, said: string, glossary: readonly Term[]): TermClaimed | null {
  // "Up" and "down" are parts of a fraction only in a lesson that has such parts.
  const hasParts = glossary.some(({ words }) => words.includes('numerator'));
  const claimed = weightyIn(said).filter((one) => hasParts || (one !== 'numerator' && one !== 'denominator'));
  // "The top is the same" compares with another one, and is no meaning.
  if (claimed.every((one) => one === 'same')) return null;
  const [own, name] = [aboutOf(term), nameOf(term)];
  if (claimed.every((one) => own.has(one))) {
    // "To multiply is to add a number to itself", but a product is still not what one gets by adding.
    const isOfTwo =
      claimed.some((one) => operations.has(one) && !name.has(one)) && [...own].filter((one) => operations.has(one)).length > 1;
    return isOfTwo ? null : { holds: true, meaning: term.meaning };
  }
  if (claimed.some((one) => own.has(one))) return null;
  const named = glossary.find((one) => isNamed(one, said));
  if (named !== undefined && isSpokenOf(term, named)) return null;
  // The mean is the equal share: a student who calls it sharing isn't giving another word's meaning.
  const others = glossary.filter((one) => one !== term && isDefined(one) && !isSpokenOf(term, one) && !isSpokenOf(one, term));
  const other =
    others.find((one) => claimed.every((about) => nameOf(one).has(about))) ??
    others.find((one) => claimed.every((about) => aboutOf(one).has(about)));
  return other === undefined ? null : { holds: false, meaning: term.meaning, other: other.words[0]! };
}

/** True if the meaning of one term mentions the other. A square is a rectangle, so neither has the other's meaning. */
const isSpokenOf = ({ words }: Term, { meaning }: Term): boolean =>
  words.some((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(meaning));

/** True if a term has a definition ("The median is …"), rather than a manner of speaking. */
const isDefined = ({ words, meaning }: Term): boolean =>
  words.some((word) => new RegExp(`^(?:the |an? )?${word}s? (?:is|are|means|compares|tells)\\b`, 'i').test(meaning));

const nameOf = ({ words }: Term): ReadonlySet<string> => new Set(words.flatMap((word) => weightyIn(word)));
const aboutOf = (term: Term): ReadonlySet<string> => new Set([...nameOf(term), ...weightyIn(term.meaning)]);
