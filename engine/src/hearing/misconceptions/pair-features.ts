import { signsOf, standsIn } from '../answers/waiting-question.ts';
import type { HearingContext, ListedMisconception } from '../hearing-context.ts';
import { meantWordsOf, type MeantWord } from '../vocabulary/meant-words.ts';
import { numberRolesIn, type NumberRoles } from '../vocabulary/number-roles.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import { computationsIn, isOnTheWay } from './computations.ts';
import { describedIn, operationsIn, type Described } from './described.ts';
import { knownMistakes } from './known/known-mistakes.ts';
import { embeddedFeatures } from './embedded-features.ts';
import { contentOf, sharedContents } from './shared-content.ts';
import { likeness, marksOf, rarityAmong, weighed, type Marks } from './marks.ts';

/**
 * Features that speak for or against a misconception being stated in some words: inputs of the trained network, each about 0 to
 * 1.
 */
export const pairFeatures = [
  'bias',
  'said', // like what students with this mistake say
  'saidSquared',
  'described', // like the words of the description
  'shareOfDescription',
  'right', // like what students who know better say
  'rightOverSaid',
  'lead', // how far ahead of the best other one of the list
  'behind', // how far behind the best other one of the list
  'sameOperation',
  'otherOperation',
  'operationInstead',
  'deniesWhatIsSaid', // "not" in her words, but not in those of students who have this mistake
  'lacksTheNot',
  'takesItBack',
  'ofOthers',
  'asks',
  'tellsWhatWasDone',
  'tellsARule',
  'becauseOf',
  'onTheWay',
  'offTheWay',
  'fewMarks',
  'manyWords',
  'bareNumber',
  'holdsRightAnswer',
  'holdsEquation',
  'shrugs',
  'knownDescription',
  'ownWords', // words of this description and of no other in the list
  'ownMeanings',
  'ownNumbers',
  'othersOwn',
  'ownLead',
  'ownBeyondStem', // of this description alone, and not in the question
  'ofTheStem', // how much of what she says is also in the question
] as const;
export type PairFeature = (typeof pairFeatures)[number];
export type Features = Readonly<Record<PairFeature, number>>;

const known = (() => {
  const raw = knownMistakes.map(({ described, says, right }) => ({
    described: described.map((text) => describedIn(text).does),
    says: says.map((text) => marksOf(meantWordsOf(text))),
    right: right.map((text) => marksOf(meantWordsOf(text))),
  }));
  const rarity = rarityAmong(raw.flatMap(({ described, says, right }) => [...described, ...says, ...right]));
  const all = (texts: readonly Marks[]) => texts.map((marks) => weighed(marks, rarity));
  const mistakes = raw.map(({ described, says, right }) => ({ described: all(described), says: all(says), right: all(right) }));
  const holding = new Map<string, { readonly index: number; readonly at: number; readonly weight: number }[]>();
  mistakes.forEach(({ described, says }, index) =>
    [...described, ...says].forEach((marks, at) => {
      for (const [mark, weight] of marks) {
        const known = holding.get(mark) ?? [];
        known.push({ index, at, weight });
        holding.set(mark, known);
      }
    }),
  );
  return { rarity, mistakes, holding };
})();

/** Returns how similar a description is to each known mistake, which is the highest similarity to any of its texts. */
function alikeToKnown(marks: Marks): number[] {
  const sums = known.mistakes.map(({ described, says }) => [...described, ...says].map(() => 0));
  for (const [mark, weight] of marks)
    for (const other of known.holding.get(mark) ?? []) sums[other.index]![other.at]! += weight * other.weight;
  return sums.map((alike, index) => {
    const teachers = known.mistakes[index]!.described.length;
    return Math.max(...alike.map((sum, at) => (at < teachers ? sum : 0.8 * sum)));
  });
}

/** A listed misconception, prepared for comparing: with the known mistakes that it may be, and how surely it is each of them. */
export type Prepared = ListedMisconception & {
  readonly parts: Described;
  readonly marks: Marks;
  readonly embedded: readonly string[];
  readonly mistakes: readonly { readonly index: number; readonly sure: number }[];
};

const noMarks: Marks = new Map();

/** Below the first similarity, a known mistake isn't used for a description; from the second on, it fully counts. */
const [leastAlike, surelyAlike] = [0.1, 0.75];

/**
 * Prepares a listed misconception. Remembered, because comparing a description with all known mistakes takes longer than
 * everything else.
 */
