import type { Cue } from './heard.ts';

/** Patterns for what the student says about herself, her writing, and the lesson, rather than the mathematics. */
export const besideTheMatter = {
  asks_how_i_do:
    /\b(?:(?:do|did) you think (?:i['’]?m|im|i am|that i)|am i|are you proud|how am i|how['’]?m i|(?:tell|show) me (?:if|whether|how) (?:i['’]?m|im|i am|i)|(?:do|can) (?:you|u) (?:know|see|say|tell) (?:if|whether|how) (?:i['’]?m|im|i am))\b.*\b(?:good|great|doing|smart|ok|okay|well|proud|getting better|improving|getting (?:this|it) right)\b|\bhow (?:did|have) i (?:do|done|been doing)\b(?! (?:this|that|it|wrong)\b)|\b(?:asking|asked|ask|meant|talking|mean) about (?:me|myself|how i(?:['’]?m| am)?)\b(?! (?:answer|work)\b)/i,
  asks_if_slow:
    /\b(?:am i|(?:is|was) it (?:bad|ok|okay|weird|normal|dumb|wrong) (?:that|if|when|bc|because)? ?(?:i['’]?m|im|i am)|do you (?:think|mind) (?:that )?(?:i['’]?m|im|i am)|are you (?:mad|annoyed|bored)\b.{0,12}\b(?:i['’]?m|im|i am)|why am i)(?: \w+){0,2} (?:slow\w*|behind|taking (?:too |so |this )?long|the last)\b/i,
  asks_the_question:
    /^\W*(?:(?:hi|hello|hey|ok|so|wait|um+|and|sorry|but)\W+)*(?:wh?at(?:['’]?s| is| was|s)? (?:the|our|my|this) (?:question|problem|exercise|task)(?: again| now| here| asking(?: me)?)?|wh?at (?:(?:do|must|should|am|are|is) )?(?:i|we) (?:(?:must|have to|need to|supposed to|gotta|going to) )?(?:do|answer|find)(?: here| in this(?: one| question)?)?|wh?at (?:does|do|did) (?:the question|it|this|you) (?:ask|want)(?: (?:me|for|from me|me to do))?|(?:can|could) (?:you|u) (?:repeat|say|tell me|read)(?: me)? the question(?: again)?)\W*$/i,
  comes_back:
    /\b(?:i['’]?m|im|i am|we['’]?re|we are) (?:\w+ )?back\b|\bback (?:again|now|from)\b|\b(?:where|what) (?:were|was|are) (?:we|i)(?: (?:at|on|doing|up to|working on))?\W*$|\b(?:which|what) (?:question|one) (?:was|were) (?:i|we) on\b/i,
  sorry_for_spelling:
    /\b(?:my|bad|the) (?:spelling|typing|typos?|handwriting|grammar|writing)\b.{0,20}\b(?:bad|horrible|terrible|awful|not good|sorry|off|messy)\b|\b(?:sorry|sry|soz)\b.{0,25}\b(?:spell\w*|typos?|typing|grammar)\b|\bi (?:can ?n[o'’]?t|cant|cannot|don['’]?t know how to|suck at|am bad at|im bad at|i['’]m bad at) spell\w*\b|\bi (?:\w+ )?(?:mis?)?spel\w* (?:\w+ )?(?:wrong|bad|badly|everything)\b/i,
  hesitates: /^\W*(?:(?:u+h*m+|u+h+|h+m+|e+r+m*|m+h*m+|well|so)\b\W*)+$/i,
  suspects_trick:
    /\bwh?at(?:['’]?s| is|s)? the (?:catch|trick)\b|\bis (?:this|it|that|there) (?:like )?a (?:trick|trap|catch)\b|\btrick (?:question|qestion)\b|\bthat (?:can['’]?t|cant|cannot) be it\b.{0,10}\btoo easy\b/i,
  asks_if_harder:
    /\b(?:does|do|will|is|are|when|can) (?:this|it|these|they|that|the (?:questions?|lesson|problems?|math|next ones?)|does it|will it|do they)?(?: \w+){0,2} ?(?:get|gets|gonna get|going to get|become|be)(?: \w+)? (?:any )?(?:harder|trickier|tougher|more difficult)\b/i,
  mocks_hard:
    /^\W*(?:(?:wow|omg|oh|ooh+|haha|lol|yeah|sure|ok)\W+)*(?:(?:this|that|it|thats|that['’]?s|its|it['’]?s|is)\W+)*such (?:a )?(?:hard|difficult|tough|tricky)\b(?: \w+){0,2}\W*$|^\W*(?:wow|omg|ooh+)\W.{0,20}\b(?:hard|difficult|tough) (?:math|question|problem|stuff|one)\b.{0,10}\b(?:lol|haha\w*|not)\W*$/i,
  noticed_slip:
    /\b(?:oops|oopsie|whoops|woops|oopsy|oh shoot|my bad)\b|\bi (?:just )?(?:counted|added|multiplied|divided|subtracted|read|typed|wrote|did|got|put|looked|copied|said) (?:it |that |them |one )?(?:wrong|twice|incorrectly|the wrong \w+)\b|\bi (?:miscounted|misread|mistyped|messed up|forgot (?:to|the|that|one|a|about)\b)/i,
} as const satisfies Partial<Record<Cue, RegExp>>;
