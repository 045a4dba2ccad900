import type { AnswerQuestion } from '../../math/check-answer.ts';
import {
  compare,
  equals,
  finiteDecimal,
  fixedDecimal,
  multiply,
  parseRational,
  rational,
  rationalText,
  divide,
  type Rational,
} from '../../math/exact/rational.ts';
import { mannerOf, nounAfter } from './manner.ts';
import { squeezed } from './fold-signs.ts';
import { isOpen, type FoldedDraft } from './hearing.ts';
import { unitAfter, unitNamed, type Quantity } from './quantities.ts';
import type { Tell } from './ways.ts';

/** The most tells that are returned; more would say nothing new. */
const most = 4;
/** The most places of the answer's number that are examined. No hint says it nearly so often. */
const mostLooks = 60;

/**
 * Finds the value of the answer, said as a number. Numbers of the stem and of the student may be mentioned, but not said to be
 * the result. If the stem has an equal value in another form (a conversion), only the form that is asked for counts.
 */
export function tellsOfNumber(value: Rational, answer: AnswerQuestion, draft: FoldedDraft): Tell[] {
  const own = new Set([
    rationalText(value),
    finiteDecimal(value) ?? '',
    answer.expected.replace(/\s/g, ''),
    answer.expected.trim().replace(/\s+/g, ' '),
  ]);
  const places = /\.(\d{1,6})$/.exec(answer.expected.trim())?.[1]!.length;
  if (places !== undefined) own.add(`${(value.n * 10n ** BigInt(places)) / value.d}/${10n ** BigInt(places)}`); // 375 thousandths
  const asked = new Set([answer.expected.replace(/[\s$]/g, ''), rationalText(value)]);
  const stemSpellings = new Set(draft.stem.quantities.map((q) => q.spelling));
  const converted = draft.stem.quantities.some((q) => equals(q.value, value) && !asked.has(q.spelling));
  const found: Tell[] = [];
  if (value.n === 0n) found.push(...tellsOfNothing(draft));
  let looked = 0;
  for (const q of draft.quantities) {
    if (found.length >= most || looked >= mostLooks) break;
    if (!isWorth(q, value, answer, draft.said) && !isRoundedTo(q, answer, draft) && !isInOtherUnit(q, value, answer, draft))
      continue;
    looked += 1;
    const isOwn = own.has(q.spelling) || (q.figures !== undefined && !q.spelling.includes('/') && own.has(q.figures));
    if (converted && !(isOwn && !stemSpellings.has(q.spelling))) continue; // 0.75 and 75/100 on the way to 3/4
    // 9/12 for the 3/4 that the stem compares with something else
    if (
      !own.has(q.spelling) &&
      q.spelling.includes('/') &&
      [...own].some((form) => form.includes('/') && stemSpellings.has(form)) &&
      !mannerOf(draft.said, q, draft.knownWords).concluded
    )
      continue;
    if (q.kind !== 'figures' && q.spelling !== answer.expected.replace(/\s/g, '') && isOfTheStem(q.spelling, draft)) continue; // "11 over 4" on the way to 2 3/4
    if (!tells(q, value, draft)) continue;
    const way = q.kind === 'figures' ? 'number' : 'words';
    found.push({ way, says: `says “${draft.said.slice(Math.max(0, q.at - 16), q.end).trim()}”`, from: q.at, to: q.end });
  }
  return found;
}

/** True for a quotient of two known numbers: it is the question itself. */
const isOfTheStem = (spelling: string, { knownSpellings }: FoldedDraft): boolean => {
  const [top, bottom] = spelling.split('/');
  return top !== undefined && bottom !== undefined && knownSpellings.has(top) && knownSpellings.has(bottom);
};

const nothing =
  /\b(?:nothing|none|no \w+)(?: of (?:it|them))? (?:is |are |remains? |will be |would be )?(?:left|remaining|over)\b|\b(?:is|are|leaves|gives|makes) (?:nothing|none|nil)\b/i;

/** Finds zero in words: "There is nothing left." */
function tellsOfNothing({ said }: FoldedDraft): Tell[] {
  const match = nothing.exec(said);
  return match === null
    ? []
    : [{ way: 'words', says: `says “${match[0]}”`, from: match.index, to: match.index + match[0].length }];
}

