import { rememberReadings } from '../../../../guards/remember-readings.ts';
import { everydayWords } from '../../../../hearing/vocabulary/everyday-words.ts';
import { meantWordsOf } from '../../../../hearing/vocabulary/meant-words.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { explainStepOf } from '../explaining.ts';
import { lengthClaimed } from './length-claimed.ts';
import { picturesIn } from '../pictures/everyday-pictures.ts';

/** What a sentence says, as far as it can be compared: its topic, its operations in order, and how sizes relate. */
type Said = {
  readonly terms: ReadonlySet<string>;
  readonly operations: readonly string[];
  /** "More … smaller" is opposed, "more … more" together. A single comparison has its own direction. */
  readonly relation: 'larger' | 'smaller' | 'together' | 'opposed' | null;
  /** The two sides of a comparison: "the debt is larger than the money". */
  readonly than: { readonly left: ReadonlySet<string>; readonly right: ReadonlySet<string> } | null;
};

/** Rewrites phrases of children and authors as words that the vocabulary knows. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/\b(?:do|did|does|is|are|ca|wo|was)n[’']?t\b/gi, 'not'],
  [/\bcannot\b/gi, 'not'],
  [/\bwhatever you do to one(?: side)?,? (?:you )?(?:do|have to do|must do)(?: it)? to the other(?: one| side)?(?:,? too)?/gi, 'do both the same on the sides'],
  [/\bsame thing\b/gi, 'same'],
  [/\btak(?:e|es|ing) (?=.{1,20} (?:off|away|from)\b)/gi, 'subtract '],
  [/\bboth sides\b/gi, 'both of the sides'],
  [/\b(add|adding|put|sum)\b(.{0,12}) up\b/gi, '$1$2'],
  [/\bget (?=x\b)/gi, ''],
  [/(?<=\b(?:\d+|one|two|three|four|five|six) )more\b/gi, ' '],
  [/\b(?:pile|piles|stack|stacks) up\b/gi, 'add'],
  [/\bcancel(?:s|ed|led)?(?: each other)?(?: out)?\b/gi, 'undo'],
  [/\bundo(?:es)? (?:each|part of the|the) other\b/gi, 'undo'],
  [/\bopposites?\b|\b(?:different|other) (?=ways?\b|directions?\b)/gi, 'contrary '],
  [/\bways?(?= |$)(?<=(?:same|contrary|that) +ways?)/gi, 'direction'],
  [/\bsign is minus\b/gi, 'sign is negative'],
  [/\b(?:everyone|everybody)\b/gi, 'each'],
  [/\b(?:shows?|comes?|happens?|appears?|pops?) (?:up )?(?:the )?most\b/gi, 'most often'],
  [/\binside\b(?! (?:the|of the) (?:paren|brack|shape))/gi, 'space inside'],
  [/\b(?:by itself|on its own|alone)\b/gi, 'isolated'],
  [/\bow(?:e|es|ed|ing)\b/gi, 'debt'],
  [/\b(?:i|we|you|u) (?:have|need|has|got|gotta|want) to\b|\bgotta\b/gi, ' '],
  [/\bto (make|take|cut|draw)\b/gi, 'to $1it'],
]; // prettier-ignore

const operations: ReadonlySet<string> = new Set(['add', 'subtract', 'multiply', 'divide', 'double', 'halve', 'flip', 'undo']);
/** Terms that may stand for anything, or that tell how sure the student is. */
const light: ReadonlySet<string> = new Set(
  'number all always again worth kind step first last start stop not larger smaller first second near unit table line side fraction'.split(
    ' ',
  ),
);
const filler: ReadonlySet<string> = new Set(
  'you your they them that this these those what when then there here have has had get gets got make makes made need needs must just like really thing things know think way out one other two three its will would can could does did into from with and the for are was were but because also still very mean means together use keep go goes move moves work works'.split(
    ' ',
  ),
);
/** Replacing one word of a group by another makes a different sentence. */
const opposites: readonly (readonly string[])[] = [
  ['same', 'different', 'contrary'],
  ['numerator', 'denominator'],
  ['mean', 'median', 'mode', 'range'],
  ['not', 'never'],
  ['positive'],
];

