/** A way of working that the student may be unsure about. */
const ofWorking =
  /\b(?:fingers?|paper|draw\w*|sketch\w*|in my head|out loud|scratch|notes?|pencil|count(?:ed|ing)? (?:up|on|by|it|them)|number line|wrote it|written? it|my phone clock|blocks|coins|guess(?:ed)? and check\w*)\b/i;
const asks =
  /\b(?:(?:is|was) (?:that|it|this) (?:ok(?:ay)?|allowed|alright|fine|bad|cheating|good|wrong of me)|(?:hope|is) (?:that['’]?s|thats|it['’]?s|its|that is|it is) (?:ok(?:ay)?|allowed|alright|fine)|am i allowed|are (?:we|you) allowed|is (?:that|it) cheating|(?:can|may) (?:i|we|you) do (?:that|it like that|it this way))\b/i;

/** "I counted on my fingers, is that allowed": asks whether a way of working is all right, which it is. */
export const asksIfAllowed = (text: string): boolean => asks.test(text) && ofWorking.test(text);
