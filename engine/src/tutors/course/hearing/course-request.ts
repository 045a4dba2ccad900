import type { HeardAct } from '../../../hearing/act.ts';
import { asksWho } from '../../../hearing/asks-who.ts';

/**
 * What a message asks about the conversation itself, apart from any topic that it names: about her current unit, the card in
 * front of her, her exam questions, what comes next.
 */
export type CourseRequest =
  | 'who' // whether anybody is there
  | 'why_this' // why she has to do it
  | 'used_for' // what it is good for in real life
  | 'why_wrong' // or how the answer is found
  | 'was_right' // whether her last answer was right
  | 'own_mistake' // she says herself what she did wrong
  | 'next_step'
  | 'progress'
  | 'tier' // which tier she has, and how one is earned
  | 'when_taught' // when a topic that she names is taught
  | 'exam'
  | 'unlock' // when a locked question can be tried again
  | 'if_wrong' // what a wrong answer to an exam question does
  | 'practice' // a practice problem, or another one
  | 'harder'
  | 'easier'
  | 'help' // with the card in front of her
  | 'hint'
  | 'help_with_word' // what something is that she doesn't name clearly
  | 'show_answer'
  | 'example'
  | 'explain_last' // "huh?"
  | 'option' // "B": she types a choice
  | 'value' // "is it 27?": she types an answer
  | 'yes'
  | 'no'
  | 'stop'
  | 'thanks'
  | 'clicked' // she says that it makes sense now, or went well
  | 'hello'
  | 'something_else'
  | 'bored'
  | 'tired'
  | 'test_soon' // a test in her own class
  | 'complaint' // that the tutor doesn't help her
  | 'read_aloud'
  | 'draw'
  | 'joke'
  | 'aside' // "jk"
  | 'off_task'; // the calculator, the bathroom

/**
 * A request, and whether her words can mean nothing else. A request that isn't outright yields to a topic that the course
 * doesn't have.
 */
export type HeardRequest = { readonly kind: CourseRequest; readonly outright: boolean };

/** Filler words before the request: "ok so what now". */
const lead = String.raw`^(?:(?:ok|okay|k|so|and|well|now|wait|alright|um+|uh+|hm+|but|then|oh|pls|please|hey) )*`;
const cards = 'drills?|practi[cs]e|problems?|questions?|exercises?|examples?';
/** An answer typed in numbers and signs, perhaps with an introduction. */
const said = String.raw`(?:is it|is the answer|is that|i think|i guess|its|it's|it is|maybe|probably|i got|i get|i pick|i choose|i say|my answer is|the answer is|answer is|answer|(?:my )?calculator (?:says|said|gives|gave|shows))`;

/** She says what she did, and that it was wrong. */
export const ownMistake =
  /\b(?:oh+ |ah+ |wait |oops |ohh+ )*i (?:just |totally |accidentally |always )?(?:added|subtracted|multiplied|divided|used|did|put|wrote|forgot|switched|flipped|mixed(?: up)?|distributed|squared|counted|read|took)\b.*\b(?:instead of|instead|by accident|by mistake|accidentally|wrong way|the wrong|twice|to (?:add|subtract|multiply|divide|distribute|flip|change|square|simplify|carry|reduce|round))\b(?!.*\?)/;

