import { lineSentences } from '../guard/line-pieces.ts';

/** The most words of hers that are quoted. */
const longest = 12;
const dangling =
  /^(?:a|an|the|and|or|but|of|to|in|on|for|with|by|as|that|which|who|because|from|at|into|than|then|so|while|although|when|is|are|was|were|had|has|have|its|their|his|her|this|these|more|very|not|it|they|he|she|we|you|i|what|how|if|between|about|before|after|during|since|even)$/iu;
/** Words that begin a clause. A quotation that has to be cut ends before one. */
const joining = /^(?:and|but|because|so|while|although|when|that|which|who|as|since|even|until|unless|where|if)$/iu;
/** How she introduces her own words; these are not part of them. */
const bringing =
  /^(?:(?:ok(?:ay)?|so|well|but|no|yes|yeah|and|also|i disagree)[,.]?\s+)*(?:(?:i|i've|ive|i'd)\s+(?:just\s+)?(?:added|wrote|put|said|say|think|meant|mean|feel like|guess|changed it to)\s*(?:that\b)?\s*:?\s+|doc(?:ument)?s?\.? ?\d(?:\s+(?:does|says?|shows?|is about|supports?|proves?))*\s*(?:that\b)?\s*)*/iu;

/**
 * Returns her own words as the coach quotes them: the first sentence of `text`, at most twelve words, cut at the end of a
 * clause if possible, without the final punctuation. Null if fewer than two words are left.
 */
export function quoteOf(text: string): string | null {
  const sentence = (lineSentences(text.replaceAll(/\s+/gu, ' '))[0] ?? '')
    .replaceAll(/\s*[([](?:docs?|documents?|d)?\.?\s*#?\d[^)\]]*[)\]]/giu, '')
    .replaceAll(/["“”]/gu, '')
    .replace(/\?.*$/u, '')
    .replace(bringing, '')
    .trim();
  const words = claimOf(sentence)
    .split(' ')
    .filter((word) => word !== '');
  const clause = words.length <= longest ? words : cutAtClause(words);
  const shown = clause ?? words.slice(0, longest);
  if (clause === null) while (shown.length > 2 && dangling.test(shown.at(-1)!.replace(/[,;:]$/u, ''))) shown.pop();
  const quote = shown.join(' ').replace(/[\s.,;:!—–-]+$/u, '');
  return shown.length < 2 || /[{}<>]/u.test(quote) ? null : quote;
}

/** Returns the claim of a long sentence, without an opening "Although …,". */
function claimOf(sentence: string): string {
  const [, conceded, claim] =
    /^((?:al|even )?though|while|whereas|despite|in spite of|even as)\b[^,;]*,\s+(.*)$/iu.exec(sentence) ?? [];
  const isLong = sentence.split(' ').length > longest;
  return isLong && conceded !== undefined && claim!.split(' ').length >= 4 ? claim! : sentence;
}

/** Cuts the words at the last end of a clause that fits into a quotation; null if there is none. */
function cutAtClause(words: readonly string[]): string[] | null {
  const head = words.slice(0, longest + 1);
  const comma = head.findLastIndex((word, at) => at >= 4 && at < longest && /[,;:]$/u.test(word)) + 1;
  const clause = head.findLastIndex((word, at) => at >= 5 && joining.test(word));
  const end = Math.max(comma, clause);
  return end < 5 ? null : head.slice(0, end);
}
