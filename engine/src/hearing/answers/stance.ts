import { anywhere, atStart, type Phrases } from '../phrases.ts';
import { comparatives, leads, longestLead, longestTail, tails } from './claim-words.ts';
import { wordDistance } from '../word-distance.ts';
import type { NamedValue } from './named-value.ts';
import type { Waiting } from './waiting-question.ts';

/**
 * A student's stance towards a value that she names. `claimed`: all words around it are known to surround answers. `told`:
 * nothing speaks against an answer, but not all words are known. `closed`: like `told`, but the words before it are all known.
 * With the other stances it isn't her answer.
 */
export type Stance = 'claimed' | 'closed' | 'told' | 'asked' | 'denied' | 'reported' | 'other';

/** Returns the words of a value's clause, with # in place of the value. */
const frameOf = ({ before, after }: NamedValue): string => `${before} # ${after}`.trim().replace(/ {2,}/g, ' ');

/** Finds the student's stance towards a value from the words around it. `asks`: its clause ends with a question mark. */
export function stanceOf(value: NamedValue, asks: boolean, waiting: Waiting): Stance {
  if (takenBack.test(value.after)) return 'denied';
  const corrected = { ...value, before: sinceHesitation(value.before.replace(correction, '').trim()) };
  const frame = frameOf(corrected);
  const before = withoutLeads(corrected.before, waiting);
  const after = withoutTails(respelled(value.after, waiting), waiting);
  if (denies(frame)) return 'denied';
  if (asksWhether(frame, asks)) return 'asked';
  if (!value.right && (counts(frame, waiting) || wants(frame) || tellsAPart(frame, waiting, false) || asksOfIt(frame)))
    return 'other';
  if (before === '' && waiting.holdsAnswer && namesTheSide(value.after, waiting)) return 'claimed';
  if (before === '' && (after === '' || (!value.right && turnsAway(after)))) return 'claimed';
  if (reports(frame)) return 'reported';
  if (compares(frame) || counts(frame, waiting) || tellsAPart(frame, waiting, value.right) || asksOfIt(frame) || wants(frame))
    return 'other';
  if (before === '') return 'closed';
  return 'told';
}

/** Corrects misspelled words that are in the question: "13 feet of ribon". */
const respelled = (words: string, { words: asked }: Waiting): string =>
  words
    .split(' ')
    .map((word) =>
      word.length < shortestRespelled || asked.has(word)
        ? word
        : ([...asked].find((one) => one.length >= shortestRespelled && wordDistance(one, word) === 1) ?? word),
    )
    .join(' ');
const shortestRespelled = 5; // letters

/** "Is this thing on okay ten": drops what she says to others before she answers the question. */
function sinceHesitation(before: string): string {
  const [, said, rest] = /^(.*) (?:ok|um|uh|yeah|alright|oh)((?: .*)?)$/.exec(before) ?? [];
  if (
    said === undefined ||
    said.split(' ').length < 3 ||
    / (?:it|that|this|is|be|say|the|equal|to|like|not|about|if)$/.test(said)
  )
    return before;
  return /(?:^| )(?:says|said|not|if|my)(?: |$)/.test(said) ? before : rest!.trim();
}

/** "7 no wait 12", "7 oops i mean 12": what comes before is taken back. */
const correcting =
  '(?:no|wait|nah|nope|o+ps|whoops|sorry|actually|jk|i mean|i meant|mean|nvm|never mind|scratch that|hold on|rather|correction|backwards|not right|make that|then again|or actually|i think|i will say|i will go with|i am going with|going with|i am choosing|i choose|i pick|final answer)';
const correction = new RegExp(`^(?:.* )?(?:n|x)(?: [^ ]+)? ${correcting}(?= |$)`);
const takenBack = new RegExp(
  `^(?:[^ ]+ )?(?:no|wait|nah|nope|o+ps|whoops|sorry|actually|jk|i mean|i meant|nvm|never mind|scratch that|hold on|correction|make that)(?: [^ ]+){0,6} (?:n|x)(?: |$)`,
);

