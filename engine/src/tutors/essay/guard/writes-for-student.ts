import { hasBlanks, lineSentences, quotedPieces, withoutQuotes, wordCount, bareText } from './line-pieces.ts';
import { tellingStems } from '../reading/essay-words.ts';
import { novelWords, type LineContext } from './line-context.ts';

/** Phrases with which a coach offers something to be written down. */
const offers =
  /\b(?:try(?: this| leading with| opening with| starting with| writing| saying)?|write(?: down| instead| that| this| it as)?|add(?: this| that| in)?|use(?: this)?|say(?: that| instead)?|put(?: down)?|insert|paste|copy|type|change [^.?!:]{0,40} to|replace [^.?!:]{0,40} with|swap [^.?!:]{0,40} (?:for|with)|(?:start|begin|open|end|finish|close|go on|lead|leading|follow|continue|conclude) (?:it |this |that |the [\w ]{1,20} |your [\w ]{1,20} |up |off )?with|make it|make that|note(?: this)?(?: down)?|something like|along the lines of|like this|could be|would be|could (?:say|write|read|argue|open|go)|can (?:say|write|argue|use)|might (?:say|write|read|be|go)|should (?:say|write|read|be)|here(?:'s| is) (?:an?|one|your|the|how)[^.?!]{0,40}|such as|version|better|instead|for example|for instance|e\.g\.|i'd (?:write|say|put)|how about|what about|you (?:mean|want)|as in|finish(?: (?:it|this|that))?(?: with)?|complete it|go on|continue|:)\s*[:,]?\s*(?:that\s+)?$/iu;

/** The same for unquoted text: only phrases that plainly offer a sentence. */
const handsOver =
  /(?:^|[,;:—]\s*|\b(?:you (?:can|could|might|should)|just|then|so|and|or|but|instead,?)\s+)(?:try|write(?: down)?(?: that| this)?|add(?: that| this)?|say(?: that)?|(?:finish|end|close|go on|continue|conclude)(?: it| this)? with(?: that)?|argue that|state that|put(?: down)? that|note(?: this)?(?: down)?(?: that)?|explain that|claim that|conclude that|change (?:it|that|your thesis|the thesis) to|make it|use this|go with|start with|open with|end with|your (?:thesis|claim|sentence|paragraph|answer|point|argument|topic sentence) (?:could|should|might|can|would) (?:be|say|read|argue)(?: that)?|something like|along the lines of|here(?:'s| is) (?:a|an|one|your)[^:.?!]{0,40}:|for example,?|for instance,?|i(?:'d| would) (?:\w+ ){0,2}(?:(?:with|by) )?(?:the idea )?(?:\w+ing )?that|i'd (?:write|say|put)|the answer is(?: that)?|because:?)\s*:?\s+(.+)$/iu;

const argues =
  /\b(?:because|which|although|though|while|whereas|since|so|thus|therefore|thereby|driven|shows?|showed|proves?|proved|demonstrat\w+|meant|led|made|caused|reveal\w*|reflect\w*|became|forced|pushed|turned|transformed|reshaped|expanded|created|gave|by \w+ing|as \w+ \w+ed|convinced|no longer|not only|rather than|despite|from [\w\s]+ to)\b/iu;
const addressed =
  /\b(?:you|your|yours|you're|you've|you'll|i|i'm|i'll|i've|i'd|let's|we|we've|we're|me|us|here's|this (?:paragraph|sentence|document|line)|that (?:one|paragraph|sentence|line)|a reader|readers|the (?:prompt|documents?|paragraph|essay|thesis|draft|claim|window)|document \d|documents \d)\b/iu;

/** With this many words of its own, a piece counts as an offered sentence. */
const novel = { quoted: 2, handed: 3, plain: 4 };
const fewest = { quoted: 5, handed: 7, plain: 9 };

/**
 * Finds text that could be pasted into the essay as its argument: a sentence without blanks that says something about history
 * in words that are neither hers, nor in her documents, nor in the bank's line about what she names.
 *
 * Shape   the piece that was found, or null. A frame with blanks isn't a sentence, and a question offers nothing.
 */
export function writesForStudent(line: string, context: LineContext): string | null {
  const knowsHers = context.own.trim() !== '';
  const hers = context.bareHers;
  for (const { text, before } of quotedPieces(line)) {
    if (hasBlanks(text) || text.endsWith('?') || wordCount(text) < fewest.quoted || hers.includes(bareText(text))) continue;
    const offered = offers.test(before.slice(-80));
    if (!knowsHers && !offered) continue; // it may be a quotation of hers
    const isOffered = offered && wordCount(text) > fewest.quoted && ofHistory(text, context) >= 1;
    if (isOffered || novelWords(text, context).length >= novel.quoted + 1) return text;
  }
  for (const sentence of lineSentences(line)) {
    if (hasBlanks(withoutQuotes(sentence).replaceAll(' … ', ' ')) || /_{2,}/u.test(sentence)) continue;
    const found = handedIn(sentence, context, hers) ?? plainIn(sentence, context);
    if (found !== null) return found;
  }
  return null;
}

/** Finds what a sentence offers without quotation marks: after a label like "topic sentence:", or after an offering phrase. */
function handedIn(sentence: string, context: LineContext, hers: string): string | null {
  const bare = withoutQuotes(sentence).trim();
  if (/\blist\b[^.?!:]*:/iu.test(bare)) return null; // names to choose from
  const named = namedAsHers.exec(bare)?.[1];
  if (named !== undefined && !named.endsWith('?') && wordCount(named) >= fewest.handed && !hers.includes(bareText(named)) && !/\byour?\b/iu.test(named) && ofHistory(named, context) >= 2) return named; // prettier-ignore
  const handed = handsOver.exec(bare)?.[1];
  if (handed === undefined || handed.endsWith('?') || wordCount(handed) < fewest.handed || /\byour?\b/iu.test(handed))
    return null;
  return ofHistory(handed, context) >= novel.handed && !hers.includes(bareText(handed)) ? handed : null;
}

/** Matches "Here's a topic sentence for you: …": what follows could be pasted, whether its words are new or not. */
const namedAsHers =
  /\b(?:sentence|thesis|claim|line|version|opening|opener|ending|conclusion|paragraph|clause|wording|phrase|attach|add|paste|insert|write)(?: \w+){0,5}\s*:\s+(.+)$/iu;

/** Counts the words of a piece that are about history and not about writing. */
const ofHistory = (piece: string, { craft }: LineContext): number =>
  [...tellingStems(piece)].filter((stem) => !craft.has(stem)).length;

/** Finds a part of a sentence that argues and addresses nobody, so that it could be a sentence of an essay. */
function plainIn(sentence: string, context: LineContext): string | null {
  if (sentence.endsWith('?')) return null;
  for (const [at, piece] of withoutQuotes(sentence)
    .split(/[:;]\s|\s[—–]\s|—/u)
    .entries()) {
    if (addressed.test(piece) || !argues.test(piece) || wordCount(piece) < fewest.plain) continue;
    if (novelWords(piece, context).length >= (at === 0 ? novel.plain : novel.handed)) return piece.trim();
  }
  return null;
}
