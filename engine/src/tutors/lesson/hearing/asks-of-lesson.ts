import type { ShortAnswer } from '../turn/lesson-move.ts';

/** What a student may ask about the lesson itself that has one true answer in every lesson. */
type AskedOfLesson = Extract<ShortAnswer, 'no_test' | 'who_sees' | 'why_this_story'>;

/** "Is this a test", "do i get a grade for it", "does this count". "What grade is 17 out of 20" asks for a number. */
const asksIfTest =
  /\b(?:is|are|was|isnt|isn['’]t|will) (?:this|it|these|that|there)(?: \w+)? ?(?:all )?(?:like |really |actually |just |gonna be |going to be )?(?:an? |the |our |for (?:an? )?)?(?:tests?|quiz(?:zes)?|exams?|graded?|grades|marks)\b(?! (?:about|of|question)\b)|\b(?:do|will|am|are|would|did) (?:i|we|you|u)(?: \w+){0,3} (?:get(?:ting)? |have |give |giving |being )(?:me |us )?(?:an? |any )?(?:grades?|graded|marks?|tested|scored?)\b|\b(?:are|r|do|will) (?:you|u|they)(?: \w+)? (?:grade|grading|testing|test|mark|marking|score|scoring) (?:this|me|us|it|my)\b|\b(?:does|do|will|is) (?:this|it|that|these|wrong answers|mistakes|my mistakes)(?: \w+)? (?:count|counted|counting|go) (?:for|as|toward|towards|into|in|on) (?:(?:an?|my|the|our) )?(?:grade|test|report card|score|mark)s?\b|\b(?:does|will) (?:this|it) count\b\W*$/i;

const people = String.raw`(?:(?:my|the|our|a|any|some) )?(?:other )?(?:teachers?|some ?(?:body|one)|any ?(?:body|one)|every ?(?:body|one)|else|class|classmates?|kids?|students?|people|principal|moms?|dads?|parents?|mother|father|friends?)(?: else| in my class)?`;
/** "Does my teacher see this", "if somebody sees my mistakes", "who can read this". */
const asksWhoSees = new RegExp(
  String.raw`\b(?:does|do|can|could|will|would|is|are|if|whether|that) ${people} (?:\w+ )?(?:see|sees|seeing|seen|read|reads|reading|look at|looks at|looking at|looking|watch|watches|watching|check|checks|find out|finds out|get told|know about|going to see|gonna see|gonna know)\b(?! (?:numbers?|how many)\b)|\bwho(?: else)?(?: can| will| gets to| is| does|s)? (?:see|sees|read|reads|look at|looks at|watch|watching|know)(?:s|ing)? (?:this|it|my|what i|that i|me|if i)\b|\b(?:do|will|are|r|can) (?:you|u)(?: \w+)? (?:tell|telling|show|send|showing)(?: this| it)?(?: to)? ${people}\b(?: (?:about|what|if|my|that|when|how) .*)?\W*$`,
  'i',
);

/** "Why is it always pizza", "why do we start with cherries", "whats with the bike": asks about the story, and names it. */
const asksWhyStory =
  /\bwhy (?:(?:do|does|did|is|are|must) )?(?:(?:i|we|it|you|u|they|this|there) )?(?:(?:have|need|has|got) to |always |even |still |just |keep |be |using |doing |do |use |start with |about |with |talk(?:ing)? about |all |the )*(?:pizzas?|cakes?|pies?|brownies?|cherries|grapes|pears|apples|seesaws?|balances?|scales|bikes?|helmets?|buses|taxis?|juice|paint|beads|marbles|bags?|coins?|dimes|pennies|money|ropes?|ribbons?|gardens?|fences|tiles|carpets?|rugs?|kids|children|tickets|pens|pencils|copiers?|machines?|counters?|submarines?|elevators?|chocolate|crocodiles?|food|dancers?|dance groups?|stories|story|pictures?)\b(?! (?:bigger|larger|smaller|more|less|equal|same|cost|left|have|has|give|gives|would|weigh|is|are)\b)|\bwh?at(?:['’]?s| is|s)? (?:up )?with (?:all )?(?:the|these|this|those) (?:pizzas?|cakes?|seesaws?|bikes?|dancers?|dance groups?|cherries|grapes|pears|kids|tickets|helmets?|taxis?|stories|story|food|machines?|counters|coins?|copiers?)\b/i;

/**
 * Returns what the student asks about the lesson itself: whether it's a test, who sees it, or why it tells of pizza.
 *
 * Errors  none: null if she asks nothing of the kind. A message about points or students with numbers is about mathematics.
 */
export function asksOfLesson(text: string): AskedOfLesson | null {
  const pieces = text.split(/[.!?;]+(?=\s|$)/);
  const asked = (pattern: RegExp): boolean => pieces.some((piece) => pattern.test(piece) && !/\d/.test(piece));
  if (asked(asksWhoSees)) return 'who_sees';
  if (asked(asksIfTest)) return 'no_test';
  return asked(asksWhyStory) ? 'why_this_story' : null;
}
