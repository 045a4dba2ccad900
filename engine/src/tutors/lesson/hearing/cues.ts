import { asksIfHeard } from './asks-if-heard.ts';
import { tellsJoke } from './tells-joke.ts';
import { asksOfPeople } from './people/asks-of-people.ts';
import { complainsOfReply } from './complains-of-reply.ts';
import type { Cue } from './heard.ts';
import { asksWho } from '../../../hearing/asks-who.ts';
import { besideTheMatter } from './beside-the-matter.ts';
import { wantsToGoOn } from '../../../hearing/talk/wants-to-go-on.ts';
import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { feelingDenier } from '../../../hearing/talk/denied-feeling.ts';
import { peopleOfHers } from './people/people-of-hers.ts';
import { isNumberRow } from './answers/number-row.ts';
import { tellsOfLife } from './people/tells-of-life.ts';
import { asks } from './lesson-wishes.ts';

/** Only wants to go on: "I want to go on", "can we continue please". */
export const wantsOn =
  /^\W*(?:(?:yes|ok|okay|hi|hello|i|we|can|could|may|let'?s|let us|please|want|wanna|would|like|id|i'd|im|i'm|am|ready|to|now|back|and)\b\W*)*(?:continue|go(?:ing)? on|keep going|carry on|resume)(?:\W+(?:now|please|again|with (?:it|this|the lesson)|the lesson))*\W*$/i;

/** Cues that a single pattern finds. */
const patterns: Partial<Record<Cue, RegExp>> = {
  asks_after_end: /\?|\b(?:what|why|how|can|could|tell|help|answer|more)\b/i,
  asks_how:
    /\bhow (?:do|can|could|should|would|am|are) (?:i|we|you|u|ya|one|people|the|this)\b(?! (?:even )?(?:know|tell)\b)(?!.*\bbe\b)|\bhow (?:do|would) it\b|\bhow to\b|\bwhat (?:do|should|must) (?:i|we) do\b|\bwhat(?:['’]?s| is| would be)? (?:the|my) (?:first|next) (?:step|thing)\b|\bwhat (?:i|we) (?:do|must|should|have to|need to|gotta|supposed to)(?: do)?\b(?! (?:with|about|if))|\bwhere (?:do|should|can) (?:i|we) (?:start|begin)\b/i,
  disputes:
    /\b(?:you(?:['’]?re| are|r)? (?:so |just |totally )?(?:wrong|lying|mistaken)|(?:u|ur) (?:r )?wrong|you (?:made|make) (?:a )?mistakes?|are you (?:really )?sure(?! (?:i|we|my))|prove it|i still think (?:it|its|it['’]?s|that|i)\b|i disagree|says who|no way that['’]?s (?:right|wrong)|i (?:do ?n[o'’]?t|do not|dont) (?:really |even )?(?:believe|trust) (?:you|u|ya|that|this)\b|(?:that|this|it)(?:['’]?s| is| can['’]?t be| cannot be) not (?:even )?(?:true|right)\b|(?:that|this) (?:can['’]?t|cannot) be (?:true|right)\b|(?:you|u) (?:just )?made (?:that|this|it) up|it is (?:so )?right|i know (?:it['’]?s|its|i['’]?m) right)\b/i,
  asks_why_asked:
    /\bwhy (?:do|did|are|would|you)(?: you)?(?: keep)? (?:ask|asking|want to know|wanna know)\b|\bwhy (?:the|all these|so many) questions?\b/i,
  asks_why_wrong:
    /\bwhat did i do\b(?! (?:right|to))|\b(?:where|what|which)(?:['’]?s| is| was| are)? my (?:error|mistake|fault)s?\b|\bhow did i (?:mess|get (?:it|that|this) wrong)|\b(?:why|what|whats|what's|where)\b.*\b(?:wrong|mistake|incorrect|not (?:right|correct|it))\b/i,
  names_mistake: /\b(?:wrong|incorrect|mistakes?|(?:not|isn'?t) (?:it|right|correct))\b/i,
  wants_on: wantsOn,
  wants_next: /\b(?:next|skip|another)\b/i,
  told_by_others: new RegExp(
    String.raw`\b(?:my|our)(?! \w+ (?:is )?(?:makes?|making|made) me\b) (?:[a-z]+ )?(?:${peopleOfHers})\b.*\b(?:do(?:es)? (?:it|this|that|them)|says?|said|told|showed|taught|thinks?|uses?|way(?! too\b)|different(?:ly)?)\b(?! (?:that )?(?:i|im|i['’]?m)\b)|\b(?:in|at) (?:my )?(?:class|school) we (?:do|did|learned|learnt|use|used)\b|\b(?:how|what|the way) (?:we|they) (?:do|did|learned|learnt|use|used|said|say|taught|showed)(?: (?:it|this|that|us|me))?(?: (?:at|in) (?:my )?(?:school|class|math))\b`,
    'i',
  ),
  guessed:
    /^\W*(?:(?:so|ok|um|wait|but)\W+)*(?:(?:is it|would it be|is that) (?:ok|okay|fine|bad) (?:if i|to)|(?:can|could|may|should) i) (?:just )?guess(?: (?:it|this one|that))?\W*$|^\W*(?:(?:i|ok|lol|idk|well|so|no|sorry)\W+)*(?:just |only |kinda |totally |literally )*(?:guess(?:ed)?|made it up|picked (?:one|it|a random one)|was (?:just )?guessing)(?: (?:it|that|that one|lol|honestly|tbh|randomly|one|a number))*\W*$/i,
  had_help:
    /\b(?:only|just) (?:got|get|know|knew|did|answered) (?:it|that|this|that one|them)? ?(?:right )?(?:because|becuz|cuz|cause|coz|bc|with|after|from) (?:of )?(?:you|u|ur|your|the|that|a)\b.{0,30}$|\b(?:you|u) (?:basically |pretty much |kinda |just )?(?:gave (?:it|me the answer|that) (?:away|to me)|told me the (?:answer|whole thing))/i,
  apologizes:
    /^\W*(?:(?:oh|ok|okay|im|i['’]?m|so|really|very|my bad|well|haha|lol)\W+)*(?:sorry|my bad|i apologi[sz]e|sry)\b(?!.{0,40}\b(?:english|dont (?:get|understand|know)|don['’]?t (?:get|understand|know)|confus\w+|what|can you|could you)\b)(?:\W+(?:for|about|i was|that i|if (?:i|that|thats|that['’]s|this|it|its|it['’]s))\b.{0,50})?\W*$|^\W*(?:(?:oh|ok|im|i['’]?m) )*i (?:was|got (?:it|that)|did (?:it|that)|messed (?:it|that)?) ?(?:wrong|up)\W+(?:sorry|sry|my bad)\W*$/i,
  sorry_for_english:
    /\b(?:my|me) english (?:is|it['’]?s|not)\b.{0,25}\b(?:bad|good|well|great|poor|perfect|best|terrible)\b|\bsorry (?:for|about) (?:my |the |bad )*english\b/i,
  thanks: /\b(?:thanks?|thx|ty|cheers)\b/i,
  greets: /^\W*(?:hi|hello|hey|yo|good (?:morning|afternoon|evening))\b/i,
  says_bye: /\b(?:bye|goodbye|see you|cya)\b/i,
  is_bored: /\b(?:(?:had|have) enough of|sick of|bored|boring|dull|(?:too|so|was|is) easy)\b/i,
  finds_hard:
    /\bfreak(?:s|ed)? (?:me )?out\b|\bpanick?(?:ed|ing)?\b|\bscary\b|\bhead (?:spin|spins|hurt|hurts)\b|\bbrain (?:is )?(?:full|fried|dead|hurts?|melting)\b|\b(?:stuck|hard|hours|tired|difficult|tricky|confusing|hate|can'?t do)\b/i,
  was_passed_over:
    /\b(?:you|u|ya) (?:did ?n[o'’]?t|didnt|did not|never|still have ?n[o'’]?t|havent) (?:even |really )?(?:answer|anwser|answerd|say|tell|explain|read|listen)\b|\bi (?:did ?n[o'’]?t|didnt|did not|never) (?:say|said|write|wrote|put|type|start)\b|\bi (?:said|wrote|asked|ask|meant|mean) .{1,40}\bnot\b|\bthat(?:['’]?s| is)? ?n[o'’]?t (?:what i (?:asked|said|meant|wrote)|my answer)\b|\bi['’]?m (?:just |only )?asking (?:you|u|ya)\b|\bwhy (?:do|did|are)? ?(?:you|u) (?:say|said|saying)\b|\bi said (?:it|that|-?\d[\d./]*) (?:the first time|before|al?ready)\b|\bhow did i need help\b|\bi (?:already |just )?(?:said|told you|wrote|did) (?:that|it|this) al?ready\b/i,
  is_reluctant:
    /\bi (?:do ?n[o’']?t|do not|dont) (?:really |even )?(?:feel like (?:add|do|count|divid|multipl|subtract|writ|read|figur|work|try)\w*|(?:want to|wanna) (?:do|add|count|divide|multiply|subtract|write out|read) (?:all|this|that|these|those|it|so many)\b)|\bdo i (?:really )?(?:have|need|got) to (?:do|add|count|write|read)\b.*\ball\b|\b(?:that|this|it)(?:['’]?s| is) (?:so |too |way too |such )?(?:a lot|much|many)(?: of)? (?:to )?(?:add|count|divid|multipl|subtract|work|numbers?|read|write)\w*/i,
  is_low:
    /\b(?:sad|upset|lonely|crying|cry|worried|nervous|anxious|scared|afraid|unhappy|bad day|bad mood|not (?:feeling )?(?:well|good|okay))\b/i,
  says_no: /^\W*(?:no|nope|nah|naw|nooo*)\W*$/i,
  gives_up:
    /\b(?:i|i'?m|im|gonna|going to|wanna|want to|(?:feel )?like)\s+(?:just |really )?(?:(?:give|giving|gave) up|quit|quitting)\b|\bwhat'?s the point\b|\bno point\b/i,
  is_surprised:
    /\b(?:i|i've|ive) (?:always |just |really )?(?:thought|used to think|figured|assumed|believed)\b.*\b(?:weird|strange|crazy|wild|odd|surpris\w+|confus\w+|funny|wow|whoa|huh|but not|but (?:it|now|here|this|that)\w*(?: does| is)?(?: not|n't|nt)|not always)\b|^\W*(?:wow|whoa|woah|huh|oh|wait|hold on|no way|hmm+)\b[^?]*\bi (?:always |just |really )?(?:thought|used to think|assumed|believed)\b/i,
  gets_it:
    /\b(?:i (?:think i )?(?:finally )?get it now|(?:made|makes) (?:sense|so much sense|more sense) (?:for once|now|finally|to me now)|now i (?:finally )?(?:get|see|understand) it|it (?:finally |just )?clicked)\b(?!\?)/i,
  is_tired: /\b(?:stuck|hours?|forever|so long|ages|all day|tired|minutes)\b/i,
  is_allowed: /\b(?:teacher|mom|mum|dad|parents?|mother|father|allowed|permission|said (?:it's|its|it is|that's|i can))\b/i,
  enjoys:
    /\b(?:is|it['’]?s|its|was|thats|that['’]?s|be|this|are|actually|kinda|kind of|pretty|so|really|super|having) fun\b(?!ny)(?! of)|\bi (?:actually |really |kinda |kind of |do )*(?:like|love|enjoy)(?:ed)? (?:this|these|it|doing (?:this|these)|math(?:s)? now)(?: (?:one|ones|now|lesson|part|a lot|so much|actually|lol|haha))*\W*$/i,
  thinks_aloud:
    /\b(?:i|we|you)(?:'d| would| could| should| have to| need to| must| can| think|'ll| will| am going to)?\b[^.?!]*\b(?:multiply|times|divide|share|add|plus|subtract|minus|take away|double|halve|count|cut|compare|multiplied|divided|added)\b|\b(?:do ?n[o’']?t think|ca ?n[o’']?t be|does ?n[o’']?t work)\b.*\d|\d.*\b(?:does ?n[o’']?t (?:work|fit)|(?:is|would be|seems) too)\b/i,
};
const byPattern = Object.entries({ ...patterns, ...besideTheMatter }) as [Cue, RegExp][];

/** Something that is over: "I was so scared of this but it's not that bad". */
const overcame =
  /\b(?:was|were|used to)\b.*\b(?:but|and(?! now)|and now|now)\b.*\b(?:(?:not|isnt|isn['’]?t) (?:that|so|too|even|really)? ?(?:bad|hard|scary)|(?:is|['’]s|its|am|im|i['’]m|feel) (?:actually |kinda |pretty |totally |all )*(?:ok|okay|fine|better|easy|easier|good|alright|fun)\b|i (?:like|get) it)/i;

/** "I wasnt scared i just say sorry a lot". */
const deniesLow = feelingDenier('sad|upset|lonely|crying|worried|nervous|anxious|scared|afraid|unhappy');

/** Denies that it's fun: "This isn't fun", "it would be more fun if". */
const deniesFun =
  /\b(?:not|no|never|less|isnt|wasnt|don['’]?t|dont|didn['’]?t|isn['’]?t|wasn['’]?t|hardly)(?: \w+){0,2} (?:fun|like|love|enjoy)\b|\bwould be (?:\w+ )?fun\b|\bif\b/i;

/** Returns what comes after a first sentence with a number: "42. sorry for being annoying". Empty if nothing does. */
export function saidAfterValue(text: string): string {
  const end = text.search(/[.!?\n](?=\s)/);
  return end > 0 && /\d/.test(text.slice(0, end)) ? text.slice(end + 1).trimStart() : '';
}

/** Finds the cues in a message. Errors  none: most messages have none. */
export function cuesIn(text: string): Cue[] {
  const ofPeople = asksOfPeople(text);
  const found = new Set(byPattern.flatMap(([cue, pattern]) => (pattern.test(text) ? cue : [])));
  if (asksWho(text)) found.add('asks_who');
  if (asksIfHeard(text)) found.add('asks_if_heard');
  if (tellsJoke(text)) found.add('tells_joke');
  if (complainsOfReply(text)) found.add('was_passed_over');
  if (ofPeople !== null) found.add(ofPeople);
  if (asks(plainWords(text))) found.add('asks_something');
  if (isNumberRow(text)) found.add('thinks_aloud');
  if (overcame.test(text)) {
    found.delete('is_low');
    found.delete('finds_hard');
    found.add('gets_it');
  }
  if (patterns.apologizes!.test(saidAfterValue(text))) found.add('apologizes');
  if (deniesFun.test(text)) found.delete('enjoys');
  if (found.has('enjoys')) found.delete('is_bored'); // "I thought this would be boring, but it's fun"
  if (tellsOfLife(text) && !found.has('asks_something')) found.add('tells_of_life');
  if (deniesLow(plainWords(tidyMessage(text)))) found.delete('is_low');
  if (wantsToGoOn(text)) found.delete('is_low'); // "im done crying lets go"
  if (found.has('sorry_for_english')) found.delete('is_low'); // "my english is not good"
  return [...found];
}