export const prepared = ({ id, description }: ListedMisconception): Prepared => ({ id, ...preparedDescription(description) });

const preparedDescription = rememberReadings((description): Omit<Prepared, 'id'> => {
  const parts = describedIn(description);
  const marks = weighed(parts.does, known.rarity);
  const mistakes = alikeToKnown(marks)
    .map((alike, index) => ({ index, sure: Math.min(1, (alike - leastAlike) / (surelyAlike - leastAlike)) }))
    .filter(({ sure }) => sure > 0)
    .sort((one, other) => other.sure - one.sure)
    .slice(0, 6);
  return { description, parts, marks, embedded: embeddedFeatures(meantWordsOf(description)), mistakes };
}, 2_000);

/** A question, prepared: its numbers and their roles, its answer, its words, and its signs. */
export type PreparedQuestion = {
  readonly roles: NumberRoles;
  readonly numbers: readonly number[];
  readonly expected: string;
  readonly content: ReadonlySet<string>;
  readonly signs: string; // without blanks
};

export const preparedQuestion = (question: HearingContext['question']): PreparedQuestion =>
  preparedText([question?.stem ?? '', question?.answer.expected ?? ''].join(seam));

const seam = '\u0000'; // in no stem
const preparedText = rememberReadings((text): PreparedQuestion => {
  const [stem = '', expected = ''] = text.split(seam);
  const roles = numberRolesIn(stem, expected);
  const numbers = [...roles.of.keys()].map((number) => Number(number.replace(':', ''))).filter(Number.isFinite);
  return { roles, numbers, expected, content: contentOf(meantWordsOf(stem)), signs: signsOf(stem.replace(/\.(?=\s|$)/g, ';')) };
}, 500);

/** True if some words only repeat something from the question: "3/8 + 4/8". */
export const repeatsQuestion = (text: string, { signs }: PreparedQuestion): boolean =>
  standsIn(signsOf(text).replace(/[.!?]+$/, ''), signs);

const tellsWhatWasDone =
  /\bi (?:just |only |have |had |also |first |then |accidentally )*(?:did|put|took|take|made|used|went|got|wrote|pick|pikt|left|forgot|changed|flipped|kept|ignored|looked|counted|\w+ed|did not|do not)\b|\bi thought\b|\bwhat i did\b/;
const tellsARule =
  /\b(?:you|u|one|we) (?:just |only |always |never |can |have to |need to |do |also )*(?:\w+)|\b(?:always|never|means?|every time|everytime|makes?)\b/;
