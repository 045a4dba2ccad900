import type { Rational } from '../../math/exact/rational.ts';
import { foldMath } from './fold-signs.ts';
import type { FoldedDraft } from './hearing.ts';
import { asksFor } from './numbers.ts';
import type { Tell } from './ways.ts';

const announcing =
  /\b(?:the |a |our |its )?(?:(?:right|correct|final|actual|real) )?answer(?: to [^.?!:=]{1,40}| here)? (?:is|should be|would be|will be|must be|comes out as|comes to)(?: actually| simply| just| really| indeed| in fact| then| now|,)* (-?\d[\d,]*(?:\.\d+)?)(?=(?: ?[a-z%°]+){0,2}[.,;!]|$| (?:because|since|not|and not|rather)\b)/gi;
/** A result called by its name: "So the product would be 62.1". Used only if the stem needs a single calculation. */
const naming =
  /\b(?:the|this|that|its|your|our) (?:correct |right |final |actual )?(?:product|sum|difference|quotient|remainder|total|result|value)(?: of [^.?!:=]{1,40}?)? (?:is|should be|would be|will be|must be|comes to|becomes)(?: actually| simply| just| really| indeed| in fact| then| now|,)* (-?\d[\d,]*(?:\.\d+)?)(?=(?: ?[a-z%°]+){0,2}[.,;!]|$| (?:because|since|not|and not|rather|instead)\b)/gi;
/** A count: "So there are 26 apples", if the stem asks how many apples. */
const counting =
  /(?:\b(?:[Ss]o|[Tt]herefore|[Tt]hus|[Hh]ence)\b,? |^ ?|[.!] )(?:[Tt]here (?:are|would be|will be)|(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e|[Yy]ou|[Ii]t)(?: now)? (?:has|have|gets?|would have|will have|needs?)|[A-Z][a-z]+ (?:has|gets?|would have|will have|needs?))(?: a total of| exactly| only| now)? (-?\d[\d,]*(?:\.\d+)?)(?= ([a-z]{3,})(?:[.,;!]|$| (?:because|since|not|in total|altogether|in all|left)\b))/g;
/** A grand total, if the stem needs several calculations: "So there are 26 apples in total", "for a grand total of 26". */
const totalling =
  /\b(?:so|therefore|thus|hence|finally|which means|that means)\b[^.?!;]{0,60}?(?:\b(?:grand |final |overall )?total (?:of|is|would be|comes to) |\b)(-?\d[\d,]*(?:\.\d+)?)(?= ?(?:[a-z%°]+ ){0,3}(?:in total|altogether|in all)\b|(?<=\btotal (?:of|is|would be|comes to) \d[\d,.]{0,12})(?:[ .,;!]|$))/gi;
/** A final total, even if that number was said before: "So the total cost would be 1". */
const concluding =
  /\b(?:so|therefore|thus|hence|finally),? (?:the|his|her|their|its) (?:(?:final|overall|grand|new) )?(?:total(?: (?:cost|number|amount|price|bill|weight|time|distance|length|value))?|final (?:[a-z]+ )?[a-z]+) (?:is|would be|will be|should be|must be|comes to)(?: actually| simply| just| really| indeed| then| now|,)* (-?\d[\d,]*(?:\.\d+)?)(?=(?: ?[a-z%°]+){0,2}[.,;!]|$)/gi;