/** The first match counts, so the clearest patterns come first. */
const told: readonly (readonly [CourseRequest, RegExp])[] = [
  [
    'used_for',
    /\b(?:in|for) real life\b|\b(?:when|where|why) (?:will|would|am|do|are|did|could|can) (?:i|we|you|u|anyone|anybody|people|somebody) (?:\w+ ){0,3}(?:use|need) (?:this|that|it|these|those|any of (?:this|that))\b|\bwhat(?:'s| is|s) (?:this|that|it|the point|all this) (?:even |actually )?(?:good |used )?(?:for|of (?:this|that|learning))\b|\bwhat(?:'s| is|s) the point of (?:this|learning)\b/,
  ],
  ['own_mistake', ownMistake],
  [
    'was_right',
    /\b(?:did i|have i) (?:get|got|do|have|solve|answer) (?:it|that|this|that one|the last one|the last problem)? ?(?:right|correct(?:ly)?)\b|\bwas (?:i|that|it|my (?:last )?answer|the last one) (?:right|correct)\b|^i think i (?:did|got|have|solved) (?:it|that|this)(?: one)?(?: right| correctly| correct)?$/,
  ],
  [
    'complaint',
    /\b(?:you|u|ur|you're|youre|this|that|it)(?: are|'re| is|'s)? (?:not|isn'?t|aren'?t|doesn'?t|didn'?t|don'?t|no) (?:really |even |very |much )?(?:help|helping|helpful|help me|helping me)\b|\b(?:you|u)(?: are|'re|re)? (?:so |really )?(?:useless|no help|bad at (?:this|explaining|teaching)|a bad tutor|unhelpful)\b|\b(?:your|ur|these|those) (?:hints?|explanations?|answers?) (?:is|are|make|makes|suck) ?(?:useless|bad|no sense|dumb|confusing)?\b/,
  ],
  [
    'read_aloud',
    /\bread (?:it|this|that|them|the (?:question|problem|card)) (?:to|for|out loud|aloud|out)\b|\b(?:say|read) (?:it|this|that) out loud\b/,
  ],
  [
    'draw',
    new RegExp(
      String.raw`${lead}(?:(?:can|could|will|would) (?:you|u|i) )?(?:please )?(?:draw|sketch|see|show me|show|get|have|make|is there)(?: me)? (?:it|this|that|one|an?|the|some)?(?: (?:picture|drawing|diagram|sketch|image|graph of it|picture of (?:it|this|that)))$|${lead}(?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:draw|sketch)(?: me)? (?:it|this|that|one|a picture)(?: (?:for me|out|pls|please))*$`,
    ),
  ],
  ['joke', /\btell (?:me )?(?:a|another|some) (?:\w+ )?jokes?\b|\b(?:know|got|have) any (?:good )?jokes?\b|^make me laugh$/],
  [
    'aside',
    new RegExp(
      String.raw`${lead}(?:jk|j k|lol|lmao|haha+|nvm|nevermind|never mind|just kidding|im kidding|i'm kidding|whatever|nothing|its ok|it's ok|its fine|it's fine|sorry|my bad|oops)(?: (?:lol|jk|haha+|nvm|sorry))*$`,
    ),
  ],
  [
    'test_soon',
    /^(?!.*\b(?:scared|nervous|worried|anxious|afraid|fail|failed|stressed)\b)(?:hey |so |ok |and |but )*(?:i|we)(?:'ve| have| got| have got|ve got)? (?:a|an|my|this|our|another) (?:\w+ ){0,2}(?:test|quiz|exam|midterm|final)s?(?: (?:on|about|over|for) (?:this|it|that|all (?:of )?this))?(?: (?:on |this |next |in )?(?:\w+ )?(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|week|days?|soon|period|morning))?$/,
  ],
  ['option', new RegExp(String.raw`${lead}(?:${said} )*(?:option |letter |choice )?[a-e]$`)],
  [
    'value',
    new RegExp(String.raw`${lead}(?:${said} )*(?=.*\d)(?:[a-z] ?= ?)?[-−+]?[\d.,/^*()\sπ√%$=+−-]*[a-z]?[\d.,/^*()\sπ√%$=+−-]*$`),
  ],
  ['why_wrong', /\btrick question\b|\bwhat was (?:the )?(?:right|correct) (?:answer|one)\b/],
  [
    'value',
    /^(?:(?:so|ok|well|um) )*(?:i (?:got|get|have)|is it|my answer (?:is|was)|the answer is|its|it's) (?=[-−+\d(√π]|[a-z] ?= ?)[^a-z]{0,3}\S{1,12}(?: ?[a-z%°]{1,3})? (?:but |and |,? ?)*(?:idk|i don'?t know|not sure|im not sure|i'm not sure|is (?:it|that|this)|am i)\b.*(?:right|correct|sure|ok|it)?$/,
  ],
  [
    'why_wrong',
    /\bwhy (?:is|was|were|am|did|isnt|isn't|wasnt|wasn't) (?:it|that|this|mine|my answer|i|the answer)\b.*\b(?:wrong|incorrect|right|marked|off)\b/,
  ],
  [
    'why_wrong',
    /\b(?:what did i (?:do|get) wrong|where did i (?:go|mess|screw)|whats? (?:is |was )?(?:my|the) mistake|what went wrong|how (?:is|was) (?:it|that|this) (?:wrong|not right))\b/,
  ],
  [
    'why_wrong',
    /\bhow (?:did|do|would|does|can) (?:you|u|they|i|we) (?:get|got|find|come to) (?:that|it|this|there|that answer|the answer|-?[\d/.]+)$/,
  ],
  [
    'why_this',
    /\bwhy (?:am i|are we|do i|do we|should i|must i|would i) (?:(?:even|still) )?(?:(?:have|need|got) to |gotta )?(?:do|doing|practice|practicing|learn|learning|start|starting|solve|solving|answer|answering|need|needing) (?:with )?(?:this|that|these|those|it|all (?:this|that)|expressions?|numbers)\b/,
  ],
  [
    'why_this',
    /\bdo (?:i|we) (?:really |even |still )?(?:have|need|got) to (?:do|learn|know|practice) (?:all )?(?:the |this |that |these |those )?[\w ]{0,20}(?:stuff|things?|too|first)\b/,
  ],
  [
    'when_taught',
    /^(?:(?:so|ok|and) )*when (?:do|will|can|are|would) (?:we|i|you|u) (?:ever |finally |going to |gonna |get to )?(?:do|learn|start|have|get to|study|cover|practice|take) (?!it\b|this\b|that\b|the (?:exam|test|quiz)|an? (?:exam|test|quiz))/,
  ],
  [
    'tier',
    /\bhow (?:many|much)(?: \w+)? more (?:till|until|til|to|for|before) (?:i get |i have |i reach )?(?:bronze|silver|gold)\b|\bwh(?:at|ich) (?:tier|level|badge|medal|rank) (?:am i|do i have|is this)\b|\b(?:my|a) (?:tier|badge|medal)\b|\bhow (?:do|can|would) (?:i|you|we) (?:get|earn|reach|make|win) (?:a |to )?(?:bronze|silver|gold)\b|\bwhy (?:am i (?:only |still |just )?)?(?:at )?(?:bronze|silver|gold|no tier)\b|\bwhat(?:s| is|'s| does)? (?:bronze|silver|gold|a tier)\b/,
  ],
  [
    'why_this',
    /\bi (?:asked|wanted|said|came here|came|signed up)\b.*\b(?:about|for|to)\b|\bwhat (?:does|do|has|is|have) (?:this|that|it|these|those) (?:have |got )?(?:to do )?with\b|\bthis (?:isn'?t|is not) (?:what|about)\b|^why (?:this|that|these)$|\bdo i (?:really |even )?(?:need|have to (?:know|learn|do)) (?:this|that|it|these|those)\b/,
  ],
  [
    'show_answer',
    /\b(?:give|tell|show|see|get|need|want)(?: me| us)? (?:the |all the |an )?answers?\b|^(?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:just |pls )(?:tell|show|give)(?: it)?(?: to)? me(?: already| pls| please)*$|\bwhat(?:'s| is|s) the answer\b/,
  ],
  [
    'if_wrong',
    /\bwhat (?:happens|if)\b.{0,12} (?:get|got|answer|do|am|have) (?:it |this |that |one |them )?wrong\b|\bwhat (?:happens|if)\b.{0,12} (?:fail|miss|mess)\b/,
  ],
  [
    'unlock',
    /\b(?:un)?lock(?:ed|out|s)?\b|\bwhen(?:s|'s| is| does| will| can)? (?:it|that|this|that one|my question|the question)(?: be)? (?:open|back|available|opening|come back)\b|\bretake\b|\b(?:when|how) (?:can|do|could|will) i (?:try|redo|retry|do|get|have|take) (?:it|that|this|that one|(?:the|that|my) (?:exam|question|old|last|first|other)\w*)(?: question| one)? (?:again|back)\b/,
  ],
  [
    'exam',
    new RegExp(
      String.raw`${lead}(?:an? |the |my |next |another )?(?:exam|quiz|test)(?: question)?(?: (?:now|time|pls|plz|please))*$`,
    ),
  ],
  [
    'exam',
    /^(?:test|quiz) me$|\bready for (?:the|an|my|another) (?:exam|test|quiz)\b|^(?!.*\b(?:on|in|for) (?:the|my|a) (?:exam|test|quiz))(?!.*\b(?:have|got|had|failed|study) (?:a|an|my|this|the) (?:\w+ )?(?:exam|test|quiz))(?=.*\b(?:take|do|start|get|give|try|want|wanna|ready|skip|write|see|go|can|when)\b).*\b(?:exam|test|quiz|bronze|silver|gold)\b/,
  ],
  [
    'progress',
    /\bhow (?:many|much)(?: \w+)? (?:more|left|longer)\b|\bhow long (?:is|will|does|do|would) (?:this|it|that|all (?:of )?this)(?: all)? (?:going to |gonna |even )?(?:take|be|last)\b|\bhow (?:many|much) (?:do i|is|are) (?:have )?left\b|\bhow am i doing\b|\bam i (?:done|finished|almost|close)\b|\bwhat(?:'s| is|s) my (?:grade|score|level|progress)\b|\bwhat did i (?:get|score)\b|\bdid i pass\b|\bwhats? (?:is )?left\b|\bhow far\b/,
  ],
  [
    'something_else',
    new RegExp(String.raw`\b(?:something|anything|topic|unit) else\b|\b(?:different|another|other|new) (?:topic|unit|thing)\b`),
  ],
  [
    'explain_last',
    new RegExp(
      String.raw`${lead}(?:why|how|huh|wh?at|wut|wdym|how so|how come|why not|what do (?:you|u) mean|i (?:don'?t|dont) (?:get|understand) (?:it|that|this)|(?:can (?:you|u) )?explain(?: (?:that|it|this))?(?: again)?|(?:no )?(?:wait )?(?:why|how) (?:is|does|would|come) (?:that|it|this)(?: work| happen| true| so| is)?|that makes no sense|i'?m (?:so )?(?:confused|lost))$`,
    ),
  ],
  [
    'hint',
    new RegExp(
      String.raw`${lead}(?:(?:can|could|may) i (?:get|have) |can (?:you|u) give me |give me |gimme |i (?:want|need) )?(?:an?|another|one more|next|more|the next)? ?(?:hints?|clues?|tips?)(?: (?:pls|please|now))*$`,
    ),
  ],
  [
    'off_task',
    /\bcalculators?\b(?=.*\b(?:ok|okay|allowed|need|have|use)\b|$)(?!.*\b(?:mode|button|press|sin|cos|tan|angle|inverse)\b)|\b(?:can|may) i use (?:a|my) calculator\b/,
  ],
  [
    'off_task',
    /\b(?:have|need|got|supposed) to (?:memorize|know (?:it|this|that|these|all (?:of )?(?:this|that)) (?:by heart|for the))\b|\bwill (?:this|that|it|these) be on (?:the|a|my|our) (?:test|quiz|exam|final)\b|\b(?:can|may) i use (?:my )?(?:notes?|phone|book|textbook)\b/,
  ],
  [
    'help',
    /\b(?:is|are) there (?:a|an|any|some) (?:\w+ )?(?:tricks?|shortcuts?|rules?|ways?|formulas?|method)(?: (?:to|for|with) (?:this|these|that|it|do (?:this|it|that|these)|remember (?:it|this|that)))?$/,
  ],
  ['help', new RegExp(String.raw`\b(?:help|hint|stuck|explain)\b.*\b(?:this|that|it|one|${cards})\b`)],
  ['harder', /\b(?:harder|too easy|so easy|more difficult|more challenging|a challenge)\b/],
  ['easier', /\b(?:easier|too hard|so hard|less hard|too much|too many steps)\b/],
  [
    'practice',
    new RegExp(
      String.raw`\b(?:another|one more|some more|new|different|next) (?:one|${cards})\b|\b(?:give me|gimme|show me|get me|send me|i want|i wanna|i need|i'd like|id like|can i (?:get|have|do|try)|could i (?:get|have|do|try)|can we (?:do|try)|let'?s (?:do|try)|try) (?:\w+ ){0,4}?(?:drills?|practi[cs]e|problems?|questions?|exercises?)\b|\b(?:i (?:want|need|wanna|would like|like)|can (?:i|we)|could (?:i|we)|let'?s|wanna) (?:\w+ ){0,2}?practi[cs]e\b|${lead}(?:can i (?:get|have) |give me |gimme )?(?:one|another|one more)(?: (?:pls|please))?$|${lead}(?:more|another|again|practi[cs]e|drill)$`,
    ),
  ],
  [
    'next_step',
    new RegExp(
      String.raw`${lead}(?:what|whats|what's|what is|wat|wut) (?:now|next|else|comes next|(?:do|can|should) (?:i|we) do (?:now|next|instead|until then|in the meantime|meanwhile|while i wait)|should (?:i|we) do|am i supposed to do(?: now| next)?|was the (?:question|problem)(?: again)?|is the (?:question|problem)(?: again)?)$|${lead}where(?:'s|s| is) (?:the |my )?next (?:lesson|unit|topic|part|one|problem)$`,
    ),
  ],
  [
    'next_step',
    new RegExp(
      String.raw`${lead}(?:next|continue|go on|keep going|let'?s (?:go|keep going|continue|move on)|move on|im ready|i'm ready|ready|im done|i'm done|done)$`,
    ),
  ],
  [
    'help',
    new RegExp(
      String.raw`${lead}(?:what|how) (?:do|should|can) (?:i|you|we|u) (?:do|start|begin|solve|answer)(?: (?:this|that|it|here|this one|that one))?$`,
    ),
  ],
  [
    'stop',
    new RegExp(
      String.raw`${lead}(?:i (?:want|need|have|gotta) (?:to )?(?:stop|go|leave|quit|a break)|can i (?:stop|go|leave|take a break|get a break)|(?:can i )?(?:do|finish) (?:it|this|that|this one) later|later|im done for today|bye|goodbye|see (?:you|ya)|gtg|g2g|stop|quit)(?: now| please| for today)?$`,
    ),
  ],
  [
    'yes',
    new RegExp(
      String.raw`${lead}(?:yes|yeah|yep|yup|ya|yea|ye|sure|ok|okay|k|kk|alright|go ahead|do it|let'?s do (?:it|that|this)|let'?s try(?: it| that| one)?(?: again)?|(?:let me |i'?ll |can i )?try(?: it| that| this| one)? again|let me try(?: it| that| this| one)?|i'?ll try(?: it| that| one)?|try it|sounds good|fine|i guess|mhm|bet|of course|please)(?: (?:please|ok|okay|sure|lets go|i guess|do it|go ahead))*$`,
    ),
  ],
  [
    'no',
    new RegExp(String.raw`${lead}(?:no|nope|nah|naw|not really|not now|not yet|no thanks|no thank you|i don'?t want to|idw)$`),
  ],
  [
    'thanks',
    new RegExp(
      String.raw`${lead}(?:thanks|thank you|thx|ty|tysm|thank u)(?: (?:so much|a lot|now|thanks|that helped|this helped|for (?:the )?help(?:ing)?(?: me)?|that makes sense|i get it now))*$`,
    ),
  ],
  [
    'clicked',
    new RegExp(
      String.raw`${lead}(?:o+h* |a+h* )*(?:got it|gotcha|i get it|i got it|makes sense|that makes sense|cool|nice|i see|that helped|that helps|i understand|it clicked|i knew (?:that|it))(?: (?:so much|a lot|now|thanks))*$`,
    ),
  ],
  [
    'hello',
    new RegExp(
      String.raw`${lead}(?:hi|hello|hey|yo|sup|hiya|good (?:morning|evening|afternoon))(?: there| tutor| im back| i'm back)*$|${lead}(?:im|i'm|i am) (?:back|here)(?: again| now)?$`,
    ),
  ],
];

type Wish = Extract<HeardAct, { act: 'wish' }>['wish'];
const ofWish: Partial<Record<Wish, CourseRequest>> = {
  hint: 'help',
  slower: 'help',
  explain_again: 'help',
  answer: 'show_answer',
  example: 'example',
  faster: 'harder',
  skip: 'practice',
  stop: 'stop',
  check: 'value',
};
type About = Extract<HeardAct, { act: 'question' }>['about'];
const ofQuestion: Partial<Record<About, CourseRequest>> = {
  task: 'help',
  procedure: 'help',
  why: 'help',
  concept: 'help_with_word',
  word: 'help_with_word',
  what_if: 'help_with_word',
  likeness: 'help_with_word',
  relevance: 'why_this',
  logistics: 'off_task',
};
type Feeling = Extract<HeardAct, { act: 'feeling' }>['feeling'];
const ofFeeling: Partial<Record<Feeling, CourseRequest>> = {
  boredom: 'bored',
  frustration: 'help',
  anger: 'help',
  shame: 'help',
  worry: 'help',
  tiredness: 'tired',
  thanks: 'thanks',
  pride: 'clicked',
  insight: 'clicked',
};
/** An act that was heard with at least this confidence decides what the message does. */
const sure = 0.35;

/**
 * Returns what a message asks about the conversation. Null if it asks nothing about it, or only names a topic of the course.
 *
 * Parameters  `namesMatter`: a unit is certain. Then only outright requests count: "I don't get slope" is about slope, "I don't
 *             get it" about the card in front of her.
 */
export function courseRequest(text: string, acts: readonly HeardAct[], namesMatter: boolean): HeardRequest | null {
  if (asksWho(text)) return { kind: 'who', outright: true };
  const folded = foldMessage(text);
  const outright = told.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  if (outright !== null && !(namesMatter && givesWay.has(outright))) return { kind: outright, outright: true };
  if (namesMatter) return null;
  const kind = requestOfActs(acts);
  return kind === null ? null : { kind, outright: false };
}

function requestOfActs(acts: readonly HeardAct[]): CourseRequest | null {
  for (const act of acts.filter(({ confidence }) => confidence >= sure || acts.length === 1)) {
    if (act.act === 'wish' && ofWish[act.wish] !== undefined) return ofWish[act.wish]!;
    if (act.act === 'feeling' && ofFeeling[act.feeling] !== undefined) return ofFeeling[act.feeling]!;
    if (act.act === 'question' && ofQuestion[act.about] !== undefined) return ofQuestion[act.about]!;
  }
  return null;
}

/** Requests that yield to a named topic, because they are then about that topic. */
const givesWay: ReadonlySet<CourseRequest> = new Set(['help', 'value', 'harder', 'easier', 'something_else', 'next_step', 'yes']);

const foldMessage = (text: string): string =>
  text
    .slice(0, 400)
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}\s'/.,^*()√π%$=+−-]/gu, ' ')
    .replace(/[.,]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns what she wants to practice, if she says so: "numbers" in "give me a practice question on numbers". */
export const practiceTopic = (text: string): string | null =>
  (
    /\b(?:on|about|for|with|in|of)\s+((?!this\b|that\b|it\b|me\b).+)$/i.exec(text) ??
    /\bpracti[cs]e\s+((?!questions?\b|problems?\b|exercises?\b|drills?\b|this\b|that\b|it\b|more\b).+)$/i.exec(text)
  )?.[1]?.trim() ?? null;
