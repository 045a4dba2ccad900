import { because } from './because.ts';
import { peopleOfHers } from '../people/people-of-hers.ts';

/**
 * True if words in place of a reason give none: "I don't know why", "it was easy", "i worked it out", "thats the answer", "my
 * teacher said". They say nothing about the mathematics, so there is nothing to praise or correct.
 *
 * Parameters  `words`: as `plainWords` gives them. A guess isn't included: it is a reason by chance.
 */
export const saysNoReason = (words: string): boolean =>
  /\b(?:do not|dont|dunno|did not|cannot|cant|can not|will not|would) (?:really |even )?(?:know|see|remember|say|explain|want|rather|like)\b/.test(
    words,
  ) ||
  (!/\d/.test(words) && (words.match(/[\p{L}']+/gu) ?? []).every((word) => empty.has(word))) ||
  tellsNothing.test(words);

const empty = new Set(
  'i it that this just is was so very really does did do knew know idk because cause cuz bc easy obvious duh lol like its'.split(
    ' ',
  ),
);

const adverbs = '(?:(?:just|simply|really|already|literally|actually|totally|always|only|like|kinda) )*';
const hers = [
  '(?:know|knew|got|did|do|get|can do|solved?|found|find|calculated?|checked|learned|learnt|remember(?:ed)?|memorized|practiced|can see|can tell)(?: (?:it|this|that|them|these|how|the answer|all of it))?',
  '(?:work|worked|figure|figured|find|found|think|thought)(?: (?:it|this|that))? (?:out|through)',
  '(?:thought|think)(?: (?:about|of|on))?(?: (?:it|this|that))?(?: (?:hard|really hard|so|a lot))?',
  '(?:looked|look)(?: (?:at|it up|closely))?(?: (?:it|this|that|up))?',
  '(?:did|do|used|use) (?:the |some |my |a )?(?:math|maths|work|working|problem|brain|head|mind|calculator|paper|formula|rule|steps|hard work)',
  '(?:am|was|m) (?:so |really |pretty |very )?(?:smart|good(?: at (?:this|math|it))?|sure|right|correct|a genius|the best)',
  'said so|say so|got it right|got the answer|tried my best|paid attention|studied',
].join('|');
const facts = [
  '(?:the |a |my )?(?:right |correct |real |only )?(?:answer|one|number|solution|result|way it is|way it works)',
  '(?:right|correct|true|easy|obvious|simple|logic|logical|common sense|math|maths|how it is|how it works|what it is|what i (?:got|get|think)|it|basic)',
].join('|');
const people = [
  `(?:(?:${peopleOfHers})s?|class)`,
  '(?:calculator|google|computer|internet|book|phone|everybody|everyone|he|she|they|u|you)',
].join('|');
const where =
  '(?: (?:in|on|from|at|with|by) (?:my |the |a )?(?:head|mind|paper|class|school|brain|fingers|myself|own|heart|home))?';
const tail =
  '(?: (?:lol|lmao|duh|tho|though|i guess|obviously|ok|okay|haha|and all|right|yeah|ya know|and stuff|myself|already|so))*';

/** Says only that she did it, that it's so, or that somebody says so. */
const tellsNothing = new RegExp(
  String.raw`^\W*(?:(?:well|um+|uh|oh|like|and|so|yeah|idk|${because}) )*(?:${[
    `(?:i|we)(?: |')?${adverbs}(?:${hers})${where}`,
    `(?:thats|that's|its|it's|it is|that is|this is|it was|that was) ${adverbs}(?:${facts})`,
    `(?:it|that|this|the math)? ?${adverbs}(?:is|does|works|work|works out|makes sense)`,
    String.raw`(?:(?:my|the|our|a|his|her) )?(?:${people}) ${adverbs}(?:says?|said|told|tells|taught|showed|knows)(?: (?:so|me|us|it|that|this|to|is|its|it's|the|answer|-?[\d./]+))*`,
    'math|maths|logic|reasons|magic|skills?|why not|of math|of the math|my brain|common sense',
  ].join('|')})${tail}\W*$`,
);
