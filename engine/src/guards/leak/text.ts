import { foldMath, squeezed } from './fold-signs.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import type { Tell } from './ways.ts';

/** Finds the answer's own words. Words that also are in the stem count only if they are said to be the answer. */
export function tellsOfText(answer: string, draft: FoldedDraft): Tell[] {
  const { known } = draft;
  const said = withoutOffers(draft.said);
  const folded = foldMath(answer)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .replace(/^(?:an?|the) (?=\w{3})/i, '');
  if (folded.length === 0 || folded.length > 400) return [];
  const words = /^[\w\s',-]+$/.test(folded);
  if (words && folded.split(' ').length > 4) return tellsOfSentence(folded, draft);
  const loose = Array.from(squeezed(folded), literal).join('\\s*');
  const form = words ? literal(folded).replace(/\\?-| /g, '[ -]?') : loose;
  const [left, right] = words ? ['(?<![\\w.])', '(?:e?s)?(?![\\w]|\\.\\d)'] : ['', ''];
  const alone = new RegExp(`${left}${form}${right}`, 'i');
  const match = alone.exec(said);
  if (match === null) return [];
  const isAll = new RegExp(`^\\W*(?:(?:an?|the) )?${form}(?:e?s)?\\W*$`, 'i').test(said); // the text is nothing else
  if (isAll) return [{ way: 'text', says: `says nothing but ${answer}`, from: match.index, to: match.index + match[0].length }];
  const predicate = tellsByPredicate(folded, draft);
  if (predicate.length > 0) return predicate;
  const stated = new RegExp(
    `(?:=|(?<=\\b(?:it|that|this|answer)'s)(?: an?| the| actually| really| indeed| called)*|(?<!\\b(?:what|how) )(?<!(?:^|[.?!] )which )\\b(?:is|are|be|answer|answer is|choose|pick|select|take|tick|circle|go (?:for|with)|called|named|so|therefore|must be|makes (?:it|this|that|them)|means)(?: an?| the| on| in| actually| called| always)*)[\\s:"'“]{0,4}${form}${right}`,
    'gi',
  );
  const tells =
    !alone.test(known) ||
    Array.from(said.matchAll(stated)).some((one) => !/^[^.!]{0,60}\?/.test(said.slice(one.index + one[0].length)));
  return tells ? [{ way: 'text', says: `holds ${answer}`, from: match.index, to: match.index + match[0].length }] : [];
}

/**
 * Blanks out lists of three or more words to choose from, because they give none of them away: "Is it ones, tens or
 * hundreds?". Spaces replace them, so that places don't change.
 */
const withoutOffers = (said: string): string =>
  said.replace(/(?<![\w-])[a-z-]{2,20}(?:, (?:the )?[a-z-]{2,20}){1,8},? (?:and|or) (?:the )?[a-z-]{2,20}(?![\w-])/gi, (list) =>
    ' '.repeat(list.length),
  );

/**
 * Finds the property that the stem asks about, stated of the answer: "Ann is older", "0.5 is the largest". "Is Ann older?"
 * asks.
 */
export function tellsByPredicate(answer: string, { said, stem }: FoldedDraft): Tell[] {
  const subject = literal(foldMath(answer).trim());
  const pattern = new RegExp(
    `(?<![\\w.])${subject} (?:is|are|has|have) (?:indeed |really |actually |definitely |clearly )?(?:(?:the|an?|in) )?([a-z]{3,})\\b(?![^.!]{0,60}\\?)`,
    'gi',
  );
  const question = (/[^.?!;]*\?/.exec(stem.said)?.[0] ?? stem.said.slice(0, 200)).toLowerCase();
  const asked = new Set(question.match(/[a-z]{3,}/g) ?? []);
  return Array.from(said.matchAll(pattern))
    .filter(
      (match) =>
        asked.has(match[1]!.toLowerCase()) &&
        !filler.has(match[1]!.toLowerCase()) &&
        !/\b(?:if|whether|because|is|suppose)\b[^.?!]{0,16}$/i.test(said.slice(Math.max(0, match.index - 24), match.index)),
    )
    .slice(0, 1)
    .map((match) => ({ way: 'text' as const, says: `says “${match[0]}”`, from: match.index, to: match.index + match[0].length }));
}

const filler = new Set(
  'the a an is are was were it its of to in on at for and or that this with by be as from has have had than then so because since there they he she his her their not no yes'.split(
    ' ',
  ),
);

/**
 * For an answer that is a whole sentence: finds a sentence of the hint with most of the answer's words that aren't in the
 * stem.
 */
function tellsOfSentence(answer: string, { said, knownWords }: FoldedDraft): Tell[] {
  const known = new Set(knownWords.match(/[a-z\d]+/g) ?? []);
  const wanted = [...new Set(answer.toLowerCase().match(/[a-z\d]+/g) ?? [])].filter(
    (word) => !filler.has(word) && !known.has(word),
  );
  if (wanted.length < 2) return [];
  let at = 0;
  for (const sentence of said.split(/(?<=[.?!])\s/)) {
    const draft = new Set(sentence.toLowerCase().match(/[a-z\d]+/g) ?? []);
    const held = wanted.filter((word) => draft.has(word)).length;
    if (held >= Math.max(2, Math.ceil(wanted.length * 0.75)) && !sentence.endsWith('?'))
      return [{ way: 'text', says: 'says the answer in its own words', from: at, to: at + sentence.length }];
    at += sentence.length + 1;
  }
  return [];
}