/** Reads what a text says. Remembered, because an author's sentences come back with message after message. */
const saidIn = rememberReadings((text): Said => {
  const plain = meant.reduce((rest, [said, instead]) => rest.replace(said, instead), text).replace(/\$[^$]*\$/g, ' ');
  const words = meantWordsOf(plain).flatMap((word) => {
    if (word.kind !== 'word') return [];
    const raw = plain.slice(word.start, word.end).toLowerCase();
    const terms = termsOf(raw, word.meanings, word.stem);
    return terms.length === 0 ? [] : [{ terms, raw, at: word.start }];
  });
  const all = words.flatMap(({ terms }) => terms);
  const compared = words.filter(({ raw }) => comparing.test(raw)).flatMap(({ terms }) => terms);
  const at = plain.search(/\bthan\b/i);
  const sideOf = (isLeft: boolean): ReadonlySet<string> =>
    new Set(words.filter((word) => word.at < at === isLeft && !comparing.test(word.raw)).flatMap(({ terms }) => terms));
  return {
    terms: new Set(all),
    operations: all.filter((term) => operations.has(term)),
    relation: relationOf(compared.filter((term) => term === 'larger' || term === 'smaller')),
    than: at < 0 ? null : { left: sideOf(true), right: sideOf(false) },
  };
}, 6000);

const comparing =
  /^(?:larger|bigger|greater|more|most|biggest|largest|greatest|higher|smaller|less|fewer|least|smallest|lower|fewest)(?: than)?$/;

function termsOf(raw: string, meanings: readonly string[], stem: string): readonly string[] {
  if (raw === 'contrary' || raw === 'direction' || raw === 'isolated') return [raw];
  if (meanings.includes('common')) return ['same', 'denominator'];
  const [picture] = picturesIn(raw);
  if (meanings.length > 0) return [meanings[0]!];
  if (picture !== undefined) return [picture];
  return filler.has(raw) || everydayWords.has(raw) || raw.length < 3 || !/^[a-z]/.test(raw) ? [] : [`"${stem}"`];
}

function relationOf(compared: readonly string[]): Said['relation'] {
  const [first, last] = [compared[0], compared.at(-1)];
  if (first === undefined) return null;
  if (compared.length === 1) return first as 'larger' | 'smaller';
  return first === last ? 'together' : 'opposed';
}

/**
 * How much of the student's idea a sentence must contain, how much of the sentence must be her idea, and how many terms they
 * must share.
 */
const least = { ofIdea: 0.8, ofSentence: 0.75, shared: 2 };
/** The same for two sentences that both say how one thing changes with another, which takes few words. */
const leastOfRelation = { ofIdea: 0.6, ofSentence: 0.5, shared: 2 };
/** Terms that a sentence may have beyond the student's. */
const more: ReadonlySet<string> = new Set(['both', 'only', 'add']);

/** True if a sentence says what an idea says: it has nearly all of its terms, and nothing reversed. */
function saysTheSame(idea: Said, sentence: Said): boolean {
  const differs = (term: string): boolean => idea.terms.has(term) !== sentence.terms.has(term);
  if (opposites.some((group) => group.some((term) => idea.terms.has(term)) && group.some(differs))) return false;
  if (['not', 'never'].some(differs) || (idea.terms.has('only') && differs('only'))) return false;
  if (idea.relation !== null && idea.relation !== sentence.relation) return false;
  if (givenFirst(idea) !== givenFirst(sentence)) return false;
  if (idea.relation !== null && !comparesAlike(idea.than, sentence.than)) return false;
  // "Two debts together make a larger debt" may be said without mentioning the addition.
  const done = sentence.operations.filter((one) => idea.operations.includes(one) || one !== 'add');
  if (done.join(' ') !== idea.operations.join(' ')) return false;
  const weighty = ({ terms }: Said): string[] => [...terms].filter((term) => !light.has(term));
  const own = weighty(idea);
  const others = weighty(sentence).filter((term) => idea.terms.has(term) || !more.has(term));
  const shared = own.filter((term) => sentence.terms.has(term)).length + (idea.relation === null ? 0 : 1);
  const size = (terms: readonly string[], { relation }: Said): number => terms.length + (relation === null ? 0 : 1);
  const enough = idea.relation === 'together' || idea.relation === 'opposed' ? leastOfRelation : least;
  return (
    shared >= enough.shared && shared >= enough.ofIdea * size(own, idea) && shared >= enough.ofSentence * size(others, sentence)
  );
}

/** Returns which of input and output a sentence mentions first; null unless it mentions both. */
function givenFirst({ terms }: Said): string | null {
  const [first, second] = [...terms].filter((term) => term === 'input' || term === 'output');
  return second === undefined ? null : first!;
}

