import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/**
 * Words in which somebody is put down, whoever is meant: no sentence of a tutor's has use for them, but one that takes them back ("you aren't lazy") or one
 * about the story.
 */
const ofDisdain = [
  'idiots?|idiotic|fools?|foolish(?:ly)?|morons?|dunces?|dimwits?|dummy|dummies|blockheads?|airheads?|numbskull|simpletons?|imbecile|clueless|brainless|witless|thick-?headed|slow-?witted|half-?wit',
  'pathetic|laughable|ludicrous|ridiculous|disgraceful|shameful|appalling|dreadful|atrocious|abysmal|miserable attempt|pitiful|embarrassing(?:ly)?|cringe\\w*|painful to (?:read|watch|see)|insult to|waste of (?:time|my|your)|garbage|rubbish|nonsense|joke of',
  'lazy(?! (?:way|caterer))|laziness|sloppy|careless (?:kid|student|answer|mind|work|person|child|as)|sloth|slacker|whin(?:e|ing|er|y)|crybab(?:y|ies)|cry about|crying about|sulk(?:ing)?|quitters?|loser(?! of)|losers(?! of)|failure like|good-for-nothing|spoiled|bratty|brat',
  'pity (?:you|the|your)|despise|contempt|disgust(?:ed|ing)?|fed up|sick of|tired of (?:you|your|this|repeating|explaining)|had enough of|give up on you|lost all hope|los(?:e|ing|t) (?:my |all )?patience|running out of (?:patience|ways|time for you)|my patience|annoying for me|annoyed (?:with|at|by) you|at my wit',
  'slow clap|bless your heart|big surprise|what a (?:surprise|shock|mess|disaster|joke|waste|shame)|oh (?:great|joy|wonderful|brilliant|dear), another|rocket science|weak effort|let down(?= |[.!,])|giggle at|wake up and|earth to|anybody home|anyone home|knock knock, anybody',
  'use your (?:head|brain|brains|noggin)|(?:switch|turn)(?:ing)? (?:on )?your brain(?: on)?|brain (?:on|off)|where (?:was|is|were) your (?:mind|head|brain|focus)|for once|think for a change|read it (?:properly )?for a change|a coin flip|blind chicken|blind squirrel|by accident|miracle|dumb luck|got lucky|lucky guess|lucky you',
  "get over it|grow up|toughen up|thick(?:er)? skin|suck it up|deal with it|stop (?:crying|whining|sulking|complaining|making excuses|fooling|goofing|being difficult)|excuses?(?= (?:is|are|won't|again|getting)|[.,!])|making excuses|overreact\\w*|drama|dramatic|attention-?seek\\w*|boohoo|tears won't",
  "serves you right|your own fault|nobody to blame but|you asked for it|or else|there will be (?:trouble|consequences)|you'll (?:be sorry|regret)|last warning|final warning|or there'll be|no more chances|punish\\w*|report you|telling (?:your|the) (?:teacher|parents?|mom|dad|principal)|tell everybody|let everybody know|let everyone know|tell your (?:class|classmates|friends) (?:that|how|about)",
  "skip (?:dinner|lunch|breakfast|sleep|recess|your (?:dinner|lunch|sleep))|stay up (?:all night|late|until)|sleep later|don't deserve|doesn't deserve|you deserve to|haven't earned|no break for|fail(?:ing)? (?:the grade|your class|the test) (?:if|unless|like|for)",
].join('|');
const disdain = new RegExp(`(?<![\\w-])(?:${ofDisdain})(?![\\w-])`);

