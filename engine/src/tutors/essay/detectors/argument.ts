import { isTelling, wordsIn } from '../reading/essay-words.ts';
import type { ParagraphReading, SentenceReading } from '../reading/read-essay.ts';

/** Words by which a student says what a document proves. "Shows that" alone only tells: it needs a claim behind it. */
const arguing =
  /\b(?:this|that|these|which|it|such|thereby|thus|therefore|hence|consequently|as a result|so)\b[^.]{0,60}\b(?:shows?|showed|proves?|demonstrates?|illustrates?|suggests?|supports?|reveals?|means?|meant|highlights?|indicates?|explains?|reflects?|contributed|led|caused|helped|allowed|made|forced|changed|strengthens?|reinforces?|confirms?|exemplif\w+)\b|\b(?:therefore|thus|hence|consequently|as a result|for this reason|proving|demonstrating|illustrating|showing (?:how|that|the)|revealing|suggesting|indicating|supporting|because|due to|owing to|in order to|led to|leading to|resulted in|evidence (?:of|that|for)|supports? (?:the|this|my)|backs? up|serves as)\b/iu;

/** Whether a text makes something of what it tells. */
export const arguesFrom = (text: string): boolean => arguing.test(text);

/** Whether a sentence goes on telling what somebody in a document says or does. */
export const goesOnTelling = (text: string): boolean => ongoing.test(text);

const ongoing =
  /^(?:also,? |then,? |next,? |and |in (?:it|this),? )?(?:he|she|they|it|his|her|their|the (?:author|speaker|writer|document|doc|source|letter|cartoon|photo\w*|picture|image|table|chart))\b/iu;

/** Whether a sentence is the student's own: it tells nothing out of a document, and it says something. */
export const isOwnThought = ({ text, citations, retells }: SentenceReading): boolean =>
  citations.length === 0 &&
  retells === null &&
  !goesOnTelling(text) &&
  wordsIn(text).filter(isTelling).length >= 2 &&
  wordsIn(text).length >= 5;

/** Whether the first sentence of a paragraph is a claim of the student's own, before any document. */
export function leadsWithClaim({ sentences }: Pick<ParagraphReading, 'sentences'>): boolean {
  const [first] = sentences;
  return first !== undefined && sentences.length > 1 && isOwnThought(first);
}
