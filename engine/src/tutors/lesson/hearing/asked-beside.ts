/** The beginning of a part of a message that asks, whatever comes before it. */
const asks =
  /^(?:\d[\d./]*\W+)?(?:(?:wait|but|um+|hm+|ok|okay|so|and|please|oh|also|like|hey|then)\W+)*(?:why|what(?:['’]?s)?|how(?:['’]?s)?|can|could|do|does|did|is|are|was|were|(?:is|are|was|does|do|did|ca|wo|could|should|would)n['’]?t|where['’]?s?|when|which|who|should|would|will|do i|wat|y)\b/i;
const strung =
  /\b(?:wait |but |and |so |um )*(?:why \w+|what if|how come|do i (?:have|need) to|can (?:u|you|i|we|it|\d)|but (?:what|why|how|is|are)|wheres?|is it (?:ok|always))\b[^.!]*$/i;
/** Only wants agreement, or asks for nothing but a verdict. */
const idle =
  /^\W*(?:(?:is|was) (?:it|that|this|i|he|she)(?: (?:right|correct|ok|wrong))?|right|ok|yes|no|huh|is finish\w*|(?:is|was) (?:it|that) -?\d[\d./]*)\W*$/i;
/** Only asks for the verdict, or about the lesson's end. */
const ofVerdict = /\b(?:answer|correct|right|wrong|finish\w*|do more)\b/i;
const mostOfVerdict = 6; // words
/** A wish, rather than a question about the mathematics. */
const wishes =
  /\b(?:can|could|may|will|would) (?:we|i|you|u|ya) (?:please |pls )?(?:have|get|skip|go|stop|draw|show|help|explain|make|be|take|try|tell(?! me (?:why|how|what|when|where|if))|say|give)\b/i;
const fewWords = 3;
const someWords = 4;

/**
 * Returns the words of a question about the mathematics that comes with an answer or a step: "8 cuz i glue 4 and 4. wait can u
 *         always glue?". Null if the student asks nothing, or only whether she is right.
 */
export function askedBeside(text: string): string | null {
  const pieces = text.split(/(?<=[.!?])\s+|(?<=\D),\s+/).map((piece) => piece.trim());
  const asksIt = (piece: string): boolean =>
    (asks.test(piece) && (piece.endsWith('?') || (pieces.length > 1 && /[a-z]/i.test(piece)))) ||
    (piece.endsWith('?') && !/\d\W*$/.test(piece) && piece.split(/\s+/).length > someWords);
  const asked = pieces.findLast(asksIt);
  const found = asked ?? strung.exec(text)?.[0].trim();
  if (
    found === undefined ||
    (ofVerdict.test(found) && found.split(/\s+/).length <= mostOfVerdict) ||
    idle.test(found) ||
    wishes.test(found) ||
    found.split(/\s+/).length < fewWords
  )
    return null;
  return found;
}
