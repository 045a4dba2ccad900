import { anywhere, wholly, type Phrases } from '../../../hearing/phrases.ts';

/** Wishes that exist only in lessons, and that the hearing shared by all tutors doesn't tell apart. */

/** "I already know this": the student wants to show it instead of having it explained. */
export const knowsAlready: Phrases = (words) => !/\d/.test(words.replace(schoolYear, '')) && knows.some((says) => says(words));
const schoolYear = /\b(?:in|since|last) (?:year|grade|class) \d+\b|\b\d+(?:st|nd|rd|th) grade\b/g;
const knows = [
  anywhere(
    'i|we already know|knew|learned|learnt|did|had|can|understand',
    'i|we know|knew|learned|learnt|did|had|can_do|do|understand .. already',
    'we|i did|had|learned|learnt|studied|covered this|that|it|these in_class|in_school|at_school|in_year|in_grade|last|before|yesterday|already',
    'skip|jump|go|move ahead|straight? to the? hard|harder|hardest|tough|tricky|next|real ..',
    'already know|learned|did this|that|it',
    'i know how .. this|that|it',
    'know this already',
  ),
  wholly('i know this|that|it', 'i know how to do this|it|that'),
];

/** Only wants to go on: "Ok", "next", "let's go on". */
export const saysOnward: Phrases = wholly(
  'yes|ok|yeah let_us go|start|begin|continue|do_it|go_on',
  'ok|yes|yeah|yep|yup|sure|next|continue|ready|onward|onwards|alright|fine|go|start|begin ok|yes|next|go_on|go_ahead|continue|sure|please|ready?',
  'go on|ahead|for_it',
  'yes|ok|yeah? i am ready',
  'let us go|start|begin|continue|do_it|go_on|keep_going',
  'next step|part|thing',
  'ok|fine|alright|sure ok|fine|alright|sure? just? one more question|then|time?',
  'fine',
  'ok fine',
  'move on',
  'keep going',
  'carry on',
  'what is next',
  'ok|so|and? what is the next one|question|problem|part',
  'got it',
  'i understand',
  'i understand it|this|that now?',
  'makes sense',
  'that makes sense',
  'all right',
  'ready to? go|start|begin?',
  'i am? back now|again?', // from a break
);

/** "That was fun, can we do more": the student wants to go on, whatever "can we" is taken for. */
export const wantsMore: Phrases = anywhere(
  'can|could|may|let we|us|i please? do|have|get|try more|another',
  'can|could|may|let we|us|i please? keep_going',
);

/** Accepts more questions, while they are offered. */
export const takesOfferUp: Phrases = wholly(
  'yes|yeah|yep|yup|sure|ok|definitely|absolutely ..',
  'i|let us want|would_like|do|try|go|have ..',
  'let us ..',
  'more',
  'more ..',
  'bring it on',
  'go on|ahead|for_it',
  'why not',
  'continue',
  'next',
  'ready',
  'i am ready',
  'one more',
);

const refuses = wholly(
  'no|nope|nah|never ..',
  'no ..',
  'not now|today|really|yet|this_time',
  'i am good|done|tired|fine|finished ..',
  'maybe later|tomorrow|next_time|another_time',
  'later',
  'tomorrow',
  'i do not want ..',
  'that is enough ..',
  'enough',
  'i would rather not',
  'stop',
);
const hasToEnd = anywhere(
  'have to go',
  'i am done',
  'not now',
  'stop here|now|there|please|today|for',
  'want|like|can|could|will|let_us|may|would|must|should|to|we|i|just|please|ok|yes|and|then stop',
);
/** Declines more questions, while they are offered. */
export const turnsOfferDown: Phrases = (words) => refuses(words) || hasToEnd(words);

