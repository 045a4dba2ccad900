import type { TalkKind } from './talk-kind.ts';
import type { TalkWord } from './talk-words.ts';
import { sentenceProper } from './sentence-form.ts';
import { wordClass } from './word-classes.ts';

/**
 * A common way of saying something of one kind: the pattern that the words must match, in their dictionary spelling and with #
 * for numbers.
 */
type TalkRule = { readonly kind: TalkKind; readonly says: RegExp };

const rule = (kind: TalkKind, pattern: string): TalkRule => ({
  kind,
  says: new RegExp(
    pattern
      .replaceAll('$who', '(?:i|we|you)')
      .replaceAll('$kin', '\\[(?:kin|pet|other|adult)\\]')
      .replaceAll('$op', '\\[operate\\]'),
    'u',
  ),
});

/**
 * Patterns that are so common that no example is needed. The first that matches counts; specific ones come before general ones.
 * Classes of words are in brackets (`word-classes.ts`).
 */
const rules: readonly TalkRule[] = [
  // feelings
  rule(
    'feeling loss',
    '\\b(?:$kin|he|she|we|dog|cat) (?:\\S+ ){0,3}(?:died|passed away|is dead|in heaven|to heaven|got killed|put down)\\b',
  ),
  rule('feeling loss', '\\b(?:funeral|memorial service|divorced|divorcing|splitting up|broke up with me)\\b'),
  rule(
    'feeling loneliness',
    '\\b(?:nobody|no one) (?:\\S+ )?(?:likes|wants|talks|plays|sits|helps|understands|listens|cares|speaks|picked|picks|invited)\\b',
  ),
  rule(
    'feeling loneliness',
    '\\b(?:no friends|lonely|left (?:me )?out|all alone|feel alone|always alone|by myself at lunch|not invited)\\b',
  ),
  rule(
    'feeling worry',
    '\\b(?:im|i am|i feel|i get|am|is|so|really|kind of|me) (?:\\S+ )?(?:worried|nervous|scared|afraid|anxious|terrified|stressed|panicking|freaking)\\b',
  ),
  rule('feeling worry', '^(?:what if i|im going to) (?:fail|get a bad|dont pass|forget everything)\\b'),
  rule(
    'feeling shame',
    '\\b(?:im|i feel|i am|feeling|i look) (?:\\S+ ){0,2}(?:dumb|stupid|idiot|loser|failure|embarrassed|ashamed|hopeless|worthless|slow|bad at|not smart|terrible at)\\b',
  ),
  rule(
    'feeling shame',
    '\\b(?:i suck|i always (?:mess|get|fail)|ill never (?:get|learn|understand|be)|everyone (?:\\S+ ){0,4}(?:except|but) me|not a math person)\\b',
  ),
  rule(
    'feeling anger',
    '\\b(?:i hate|hate (?:this|you|math)|shut up|you suck|youre (?:dumb|stupid|useless|annoying|mean)|leave me alone|so mad|im mad|im (?:\\S+ )?angry|pissed|so unfair|not fair)\\b',
  ),
  rule(
    'feeling anger',
    '^(?:this|math|fractions|it|that) (?:is )?(?:\\S+ )?(?:stupid|dumb|sucks|suck|trash|garbage|the worst)\\b',
  ),
  rule('feeling boredom', '\\b(?:bored|boring|who cares|i dont care|same thing over|always the same)\\b'),
  rule(
    'feeling tiredness',
    '\\b(?:tired|sleepy|exhausted|no sleep|didnt sleep|barely slept|need a nap|head hurts|headache|brain (?:is|hurts) ?(?:fried|dead|tired|mush)?)\\b',
  ),
  rule('feeling thanks', '^(?:ok |oh |yes )?(?:thanks|thank you|appreciate)\\b'),
  rule(
    'feeling pride',
    '\\b(?:i did it|i got it right|first try|nailed it|proud of (?:me|myself)|im so (?:smart|good|proud)|all by myself)\\b',
  ),
  rule(
    'feeling insight',
    '\\b(?:i get it (?:now)?|now i (?:get|see|understand)|(?:makes|made) (?:\\S+ ){0,2}sense now|it (?:just )?clicked|oh i see|thats why)$',
  ),
  rule(
    'feeling frustration',
    '\\b(?:i give up|giving up|so hard|too hard|to hard|this is hard|wrong again|cant do this|cant do it|impossible|frustrating|frustrated|nothing works)\\b',
  ),
  rule('feeling frustration', '^(?:ugh|argh|grr+|come on|bruh)$'),
  // wishes
  rule(
    'wish check',
    '^(?:is it|would it be|could it be|can it be|is the answer|does it equal|do $who get|is that|is x|is y|should it be|its) (?:\\S+ )?(?:#\\S*|right|correct|wrong|good|ok)(?: \\S+)?$',
  ),
  rule(
    'wish check',
    '^(?:is (?:this|that|it|my (?:\\S+ )?\\S+)|was (?:this|that|it|i)|am i|did i (?:do|get|mess)) (?:\\S+ ){0,3}(?:right|correct|wrong|good|ok|close|it|true|up)$',
  ),
  rule('wish check', '^(?:\\S+ )?(?:#\\S*) or (?:\\S+ )?(?:#\\S*)(?: .*)?$|\\b(?:either|between|torn) (?:\\S+ )?# (?:or|and) #'),
  rule('wish check', '\\b(?:check (?:it|this|my)|please check|can you check|tell me if (?:im|it|its|thats))\\b'),
  rule(
    'wish answer',
    '\\b(?:(?:tell|give|show) me (?:\\S+ )?(?:answer|solution|result)|whats the (?:\\S+ )?(?:answer|solution|result)|just tell me|just say it|solve it for me|do it for me|you do it|i want the answer)\\b',
  ),
  rule('wish example', '\\b(?:example|show me (?:how|one|a)|worked out|walk me through|do one (?:first|for me|together))\\b'),
  rule(
    'wish explain_again',
    '\\b(?:explain|repeat|rephrase|say (?:it|that) (?:again|differently|another)|one more time|once more|another way|dont (?:\\S+ )?(?:get|understand) (?:it|this|that|what|why|how)|im (?:\\S+ )?(?:confused|lost)|makes no sense|lost me)\\b',
  ),
  rule('wish explain_again', '^(?:what|what what|huh|say what|pardon|come again|dont get it|again)$'),
  rule(
    'wish slower',
    '\\b(?:slow(?:er)? ?(?:down)?|too fast|smaller steps|step by step|too (?:many|much) (?:words|text|at)|hold on|hang on|one (?:sec|second|minute|moment)|give me (?:a|one|#|\\S+) (?:sec|second|seconds|min|minute|minutes|moment)|need (?:more )?time|let me think|im (?:still )?thinking|let me try)\\b',
  ),
  rule('wish slower', '^(?:wait|sec|second|wait wait|not yet|still thinking)$'),
  rule(
    'wish faster',
    '\\b(?:too easy|this is easy|harder (?:ones?|one|questions|problems)|something harder|challenge|go faster|speed up|already (?:know|learned|did)|i know (?:this|how to do)|baby stuff|less talking)\\b',
  ),
  rule(
    'wish skip',
    '\\b(?:skip|next (?:one|question|problem)|move on|another (?:one|question|problem)|different (?:one|question|problem)|new (?:one|question|problem)|come back to)\\b',
  ),
  rule('wish skip', '^(?:next|pass|next please|continue)$'),
  rule(
    'wish stop',
    '\\b(?:i want to stop|can we stop|can i stop|stop now|got to go|have to (?:go|leave)|need to go|done for (?:today|now|the day)|take a break|need a break|a break|be right back|end (?:the )?(?:lesson|session)|finish (?:later|tomorrow)|call it a day)\\b',
  ),
  rule('wish stop', '^(?:stop|quit|exit|end|pause|break|im done|enough)$'),
  rule('wish hint', '\\b(?:hint|clue|help|im stuck|dont know|no idea|no clue|i forgot how|not sure (?:how|what|where))\\b'),
  rule(
    'wish other',
    '\\b(?:read (?:it|that|this) (?:to me|out)|out loud|translate|in spanish|real (?:person|teacher)|joke|turn (?:on|off)|make (?:it|the \\S+) bigger|smaller numbers|draw it)\\b',
  ),
  // questions
  rule(
    'question likeness',
    '^(?:is|so its|its|so is|isnt|kind of|could) (?:\\S+ ){0,2}(?:like|similar to|the same (?:as|thing|idea)|comparable)\\b',
  ),
  rule(
    'question relevance',
    '\\b(?:why (?:do|should|would) $who (?:\\S+ ){0,3}(?:learn|need|use|care)|when (?:am|will|would|do) $who (?:\\S+ ){0,2}use|what is the point|whats the point of|who (?:even )?(?:uses|needs)|real life)\\b',
  ),
  rule(
    'question logistics',
    '\\b(?:bathroom|restroom|toilet|calculator|on the (?:test|quiz|exam)|grade[ds]?|how many (?:more|left|questions)|almost done|drink|snack|points)\\b',
  ),
  rule(
    'question what_if',
    '^(?:what if|what about|how about|what happens (?:if|when)|if it (?:is|was)|does (?:it|that|this) (?:\\S+ )?work|is (?:it|that|this) always)\\b',
  ),
  rule(
    'question word',
    '^(?:what (?:does|do) (?:\\S+ ){1,4}(?:mean|stand for)|define|what is the meaning|whats the definition)\\b',
  ),
  rule('question word', '^(?:whats|what is|what are) (?:an? |the )?\\[math\\](?: \\[math\\])?(?: again)?$'),
  rule('question concept', '^(?:what do you mean|wdym|whats the difference|what is the difference)\\b'),
  rule('question why', '^(?:why|how come)\\b(?!.*\\b(?:sky|hard|learn)\\b)'),
  rule(
    'question why',
    '^(?:what did i do wrong|whats wrong|where (?:did i|is my|is the) (?:\\S+ )?(?:mess|mistake|error|wrong))\\b',
  ),
  rule(
    'question procedure',
    '^(?:how (?:do|can|would|should|to)|what do (?:i|we) do|whats the (?:first step|formula|rule|next step)|where do i (?:start|put)|do i $op|should i $op|can i (?:just )?$op|could i (?:just )?$op)\\b',
  ),
  rule(
    'question task',
    '^(?:what (?:are you|is it) asking|what (?:is|was) the question|do i (?:write|need to write|have to write|round)|does it have to be|how many [a-z]+ are there)\\b',
  ),
  // the rest
  rule(
    'small_talk',
    '^(?:hi|hello|hey|ok|bye|goodbye|good (?:morning|night)|lol|yes|no|cool|sure|alright|see you|whats up|are you (?:a |an )?(?:\\[machine\\]|human|real)(?: .*)?)$',
  ),
  rule('claim', '^(?:because|i $op|first i|then i)\\b'),
];

/** Returns the kind of the first rule that the words match; null if none does. */
export function ruledKind(spoken: readonly TalkWord[]): TalkKind | null {
  const text = [spoken, sentenceProper(spoken)].map((words) => words.slice(0, 40).map(ruleWord).join(' '));
  const classed = [spoken, sentenceProper(spoken)].map((words) => words.slice(0, 40).map(classedWord).join(' '));
  const ways = [...text, ...classed];
  return rules.find(({ says }) => ways.some((way) => says.test(way)))?.kind ?? null;
}

const ruleWord = ({ word, kind }: TalkWord): string => (kind === 'number' ? '#' : word);
function classedWord({ word, kind }: TalkWord): string {
  if (kind === 'number') return '#';
  const named = wordClass(word);
  return named === null ? word : `[${named}]`;
}