const comparesAlike = (one: Said['than'], other: Said['than']): boolean =>
  one === null || other === null
    ? one === other
    : [...one.left].some((term) => other.left.has(term) && !other.right.has(term)) &&
      [...one.right].some((term) => other.right.has(term) && !other.left.has(term));

/**
 * Returns the sentences of a text that state something, and their clauses: "Add the numerators, and keep the denominator" says
 *         two things.
 */
const statementsIn = rememberReadings(
  (text): readonly string[] =>
    text
      .split(/(?<=[.!?:])\s+|\n+/)
      .filter((sentence) => !/[?]$|^(?:if|when)\b/i.test(sentence))
      .flatMap((sentence) =>
        /\bmultiply or divide\b/i.test(sentence)
          ? ['multiply', 'divide'].map((one) => sentence.replace(/multiply or divide/i, one))
          : [sentence],
      )
      .flatMap((sentence) => {
        const { relation } = saidIn(sentence);
        if (relation === 'together' || relation === 'opposed') return [sentence];
        const clauses = sentence.split(/, (?:and|but|so)(?= )|;|, because(?= )/);
        const isOfTwoParts = /numerator|top/i.test(sentence) && /denominator|bottom/i.test(sentence);
        return clauses.length > 1 ? [...(isOfTwoParts ? [] : [sentence]), ...clauses] : [sentence];
      }),
  2000,
);

/** Returns what a text is about, as meanings, pictures, and stems, without terms that may stand for anything. */
export const weightyIn = (text: string): string[] => [...saidIn(text).terms].filter((term) => !light.has(term));

/** True if a text says that one thing grows as another shrinks: "fewer people, more for each". */
export const saysInverse = (text: string): boolean => saidIn(text).relation === 'opposed';

/**
 * Returns the plan's texts about a question: its own step, its hint and solution, and the corrections of its known mistakes.
 */
function ofQuestion(session: LessonSession, question: Question): string[] {
  const step = explainStepOf(session, question);
  const known = new Set(question.wrong_answers.map(({ misconception }) => misconception));
  return [
    question.hint,
    ...question.solution.map(({ explanation }) => explanation),
    ...question.wrong_answers.flatMap(({ probe }) => probe.bridge ?? []),
    ...session.topic.guidelines.misconceptions.flatMap(({ id, correction }) => (known.has(id) ? correction : [])),
    ...(step === null ? [] : [step.explanation, ...step.another_way]),
  ];
}

/** Returns the plan's other explanations up to the current step, all corrections, and the meanings of words. */
const ofLesson = ({ topic: { guidelines, plan }, current_step }: LessonSession): string[] => [
  ...plan.steps.flatMap((step) =>
    step.type === 'explain' && step.step <= Math.max(1, current_step) ? [step.explanation, ...step.another_way] : [],
  ),
  ...guidelines.misconceptions.map(({ correction }) => correction),
  ...guidelines.glossary.map(({ meaning }) => meaning),
];

const ofThis = /\b(?:they|them|it|its|these|those|both|this|that|here)\b/i;

/** In other lessons, a longer side may well be the larger one. */
const hasDecimals = ({ question_text }: Question): boolean => /\d\.\d/.test(question_text);

/** What is needed for a sum isn't needed for a product. */
const needs = /\b(?:need|needs|must|have to|has to|got to|gotta)\b/i;
const multiplies = /\\(?:times|cdot|div)\b|\$ of \b/;

/**
 * Decides whether the plan has an idea that the student says in her own words: a sentence with nearly the same terms and the
 * same comparisons, operations, and parts, that denies nothing of hers. Returns where the plan has it.
 *
 * Errors  none: null if no sentence is near enough, because a wrong "that's the idea" would teach something false.
 */
export function planIdea(session: LessonSession, question: Question, said: string): 'this question' | 'the lesson' | null {
  if (hasDecimals(question) && lengthClaimed(said) === 'decides') return null;
  const idea = saidIn(said);
  const holds = (text: string): boolean => statementsIn(text).some((one) => saysTheSame(idea, saidIn(one)));
  if (ofQuestion(session, question).some(holds)) return 'this question';
  // "They go the same way" is said about this question, but may be true only of another.
  const isOfThis = ofThis.test(said) || (needs.test(said) && multiplies.test(question.question_text));
  return !isOfThis && ofLesson(session).some(holds) ? 'the lesson' : null;
}