/** Wants it explained in another way, or again. A student who only says that she's lost doesn't. */
export const wantsOtherWords: Phrases = anywhere(
  'explain|explanation|rephrase|reword|repeat|example|picture|drawing|draw',
  'another|different|other|easier|simpler way|words',
  'speak|talk|say|write|explain|english it|that|this? more? simple|simpler|simply|easy|easier',
  'with bars|pictures|shapes|drawings|blocks|pizza|pizzas|money not|instead|please',
  'see it with|in .. bars|pictures|shapes|blocks|pizza|money',
  'say|tell|show|put .. again|differently|simpler|simply',
  'thing|story|way|one again',
  'see it|them|both|that|this .. number_line|line|drawing|picture|bar',
  'one|something|some to practice|practise',
  'the rule again|in_one|in_a',
);

/** Wants to see it drawn, rather than speaking of a picture that is there or that she draws herself. */
export const wantsPicture: Phrases = (words) => asksForPicture(words) && !drawsOwn(words);
const asksForPicture = anywhere(
  'can|could|will|would|please|pls you|u please? draw|sketch|picture',
  'can|could|will|would|please|pls|just|maybe draw|sketch it|this|that|one|me|a|them|something',
  'can|could we draw|sketch it|this|that|one|them',
  'draw|sketch it|this|that|one|them for|please|pls',
  'draw|sketch me|us a|an|the|it|this|one|some? picture|pic|diagram|line|bar|bars|circle|it|this|one|something',
  'show|give|send|get|need|want|see|is_there|there_was|there_were|have|got|use|put_up|put|with|w|like_with any|me|us|to_see|you|u|with|w? a|an|the|any|some|more|like_a|a_scale? picture|pictures|pic|pics|drawing|drawings|diagram|visual|visuals|sketch',
  'show|explain me|us|it? with a|an|the|some bar|bars|number_line|model|models|strips|blocks',
  'show|do|can_i_see|can_we_see|wanna_see|want_to_see|let_me_see|like_to_see it|this|that|them|both with|in|on|as|using a|the? bars|strips|pictures|picture|drawing|drawings|shapes|blocks|pizza|pizzas|number_line',
  'with bars|pictures|shapes|drawings|blocks not|instead|please',
  'picture|pic|drawing|diagram|visual please|pls',
  'what does|would it|this|that|the_question look like',
  'see what it|this|that looks like',
);
const drawsOwn = anywhere(
  'i draw|drew|sketched|made|must|drawing|had_to',
  'i am|will gonna|going_to|planning_to? draw|drawing',
  'let me|us try|first|draw',
  'in the picture|drawing|diagram|pic',
  'need to draw',
  'if you|u|i|we draw|sketch',
  'picture|pic|drawing of my|your|you|yourself|u',
  'to|too|so small|big|blurry',
  'use the? pizza drawing',
  'draw me a cat|dog|kat|dragon|horse',
);

/** Wants help, rather than only saying that she has no idea. */
export const wantsHelp: Phrases = anywhere('hint|help|nudge|tip|tips|stuck|a_clue', 'where|how|what .. start|begin|first');

/** Wants the tutor to begin with her, or to see how it's done: "just start me off", "could we do this one together". */
export const wantsStart: Phrases = anywhere(
  'start me off|out',
  'get me started|going',
  'start it|this off|for_me|with_me',
  'the? first bit|piece|step only',
  'let_me|lemme see how you .. do|would|start|split|solve',
  'how would you start|split|begin|do|solve it|this|the|that',
  'do this|it|one|that one? together|with_me',
  'you do a line|step|part',
  'walk me through',
);

/** Says that it's too easy: "Do I have to do this one? its baby stuff". */
export const findsItTooEasy: Phrases = anywhere(
  'baby stuff|work|math|questions',
  'for babies|little_kids',
  'got|have anything|something spicier|harder|tougher',
);

/** Wants fewer words: "less words please", "too much text". */
export const wantsFewerWords: Phrases = anywhere(
  'less|fewer words|text|talking|talk|reading',
  'too much|many text|words|talking|reading|to_read',
  'too long to_read',
  'make|keep it|this|that short|shorter',
  'shorter please',
);

