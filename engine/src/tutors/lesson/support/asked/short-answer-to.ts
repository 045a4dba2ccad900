import type { ShortAnswer } from '../../turn/lesson-move.ts';
import type { Asked } from './asked-in.ts';

/** Returns the short, true answer to a question that isn't about the mathematics; null if it is. */
export function shortAnswerTo({ about, text }: Asked): ShortAnswer | null {
  if (about === 'relevance') return asksOfHistory.test(text) || asksOfOthers.test(text) ? 'not_here' : 'relevance';
  if (asksOfName.test(text)) return 'not_here';
  if (asksOfTest.test(text)) return 'test';
  if (about !== 'logistics') return null;
  return logistics.find(([, asked]) => asked.test(text))?.[0] ?? 'logistics';
}

/** "Who invented fractions": asks about people long ago, not about what the mathematics is for. */
const asksOfHistory = /\b(?:who|when|where)\b.*\b(?:invent|discover|creat|made|make|came up|come up|thought of|think of|start)/i;

/** "Is this kind of thing on a real test", "will we need this for the exam". */
const asksOfTest =
  /\b(?:on|in|for) (?:an?|the|our|my|any|next|state)?(?: (?:real|big|next|state|final))* ?(?:tests?|exams?|quiz(?:zes)?|finals)\b/i;

/** "Why is it called denominator": asks for a word's origin, which no lesson tells. */
const asksOfName = /\bwhy (?:is|are|do|does|did|was) .{1,30}\b(?:called|named|call)\b|\bwhere (?:does|do) the (?:word|name)\b/i;

/**
 * "Why do Americans use Fahrenheit", "why do people say average for everything": asks about what others do, not about what it
 * is for.
 */
const asksOfOthers =
  /\bwhy (?:do|does|did|don['’]?t|dont|doesn['’]?t) (?:the |some |most |all )?(?!(?:i|we|you|u|ya|it|this|that|any\w*)\b)[a-z]+ (?:say|use|call|write|name|have|put|spell|speak|like|hate)\b/i;

/**
 * Returns the short answer to a question about the mathematics that no passage answers; null if another explanation is better.
 */
export function openAnswerTo({ about, text }: Asked): ShortAnswer | null {
  if (asksIfAlways.test(text) && !asksIfNeeded.test(text)) return 'always';
  const likens = about === 'likeness' && /\blike\b|\bsame (?:thing |idea )?as\b|\bsimilar\b|\bkind of\b/i.test(text);
  return likens || /\blike (?:an? |the |when |if |taking |giving |having )/i.test(text) ? 'own_picture' : null;
}
const asksIfAlways = /\b(?:always|every ?time|all the time|does (?:it|that|this) (?:ever|still) work)\b/i;
/** "Do i always have to draw it": asks whether she must, not whether it holds. */
const asksIfNeeded = /\b(?:have to|need to|must|has to|supposed to|gotta|should (?:i|you|we))\b/i;

/** "How much more do I have to do", "are we almost done". */
export const asksHowMuchIsLeft =
  /\b(?:done|dun|over|fini\w*|stop|end|quit|leave) (?:soon|yet)\b|\bhow far (?:am i|are we|along|have (?:i|we)|is (?:it|this))\b|\bhow (?:many|much|long)\b(?:(?! is (?:it|that)\b).)*\b(?:more (?:of|do|to|are|questions?|steps?|problems?|ones?|until|till|before|is|\W*$)|left|questions?|steps?|longer|take|is this|lesson)\b|\b(?:almost|nearly) (?:done|over|finished)\b|\b(?:are (?:we|you)|am i|is (?:it|this)) (?:all )?(?:done|finished|over|through|the (?:end|last))\b(?! (?:\d|the|a|one|or)\b)|\bwhen .*\b(?:over|done|end|finish)|\b(?:gonna|going to|will) (?:it |this |that )?(?:be )?(?:over|done|finished|the end)\b|\bover after (?:this|that)\b/i;

/** "Finish?", "is it the last?", "are we finish": asks whether the lesson is over now. "Is it the last one" may be a choice. */
export const asksIfLast = (text: string): boolean => ifLast.test(text);
const ifLast =
  /^\W*(?:(?:so|ok|and|um+) )*(?:is (?:it )?)?(?:finish(?:ed)?|done|over|(?:the )?last(?: one| question)?)\s*\?+\W*$|\b(?:is (?:this|that) (?:the )?last (?:one|question)|(?:is (?:it|this|that)|it ?['’]?s|it is) (?:the )?last|are we (?:finish|done|at the end)(?:ed)?|is (?:it|this|that) (?:finish(?:ed)?|the end))\s*(?:\?|$)/i;

const logistics: readonly (readonly [ShortAnswer, RegExp])[] = [
  ['bathroom', /\b(?:bath ?room|toilet|rest ?room|pee|loo|potty|wash my hands|water|drink)\b/i],
  ['calculator', /\bcalc(?:ulator)?s?\b|\bcaculator\b|\bcalculater\b/i],
  ['how_many_more', asksHowMuchIsLeft],
  [
    'own_work',
    /\b(?:use|copy|take|send|put|write|look|ask|get)\b.*\b(?:(?:brother|sister|friend|mom|dad|cousin|buddy|someone|somebody|his|her|their|other)['’]?s?\b.*\banswers?|google|chat ?gpt|siri|alexa|ai|internet|it up)\b|\b(?:google|cheat)\b/i,
  ],
  ['test', /\b(?:tests?|exams?|quiz(?:zes)?|finals?)\b/i],
  ['grade', /\b(?:grades?|graded|points?|marks?|count|score|credit)\b/i],
  ['permission', /\b(?:can|may|could|am i allowed|is it ok(?:ay)?|do i have to|should i|must i)\b/i],
];