// "Not 12", "it can't be 12", "12 is wrong"; but "not sure, 12" isn't a denial.
const denies = anywhere(
  'not want|mean|saying|say .. #',
  'not be|it|is|a|an|the|at|by|equal|equals|to|x|just|really? #',
  'not be|it|is it|a|the|x|= #',
  'never|neither|without|except #',
  'nobody|no_one|noone|none .. has|have|can_have|got #',
  'no_way it|that? is? #',
  'rules|ruled|rule out #',
  '# is|was|be|can|could|does|did|are not a|the|right|correct|my|equal|enough|possible|good|what|true',
  '# it is not',
  '# is|was wrong|incorrect|false|out|impossible',
  '# is too obvious|easy|big|small|much|low|high|large|little',
  '# does not|did_not work|make|fit',
  '# can not',
  'is|was not #',
  'not both|even #',
  'thought .. # but',
);

const opening = '(?: (?:um|uh|so|ok|oh|wait|but|and|then|hm|well|like|please|hey|teacher|maybe|now))*';
/** If one of these follows a verb without a subject, nothing is asked: "should be 8", "must pay 8.50", "is probably 12". */
const unasked =
  'be|pay|have|cost|costs|give|get|make|come|comes|probably|maybe|definitely|just|equal|still|like|around|about|going to be|gonna be';
const asking = [
  new RegExp(
    `^${opening} (?:is|iz|are|was|does|do|did|would|will|could|can|should|shall|may|might|must|am)(?! (?:${unasked})\\b)(?: [^ ]+){1,6}? #`,
  ),
  new RegExp(`^${opening} (?:does|do|can|could|should|will|shall|may|did) #`),
  new RegExp(
    `^${opening} (?:is|are|would|could|can|should|will) #(?: (?:[a-z]+er than|n|x|less|more|equal|equals|like|bigger|smaller|larger|right|correct|it|ok|the|good|work|be|my|a|an|wrong|true|possible))`,
  ),
  new RegExp(`^${opening} (?:is|would) #$`),
  /(?: or | either | between )(?:.* )?#|# (?:or|vs|versus) (?!something|so\b|smth|somthing|whatever|did i|do i|am i|is it|was it|does it|no\b|not\b|nah)/,
  /^(?: (?:what|how) (?:about|if)) #/,
  /(?:^| )n and #$|^(?:.* )?# and n$/,
  /(?: if | whether )(?:it|that|this|the answer|x)(?: is| was|s)? #/,
];
/** "Is it okay if I say 32", "can i try 12": worded as a question but meant as an answer. */
const saysItAnyway = anywhere(
  'can|could|may i|we? try|say|go|guess|answer|change',
  'is it ok if i',
  'is it #? i got',
  'let me try|guess|say',
);

