import { rememberReadings } from '../../../guards/remember-readings.ts';
import { isTelling, mostTexts, wordsIn } from '../reading/essay-words.ts';
import type { ParagraphReading, SentenceReading } from '../reading/read-essay.ts';

/** Words with which a student says what a document proves. */
const points =
  /\b(?:this|that|these|which|it|such|what|and)\b[^.;]{0,50}\b(?:shows?|showed|proves?|demonstrates?|illustrates?|suggests?|supports?|reveals?|means|mean(?= that)|meant|highlights?|indicates?|explains?|reflects?|confirms?|exemplif\w+|strengthens?|reinforces?|tells us|goes to show|matters?|is why|made (?:it|them|the))\b|\b(?:this|these|which)\b[^.;]{0,50}\bmakes\b|(?:^|[,;] )(?:that|it) (?:\w+ )?makes\b|\b(?:therefore|thus|hence|thereby|consequently|as a result|for this reason|meaning|proving|demonstrating|illustrating|showing (?:how|that|the|us)|revealing|suggesting|indicating|supporting|proves?|reveals?|exposes?|demonstrates?|made sense|no surprise|is (?:the reason|what(?! \w+ (?:says?|said|wrote|writes))|how|why)|which (?:is|was) (?:a|an|just|exactly|such|hardly|nothing)\b|proof|evidence (?:of|that|for)|example of|supports? (?:the|this|my)|backs? (?:up|it)|serves? as|goes to show|that['’]?s (?:why|how|because|what)|in other words|so basically|not (?:only|just|simply|merely)|rather than|instead of|more than (?:just|a|any)|no (?:longer|wonder)|turn(?:s|ed|ing)? (?:\w+ ){0,4}into|became|sounds? like|as if|even though|only (?:because|when|if|after)|the (?:more|less)\b[^.]{0,40}\bthe (?:more|less))\b/iu;

/** Words for reasons and consequences. They make an argument, unless they are part of what a document is reported to say. */
const reasons =
  /\b(?:because|becuase|cuz|bc|since|due to|owing to|in order to|led to|leading to|resulted in|so (?:that|the|it|they|he|she|this|people|workers|farmers|women|there)|caused|contributed|helped|allowed|forced|changed|destroyed|strengthened|weakened)\b/iu;

/** Words of reporting, like "he says that" or "it talks about": what follows belongs to the document. */
const saying =
  /\b(?:says?|said|say|states?|stated|tells?|told|writes?|wrote|talks?|talked|speaks?|asks?|asked|mentions?|mentioned|describes?|described|explains?|explained|complains?|claims?|claimed|thinks?|thought|believes?|wants?|wanted|calls?|reports?|recalls?|argues?|argued|is about|was about|gives?|offers?|demands?|warns?|lists?|shows? (?:that in|\d|a|the number))\b/iu;

const withoutQuotations = (text: string): string => text.replaceAll(/["“][^"”]*["”]/gu, ' ');

/** True if a text draws a point from what it reports. A reason inside a reported statement isn't the student's own. */
export const arguesFrom = rememberReadings((written): boolean => {
  const text = withoutQuotations(written).replace(/^\s*so\b,?/iu, '');
  if (points.test(text)) return true;
  const reason = reasons.exec(text);
  if (reason === null) return false;
  return !saying.test(text.slice(0, reason.index));
}, mostTexts);

/** What follows a document's name when it is reported: "says that", "is about", a colon. */
const tells =
  /^[\s,)]*(?::|(?:\w+ly )?(?:also )?(?:says?|said|writes?|wrote|tells?|told|talks?|speaks?|spoke|describes?|explains?|asks?|asked|mentions?|complains?|calls?|gives?|has|shows? (?:that|how|a|the)|is|was)\b)/iu;

/** True if the text after a document's name begins to report it. */
export const tellsNext = (rest: string): boolean => tells.test(rest);

/** True if a text says plainly what its content proves. Reasons don't count. */
export const makesPoint = (written: string): boolean => points.test(withoutQuotations(written));

/** True if a sentence continues to report what somebody in a document says or does. */
export const goesOnTelling = (text: string): boolean => ongoing.test(text);

const ongoing =
  /^(?:also,? |then,? |next,? |and |but |in (?:it|this),? |after that,? |later,? )*(?:he|she|they|it|his|her|their|there (?:is|are|was|were)|the (?:author|speaker|writer|document|doc|source|letter|cartoon|photo\w*|picture|image|table|chart|article|speech|song|man|woman|girl|worker|farmer|soldier))\b/iu;

/** True if a sentence is the student's own: it reports nothing from a document, and it says something. */
export const isOwnThought = ({ text, citations, retells }: SentenceReading): boolean =>
  citations.length === 0 &&
  retells === null &&
  !goesOnTelling(text) &&
  wordsIn(text).filter(isTelling).length >= 2 &&
  wordsIn(text).length >= 5;

/** True for a short sentence that names the paragraph's subject: "Machines came with it." */
const isShortClaim = ({ text, citations, retells }: SentenceReading): boolean =>
  citations.length === 0 &&
  retells === null &&
  !goesOnTelling(text) &&
  /^\p{L}[^?!]*\.$/u.test(text) &&
  wordsIn(text).length >= 3 &&
  wordsIn(text).some(isTelling);

/** True if the first sentence of a paragraph is a claim of the student's own, before any document. */
export function leadsWithClaim({ sentences }: Pick<ParagraphReading, 'sentences'>): boolean {
  const [first] = sentences;
  return first !== undefined && sentences.length > 1 && (isOwnThought(first) || isShortClaim(first));
}
