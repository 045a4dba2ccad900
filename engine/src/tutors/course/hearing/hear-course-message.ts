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

/** A student's message: what she wrote, spoke or typed as mathematics. */
export type CourseMessage = { readonly text: string; readonly latex: string | null };

/** The interpretation of a message, made once for everything that follows in its turn. */
export type CourseHearing =
  | { readonly kind: 'stopped'; readonly unsafe: Unsafe }
  | {
      readonly kind: 'heard';
      readonly acts: readonly HeardAct[];
      /** The units that it is about, by its words and by what the last turn was about. */
      readonly mappedUnits: readonly MappedUnit[];
      /** Whether the course covers its topic; true for a message that is only about her. */
      readonly covered: boolean;
      /** What it asks about the conversation itself; null if nothing. */
      readonly request: HeardRequest | null;
      /** Two expressions that it asks to compare; null if none. */
      readonly equality: AskedEquality | null;
      /** Her result for a problem of her own; null if it mentions none. */
      readonly ownResult: OwnResult | null;
      /** What troubles her apart from the topic; null for most messages. */
      readonly trouble: Trouble | null;
      /** Whether she wants to work on the topic that she names, and doesn't only talk about it. */
      readonly wantsMatter: boolean;
      /** Whether what she wants contains words that the course doesn't have: "how do i do logarithms". */
      readonly namesForeign: boolean;
      readonly intent: TurnAnalysis['studentIntent'];
      readonly signal: TurnAnalysis['understandingSignal'];
    };

/** Interprets a message in a course: whether it is unsafe, what she does in it, and which units it is about. */
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

/**
 * Finds the units that a message means: usually those that its text is about, or the one that she names for practice. A yes to
 * "Do you mean …?" means the unit that the tutor asked about.
 */
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

/** Requests whose words name no topic, whatever they look like: "what now" is about no unit. */
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
/** Matches a request for a problem that names no topic: "another", "give me a new one pls". */
const onlyPractice =
  /^\W*(?:(?:ok|okay|so|and|can|could|may|i|we|u|you|get|have|do|try|give|gimme|show|send|me|us|let'?s|lets|want|wanna|need|like|to|please|pls|plz|now|a|an|the|some|just|skip|it|this|that|another|again|more|one|ones|new|next|different|other|practi[cs]e|problems?|questions?|exercises?|drills?|instead|first|time|with|for)\b\W*)+$/i;
/** A unit that is named as a topic needs only this confidence, because a topic is just a word or two. */
const leastNamed = 0.25;
/** A unit with at least this confidence may be asked about: "Do you mean …?" */
export const leastMeant = 0.2;

/** Matches the topic of her test or homework. */
const testTopic =
  /\b(?:test|quiz|exam|midterm|homework|hw|worksheet|assignment)s?\s+(?:is |are )?(?:on|about|over|covers)\s+([a-z][a-z\s-]{2,40}?)(?=\s+(?:tomorrow|today|next|on|in|and|but|this|due|coming|for)\b|[.,!?]|$)/i;

/** Matches what she wants help with or wants to do: the rest of "I need help with graphs". */
const wantsMatter =
  /\b(?:help(?:\s+me)?(?:\s+out)?\s+(?:with|w\/?|on|in|understand(?:ing)?)|(?:practi[cs]e|practi[cs]ing|work(?:ing)?\s+on|learn(?:ing)?(?:\s+about)?|teach\s+me|how\s+to|do|review|study))\s+(.+)$/i;
const mostInName = 4;
/** True if the text is no more than a name: "compound interest". */
const isName = (text: string): boolean => !/[?\d]/.test(text) && text.trim().split(/\s+/).length <= mostInName;

/** Words that may follow and don't name a topic. */
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

/**
 * True if the course covers the topic of a message. What she wants is looked up by itself, because "I want to practice" isn't a
 * topic of any course.
 */
function isCovered(text: string, byAll: boolean, speaksOfMatter: boolean, index: UnitIndex): boolean {
  const wanted = wantsMatter.exec(text)?.[1] ?? '';
  const names = termWordsOf(wanted).some(({ plain }) => !noMatter.has(plain));
  if (byAll || (!speaksOfMatter && !names)) return true;
  return names && mapUnits(wanted, index).covered;
}

/** True if the text refers to what is already there ("what if it goes down") and has no word that the course doesn't have. */
const pointsBack = (text: string, index: UnitIndex): boolean =>
  /\b(?:it|its|it's|that|that's|thats|this|these|those|they|they're|theyre|them|one)\b/i.test(text) &&
  unknownIn(text, index).length === 0;

const unknownIn = (text: string, index: UnitIndex) =>
  termWordsOf(text).filter(
    ({ plain }) => !index.vocabulary.has(plain) && !everydayWords.has(plain) && !noMatter.has(plain) && !shortened.test(plain),
  );

/** Matches a contraction without its apostrophe: "theyre", "dont". */
const shortened =
  /^(?:(?:they|you|we)(?:re|ve|ll)|i[mdv]e?|(?:what|that|how|where|when|there|who|it|he|she)s|(?:do|does|did|is|are|was|were|wo|ca|should|would|could|have|has)nt)$/;

function namesForeign(text: string, index: UnitIndex): boolean {
  const wanted = wantsMatter.exec(text)?.[1] ?? '';
  return unknownIn(wanted, index).length > 0 && !mapUnits(wanted, index).covered;
}

/** Acts that ask or say something about a topic, which the course may or may not cover. */
const matters: ReadonlySet<HeardAct['act']> = new Set(['question', 'off_topic']);
const aboutSchool: ReadonlySet<string> = new Set(['logistics', 'task', 'relevance']);

/** The weight of the last turn's units. They count more the less certain this message is, and never override a certain one. */
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

/** Matches a wish to work on something else, which asks for no explanation of it: "Can we do exponents and powers instead". */
const wantsOther =
  /^\W*(?:(?:ok|okay|so|hm|um|wait|and|but|please|actually)\W+)*(?:can|could|may|let'?s|lets|i (?:want|wanna|would like|would rather|rather)|i'?d (?:like|rather))\b[^?.!]*\b(?:do|try|practi[cs]e|learn|work on|go (?:to|over|back to))\b[^?.!]*\binstead\W*$/i;

/** Enough confidence for wording the reply; the policy doesn't depend on the intent. */
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
  // If only one act was heard, it is the likeliest interpretation, however uncertain.
  for (const act of acts.filter(({ confidence }) => confidence >= sure || acts.length === 1)) {
    if (act.act === 'question' && !aboutSchool.has(act.about)) return act.about === 'procedure' ? 'solve' : 'explain';
    if (act.act === 'wish' && wishIntents[act.wish] !== undefined) return wishIntents[act.wish]!;
    if (act.act === 'feeling' && hardFeelings.has(act.feeling)) return 'stuck';
  }
  return hasFormula ? 'solve' : 'unknown';
}

/** Returns how sure of herself she sounds. A wish for help is not a sign of confusion: she may only want to begin. */
function signalOf(acts: readonly HeardAct[]): TurnAnalysis['understandingSignal'] {
  const feelings = acts.flatMap((act) => (act.act === 'feeling' && act.confidence >= sure ? [act.feeling] : []));
  if (feelings.some((feeling) => hardFeelings.has(feeling))) return 'confused';
  return feelings.some((feeling) => feeling === 'pride' || feeling === 'insight') ? 'confident' : 'uncertain';
}
