/**
 * "You skipped my question", "thats got nothing to do with it", "you keep telling me the sharing thing": complains that the tutor
 * didn't listen, or said the same again. "You didnt answer" and its like are in the cue `was_passed_over` itself.
 */
const ofTutor = [
  /\b(?:you|u|ya|your|ur)(?:['’]?re| are|r|ur)? ?(?:just |totally |still |always )?(?:(?:skipp?(?:ed|ing)|ignor(?:ed|ing|e)|miss(?:ed|ing)|dodg(?:ed|ing)|avoid(?:ed|ing)|forgot|forgetting) (?:me|my|that|what i|the question|it)\b|not (?:even |really )?(?:listening|answering|telling (?:me|us)|reading|hearing me|helping me with that)\b)/i,
  /\b(?:you|u|ya)(?:['’]?re|r| are)? (?:just |always )?(?:keep|kept|keeps|still) (?:on )?(?:tell|say|giv|show|repeat|ask|explain|talk|send)(?:ing|in)\b/i,
  /\b(?:that|this|it|what you said)(?:['’]?s| is|s| was| has)? ?(?:got |has |have )?(?:nothing|not (?:anything|much)) to do with\b/i,
  /\b(?:that|this|it)(?:['’]?s| is|s| was| were)? (?:about \w+(?: \w+)? ?,? ?)?not (?:about |even )?(?:what i asked|my question|my thing|the question i asked)\b/i,
  /\bi (?:just |only )+(?:asked|wanted to know|want to know|wanna know|wanted to ask|was asking|am asking)\b/i,
  /\b(?:that|this|it) (?:did ?n[o'’]?t|didnt|doesnt|does ?n[o'’]?t|does not|did not) (?:even |really )?answer\b/i,
  /\bi wanted to know (?:about|if|whether|why|how|what)\b/i,
  /\bwhat (?:are|r) (?:you|u) (?:even |talking )+about\b/i,
  /\b(?:that|this|it)(?:['’]?s| is|s| was)? (?:a )?(?:random|unrelated)\b/i,
  /\b(?:you|u)(?: just)? (?:said|told me|showed me|gave me) (?:that|this|it|the same (?:thing|one)) (?:al?ready|before|again|twice)\b/i,
];
/** Says that she isn't complaining: "sorry i just wanted to know". */
const kindly = /\b(?:sorry|thanks|thank you|please)\b.{0,12}\bi (?:just|only)\b/i;

/** True if the student complains that her question wasn't answered. */
export const complainsOfReply = (text: string): boolean =>
  ofTutor.some((pattern) => pattern.test(text)) && !kindly.test(text) && !asksWhySaid.test(text);

/** "Why do you keep saying more than one whole is fine, is that a hint" asks about what the tutor says. */
const asksWhySaid =
  /\bwhy (?:do|did|are|r) (?:you|u|ya) (?:always |even )?(?:keep|kept|still)? ?(?:say|saying|ask|asking|write|writing)\b/i;

/** "Send what?", "every one of what??", "what middle place?? i said 8": the tutor's own words weren't clear. */
const unclear =
  /^\W*(?:(?:huh|um+|ugh|wait|ok|no|and|but|sorry)\W+)*(?:(?:send|check|do|look at|use|try|count|every one of|each of|all of|one of|part of) (?:the )?what\b\W*(?:\?|$)|what (?:middle place|picture|drawing|help|line|idea|numbers?|checks?|list|small part|other one|sides?|both sides|first part|last part)\b\s*\?)|\b(?:dont|don['’]t|do ?n[o'’]?t|do not|never) (?:get|understand|know) what (?:you|u|ya|your|ur)(?:['’]?re|r| are)? ?(?:even |really |trying to )?(?:telling|tell|asking|ask|saying|say|mean|want|talking)\b|\bwhat (?:am i|do i|are we) supposed to (?:send|do|check|type|write)\b/i;

/** True if the student doesn't understand what the tutor just told her to do, or speaks of. */
export const findsTutorUnclear = (text: string): boolean => unclear.test(text);
