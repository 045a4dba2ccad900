/** Asks how to write or send what the student has. */
const asksHow =
  /\b(?:do|should|must|can|could|may|need|have to|gotta|supposed to|or) (?:i|we)?(?: (?:have|need) to| just| only| also)?\s*(?:write|type|put|send|answer|enter|give|show|include|say)\b|\b(?:do|did|does) (?:you|u|ya)(?: just| only)? (?:want|need|mean)\b|\bhow (?:do|should|can|am) (?:i|we|you|u)(?: supposed to)? (?:write|type|enter|send)\b|\b(?:do|does) (?:it|the answer) (?:have|need) to be\b/i;

/** Words that are only about the form of an answer. */
const ofForm =
  /\bslash|\b(?:in|as|with) words\b|\bletters?\b|\b(?:dollar|percent|degree|%) signs?\b|\bin (?:cents|dollars|cm|meters|feet|inches)\b|\bunits?\b|\bthe steps\b|\b(?:my|the|all the) work\b|\b(?:full|whole|complete) (?:sentence|fraction|equation|answer|thing)\b|\b(?:only|just) (?:the|a) (?:number|answer|letter|value|fraction|bottom|top|word)\b|\b(?:only|just) true or false\b|\bover (?:something|some number|another number|a number|what)\b|\bx ?= |\bas an? (?:fraction|decimal|number|percent|word)\b|\bdecimal or (?:an? )?fraction\b|\bfraction or (?:an? )?decimal\b|\bmixed number\b|\b(?:type|enter) (?:an? |the )?(?:fraction|answer|line|symbol|sign)\b/i;

/**
 * True if the student asks in which form the answer is wanted, not what it is: "do i write it with a slash or in words", "do
 * you want the steps or only the number".
 */
export const asksForm = (text: string): boolean => asksHow.test(text) && ofForm.test(text) && !/\bwhy\b/i.test(text);
