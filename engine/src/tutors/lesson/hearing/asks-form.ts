/** Asks how to write or send what the student has. */
const asksHow =
  /\b(?:do|should|must|can|could|may|need|have to|gotta|supposed to|or) (?:i|we)?(?: (?:have|need) to| just| only| also)?\s*(?:write|type|put|send|answer|enter|give|show|include|say)\b|\b(?:do|did|does) (?:you|u|ya)(?: just| only)? (?:want|need|mean)\b|\bhow (?:do|should|can|am) (?:i|we|you|u)(?: supposed to)? (?:write|type|enter|send)\b|\b(?:do|does) (?:it|the answer) (?:have|need) to be\b/i;

/** Words that are only about the form of an answer. */
const ofForm =
  /\bslash|\b(?:in|as|with) words\b|\bletters?\b|\b(?:dollar|percent|degree|%) signs?\b|\bin (?:cents|dollars|cm|meters|feet|inches)\b|\bunits?\b|\bthe steps\b|\b(?:my|the|all the) work\b|\b(?:full|whole|complete) (?:sentence|fraction|equation|answer|thing)\b|\b(?:only|just) (?:the|a) (?:number|answer|letter|value|fraction|bottom|top|word)\b|\b(?:only|just) true or false\b|\bover (?:something|some number|another number|a number|what)\b|\bx ?= |\bas an? (?:fraction|decimal|number|percent|word)\b|\bdecimal or (?:an? )?fraction\b|\bfraction or (?:an? )?decimal\b|\bmixed number\b|\b(?:type|enter) (?:an? |the )?(?:fraction|answer|line|symbol|sign)\b/i;

/** "How do i type it", "whats the button for a fraction", "do i use the slash": asks how to get the answer into the machine. */
const asksTyping =
  /\bhow (?:do|can|should|would|am|to|could) ?(?:i|you|u|we)?(?: (?:even|supposed to|just))* (?:type|enter|put in|key in|send)\b(?! (?:the|my|a) (?:equation|rule|message|question))|\bhow (?:do|can|should) (?:i|you|u|we) write (?:the |my |an? )?(?:answer|it|fraction|cents|dollars?|price|money|dot|point|decimal|slash|comma)s?(?: here| down| in)?\W*$|\b(?:where|what|which|wheres|whats)(?:['’]s| is| do i press)? ?(?:the |a )?(?:button|key|symbol|sign|[<>=%:/])\b.{0,20}\b(?:for|on|keyboard|press|type)\b|\bwhere (?:is|do i find|are) (?:the )?(?:[<>=%:/]|(?:less|greater|percent|dollar) ?(?:than)? ?signs?)|\bdo i (?:use|need|type|write) (?:the |an? )?(?:slash|dot|comma|point|line)\b\W*$|\bon (?:my|the) keyboard\b/i;
const namesFraction = /\bfractions?\b|\bslash\b|\bline\b|\d\s*\/\s*\d/i;
const namesDecimal = /\bcents?\b|\bprices?\b|\bmoney\b|\bdots?\b|\bpoint\b|\bcommas?\b|\bdecimals?\b|\d\.\d/i;

/** Returns what the student wants to type, if she names it. */
export function formNamed(text: string): 'fraction' | 'decimal' | null {
  if (namesFraction.test(text)) return 'fraction';
  return namesDecimal.test(text) ? 'decimal' : null;
}

/** "6. is that my answer or do i have to write it different": asks whether her answer may stay as she wrote it. */
export const asksIfFine = (text: string): boolean => ifFine.test(text);
const ifFine =
  /\b(?:have|need|got|supposed) to (?:write|say|put|type) (?:it|that|this) (?:differently|different|(?:in )?(?:an)?other way|again|like|some other)|\bis (?:that|this|it) (?:my|the) (?:whole |full |final )?answer (?:or|then|now)\b|\b(?:can|do) i (?:leave|write|keep) it like (?:that|this)\b|\bis (?:it|that) (?:ok|okay|fine) (?:like (?:that|this)|how i wrote it)/i;

/**
 * True if the student asks in which form the answer is wanted, not what it is: "do i write it with a slash or in words", "do
 * you want the steps or only the number".
 */
export const asksForm = (text: string): boolean =>
  ((asksHow.test(text) && ofForm.test(text)) || asksTyping.test(text)) && !asksWay.test(text);

/** Asks for a reason, or how to turn one form into another: "how do i write it as a percent". */
const asksWay = /\bwhy\b|\bhow (?:do|can|should|would|to) ?(?:i|you|u|we)? (?:write|make|change|turn)\b.*\bas an?\b/i;