function asksWhether(frame: string, asks: boolean): boolean {
  const words = ` ${frame}`;
  if (saysItAnyway(frame) && !/ (?:stop|skip|go to) /.test(words)) return false;
  if (asking.some((pattern) => pattern.test(words))) return true;
  // "It is 5.19?" asks because of its question mark; "5.19?" only shows doubt.
  if (asks && /^(?:(?:so|and|but|then|ok|oh|wait|um) )*(?:is|are|was) #/.test(frame)) return true;
  return asks && /^(?:(?:so|and|but|then|ok|oh|wait|um) )*(?:and|it is|that is|the answer is|it would be|x is|is) #$/.test(frame);
}

const reports = anywhere(
  'friend|friends|brother|bruther|sister|mom|mum|mother|dad|father|teacher|techer|google|calculator|calc|everyone|everybody|he|she|they|book|ai|chatgpt|siri|alexa|someone|somebody|people|kid|cousin|tutor|partner|classmate|internet|neighbor|grandma|grandpa|uncle|aunt|guy|girl|boy .. says|said|sed|told|tells|tell|thinks|thinked|thought|think|got|gets|get|put|wrote|has|had .. #',
  'according to|two .. #',
  'you say|told|wrote .. #',
  '# before|earlier|yesterday|anymore|last_time',
  'before|earlier|first|originally|yesterday .. i|it|my put|puted|said|was|had|wrote|got|answer .. #',
  'i put|said|wrote|had|tried|typed|guessed .. # before|earlier|first|at_first|already|last_time|yesterday|the_first_time|and',
  'my first|last|old|other|previous answer|one|guess|try .. #',
  'answer from before',
  'used to',
  'i was .. sure|thinking|going .. #',
  'at first',
  'i thought .. #',
  'it|the_problem|problem|the_question|question|exercise|board|picture|table|sheet|page|paper says|say|gives|give|shows|tells|mentions|wrote|reads|asks .. #',
  'the_problem|problem|the_question|question|exercise|board|picture|table|page|paper has|had .. #',
  'it is|was written .. #',
  'in the example|book|problem|question|other .. #',
  'example .. was|is #',
);

/** "More than 12", "close to 12", "12 is more than n". */
const compares = anywhere(
  'more|less|bigger|biger|smaller|greater|larger|higher|lower|fewer|longer|shorter|closer than|then|to .. #',
  'under|below|above|near|nearly|almost|close_to|next_to|between|past|beyond|beneath #',
  'over|at_least|at_most|up_to|smaller|bigger #',
  '# is|are|was .. more|less|bigger|biger|smaller|greater|larger|higher|lower|longer|shorter than|then',
  '# more|less|bigger|smaller|greater than|then n|x|it|that',
  'same as|like #',
  '# .. is|are the? same|equal',
);

/** A number that counts something else: tries, minutes, her age, the level of a game. */
function counts(frame: string, waiting: Waiting): boolean {
  const { plain, answer } = waiting;
  const [, unit] = /# ([^ ]+)/.exec(frame) ?? [];
  if (
    unit !== undefined &&
    otherUnits.has(unit) &&
    !(unit.length > 2 && plain.includes(unit.replace(/s$/, ''))) &&
    answer.judging.unit !== unit
  )
    return true;
  return (
    countsElsewhere(frame) ||
    countsOfHers(frame, waiting) ||
    (/^(?:(?:so|and|but|well|um|ok) )*i (?:am|was|turned|turn) #(?: (?:now|today|years?|lol|years? old))?$/.test(frame) &&
      !/ old\b/.test(plain))
  );
}
/** "My desk is 16 cm long": about something that the question doesn't mention. */
function countsOfHers(frame: string, { words }: Waiting): boolean {
  const [, thing] = /\bmy ([a-z]+)(?: [a-z]+)? (?:is|are|was|has|have|had|at) (?:[a-z]+ )?#/.exec(frame) ?? [];
  return thing !== undefined && !ownAnswers.has(thing) && !words.has(thing);
}
const ownAnswers = new Set(
  'answer anser ans guess result final solution pick choice total try thought total sum calculation correct right best gut work'.split(
    ' ',
  ),
);
const otherUnits = new Set(
  'times time tries try sec secs second seconds minute minutes min mins hour hours days day weeks week months month years year yrs points followers likes subscribers robux questions question problems examples example more hints hint steps step ways people answers different mistakes chances words pages am pm oclock percent% grade grader th'.split(
    ' ',
  ),
);
const countsElsewhere = anywhere(
  'level|question|questions|problem|number|step|grade|page|chapter|round|exercise|section|unit|part|room|channel|season|episode|version|top|rank|score|line|row|lesson|day|class #',
  'there is|are # of them|those|these',
  'i have # years|yrs|brothers|sisters|dogs|cats|friends|siblings|cousins',
  'i did|do|tried|asked|spent|waited|slept|scored|watched|played|counted .. # times|minutes|hours|days|already|of',
  'in|for|after|until|till|by|since # minutes|min|mins|hours|days|sec|secs|seconds|weeks|am|pm|oclock',
  'my bus|birthday|bday|phone|brain|age|brother|bruther|sister|class|house|number|locker|score|iq|battery|friend|mom|dad|dog|cat|team is|are|was|has|at|in|on|comes|turned|turns .. #',
  'birthday|bday|phone .. #',
  'kids|people|students in my class|school|family',
  'give|show|tell|wait|skip|stop|do|explain|go_to|back_in|need|want .. # more|sec|minute|minutes|min|example|examples|hint|step|steps|times|seconds|questions',
  'skip|stop|go|back to|at|in .. #',
  'wait|hold_on # sec|secs|second|seconds|min|minute|minutes|hour',
  'for my',
  '# minute|min|sec|second|moment please|plz|i|let',
  '# .. at|in home|school|lunch|dinner|music|class|my',
  'we|i learned|learnt|saw|ate|bought|watched|found|lost .. # of|in|last|at|from',
  'at # we|i|the',
  'my number|age is #',
  '# degrees? outside',
  'we did|done|have_done|are_on .. #',
);

/** True for half an answer, or something quoted from the question: "the top is 7", "there's a 5", "something over 8". */
function tellsAPart(frame: string, { plain }: Waiting, right: boolean): boolean {
  const part =
    /\b(?:the|my|its) (top|bottom|numerator|denominator|tens?|ones|hundreds|digit|first|second|third|last|lower|upper|other|sign|remainder|smallest|biggest|largest|rest|base|height|shoes|sum|total|discount|half|quarter)(?: (?:one|number|part|digit|place))?(?:s)? (?:is|are|was|would be|should be|has to be|must be|stays|equals|becomes|can be|gets|=)(?: [^ ]+)? #/.exec(
      frame,
    )?.[1];
  if (part !== undefined && !plain.split(' ').includes(part) && !(right && wholes.has(part))) return true;
  return partly(frame);
}
/** Words for a part that may also name everything that is asked for. */
const wholes = new Set('sum total rest discount half quarter remainder biggest largest smallest base height other'.split(' '));