/** True if the number has the answer's value: as it is, converted to the answer's unit, or rounded as decimals are. */
export function isWorth(q: Quantity, value: Rational, { expected, judging }: AnswerQuestion, said: string): boolean {
  if (equals(q.value, value)) return true;
  const percent = q.spelling.endsWith('%') ? multiply(q.value, rational(100n)) : null;
  if (percent !== null && equals(percent, value) && (judging.unit === '%' || Number(rationalText(value)) > 1)) return true;
  const places = /\.(\d{2,12})$/.exec(q.spelling)?.[1]?.length;
  if (places !== undefined && finiteDecimal(value) === null && fixedDecimal(value, places) === q.spelling) return true;
  const unit = unitOf(expected, judging.unit);
  const other = unit === null ? null : unitAfter(said, q);
  return unit !== null && other !== null && other.kind === unit.kind && !equals(other.size, unit.size)
    ? equals(multiply(q.value, divide(other.size, unit.size)), value)
    : false;
}

/**
 * True for more decimals than asked for, such as 0.666… if the stem asks for 0.67: only the rounding is left, and that is no
 * work.
 */
function isRoundedTo(q: Quantity, { expected }: AnswerQuestion, { stem, knownSpellings }: FoldedDraft): boolean {
  const places = /^-?\d*\.(\d{1,6})$/.exec(expected.trim())?.[1]!.length;
  const told = /\.(\d{2,12})$/.exec(q.spelling)?.[1]?.length;
  return (
    places !== undefined &&
    told !== undefined &&
    told > places &&
    !knownSpellings.has(q.spelling) &&
    /\b(?:round|rounded|nearest|decimals?|places?|approximat\w*|about)\b/i.test(stem.said) &&
    fixedDecimal(q.value, places) === fixedDecimal(parseRational(expected.trim()) ?? q.value, places) &&
    parseRational(expected.trim()) !== null
  );
}

/**
 * True for the answer in another unit than the stem asks for: 250 cm if it asks "how long in metres?" and the answer is a bare
 * 2.5.
 */
function isInOtherUnit(
  q: Quantity,
  value: Rational,
  answer: AnswerQuestion,
  { said, stem, knownSpellings }: FoldedDraft,
): boolean {
  if (unitOf(answer.expected, answer.judging.unit) !== null || knownSpellings.has(q.spelling)) return false;
  const asked = /\b(?:how (?:many|much)|in) ((?:square |cubic )?[a-z]{1,14})\b(?=[^.?!]{0,60}\?)(?!.*\bhow (?:many|much) )/i.exec(
    stem.said,
  )?.[1];
  const unit = asked === undefined ? null : unitNamed(asked);
  const other = unit === null ? null : unitAfter(said, q);
  return (
    unit !== null &&
    other !== null &&
    other.kind === unit.kind &&
    !equals(other.size, unit.size) &&
    equals(multiply(q.value, divide(other.size, unit.size)), value)
  );
}

function unitOf(expected: string, unit: string | null): ReturnType<typeof unitNamed> {
  const name =
    unit ?? /\d\s*([a-zA-Z]+(?:\^[23]|[²³])?)\s*$/.exec(expected)?.[1] ?? (/^\s*\$\s*\d/.test(expected) ? 'dollars' : null);
  return name === null ? null : unitNamed(name);
}

