import type { MappedUnit, TurnAnalysis } from '@stoa/schema/course/student-snapshot';
import type { HeardAct } from '../../../hearing/act.ts';
import { everydayWords } from '../../../hearing/vocabulary/everyday-words.ts';
import { hear } from '../../../hearing/hear.ts';
import type { Said } from '../../../hearing/hearing-context.ts';
import { troubleIn, type Trouble } from '../../../hearing/trouble.ts';
import { readTyped, readTypedMathematics } from '../../../safety/read-typed.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import { sureEnough } from '../policy/compute-policy.ts';
import { formulaFeatures } from '../retrieval/formula-features.ts';
import { mapUnits } from '../retrieval/map-units.ts';
import { termWordsOf } from '../retrieval/question-terms.ts';
import type { UnitIndex } from '../retrieval/unit-index.ts';
import { askedEquality, type AskedEquality } from './asked-equality.ts';
import { ownResult, type OwnResult } from './own-problem.ts';
import { courseRequest, practiceTopic, type CourseRequest, type HeardRequest } from './course-request.ts';

/** What a student wrote, spoke or typed as mathematics: the text of a message. */
export type CourseMessage = { readonly text: string; readonly latex: string | null };

/** A message, heard once for all that follows in its turn. */
export type CourseHearing =
  | { readonly kind: 'stopped'; readonly unsafe: Unsafe }
  | {
      readonly kind: 'heard';
      readonly acts: readonly HeardAct[];
      /** What it is about, by its words and by what the last turn was about. */
      readonly mappedUnits: readonly MappedUnit[];
      /** Whether the course treats what it speaks of; true of a message that speaks of nothing but her. */
      readonly covered: boolean;
      /** What it asks of the conversation itself, null where it asks nothing of it. */
      readonly request: HeardRequest | null;
      /** Two expressions of which it asks whether they are the same; null where it asks that of none. */
      readonly equality: AskedEquality | null;
      /** A result that she has for a problem of her own; null where she tells none. */
      readonly ownResult: OwnResult | null;
      /** What weighs on her besides the matter; null for most. */
      readonly trouble: Trouble | null;
      /** Whether it wants to be at what it names, and doesn't only speak of it. */
      readonly wantsMatter: boolean;
      /** Whether what it wants has words that the course hasn't got: "how do i do logarithms". */
      readonly namesForeign: boolean;
      readonly intent: TurnAnalysis['studentIntent'];
      readonly signal: TurnAnalysis['understandingSignal'];
    };

/** Hears a message of a course: is there something that no lesson goes on with, what does she do in it, which units is it about? */
export function hearCourseMessage(
  { text, latex }: CourseMessage,
  { index, previous, said }: { index: UnitIndex; previous: TurnAnalysis | null; said: readonly Said[] },
): CourseHearing {
  const unsafe = readTyped(text) ?? (latex === null ? null : readTypedMathematics([latex]));
  if (unsafe !== null) return { kind: 'stopped', unsafe };
  const whole = latex === null ? text : `${text} ${latex}`.trim();
  const acts = hear(text === '' ? whole : text, { question: null, probe: null, misconceptions: [], glossary: [], said });
  const mapping = mapUnits(whole, index);
  const request = courseRequest(
    text,
    acts,
    mapping.units.some(({ confidence }) => confidence >= sureEnough),
  );
  const equality = askedEquality(text);
  const hasFormula = formulaFeatures(whole).length > 0;
  const speaksOfMatter =
    hasFormula || acts.some((act) => matters.has(act.act) && (act.act !== 'question' || !aboutSchool.has(act.about)));
  return {
    kind: 'heard',
    acts,
    mappedUnits: meantUnits(text, request?.kind ?? null, { mapped: mapping.units, previous: previous?.mappedUnits ?? [], index }),
    request,
    equality,
    ownResult: ownResult(text, said),
    trouble: troubleIn(text),
    wantsMatter:
      request?.kind === 'practice' ||
      request?.kind === 'when_taught' ||
      (!hasFormula && (wantsMatter.test(text) || isName(text))),
    namesForeign: !mapping.covered && namesForeign(text, index),
    covered:
      request?.outright === true ||
      equality !== null ||
      ownResult(text, said) !== null ||
      (previous !== null && pointsBack(text, index)) ||
      isCovered(whole, mapping.covered, speaksOfMatter, index),
    intent: wantsOther.test(text) ? 'unknown' : intentOf(acts, hasFormula),
    signal: signalOf(acts),
  };
}