/** "3/4 is bigger than 2/3", if the question asks which is larger. */
function namesTheSide(after: string, { words }: Waiting): boolean {
  const [, one] = /^is (?:the )?([a-z]+)(?: (?:than|then) n| one)?$/.exec(after) ?? [];
  const side = [comparatives.more, comparatives.less].find((list) => one !== undefined && list.has(one));
  return side !== undefined && [...side].some((word) => words.has(word));
}

const partly = anywhere(
  'ends|starts|begins in|with .. #',
  'something|smth|somthing over|and|point|out_of #',
  '# something|smth|somthing',
  '# and|over something|smth',
  '# is|are|goes|stays|on the? top|bottom|numerator|denominator',
  'a|an|another|that|this|those|these|the # in|and|for|on',
  'i see|there_is|we_have|there_are|you_have a|an|the #',
  'top|bottom stays|stay|is .. #',
);

/** True if the student asks something about a value: "why is it 12", "where does the 12 come from". */
const asksOfIt = (frame: string): boolean => {
  if (!wonders(frame)) return false;
  return !anywhere(
    'what|how i got|get|did|have|think|found|wrote|mean|put',
    'this|that is why|how|what|where|when',
    'know|get|see|understand how|what|why|now',
  )(frame);
};
const wonders = (frame: string): boolean =>
  / (?:why|how|what|where|when|which|who|whats|hows|wheres|whose) /.test(` ${frame.split('#')[0]!} `) ||
  / (?:come|comes|came) from/.test(frame);

/** True if the student wants something that has a number in it: "show me 1 example". */
const wants: Phrases = (frame) =>
  /^(?:please |can you |just |ok |so )*(?:give|do|make|solve) (?:me|us) (?:[^ ]+ ){0,2}#/.test(frame) || wantsSomething(frame);
const wantsSomething = anywhere(
  'show|tell|explain|find|teach me|us .. #',
  'i want|need|would_like .. #',
  'can|could|will|would you|u|we .. #',
  'let us .. #',
  'what do i do',
  'do not know|get|understand|see .. the|a|this|that|why|how|what|where #',
  'confused|confuses .. #',
  '# confuses|confused|is_annoying|annoys|scares|looks',
);

