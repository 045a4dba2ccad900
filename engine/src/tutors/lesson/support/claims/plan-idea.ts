import { rememberReadings } from '../../../../guards/remember-readings.ts';
import { everydayWords } from '../../../../hearing/vocabulary/everyday-words.ts';
import { meantWordsOf } from '../../../../hearing/vocabulary/meant-words.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { explainStepOf } from '../explaining.ts';
import { picturesIn } from '../pictures/everyday-pictures.ts';

/** What a sentence says, as far as it can be compared: what it is about, what is done in which order, and how sizes go together. */
type Said = {
  readonly terms: ReadonlySet<string>;
  readonly operations: readonly string[];
  /** "More … smaller" goes the other way, "more … more" the same way; one comparison alone has its direction. */
  readonly relation: 'larger' | 'smaller' | 'together' | 'opposed' | null;
  /** What is compared with what: "the debt is larger than the money". */
  readonly than: { readonly left: ReadonlySet<string>; readonly right: ReadonlySet<string> } | null;
};

/** Words of a child, and of an author, for what the vocabulary knows by others. */
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
/** Stands for anything, or for how sure she is. */
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
/** One word of these instead of another makes another sentence. */
const opposites: readonly (readonly string[])[] = [
  ['same', 'different', 'contrary'],
  ['numerator', 'denominator'],
  ['mean', 'median', 'mode', 'range'],
  ['not', 'never'],
  ['positive'],
];

/** What a text says; an author's sentences come back with message after message. */
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

/** How much of her idea a sentence has to hold, how much of the sentence her idea, and how many words at least. */
const least = { ofIdea: 0.8, ofSentence: 0.75, shared: 2 };
/** The same where both say how two things change with each other, which few words say. */
const leastOfRelation = { ofIdea: 0.6, ofSentence: 0.5, shared: 2 };
/** What a sentence may say more than she does. */
const more: ReadonlySet<string> = new Set(['both', 'only', 'add']);

/** Whether a sentence says what an idea says: nearly all that it is about, and nothing the other way round. */
function saysTheSame(idea: Said, sentence: Said): boolean {
  const differs = (term: string): boolean => idea.terms.has(term) !== sentence.terms.has(term);
  if (opposites.some((group) => group.some((term) => idea.terms.has(term)) && group.some(differs))) return false;
  if (['not', 'never'].some(differs) || (idea.terms.has('only') && differs('only'))) return false;
  if (idea.relation !== null && idea.relation !== sentence.relation) return false;
  if (givenFirst(idea) !== givenFirst(sentence)) return false;
  if (idea.relation !== null && !comparesAlike(idea.than, sentence.than)) return false;
  // "Two debts together make a larger debt" may be said without the adding.
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

/** What goes in and what comes out: which is said first, where both are. */
function givenFirst({ terms }: Said): string | null {
  const [first, second] = [...terms].filter((term) => term === 'input' || term === 'output');
  return second === undefined ? null : first!;
}

const comparesAlike = (one: Said['than'], other: Said['than']): boolean =>
  one === null || other === null
    ? one === other
    : [...one.left].some((term) => other.left.has(term) && !other.right.has(term)) &&
      [...one.right].some((term) => other.right.has(term) && !other.left.has(term));

/** The sentences that state something, and their clauses: "Add the numerators, and keep the denominator" says two things. */
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

/** What a text is about, by meanings, pictures and stems, without what stands for anything. */
export const weightyIn = (text: string): string[] => [...saidIn(text).terms].filter((term) => !light.has(term));

/** Whether a text says that one thing grows as another shrinks: "fewer people, more for each". */
export const saysInverse = (text: string): boolean => saidIn(text).relation === 'opposed';

/** What the plan says of a question: its own step, its help, and what puts its known mistakes right. */
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

/** What it says elsewhere, up to where she is, and the meanings of words. */
const ofLesson = ({ topic: { guidelines, plan }, current_step }: LessonSession): string[] => [
  ...plan.steps.flatMap((step) =>
    step.type === 'explain' && step.step <= Math.max(1, current_step) ? [step.explanation, ...step.another_way] : [],
  ),
  ...guidelines.misconceptions.map(({ correction }) => correction),
  ...guidelines.glossary.map(({ meaning }) => meaning),
];

const ofThis = /\b(?:they|them|it|its|these|those|both|this|that|here)\b/i;

/** What has to be done where sums are taken isn't needed for a product. */
const needs = /\b(?:need|needs|must|have to|has to|got to|gotta)\b/i;
const multiplies = /\\(?:times|cdot|div)\b|\$ of \b/;

/**
 * Whether the plan has an idea that she says in her own words: a sentence of it is about nearly all that hers is about, with the same comparisons, operations
 * and parts, and denies nothing that hers says.
 *
 * Errors  none: null where no sentence is near enough, for a wrong "that's the idea" would teach what isn't so.
 */
export function planIdea(session: LessonSession, question: Question, said: string): 'this question' | 'the lesson' | null {
  const idea = saidIn(said);
  const holds = (text: string): boolean => statementsIn(text).some((one) => saysTheSame(idea, saidIn(one)));
  if (ofQuestion(session, question).some(holds)) return 'this question';
  // "They go the same way" is said of this question, and true of another.
  const isOfThis = ofThis.test(said) || (needs.test(said) && multiplies.test(question.question_text));
  return !isOfThis && ofLesson(session).some(holds) ? 'the lesson' : null;
}