const endingWords = /\b(?:so|therefore|thus|hence|(?:this|that|which) means(?: that)?|meaning|in the end|finally)\b/i;
const supposing =
  /\b(?:if|whether|suppose|assume|say|said|says|wrote|think|thought|thinks|got|claims?|your|you|not|n't|unless|as though|could)\b[^.?!;]{0,24}$/i;

/** Words after a number that make it a step on the way: "So you have 24 eggs. What happens when 7 are used?" */
const goingOn = /\?|\b(?:now|next|then|after that|go on)\b/i;
/** Words that confirm the student's own number: "The answer is indeed 56". */
const confirming = /\b(?:indeed|right answer|correct answer|final answer)\b/i;

/** Finds a wrong number announced as the answer: "The correct answer is 75". No hint may say that, and it doesn't help. */
export function tellsOfAnnouncement(value: Rational, draft: FoldedDraft): Tell[] {
  const oneSum = draft.stem.quantities.length <= 2;
  const ended = tellsOfWrongEnd(value, draft);
  if (ended.length > 0) return ended;
  return [announcing, ...(oneSum ? [naming, counting] : []), totalling, concluding].flatMap((pattern) =>
    Array.from(draft.said.matchAll(pattern)).flatMap((match) => {
      const text = match[1]!.replace(/,/g, '');
      const sentence = draft.said.slice(Math.max(0, match.index - 40), match.index);
      const asks = /^[^.!]{0,40}\?/.test(draft.said.slice(match.index + match[0].length));
      if (match[2] !== undefined && !isAsked(match[2], draft.stem.said)) return [];
      const rest = draft.said.slice(match.index + match[0].length);
      if (pattern !== announcing && goingOn.test(rest)) return [];
      const isOpen = draft.knownSpellings.has(text) || isSaid(text, draft);
      if (supposing.test(sentence) || asks || (isOpen && pattern !== concluding && !confirming.test(match[0]))) return [];
      if (text === `${value.n}` && value.d === 1n) return []; // `tellsOfNumber` finds it
      return [announced(text, match)];
    }),
  );
}

/**
 * Finds a wrong result as the last sentence: "This means Kenny started with 200 cards.", if the stem asks how many cards he
 * started with.
 */
function tellsOfWrongEnd(value: Rational, draft: FoldedDraft): Tell[] {
  const { said, stem } = draft;
  const from = lastSentence(said);
  const last = said.slice(from);
  const asks = stem.said.trimEnd();
  const question = asks.endsWith('?') ? asks.slice(lastSentence(asks)).toLowerCase() : '';
  if (question === '' || last.length > 300) return [];
  if (!endingWords.test(last) || supposing.test(last.slice(0, 24))) return [];
  return Array.from(last.matchAll(/(?<![\w.,])(\d[\d,]*(?:\.\d+)?) ([a-z]{3,})[.!]?\s*$/gi)).flatMap((match) => {
    const [, digits, noun] = match as unknown as [string, string, string];
    const text = digits.replace(/,/g, '');
    const done = (question.match(/[a-z]{4,}/g) ?? []).filter(
      (word) => !/^(?:many|much|what|does|have|will|total|number|with|that|then)$/.test(word) && word !== noun.toLowerCase(),
    );
    const same = done.some((word) =>
      new RegExp(`\\b${word.slice(0, Math.max(4, word.length - 3))}`, 'i').test(last.slice(0, match.index)),
    );
    return same && isAsked(noun, stem.said) && !draft.knownSpellings.has(text) && !(text === `${value.n}` && value.d === 1n)
      ? [{ way: 'announced' as const, says: `announces ${text} as the answer`, from: from + match.index, to: said.length }]
      : [];
  });
}

/** Returns where the last sentence begins. */
function lastSentence(text: string): number {
  const end = text.trimEnd().length - 1; // its own period starts no sentence
  return Math.max(...['. ', '? ', '! '].map((mark) => text.lastIndexOf(mark, end - 2))) + 1;
}

/** True if the stem asks how many there are: "how many **apples**", or "how many has he?" if the stem mentions apples. */
const isAsked = (noun: string, stem: string): boolean =>
  asksFor(noun, stem) ||
  (/\bhow many (?:has|have|had|does|do|did|are|is|were|was|will)\b/i.test(stem) && new RegExp(`\\b${noun}\\b`, 'i').test(stem));

/** True if an earlier message contains the number: it is a step on the way that is known by now. */
const isSaid = (text: string, { before }: FoldedDraft): boolean =>
  before.some(({ quantities }) => quantities.some(({ spelling }) => spelling === text));

const announced = (text: string, match: RegExpExecArray): Tell => ({
  way: 'announced',
  says: `announces ${text} as the answer`,
  from: match.index,
  to: match.index + match[0].length,
});

const term =
  /\b(?:right|correct|proper|actual|real) (?:answer|term|word|name|place|choice|unit|shape)(?: for (?:it|this|that))? (?:is|would be|should be)(?: actually| simply| just| really| called)*(?: an?| the)? ?["'“]?([a-z][a-z -]{1,30}?)["'”]?(?=[.,;!)]|$| -| (?:because|since|not|rather|so)\b)/gi;
const noTerm =
  /^(?:in|on|at|to|the|your|what|not|found|one|that|this|hidden|given|there|here|written|up|somewhere|still|near|close|something|called)\b/i;

/** Finds a wrong term announced as the right one: "The correct term is hundreds" if it is thousands. */
export function tellsOfWrongTerm(answer: string, { said, knownWords }: FoldedDraft): Tell[] {
  if (!/^[a-z][a-z '-]*$/i.test(answer.trim())) return [];
  const own = foldMath(answer).trim().toLowerCase();
  return Array.from(said.matchAll(term)).flatMap((match) => {
    const text = match[1]!.toLowerCase().trim();
    const before = said.slice(Math.max(0, match.index - 40), match.index);
    return noTerm.test(text) || text === own || supposing.test(before) || knownWords.includes(text)
      ? []
      : [announced(text, match)];
  });
}