/** More words that can come before and after answers, besides those of `claim-words.ts`. */
const moreLeads = new Set(
  (
    'imo|tbh|ngl|lol|lmao|haha|hehe|bruh|bro|omg|yo|ayyy|ayy|ay|yay|def|definitely|obviously|obv|clearly|surely|certainly|kinda|sorta|basically|honestly|literally|totally|' +
    'i am like n sure|i am n sure|n sure|i am like|for sure|i|my|guess|my guess|wild guess|best guess|just a guess|lemme see|let me see|let me|let me think|let me try|let me count|thinking|i am thinking|think|' +
    'trying again|try again|second try|third try|another try|new try|new answer|next try|last try|i try|i tried again|i will try|i am trying|can i try|can i say|can i guess|second guess|' +
    'hold on|one sec|wait a sec|alright|all right|fine|right|good|cool|great|nice|no wait|never mind|nvm|jk|not that|scratch that|' +
    'gotta be|got to be|has to be|have to be|might be|it is like|it is around|it is about|it is just|it is gonna be|i am saying|i say|i said|i put|i choose|i picked|i vote|i go for|going for|i go with|i am putting|i will put|i will go for|i am guessing|i calculate|i calculated|i counted|i worked out|i solved|i have|we have|it gives|it give|me give|me gives|gives me|it gives me|i get it|i got it|' +
    'the correct is|the correct one is|the result is|result|the result|result is|the total|total|my result|solution|my final|final|correct answer|right answer|respuesta|la respuesta es|mi respuesta es|es|creo que es|the number is|the number|number|the value of x is|the value is|value|it stays|stays|it comes|it comes out|comes out|it becomes|that comes to|' +
    'is|are|was|give me|gives me|is must be|means|that means|attempt|attempt n|try n|take n|x|x =|x is|x equals|the x is|so x|it is x|it is x =|then x|where x|and x|therefore x|thus x|=|equal|is equal|y =|y is|' +
    'she|he|leo|they|you|we|you save|you pay|you get back|you get|he gets|she gets|he climbed|costs|cost|it costs|i still have|' +
    'if that is wrong|if not that|if not|if it is not that|then maybe|oh like you said|like you said|you said|with the hint|with your help|with your hint|using your hint|using the hint|with what you said|that helps|thanks|thx|now i know|now i get it|i see now|i see it now|i get it now|it just clicked|just clicked|' +
    'the whole answer is|whole answer is|whole answer|whole thing is|the whole thing is|the complete answer is|the complete answer|complete answer|the main answer is|the real answer is|the big one is|for the big one|for the big question|for the whole thing|my gut says|gut says|i stay with|i stay at|i arrive to|i arrive at|i come to|i come at|i land on|i landed on|i ended at|ended up at|would go with|going to go with|in total it is|all together it is|it came out|came out|comes out at|leaves me with|which leaves me with|that leaves me with|brings me to|i would circle|i would answer|i am answering|i answer|i write|i wrote down|putting|locking in|submitting|i submit|' +
    'do not laugh|might be wrong|i might be wrong|this might be wrong|probably wrong|no clue really|no clue|no idea|i have no idea|not really sure|not so sure|i am not sure at all|i do not know sure|i do not no|dunno|idk|idek|lets go|let us go|boom|ta da|tada|done|finished|eureka|aha|bingo|please be|hopefully|hope it is|i hope it is|i hope|i bet|bet|i wanna say|i want to say|i would like to say|i am going to go|i am going|gonna say|gonna be|it is gonna|is gonna be|would probably be|will probably be|is probably|it is probably|it is maybe|it is definitely|it is obviously|probly|prob|mabye|maby|perhaps|ig|i gess|i fink|i no this|i know this|i know it|easy peasy|ez|simple|duh|well|sure|like|o|ooh|u|a|an|the|about|around|of|in|at|only|exactly|just|itsss|ans|anser|aswer|answer is|answers|*|"|-|>'
  ).split('|'),
);
const moreTails = new Set(
  (
    'is not it|is it not|n sure|n percent sure|no idea|no clue|for sure|bro|bruh|brah|fam|dude|man|my guy|my dude|homie|boss|sir|maam|miss|mister|mr|mrs|teacher|teach|lol|lmao|lolz|rofl|haha|hahaha|hehe|xd|ngl|tbh|imo|imho|fr|frfr|no cap|ong|on god|deadass|bet|period|periodt|slay|yo|yall|innit|ez|easy|easy peasy|too easy|so easy|that was easy|that is easy|obv|obvs|obviously|duh|def|definitely|clearly|for sure|100 percent|n percent|' +
    'i think so|i thinkk|i thnk|i think it is|i guess so|i gess|ig|i reckon|i suppose so|mabye|maby|maybe idk|idk|idk tho|idk though|idrk|or smth|or something|or somthing|or whatever|or sumthing|ish|not 100 percent|not sure tho|not sure though|but not sure|but i am not sure|but idk|but not 100|kinda sure|pretty sure|i am sure|i am positive|positive|i swear|trust me|trust|i promise|' +
    'i am probably wrong|probably wrong|i am probably wrong tho|prob wrong|might be wrong|i might be wrong|could be wrong|tho|though|please|pls|pls be right|please be right|be right|please work|please say yes|i hope so|hopefully right|fingers crossed|' +
    'done|finished|finally|at last|next|next one|next question|next please|moving on|move on|let us move on|let us go|lets go|lets goo|lets gooo|let us goo|boom|tada|ta da|yay|woo|woohoo|yes|yess|yeah|right|rite|free|lock it in|lock it|final|final answer|that is it|that is all|thats it|it is|is it|is my answer|my answer|that is my anser|that is what i think|is what i say|is what i get|is the one|the end|question mark|period|exclamation point|dot|see|ok|okay|alright|so yeah|so yea|so|yep|yup|there|here|here you go|there you go|happy now|happy|thanks|thank you|thx|as answer|as my answer|as the answer|for x|in x|first try|this time|again|now|already|i said|i say|i did it|i got it|i know it|i know|easy money|gg|w|lets get it|' +
    'is correct|is right|correct|is it right|is it correct|it is correct|it is right|am i right|am i rite|am i correct|did i get it|did i get it right|right or wrong|is that right|is that it|is that ok|check|check it|check please|please check|can you check|i did right|did i do it right|' +
    'total|in total|in all|altogether|all together|left|leftover|remaining|each|every|back|change|long|wide|tall|high|old|of them|per|degrees|points|units|square|squared|cubed|percent|%|" |°|*|'
  )
    .split('|')
    .map((tail) => tail.trim())
    .filter((tail) => tail !== ''),
);