function tells(q: Quantity, value: Rational, draft: FoldedDraft): boolean {
  if (
    (value.d === 1n || q.kind === 'rare words') &&
    /^\W*$/.test(draft.said.slice(0, q.at)) &&
    /^\W*$/.test(draft.said.slice(q.end))
  )
    return true; // the text is nothing else
  const { concluded, stated, quoted, aside, fact } = mannerOf(draft.said, q, draft.knownWords);
  const known =
    isOpen(q, draft) || draft.before.some(({ quantities }) => quantities.some(({ spelling }) => spelling === q.spelling));
  const noun = nounAfter(draft.said, q);
  const askedFor = noun.length > 2 && asksFor(noun, draft.stem.said);
  if (fact && !/\b(?:answer|solution|result)\b/i.test(draft.said)) return false;
  if (aside && !(concluded && !known && noun === '') && !askedFor) return false;
  if (q.kind === 'rare words' || q.kind === 'numeral') return concluded || stated;
  if (q.kind === 'common words') {
    const bare = /^\s*(?:$|[.,;:!?)"'”]|(?:is |are )?left\b)/.test(draft.said.slice(q.end, q.end + 9));
    return (
      !quoted &&
      (concluded || stated) &&
      (bare || askedFor || concluded) &&
      !(noun === 'of' || /^ (?:of|more|another|time\b)/.test(draft.said.slice(q.end, q.end + 9)))
    );
  }
  if (known && (asksHer(draft.said, q) || (!concluded && !isNamed(q, draft) && isPremise(draft.said, q)))) return false;
  if (!draft.heardHer && isReported(draft.said, q)) return false;
  if (
    isSideOfEquation(draft.said, q) ||
    isOffered(draft.said, q) ||
    isBound(draft.said, q) ||
    isPlace(draft.said, q) ||
    isWithinSum(draft.said, q)
  )
    return false;
  if (known && (isOfPair(draft, q) || asksWhich(draft.said, q))) return false;
  if (known)
    return quoted
      ? (concluded || isNamed(q, draft)) && !isSmallTalk(draft.said, q) && !isRecounted(draft.said, q)
      : stated || concluded;
  if (q.spelling.includes('/') && value.d === 1n) return stated || concluded; // 12/3 is a division still to be done
  return true;
}

/**
 * True if the number comes after words that repeat what is known or what the student wrote: "So you used 5 …". Then it counts
 * only as a conclusion.
 */
const isSmallTalk = (said: string, q: Quantity): boolean =>
  /\b(?:you|your|yours|told|given|know|says?|states?|problem|question|start(?:s|ed)? with|if|when|since|because|once|after|already|has|have|had|there (?:is|are)|remember)\b[^.?!;]{0,60}$/i.test(
    said.slice(Math.max(0, q.at - 80), q.at),
  ) &&
  !/\b(?:answer|solution|result|in total|altogether|therefore|so you get|you get)\b[^.?!;,]{0,40}$/i.test(
    said.slice(Math.max(0, q.at - 60), q.at),
  );

/** True for a known number that the text goes on from: "If he made $150, how many …". */
const isPremise = (said: string, q: Quantity): boolean =>
  /\b(?:if|when|since|because|given that|you(?:'re| are) (?:absolutely )?right that|correct that)\b[^.?!;,]{0,60}$/i.test(
    said.slice(Math.max(0, q.at - 80), q.at),
  );

/** True for the side of an equation that still has to be solved: the 8 of 2x = 8. */
const isSideOfEquation = (said: string, q: Quantity): boolean =>
  /(?:\d ?\*? ?[a-z](?![a-z])|(?<![a-z])[a-z] ?[-+*/^] ?[\d(]|[\d)] ?[-+*/] ?[a-z](?![a-z]))[^=,.;:?!a-z]{0,12}= ?$/i.test(
    said.slice(Math.max(0, q.at - 30), q.at),
  ) && !/^\s*[-+*/]/.test(said.slice(q.end, q.end + 3));

/** True for the student's own number in a question to her: "How did you come to 43?" */
const asksHer = (said: string, q: Quantity): boolean =>
  /\b(?:how|why|where|what made|can|could|did|do|would|are|were|have)(?: \w+){0,2} (?:you|your)\b[^.?!]{0,60}$/i.test(
    said.slice(Math.max(0, q.at - 90), q.at),
  ) && /^[^.!?]{0,90}\?/.test(said.slice(q.end, q.end + 100));

/**
 * True for a number that the text says the student found: "After you found the weight to be 600 pounds". For use if her words
 * aren't known.
 */
const isReported = (said: string, q: Quantity): boolean =>
  /\b(?:you(?:'ve| have| had)?(?: (?:correctly|rightly|already|first|initially|also))* (?:calculated|found|said|wrote|mentioned|identified|worked out|came up with|computed|determined|noted|told me)|you(?:'re| are) (?:absolutely |quite )?(?:right|correct) that)\b(?![^.?!;]*\bmeans?\b)[^.?!;]{0,60}$/i.test(
    said.slice(Math.max(0, q.at - 110), q.at),
  );

/** True for a number in a point that is in the stem: the 3 of (3, 8). */
function isOfPair({ said, known }: FoldedDraft, q: Quantity): boolean {
  const before = /\([^()]{0,24}$/.exec(said.slice(Math.max(0, q.at - 26), q.at))?.[0];
  const after = /^[^()]{0,24}\)/.exec(said.slice(q.end, q.end + 26))?.[0];
  const pair = before === undefined || after === undefined ? '' : squeezed(`${before}${said.slice(q.at, q.end)}${after}`);
  return pair.includes(',') && squeezed(known).includes(pair);
}

/** True for a condition in a question: "Which of the points has x = 3?" */
const asksWhich = (said: string, q: Quantity): boolean =>
  /\bwhich\b[^.?!,;]{0,40}$/i.test(said.slice(Math.max(0, q.at - 50), q.at)) &&
  /^[^.!,;]{0,40}\?/.test(said.slice(q.end, q.end + 44));

/** True for one of several numbers to choose from: "Which is smaller, 3, 5 or 9?" */
const isOffered = (said: string, q: Quantity): boolean =>
  /^(?:,? \d[\d.]{0,8}){0,6}(?:,? or(?: to)? \d[\d.]{0,8})?(?!\d)[^.!;]{0,80}\?/.test(said.slice(q.end, q.end + 160)) &&
  /(?<![\w.])\d[\d.]{0,8}(?:(?:, \d[\d.]{0,8})+,? or|,? or(?: (?:to|by|at|is it))?) \d/.test(
    said.slice(Math.max(0, q.at - 40), q.end + 40),
  ) &&
  /(?:, |or )$|[a-z:,] $/.test(said.slice(Math.max(0, q.at - 3), q.at));

/** True for an end of an interval, which isn't what lies within it: "It lies between 3,400 and 3,500. Which one is nearer?" */
const isBound = (said: string, q: Quantity): boolean =>
  /\bbetween (?:[\d.,/]{1,16} (?:[a-z]+ )?and )?$/i.test(said.slice(Math.max(0, q.at - 36), q.at)) &&
  !/\b(?:halfway|midway) between /i.test(said.slice(Math.max(0, q.at - 50), q.at));

/** True for a number inside a longer calculation: the 9 of 10*9*8. */
const isWithinSum = (said: string, q: Quantity): boolean =>
  /[\d)] ?[-+*/] ?$/.test(said.slice(Math.max(0, q.at - 4), q.at)) && /^ ?[-+*/] ?[\d(]/.test(said.slice(q.end, q.end + 4));

/** True for a number in a sentence that tells what the student did: "You divided it amongst 7 people to give 18 each". */
const isRecounted = (said: string, q: Quantity): boolean =>
  /\byou(?:'ve| have)?(?: (?:correctly|rightly|already|first|then|also))* (?:[a-z]{2,}ed|found|got|took|made|said|wrote)\b[^.?!;]{0,120}$/i.test(
    said.slice(Math.max(0, q.at - 160), q.at),
  ) &&
  !/\b(?:answer|solution|result|in total|altogether|therefore|so|means?)\b[^.?!;]{0,40}$/i.test(
    said.slice(Math.max(0, q.at - 60), q.at),
  );

/** True for a place on a line: the 3 of "from x = 1 to x = 3". */
const isPlace = (said: string, q: Quantity): boolean =>
  /\bfrom ([a-z]) = [\d.]{1,8} to \1 = $/i.test(said.slice(Math.max(0, q.at - 32), q.at)) ||
  (/\bfrom [a-z] = $/i.test(said.slice(Math.max(0, q.at - 12), q.at)) && /^ to [a-z] = /i.test(said.slice(q.end, q.end + 12)));

/** True for a number with the name that the stem asks for: "A speed of 90" if the stem asks "what speed". */
function isNamed(q: Quantity, { said, stem }: FoldedDraft): boolean {
  const name = /\b([a-z]{3,})(?: of| is| was| will be| would be| should be| must be| =)(?: about| exactly| only)? $/i.exec(
    said.slice(Math.max(0, q.at - 40), q.at),
  )?.[1];
  if (name === undefined) return false;
  const asked = stem.said.matchAll(
    /\b(?:what|which|find|calculate|determine|work out)(?: (?:is|was|are|will be|would be|the|his|her|their|its|average|total))* ([a-z]{3,})/gi,
  );
  return Array.from(asked).some(([, noun]) => singular(noun!.toLowerCase()) === singular(name.toLowerCase()));
}

const singular = (noun: string): string => noun.replace(/(?:ies)$/, 'y').replace(/s$/, '');

/** True if the stem asks for this noun: how many **apples**, the number of **sides**. */
export function asksFor(noun: string, stem: string): boolean {
  const asked = Array.from(
    stem.matchAll(
      /\b(?:how many|how much|number of|total of|what (?:fraction|percent|part|amount) of(?: the)?)((?: [a-z'-]+){1,4})/gi,
    ),
  );
  return asked.some(([, words]) =>
    words!
      .toLowerCase()
      .split(' ')
      .some((w) => w !== '' && singular(w) === singular(noun)),
  );
}

/** True if the value lies strictly between the two bounds. */
export const isBetween = (low: Rational, value: Rational, high: Rational): boolean =>
  compare(low, value) < 0 && compare(value, high) < 0;
