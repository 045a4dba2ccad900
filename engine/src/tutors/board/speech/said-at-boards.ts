/** What a student means by what she says at the board. */
export type SpokenAct =
  | 'noise'
  | 'inaudible'
  | 'wants_quiet'
  | 'calls_back'
  | 'done'
  | 'insight'
  | 'frustrated'
  | 'off_topic'
  | 'wants_hint'
  | 'wants_answer'
  | 'wants_time'
  | 'asks_if_right'
  | 'asks_next'
  | 'asks_why'
  | 'asks_word'
  | 'knows_not_why'
  | 'yes'
  | 'no'
  | 'right_answer'
  | 'wrong_answer'
  | 'thinking'
  | 'greets'
  | 'thanks'
  | 'wants_break'
  | 'wants_example'
  | 'asks_again'
  | 'wants_next'
  | 'wants_easier'
  | 'wants_harder'
  | 'asks_to_rephrase'
  | 'asks_sum'
  | 'right_guess'
  | 'wrong_guess';

/** Matches a number, in digits or words. */
const number = String.raw`\d+(?:\.\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred`;

/** Things that students talk about instead of the problem, if no mathematical word is nearby. */
const besideTheWork =
  'dogs?|cats?|puppy|kitten|hamster|pizza|lunch|dinner|snacks?|party|birthday|movies?|you ?tube|tik ?tok|netflix|video games?|recess|soccer|basketball|football|baseball|brother|sister|my (?:mom|dad|friends?|phone|teacher)|saturday|sunday|yesterday|tomorrow|your voice|your name|the bathroom|homework for|sing|joke|weather|raining|snowing|holidays?|vacation';

/**
 * Patterns for what is only said at a board, and for what the shared hearing of all tutors doesn't cover. The first match wins.
 */
