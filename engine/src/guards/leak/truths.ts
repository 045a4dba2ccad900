import type { FoldedDraft } from './hearing.ts';
import { literal } from './hearing.ts';
import { countPattern, countValue } from './spoken-numbers.ts';
import type { Tell } from './ways.ts';

const subject = '(?:answer|statement|claim|equation|sentence|it|this|that|equality|inequality)';
const verb = "(?:'s| is:?| must be| would be| has to be| should be|:)";
const patterns = {
  true: [
    new RegExp(
      `\\b${subject}${verb} (?:really |always |in fact |actually |indeed |therefore |simply )*(?:true|yes|correct as it stands)\\b(?! (?:that|for|if|when|or|only))`,
      'gi',
    ),
    /\b(?:statement|claim|sentence|rule|equation) (?:always |indeed |really )?(?:holds|is (?:right|correct))\b(?! (?:if|when|only|for))/gi,
    /\b(?:say|choose|pick|answer|write|enter|mark) ["'“]?(?:true|yes)\b/gi,
    /(?:^|[.!?] )(?:yes|true)[,.!:;]? (?:it|this|that|they|the (?:statement|claim|answer)) (?:is|are|does|do|can|has|holds)\b(?! right| correct)/gi,
    /^\s*["'“]?(?:yes|true)["'”]?[.!]?\s*$/gi,
    /\bthe (?:correct|right|final) answer is ["'“]?(?:yes|true)\b/gi,
  ],
  false: [
    new RegExp(
      `\\b${subject}(?:${verb} (?:really |never |in fact |actually |indeed |therefore |simply )*(?:false|not true|untrue|no|never true)|(?: isn't| is not|n't) (?:always |really )?true)\\b(?! (?:longer|more|matter|problem|good))`,
      'gi',
    ),
    /\b(?:say|choose|pick|answer|write|enter|mark) ["'“]?(?:false|no)\b/gi,
    /(?:^|[.!?] )(?:no|false)[,.!:;]? (?:it|this|that|they|the (?:statement|claim|answer)) (?:is|are|does|do|can|has)(?: not|n't)\b(?! right| correct| quite)/gi,
    /^\s*["'“]?(?:no|false)["'”]?[.!]?\s*$/gi,
    /\bthe (?:correct|right|final) answer is ["'“]?(?:no|false)\b/gi,
  ],
};

/**
 * Finds true or false, yes or no, said of the answer or of the statement, or an answer to the stem's own question. "Is it true
 * that …?" asks.
 */
export function tellsOfTruth(right: boolean, draft: FoldedDraft): Tell[] {
  const { said } = draft;
  const found = patterns[right ? 'true' : 'false'].flatMap((pattern) => Array.from(said.matchAll(pattern)));
  const plain = found.filter(
    (match) =>
      !asks(said, match.index + match[0].length) &&
      !/\b(?:if|whether|suppose|when|say that|check that)\b[^.?!]{0,24}$/i.test(
        said.slice(Math.max(0, match.index - 32), match.index),
      ),
  );
  return [
    ...plain.slice(0, 2).map((match) => ({
      way: 'truth' as const,
      says: `says that it is ${right}`,
      from: match.index,
      to: match.index + match[0].length,
    })),
    ...answersItself(right, draft),
    ...(right ? repeats(draft) : tellsOfDivisor(draft)),
  ];
}

/** Finds a divisor of the number, if the stem asks whether it is prime: "91 is 7 times 13", "7 goes into it". */
function tellsOfDivisor({ said, stem }: FoldedDraft): Tell[] {
  const asked = /\b(?:is|are|whether) (?:the number )?(\d{1,6})(?: is)?(?: an?)? prime\b/i.exec(stem.said)?.[1];
  if (asked === undefined) return [];
  const whole = BigInt(asked);
  const factor = `(${countPattern})`;
  const patterns = [
    new RegExp(`(?<![\\w.])(?:${asked}|it) (?:is|=|equals) ${factor} ?(?:\\*|times) ?${countPattern}(?![\\w.]\\w)`, 'gi'),
    new RegExp(
      `(?<![\\w.])${factor} ?(?:\\*|times) ?${countPattern} (?:is|=|equals|makes?|gives) (?:${asked}|it)(?![\\w.]\\w)`,
      'gi',
    ),
    new RegExp(`(?<![\\w.])${factor} (?:goes into|divides|is a factor of) (?:${asked}|it)\\b`, 'gi'),
    new RegExp(
      `(?<![\\w.])(?:${asked}|it) (?:is divisible by|can be divided by|is in the table of|is a multiple of) ${factor}\\b`,
      'gi',
    ),
  ];
  return patterns
    .flatMap((pattern) => Array.from(said.matchAll(pattern)))
    .filter((match) => {
      const divisor = countValue(match[1]!.toLowerCase());
      const divides = divisor !== null && divisor.d === 1n && divisor.n > 1n && divisor.n < whole && whole % divisor.n === 0n;
      return divides && !asks(said, match.index + match[0].length);
    })
    .slice(0, 1)
    .map((match) => ({ way: 'truth', says: `says “${match[0]}”`, from: match.index, to: match.index + match[0].length }));
}

const asks = (said: string, from: number): boolean => /^[^.!?]{0,90}\?/.test(said.slice(from, from + 100));

const sure = / (?:indeed|really|always|in fact|actually|certainly|definitely)\b/gi;

/** Finds the stem's statement repeated as a fact, if the stem asks whether it is true: "Every square is indeed a rectangle". */
function repeats({ said, stem }: FoldedDraft): Tell[] {
  const statement = /\b(?:true or false|yes or no|is it true that|decide whether|right or wrong)\b[:,.?]? ?([^.?!]{8,120})/i.exec(
    stem.said,
  )?.[1];
  if (statement === undefined) return [];
  const wanted = statement.trim().replace(sure, '').toLowerCase();
  let at = 0;
  for (const sentence of said.split(/(?<=[.?!]) /)) {
    const from = sentence.replace(sure, '').toLowerCase().indexOf(wanted);
    const led = /\b(?:if|whether|true that|suppose|when|why|claims?|says?|statement|not)\b/i.test(
      sentence.slice(0, Math.max(0, from)),
    );
    if (from >= 0 && !led && !sentence.endsWith('?'))
      return [{ way: 'truth', says: 'says that it is so', from: at, to: at + sentence.length }];
    at += sentence.length + 1;
  }
  return [];
}

/** Finds the stem's question answered in its own words: "Is 7 prime?" in the stem and "7 is prime" in the hint. */
function answersItself(right: boolean, { said, stem }: FoldedDraft): Tell[] {
  const question =
    /\b(is|are|does|do|can|has|have|will)( (?:the |a |an )?[\w./-]{1,20}(?: (?!an? |the )\w{1,14})??) ([\w' -]{2,60})\?/i.exec(
      stem.said.slice(-300),
    );
  if (question === null) return [];
  const [, verb, who, what] = question as unknown as [string, string, string, string];
  const rest = literal(what.trim().replace(/^(?:an?|the) /i, '')).replace(/\\? /g, ' +');
  const not = right ? '' : " ?(?:not|n't|never)";
  const pattern = new RegExp(
    `(?<![\\w.])(?:${literal(who.trim())}|it|this number|that number) ${verb}${not}(?: always| really| indeed| actually)? (?:an? |the )?${rest}(?![\\w])`,
    'i',
  );
  const match = pattern.exec(said);
  if (
    match === null ||
    asks(said, match.index + match[0].length) ||
    /\b(?:if|whether|is it true that|suppose|so that|when)\b[^.?!]{0,20}$/i.test(
      said.slice(Math.max(0, match.index - 28), match.index),
    )
  )
    return [];
  return [{ way: 'truth', says: `says “${match[0]}”`, from: match.index, to: match.index + match[0].length }];
}