/** "i used to think …", "oh wait …", "so dont …": she no longer believes it. */
const takesItBack =
  /\b(?:used to|last time|before i|at first|but now|i know|i knew|should(?: not|nt|n't)? have|shouldnt|wait its|ohh+|oh (?:wait|right|its)|got it|wont forget|ok so|so dont|right its|im not saying|isnt always|is not always|doesnt mean)\b/;
const ofOthers =
  /\b(?:friend|brother|sister|mom|dad|some kids|lots of kids|the kid|people|some people|everyone|everybody)\b.*\b(?:thinks?|thought|adds?|added|sa(?:ys|id)|writes?|did|subtracts?|went|goes|does)\b/;
const shrugs = /\b(?:do not know|no idea|not sure|guess(?:ed|ing)?|forgot how|dunno)\b/;

/** A stretch of words, prepared: the words with their meanings, their marks, and the features that they are embedded by. */
export type Meant = {
  readonly text: string;
  readonly words: readonly MeantWord[];
  readonly marks: Marks;
  readonly embedded: readonly string[];
};

export function meantIn(text: string, { roles }: PreparedQuestion): Meant {
  const words = meantWordsOf(text);
  return { text, words, marks: marksOf(words, roles), embedded: embeddedFeatures(words, roles.of) };
}

/** Returns the features of each listed misconception for a stretch of words, in the order of the list. */
export function featuresOf(
  { text, words, marks: raw }: Meant,
  question: PreparedQuestion,
  listed: readonly Prepared[],
): readonly Features[] {
  const marks = weighed(raw, known.rarity);
  const operations = operationsIn(words);
  const computations = computationsIn(words);
  const ways = computations.map((computation) => isOnTheWay(computation, question.numbers, question.expected));
  const plain = words.map(({ stem }) => stem).join(' ');
  const spelled = text.toLowerCase();
  const scores = listed.map((one) => scoresOf(marks, one));
  const totals = scores.map(({ said, described }) => said + described);
  const content = contentOf(words);
  const descriptions = listed.map(({ parts }) => parts.content);
  const shares = sharedContents(content, descriptions);
  const own = new Set([...content].filter((one) => !question.content.has(one)));
  const beyond = sharedContents(own, descriptions);
  const ofTheStem = 1 - own.size / Math.max(1, content.size);
  const mass = [...raw].reduce((sum, [mark, weight]) => sum + weight * known.rarity(mark), 0);
  const asks =
    /\?\s*$/.test(text) ||
    /^(?:but |so |wait )*(?:why|how|what|is|are|do|does|can|could|should|would|isn|aren|don|can)/.test(spelled);

  return listed.map((one, at) => {
    const { said, described, right, share } = scores[at]!;
    const others = totals.filter((_, other) => other !== at);
    const best = Math.max(0, ...others);
    const operationsOfIt = one.parts.operations;
    const shared = [...operations].some((operation) => operationsOfIt.has(operation));
    return {
      bias: 1,
      said,
      saidSquared: said * said,
      described,
      shareOfDescription: share,
      right,
      rightOverSaid: Math.max(0, right - said),
      lead: Math.max(0, totals[at]! - best),
      behind: Math.max(0, best - totals[at]!),
      sameOperation: shared ? 1 : 0,
      otherOperation: operations.size > 0 && operationsOfIt.size > 0 && !shared ? 1 : 0,
      operationInstead: [...operations].some((operation) => one.parts.insteadOf.has(operation) && !operationsOfIt.has(operation))
        ? 1
        : 0,
      deniesWhatIsSaid: !asks && isNegated(raw) && !isNegated(scores[at]!.nearest) && !isNegated(one.marks) ? 1 : 0,
      lacksTheNot: !isNegated(raw) && isNegated(scores[at]!.nearest) ? 1 : 0,
      takesItBack: takesItBack.test(spelled) ? 1 : 0,
      ofOthers: ofOthers.test(spelled) ? 1 : 0,
      asks: asks ? 1 : 0,
      tellsWhatWasDone: tellsWhatWasDone.test(spelled) ? 1 : 0,
      tellsARule: tellsARule.test(spelled) ? 1 : 0,
      becauseOf: /\b(?:because|bc|cuz|cause|since|becuse|coz|cos|becuz)\b/.test(spelled) ? 1 : 0,
      onTheWay: ways.some((way) => way) ? 1 : 0,
      offTheWay: ways.some((way) => !way) ? 1 : 0,
      fewMarks: Math.max(0, 1 - mass / 12),
      manyWords: Math.min(1, words.length / 20),
      bareNumber: words.length <= 3 && operations.size === 0 && words.some(({ kind }) => kind !== 'word') ? 1 : 0,
      holdsRightAnswer: holdsRightAnswer(words, question) ? 1 : 0,
      holdsEquation: /=/.test(text) ? 1 : 0,
      shrugs: shrugs.test(plain) || shrugs.test(spelled) ? 1 : 0,
      knownDescription: one.mistakes[0]?.sure ?? 0,
      ...shares[at]!,
      ownBeyondStem: Math.max(beyond[at]!.ownWords, beyond[at]!.ownMeanings),
      ofTheStem,
    };
  });
}

/** True if the right answer is among the student's words but not in the question. */
const holdsRightAnswer = (words: readonly MeantWord[], { expected, roles }: PreparedQuestion): boolean => {
  const wanted = expected.replace(/^[a-z]\s*[=<>]\s*|,(?=\d{3})|^-/g, '');
  return /\d/.test(wanted) && !roles.of.has(wanted) && words.some(({ kind, stem }) => kind !== 'word' && stem === wanted);
};

const isNegated = (marks: Marks): boolean => marks.has('not');

function scoresOf(marks: Marks, { marks: own, mistakes }: Prepared) {
  let [said, right, nearest]: [number, number, Marks] = [0, 0, noMarks];
  for (const { index, sure } of mistakes) {
    const mistake = known.mistakes[index]!;
    for (const saying of mistake.says) {
      const alike = sure * likeness(marks, saying);
      if (alike > said) [said, nearest] = [alike, saying];
    }
    for (const saying of mistake.right) right = Math.max(right, sure * likeness(marks, saying));
  }
  const shared = [...own].reduce((sum, [mark, weight]) => sum + (marks.has(mark) ? weight * weight : 0), 0);
  return { said, right, nearest, described: likeness(marks, own), share: shared };
}