export const saidAtBoards: readonly (readonly [SpokenAct, RegExp])[] = [
  ['inaudible', /^\s*[[(]inaudible[\])]\s*$/i],
  [
    'calls_back',
    /\byou can (?:talk|speak|help|come back)(?: (?:to )?me)?(?: again| now)\b|\b(?:come back|talk to me)(?: again| now)?\W*$|\bi want you back\b/i,
  ],
  [
    'wants_quiet',
    /\b(?:leave me (?:alone|be)|go away|stop (?:talking|interrupting|helping)|be quiet|shush|shh+|shut up|don'?t (?:talk|help|interrupt|say anything)\b|not talk\b|(?:don'?t|do not) (?:need|want) (?:any |your )?(?:help|hints?)\b|no more (?:help|hints?)\b|(?:do|try|work|figure|solve) (?:it|this|that)(?: out)? (?:alone|on my own|by myself|myself))/i,
  ],
  [
    'wants_time',
    /\b(?:let me (?:think|work|try|do it)|give me a (?:second|minute|moment)|hold on|hang on|one (?:sec|second|moment)|i'?m (?:still )?(?:thinking|working on it)|need (?:some |a little )?more time|(?:want to|wanna|i'?ll|gonna|going to|rather) (?:try|think|work)(?: first| a bit)?(?: (?:by|for) myself| myself| alone| on my own))\b/i,
  ],
  [
    'done',
    /^\W*(?:(?:ok(?:ay)?|so|there|well|and|i think|i guess|yes|yeah|that's it),? )*(?:i'?m|i am|all|i) (?:done|finished)\b(?! with)|^\W*(?:done|finished)\W*$|\bthat'?s my (?:final )?answer\b/i,
  ],
  [
    'asks_if_right',
    /^\W*(?:is (?:it|this|that) |did i (?:do|get) (?:it|this|that) )?right\s*\?|\bam i (?:doing|getting) (?:this|it|that) right\b/i,
  ],
  ['greets', /^\W*(?:(?:hi|hello|hey)(?: there)?|(?:are )?you (?:still )?there|can you hear me)\W*$/i],
  ['thanks', /^\W*(?:ok(?:ay)?,? )?(?:thanks?(?: you)?(?: so much| a lot)?|thx|bye|see you|good ?bye)\W*$/i],
  [
    'wants_break',
    /\b(?:(?:need|want|take|have) (?:a |to take a )?(?:short |quick |little )?break|can (?:i|we) (?:stop|go|be done)(?: now)?\W*$)/i,
  ],
  [
    'asks_again',
    /\b(?:repeat (?:that|it|the question)|say (?:that|it) again|what did you say|come again|i (?:didn'?t|couldn'?t) (?:hear|catch) (?:you|that))\b|^\W*(?:what|huh|pardon|sorry)\s*\?+\W*$/i,
  ],
  [
    'asks_to_rephrase',
    /\b(?:what do you mean|(?:don'?t|do not) (?:get|understand) (?:the|your) question|(?:say|put|explain|ask) (?:it|that)(?: in)? (?:differently|another way|again|some other way)|in other words\W*$)/i,
  ],
  [
    'wants_harder',
    /(?<!\b(?:not|isn'?t|aren'?t|wasn'?t|never) )\b(?:too|so|super|way too) easy\b|\b(?:harder|tougher|trickier|more (?:difficult|challenging)) (?:one|problem|question|version|stuff)s?\b|\b(?:something|anything|it|this) (?:harder|tougher|trickier|more (?:difficult|challenging))\b|\bchallenge me\b/i,
  ],
  [
    'wants_easier',
    /\b(?:easier|simpler|less (?:hard|difficult)) (?:one|problem|question|version)s?\b|\b(?:something|anything|it|this) (?:easier|simpler|less (?:hard|difficult))\b/i,
  ],
  ['wants_next', /\b(?:another|(?:the )?next|new|different) (?:one|problem|question)\b|\bskip (?:it|this|that)\b/i],
  ['wants_example', /\b(?:example|one like (?:it|this)|similar (?:one|problem)|show me how to do one)\b/i],
  [
    'asks_sum',
    new RegExp(`\\bwhat(?:'s| is| are| does) (?:${number}) ?(?:plus|minus|times|divided by|[-+*/×÷−]) ?(?:${number})\\b`, 'i'),
  ],
  ['thinking', /^\W*(?:oh,? )?(?:that|this|it) (?:was|is|looks|seems) (?:wrong|off|not right)\W*$/i],
  ['knows_not_why', /\b(?:don'?t|do not) (?:know|get|understand) why\b/i],
  [
    'frustrated',
    /\bi (?:can'?t|cannot) do (?:this|it)\b|\bi give up\b|\bthis is (?:too|so|really) hard\b|\bi'?m (?:so )?(?:dumb|stupid)\b|\b(?:ugh|argh|grr+)\b|^\W*sigh(?:s|ing)?\W*$|\b(?:i don'?t care|whatever)\b/i,
  ],
  ['insight', /^\W*(?:oh+|aha|ahh+)\b(?!.*\?)(?!.*\bno\b)|\bi (?:get|see|got) it\b|^\W*got it\b|\bnow i (?:get|see)\b/i],
  [
    'yes',
    /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please|yes please|right|correct|mhm|uh[- ]huh)(?:,? (?:sure|please|that'?s right))?\W*$|^\W*(?:you'?re|you are|that'?s) (?:right|true)\W*$|^\W*that(?:'d| would) be (?:great|nice|good)\W*$/i,
  ],
  [
    'no',
    /^\W*(?:no|nope|nah|not yet|no,? thanks?(?: you)?)(?:,? i'?m (?:good|fine|okay))?\W*$|^\W*(?:i'?m (?:good|fine|okay)|never ?mind|nothing)\W*$/i,
  ],
  [
    'off_topic',
    /\bi'?m (?:so )?(?:bored|hungry|tired of math)\b|\bplay (?:a |some )?(?:games?|minecraft|roblox|fortnite)\b|\b(?:this|last) (?:weekend|night)\b|\bdo you (?:like|play|watch|have|eat)\b|\bwho made you\b|\bwhat are you doing\b/i,
  ],
  ['off_topic', /\b(?:can|could) (?:we|you) (?:please |just )?talk about (?!(?:how|why|what|when|where|this|that|it|the)\b)/i],
  ['off_topic', new RegExp(`\\b(?:${besideTheWork})\\b`, 'i')],
];

/** True if the text is about the work: it mentions a number, an operation, a side, a sign, and so on. */
export const speaksOfWork = (text: string): boolean =>
  /\d|\b(?:plus|minus|add(?:ed|ing)?|subtract(?:ed|ing)?|tak(?:e|es|ing) away|times|multipl\w+|divid\w+|equals?|sides?|signs?|terms?|brackets|parenthes[ei]s|fractions?|numerators?|denominators?|opposite|inverse|both|negative|positive|mov(?:e|ed|ing)|because|answers?|numbers?|lines?|steps?|problems?|equations?|combin\w+|distribut\w+|cancel\w*|isolat\w+|solv\w+|simplif\w+|forgot|should (?:be|have)|mistake|messed|[xyzn])\b/i.test(
    text,
  ) || new RegExp(`\\b(?:${number})\\b`, 'i').test(text);