/** What puts her beside others, below her age, or to her face. */
const putsDown: readonly RegExp[] = [
  /\b(?:everybody|everyone|anyone|anybody|most|other|all|your|my other|smarter|better|real|normal|good|younger|the rest of|half of)(?: the| your| my| of your)?(?: \w+)? ?(?:else|kids|students|children|classmates|friends|people|pupils|class|grade|brother|sister|graders?|cousin|peers|others|one)\b[^.?!]{0,32}\b(?:can(?! you)|could(?! you)|knows?|finds?|found|does|do (?:this|that|it)|gets? (?:it|this|that)|already|past|ahead|sees?|saw|would(?: have)? (?:seen|known|gotten|laugh\w*|giggle\w*|noticed)|never needs?|manages?|finished|trivial|easy|laughs?|giggles?|in their sleep|way past|better than you)\b(?![^.?!]*\b(?:mistake|mix|stuck|trip|time|hard|tricky|wrong|needs? (?:a|some|help))\b)/,
  /\b(?:any|even an?|even my|even your|a|an?) (?:\w+ )?(?:toddler|baby|infant|kindergart\w+|preschooler|first grader|second grader|third grader|five-year-old|six-year-old|idiot|fool|monkey|parrot|dog|calculator|goldfish)\b[^.?!]{0,24}\b(?:can|could|would|knows?|sees?|gets?|does|do|sigh|manage)\b/,
  /\b(?:back to|belongs? in|repeat|fit for) (?:kindergarten|preschool|first grade|second grade|elementary)\b|\bfor (?:a|an) (?:\w+ )?(?:fifth|sixth|seventh|eighth|fourth|third)?-? ?graders?\b(?=[.!])|\b(?:someone|somebody|a kid|a student) (?:your age|as old as you|like you|such as you)\b|\b(?:somebody|someone|people|kids|students|quitters|minds?) like you\b/,
  /\b(?:i|we) (?:expected|thought|hoped|assumed|had hoped|would have thought|was hoping for) (?:we|you|for|more|better|that you|something)(?: \w+){0,4} (?:past|over|beyond|more|better|than|were|knew|could|from you|by now|of you)\b|\byou(?:'d| would) think (?:that )?(?:by now|you|somebody|a)\b|\bby now you (?:should|would|ought)\b|\b(?:should|ought to) have (?:learned|known|gotten|mastered|seen|figured) (?:\w+ ){0,4}(?:by now|already|long ago|before)\b/,
  /\bis (?:this|that|it) (?:really |honestly |truly |all |seriously )+(?:the best|all|what|how|your)\b|\b(?:really|honestly|seriously|truly) the best\b|\bthe best you (?:can|could) do\b|\byou really (?:don't|do not|can't|didn't) (?:get|understand|see|read|listen|know|try|think|care)\b|\bdo you even\b|\bcan't you (?:even|just|see|read|count|do|think|listen)\b|\byou can't (?:even )?(?:do|see|read|count|get) (?:that|this|it)\b/,
  /\b(?:i(?:'ve| have)? (?:already |just )?(?:said|told|explained|shown|gone over|repeated|covered)|we(?:'ve| have)? (?:already |just )?(?:covered|said|gone over|done|talked about|been over))\b[^.?!]{0,40}\b(?:over and over|again and again|so many times|a (?:hundred|thousand|million|dozen) times|enough times|already, so|ago, so|and (?:you )?still|but you|times now)\b|\bhow (?:many times|often) (?:must|do|should|will|have|did) (?:i|we)\b|\bdo i (?:really )?(?:have|need) to (?:spell|repeat|say|explain|draw|tell)\b|\bhaving to (?:repeat|explain)\b|\bhow is it possible\b|\bhow can (?:you|anybody|anyone) (?:still |not |be )/,
  /\byou(?:'re| are| were)? (?:clearly|obviously|plainly|evidently|apparently) (?:\w+ )?(?:didn't|did not|don't|do not|weren't|aren't|not|haven't|can't|guess\w*|never)\b|\b(?:clearly|obviously|plainly),? you (?:\w+ )?(?:didn't|did not|don't|weren't|aren't|haven't|can't|never|guessed|did not)\b|\byou(?:'re| are) (?:being |just |so |too |really |such a |always |still )*(?:difficult|stubborn|impossible|behind everybody|behind everyone|behind the|the (?:slow|annoying|problem|reason|worst|only one who|one who is)|the \w+ one|not even trying|a disappointment|wasting)\b(?! (?:one|part|step)\b.*\?)/,
  /\b(?:maybe|perhaps|i guess|it seems|looks like|could be that|i wonder (?:if|whether)|i'm beginning to)\b[^.?!]{0,24}\b(?:math|numbers|fractions|school|this|it|algebra|you)\b[^.?!]{0,16}\b(?:aren't|isn't|is not|are not|not|never|can't|at all)\b[^.?!]{0,16}\b(?:for you|your (?:thing|strength|strong)|made for|meant for|cut out|do this|ever)\b|\b(?:not|never|isn't|aren't) (?:made|meant|cut out|built) for (?:numbers|math|this|school|fractions)\b|\b(?:isn't|not) your strong (?:point|suit|side)\b|\bif you were (?:\w+ )?(?:smarter|brighter|quicker|faster|better|older)\b/,
  /\b(?:girls|boys|women|men|kids from|people from|people who (?:speak|look|talk)|students from|your kind|poor kids|foreigners|immigrants)\b[^.?!]{0,30}\b(?:struggle|better|worse|can't|usually|often|always|never|trouble|tend|weak|bad|good|won't|slower|smarter|harder)\b/,
  /\b(?:i'm|i am|i'll|i will) (?:not going to|not|never|no longer|done|through|finished)(?: \w+){0,3} (?:with you|help you|helping you|wait for you|waiting for you|nice)\b|\bi don't have (?:all day|time for)\b|\bi have (?:better|other|smarter) (?:students|things|kids)\b|\bno (?:more )?(?:hints?|help) for (?:you|somebody|someone|those)\b|\bhurry up\b|\bmove faster\b|\bdon't (?:you dare|come (?:crying|whining|back)|bother|flatter yourself|waste)\b|\byou'd better (?:not|be|get|have|start|stop)\b|\bif you (?:ask|get (?:it|this|that|one) wrong|say that|make that mistake|do that) (?:once more|again)\b|\bone more (?:mistake|wrong answer|miss|error|slip)\b/,
  /\b(?:everybody|everyone|people|animals|pets|dogs|grandpas|we all|things) (?:dies?|die all the time|has to die|pass(?:es)? away)\b|\bnobody (?:cares|wants to hear|asked)\b|\bno reason to (?:stop|cry|be|quit|feel|complain)\b|\bwon't (?:solve|do|fix|help) (?:the|your|this|you|a)\b(?= (?:equation|problem|math|question|homework|work))|\bno wonder you\b|\bwell,? (?:with|after) (?:mistakes|answers|work|thinking) like\b|\bshame on\b|\bfeel(?:ing)? (?:sad|sorry|bad|tired|upset)(?: for yourself)? (?:won't|doesn't|isn't|is no)\b|\bbe(?:ing)? (?:sad|tired|upset|sorry|sleepy) is (?:no|not|just)\b|\byou(?:'re| are) (?:tired|sad|upset|bored|sleepy)\? (?:try|try being|so am|then|well|imagine)\b/,
  /\b(?:somebody|someone|your (?:mom|dad|mother|father|brother|sister|friend)|a friend|who) (?:must have |did |has )?(?:told|gave|given|whispered|helped) you\b(?=[^?]*$)(?<=suspect[^.]*)|\bdid you (?:cheat|copy|guess|even|peek)\b|\bi (?:suspect|bet|doubt|wonder if) (?:you|somebody|someone|that you)\b|\bcongratulations, you (?:managed|finally|failed|got even)\b|\byou (?:managed|find a way|contrive) to get (?:even )?(?:that|this|it) wrong\b|\bfinally(?:,| something| you| got| someone|!)|\bat long last\b|\btook you (?:long|forever|ages|your time|a while, but fine)\b|\bthis was the easy one\b|\bdon't be (?:so )?proud\b|\beven (?:after all|with all) (?:my|the|this)\b|\b(?:and )?here i thought\b|\byou must be (?:joking|kidding)\b|\bso much for\b|\bwhat kind of (?:question|answer|number) is that\b|\bhonestly what\b/,
];

/** Said to somebody who feels put down already. */
const comforts =
  /\b(?:hurts|stings|it's hard|hard to hear|can look as if|can feel|feels? (?:like|as if)|seems? (?:like|as if))\b/;

/** What takes the word back, or says it of the story. */
const takenBack =
  /\b(?:not|\w+n't|never|no|isn't|aren't|wasn't|doesn't|don't (?:feel|worry|be|think)|nobody (?:thinks|is|would call)|without|nothing|sorry|unfair|hurt|stung|hard to hear|said (?:that|to you)|called you|calls you|felt|feel|feels|feeling)\b[^.!?]*$/;

/** By which words a turn puts her down, for a log; null where it does not. What the question and the plan say is the matter. */
export function disdainOf({ text, question, must_convey }: Pick<SpokenTurn, 'text' | 'question' | 'must_convey'>): string | null {
  const own = foldText(`${question.stem}\n${must_convey ?? ''}`);
  for (const { said } of turnSentences(text)) {
    const word = disdain.exec(said);
    if (word !== null && !own.includes(word[0]) && !takenBack.test(said.slice(0, word.index))) return 'puts her down';
    if (!comforts.test(said) && putsDown.some((phrase) => phrase.test(said) && !phrase.test(own))) return 'puts her down';
  }
  return null;
}