/** Removes the known leads from the front of some words, and any words of the question; empty if nothing else is left. */
function withoutLeads(words: string, { words: known }: Waiting): string {
  let rest = words.split(' ').filter((word) => word !== '');
  while (rest.length > 0) {
    const length = longestOf(rest, Math.max(longestLead, 6), (phrase) => leads.has(phrase) || moreLeads.has(phrase));
    if (length > 0) rest = rest.slice(length);
    else if (/^[b-hj-z]$/.test(rest[0]!) && /^(?:=|is|equals)$/.test(rest[1] ?? '')) rest = rest.slice(2);
    else if (
      rest[0]!.length > 2 &&
      (known.has(rest[0]!) || known.has(rest[0]!.replace(/s$/, ''))) &&
      !/^(?:how|what|which|many|much|find|there)$/.test(rest[0]!)
    )
      rest = rest.slice(1);
    else return rest.join(' ');
  }
  return '';
}

/**
 * Removes the known tails from the front of some words, and units and things from the question; empty if nothing else is left.
 */
function withoutTails(words: string, { words: known }: Waiting): string {
  let rest = words.split(' ').filter((word) => word !== '');
  while (rest.length > 0) {
    const length = longestOf(rest, Math.max(longestTail, 7), (phrase) => tails.has(phrase) || moreTails.has(phrase));
    if (length > 0) rest = rest.slice(length);
    else if (isOfTheQuestion(rest[0]!, known) || units.has(rest[0]!)) rest = rest.slice(1);
    else return rest.join(' ');
  }
  return '';
}

const isOfTheQuestion = (word: string, known: ReadonlySet<string>): boolean =>
  word.length > 2 &&
  [word, `${word}s`, word.replace(/s$/, '')].some((one) => known.has(one)) &&
  !/^(?:how|what|which|and|than|more|less|then)$/.test(word);
const units = new Set(
  'dollars dollar bucks buck cents cent cm m km mm ft in inch inches feet foot centimeter centimeters meter meters mile miles mph kg g l ml liters grams min mins minutes minute minits hr hrs hours hour sec seconds degrees degree kids children people pieces slices things ones of the a per'.split(
    ' ',
  ),
);

function longestOf(words: readonly string[], most: number, isOne: (phrase: string) => boolean): number {
  for (let length = Math.min(most, words.length); length > 0; length -= 1)
    if (isOne(words.slice(0, length).join(' '))) return length;
  return 0;
}

/** True if the words after an answer begin something else: "3 im so smart", "2.5 u dumb robot". */
const turnsAway = atStart(
  'i|you|u|your|ur|this|can|could|that|let|my|we|what|why|how|next|stop|happy|shut|leave|now|whatever|omg|ugh|wow|thank|thanks|sorry|please|help|finally|yay|give|show|tell|skip|because',
);