/** What she is at is what the text speaks of; what she names to practice it on; and after "Do you mean …?" a yes means that. */
function meantUnits(
  text: string,
  request: CourseRequest | null,
  { mapped, previous, index }: { mapped: readonly MappedUnit[]; previous: readonly MappedUnit[]; index: UnitIndex },
): readonly MappedUnit[] {
  if (request !== null && (bare.has(request) || (request === 'practice' && onlyPractice.test(text)))) {
    const [meant] = previous;
    return request === 'yes' && meant !== undefined && meant.confidence >= leastMeant && meant.confidence < sureEnough
      ? [{ ...meant, confidence: sureEnough }, ...previous.slice(1)]
      : [];
  }
  const topic = request === 'practice' ? practiceTopic(text) : (testTopic.exec(text)?.[1] ?? null);
  const [named] = topic === null ? [] : mapUnits(topic, index).units;
  if (named !== undefined && named.confidence >= leastNamed)
    return [
      { ...named, confidence: Math.max(named.confidence, sureEnough) },
      ...mapped.filter(({ unitId }) => unitId !== named.unitId),
    ];
  return withPrevious(mapped, previous);
}

/** Requests whose words name no matter, whatever they look like: "what now" is about no unit. */
const bare: ReadonlySet<CourseRequest> = new Set([
  'yes',
  'no',
  'option',
  'value',
  'next_step',
  'progress',
  'why_this',
  'tier',
  'hint',
  'unlock',
  'if_wrong',
  'who',
  'used_for',
  'was_right',
  'own_mistake',
  'clicked',
  'complaint',
  'read_aloud',
  'draw',
  'joke',
  'aside',
  'test_soon',
  'stop',
  'thanks',
  'hello',
  'off_task',
  'something_else',
  'harder',
  'easier',
]);
/** A wish for a problem, and for none of any matter: "another", "give me a new one pls". */
const onlyPractice =
  /^\W*(?:(?:ok|okay|so|and|can|could|may|i|we|u|you|get|have|do|try|give|gimme|show|send|me|us|let'?s|lets|want|wanna|need|like|to|please|pls|plz|now|a|an|the|some|just|skip|it|this|that|another|again|more|one|ones|new|next|different|other|practi[cs]e|problems?|questions?|exercises?|drills?|instead|first|time|with|for)\b\W*)+$/i;
/** What is named as a topic is meant from here on: a topic is a word or two. */
const leastNamed = 0.25;
/** A unit as likely as this may be asked about: "Do you mean …?" */
export const leastMeant = 0.2;

/** What a test or homework of hers is about. */
const testTopic =
  /\b(?:test|quiz|exam|midterm|homework|hw|worksheet|assignment)s?\s+(?:is |are )?(?:on|about|over|covers)\s+([a-z][a-z\s-]{2,40}?)(?=\s+(?:tomorrow|today|next|on|in|and|but|this|due|coming|for)\b|[.,!?]|$)/i;

/** What she wants help with or wants to do, where she says it: the rest of "I need help with graphs". */
const wantsMatter =
  /\b(?:help(?:\s+me)?(?:\s+out)?\s+(?:with|w\/?|on|in|understand(?:ing)?)|(?:practi[cs]e|practi[cs]ing|work(?:ing)?\s+on|learn(?:ing)?(?:\s+about)?|teach\s+me|how\s+to|do|review|study))\s+(.+)$/i;
const mostInName = 4;
/** No more than a name: "compound interest". */
const isName = (text: string): boolean => !/[?\d]/.test(text) && text.trim().split(/\s+/).length <= mostInName;

/** Words that may follow and name no matter. */
const noMatter = new Set([
  'drill',
  'drills',
  'exam',
  'exams',
  'quiz',
  'else',
  'practice',
  'another',
  'more',
  'harder',
  'easier',
  'again',
  'stop',
  'bit',
  'instead',
]);

/** Whether the course treats what she speaks of. What she wants is looked up by itself, for "I want to practice" is no matter of any course. */
function isCovered(text: string, byAll: boolean, speaksOfMatter: boolean, index: UnitIndex): boolean {
  const wanted = wantsMatter.exec(text)?.[1] ?? '';
  const names = termWordsOf(wanted).some(({ plain }) => !noMatter.has(plain));
  if (byAll || (!speaksOfMatter && !names)) return true;
  return names && mapUnits(wanted, index).covered;
}

/** Speaks of what stands there ("what if it goes down"), and says no word that the course hasn't got. */
const pointsBack = (text: string, index: UnitIndex): boolean =>
  /\b(?:it|its|it's|that|that's|thats|this|these|those|they|they're|theyre|them|one)\b/i.test(text) &&
  unknownIn(text, index).length === 0;

const unknownIn = (text: string, index: UnitIndex) =>
  termWordsOf(text).filter(
    ({ plain }) => !index.vocabulary.has(plain) && !everydayWords.has(plain) && !noMatter.has(plain) && !shortened.test(plain),
  );

/** Two words in one, without the apostrophe: "theyre", "dont". */
const shortened =
  /^(?:(?:they|you|we)(?:re|ve|ll)|i[mdv]e?|(?:what|that|how|where|when|there|who|it|he|she)s|(?:do|does|did|is|are|was|were|wo|ca|should|would|could|have|has)nt)$/;

function namesForeign(text: string, index: UnitIndex): boolean {
  const wanted = wantsMatter.exec(text)?.[1] ?? '';
  return unknownIn(wanted, index).length > 0 && !mapUnits(wanted, index).covered;
}

/** Acts by which she asks or tells of something that a course may treat or not. */
const matters: ReadonlySet<HeardAct['act']> = new Set(['question', 'off_topic']);
const aboutSchool: ReadonlySet<string> = new Set(['logistics', 'task', 'relevance']);

/** What the last turn was about counts where this message leaves it open, and most where it says nothing: it never goes over a sure one. */
const previousWeight = 0.3;

function withPrevious(units: readonly MappedUnit[], previous: readonly MappedUnit[]): readonly MappedUnit[] {
  const surest = Math.max(0, ...units.map(({ confidence }) => confidence));
  const earlier = new Map(previous.map(({ unitId, confidence }) => [unitId, Math.max(0, Math.min(1, confidence))]));
  return units
    .map(({ unitId, confidence }) => ({
      unitId,
      confidence: Math.min(1, confidence + previousWeight * (1 - surest) * (earlier.get(unitId) ?? 0)),
    }))
    .toSorted((one, other) => other.confidence - one.confidence);
}

/** "Can we do exponents and powers instead": to be at something else, and no explanation of it. */
const wantsOther =
  /^\W*(?:(?:ok|okay|so|hm|um|wait|and|but|please|actually)\W+)*(?:can|could|may|let'?s|lets|i (?:want|wanna|would like|would rather|rather)|i'?d (?:like|rather))\b[^?.!]*\b(?:do|try|practi[cs]e|learn|work on|go (?:to|over|back to))\b[^?.!]*\binstead\W*$/i;

/** Sure enough to phrase by: an intent steers no policy. */
const sure = 0.35;
type Wish = Extract<HeardAct, { act: 'wish' }>['wish'];
const wishIntents: Partial<Record<Wish, TurnAnalysis['studentIntent']>> = {
  hint: 'stuck',
  answer: 'stuck',
  slower: 'stuck',
  example: 'explain',
  explain_again: 'explain',
  check: 'check',
};
const hardFeelings: ReadonlySet<string> = new Set(['frustration', 'worry', 'shame', 'anger', 'tiredness']);

function intentOf(acts: readonly HeardAct[], hasFormula: boolean): TurnAnalysis['studentIntent'] {
  // What is all that was heard is the likeliest thing, however unsure.
  for (const act of acts.filter(({ confidence }) => confidence >= sure || acts.length === 1)) {
    if (act.act === 'question' && !aboutSchool.has(act.about)) return act.about === 'procedure' ? 'solve' : 'explain';
    if (act.act === 'wish' && wishIntents[act.wish] !== undefined) return wishIntents[act.wish]!;
    if (act.act === 'feeling' && hardFeelings.has(act.feeling)) return 'stuck';
  }
  return hasFormula ? 'solve' : 'unknown';
}

/** A wish for help is no sign of confusion: who asks may only want to begin. */
function signalOf(acts: readonly HeardAct[]): TurnAnalysis['understandingSignal'] {
  const feelings = acts.flatMap((act) => (act.act === 'feeling' && act.confidence >= sure ? [act.feeling] : []));
  if (feelings.some((feeling) => hardFeelings.has(feeling))) return 'confused';
  return feelings.some((feeling) => feeling === 'pride' || feeling === 'insight') ? 'confident' : 'uncertain';
}