/** Wants another question instead of this one. "Next" alone may only mean that she is ready. */
export const wantsAnother: Phrases = anywhere(
  'skip|pass|another|different|other|new|easier|change|leave',
  'next question|problem|one',
);

/** Wants an easier question in place of this one. */
export const wantsEasierOne: Phrases = anywhere(
  'easier|simpler one|question|problem|ones|questions|problems',
  'one|question|problem that_is|thats|which_is easier|simpler|less_hard',
  'do|have|get|want|need|try|give_me|another|just a|an|some|one? easy|simple one|ones|question|problem|problems',
  'go back',
  'something|someting|somthing|smth|sth|stuff|anything|sum easier|simpler|less_hard',
);

/** Wants this question made easier. */
export const wantsItEasier: Phrases = anywhere('make it|this|that|them easier|simpler', 'easier|simpler|smaller numbers');

/** Says that she's lost, in words that may also tell a feeling, or a step. */
export const saysLost: Phrases = anywhere(
  'confused|confusing|confuses|confuse|lost|clueless',
  'i|we do_not|never|can_not get|understand|know|see|follow|remember|tell',
  'do_not get|understand|know',
  'i forgot|forget',
  'make|makes|making no sense',
  'none|not|never .. make|makes|making sense',
  'all look|looks the_same',
);

/** "… so tell me": presses for the answer, whatever comes before. */
export const pleads: Phrases = anywhere('tell me now|please|too|already|then', 'and|so|just|or tell|show me', 'what is it');

/** "Why won't you tell me the answer" asks for the answer, not for a reason. */
export const complainsOfNoAnswer: Phrases = anywhere(
  'why will_not|do_not|can_not|would_not|could_not you just? tell|give|show me the? answer|solution',
);

const wantsItUntold = anywhere(
  'do_not|never tell|give|show|say|reveal|spoil',
  'without telling|giving|showing me',
  'not want|need .. answer',
);
const pressesForIt = anywhere('if|why|because you do_not|never|will_not', 'why|how do_not|will_not you');
/** "Don't tell me the answer": the student wants to find it herself. But "if you don't tell me" presses for it. */
export const wantsToFind: Phrases = (words) => wantsItUntold(words) && !pressesForIt(words);

/** Says goodbye. */
export const saysGoodbye: Phrases = anywhere('bye|goodbye|good_night|cya', 'see you|ya tomorrow|later|soon|next');

/** Wants a few minutes' break, not the end: "can i get a break", "brb". */
export const wantsBreak: Phrases = (words) => breaks(words) && !endsToday(words);
const breaks = anywhere(
  'a|my|little|short|quick|water|snack|brain|another|minute|second|the break',
  'take|need|want|have|get break|breather|five',
  'be right back',
  'brb|bbl|afk',
  'stop|pause|rest for a bit|minute|second|sec|moment|while|few',
  'pause',
  'pee|poop|potty|bathroom|restroom|toilet',
  'back in a|one|two|five|# minute|minutes|sec|second|bit|few?',
);
const endsToday = anywhere('today|tonight|tomorrow', 'done|finished', 'quit', 'log off|out', 'end the|this lesson|session');

/** "I have to stop dividing": talks about mathematics, not about leaving. */
export const goesOn: Phrases = anywhere(
  'stop being|saying|asking|talking|telling|it|doing',
  'go back',
  'stop|finish|quit|end adding|subtracting|dividing|multiplying|counting',
  'go # left|right|up|down|steps',
  'more to_go',
);

/** True for a question by its question mark or its first word. */
export const asks = (words: string): boolean =>
  words.endsWith('?') ||
  /^(?:so |and |but |wait |ok )?(?:what|why|how|when|where|which|who|is|are|can|could|does|do(?! not)|should|would)\b/.test(
    words,
  );
