import { plainWords, tidyMessage } from './message-words.ts';

/** What troubles the student apart from the mathematics. If a message tells of several, the one listed first counts. */
export const troubles = [
  'family', // quarrels, a parting, somebody who left or cries
  'put_down', // told that she is not smart, called names
  'laughed_at',
  'yelled_at', // or somebody is mad at her
  'friends',
  'left_out', // alone at lunch, hiding from the others
  'sick',
  'someone_sick', // or a pet
  'hungry',
  'failed_before',
  'test_ahead',
  'made_to', // somebody makes her do this
  'slower_than_others', // "everyone else gets it"
  'sad',
  'bad_at_it', // "i'm bad at fractions"
] as const;
export type Trouble = (typeof troubles)[number];

/** True if the given string is one of these troubles and not just a feeling. */
export const isTrouble = (told: string): told is Trouble => troubles.some((one) => one === told);

const kin =
  '(?:mom|mum|mama|mommy|mother|dad|daddy|father|parents?|folks|grandma|grandpa|grandmother|grandfather|nana|abuela|step ?dad|step ?mom|brother|sister|bro|sis|cousin|aunt|uncle|family)';
const pets = '(?:cat|dog|puppy|kitten|pet|hamster|rabbit|bunny|bird|parrot|fish|turtle|lizard|horse|pony|guinea pig)';
const elders = '(?:teacher|coach|principal|tutor|sub|mr \\w+|mrs \\w+|ms \\w+)';
const peers =
  '(?:friends?|bff|bestie|best friends?|classmates?|kids?|boys?|girls?|people|everyone|everybody|someone|somebody|they)';
const person = `(?:my \\w+|our \\w+|the (?:teacher|coach|principal|kids?|boys?|girls?|others?)|${elders}|${kin}|${peers}|he|she)`;
const matter =
  '(?:math|maths|this|it|that|school|fractions?|numbers?|equations?|percents?|decimals?|algebra|geometry|division|tests?|negatives?|integers?|ratios?)';
const assessed = '(?:test|tests|quiz|quizzes|exam|exams|midterm|final|finals|assessment|math|class|grade|fractions|unit)';
const fear = '(?:scared|afraid|nervous|worried|anxious|terrified|stressed|freaking|freaked|panicking|dreading|scares|stressing)';

const patterns: Readonly<Record<Trouble, readonly string[]>> = {
  family: [
    `(?:parents|folks|mom|mum|dad|mother|father|family)\\b.{0,30}\\b(?:fight|fighting|fights|fought|argue|arguing|argued|screaming|divorc\\w*|splitting up|split up|separat\\w+)(?! (?:with|at|about|over)? ?(?:me|math|this)\\b)`,
    'getting (?:a )?divorced?',
    `my (?:mom|mum|dad|mother|father) (?:left us|left home|moved out|is gone|went away|is in (?:jail|prison)|lost (?:his|her) job|is crying|was crying|cries)`,
    '(?:fighting|yelling|screaming|trouble|problems|bad|rough|hard|loud|crazy) (?:stuff )?at (?:home|my house)',
    '(?:home|my house|my family) is (?:really |so |kind of |very )?(?:bad|hard|loud|crazy|rough|a mess|awful|terrible)',
    'family (?:problems|trouble|stuff|drama|issues)',
  ],
  put_down: [
    `${person} (?:always |just |keeps? |never )?(?:says?|said|saying|told me|tells me|telling me|thinks?|think|calls?|called|calling)\\b(?: \\w+){0,4} (?:not (?:\\w+ )?(?:smart|good|clever|bright)(?: enough)?|stupid|dumb|an idiot|slow|lazy|a failure|a loser|hopeless|worthless)`,
    `${person} (?:always |just |keeps? )?(?:says?|said|saying|told me|tells me|thinks?)(?: that)? i (?:am|will|would|can) (?:\\w+ ){0,2}(?:bad at|terrible at|never (?:going to )?(?:get|learn|pass|amount|be|understand)|not (?:going to )?(?:get|learn|pass|amount|be|understand|smart))`,
  ],
  laughed_at: [
    `${person}(?: \\w+){0,2} (?:laugh(?:ed|s|ing)? at|ma(?:de|kes?|king) fun of|pick(?:ed|s|ing)? on|teas(?:ed|es|ing)|mock(?:ed|s|ing)|make (?:jokes|fun) (?:about|of)) me`,
    'laughed at (?:by|in) ',
    '(?:everyone|everybody|they all|kids|people|the class|the others)(?: \\w+)? laughed(?: at me)?(?:$| )',
  ],
  yelled_at: [
    `${person}(?: \\w+){0,2} (?:yell(?:ed|s|ing)?|scream(?:ed|s|ing)?|shout(?:ed|s|ing)?|snapp(?:ed|ing)|mad|angry|upset|disappointed) (?:at|with|in) me`,
    '(?:got|get|getting|was|been) (?:yelled|screamed|shouted) at',
    '(?:got|am|i am in|get|getting) (?:in |into )?(?:so much |big |a lot of )?trouble (?:at|with|for|in|today|yesterday)',
    '(?:got|am|was) grounded',
  ],
  friends: [
    `my (?:best |only )?(?:friends?|bff|bestie) (?:(?!said|says|say|told|thinks|thought|it|that)\\w+ ){0,2}(?:will not|would not|does not|do not|is not|are not|stopped|hates?|ignor\\w+|left|ditched|lied|unfriended|blocked|mad|moved away|is moving)`,
    '(?:lost|had a fight with|fought with|fighting with|in a fight with|broke up with) my (?:best |only )?(?:friends?|bff|bestie)',
    '(?:they|everyone|everybody|my friends) (?:\\w+ )?(?:left me out|leave me out|ignored? me|will not let me (?:play|sit)|did not invite me)',
  ],
  left_out: [
    'i (?:hid|hide|was hiding|have to hide|had to hide) in (?:\\w+ ){0,4}(?:bathroom|bathrooms|restroom|library|classroom|stall)',
    '(?:ate|eat|eating|sit|sat|sitting) (?:\\w+ )?(?:lunch |there )?(?:alone|by myself)',
    'no ?(?:one|body) (?:to|will|would|wants to|wanted to|ever) (?:sit|play|eat|talk|hang out|partner|work|picks?)',
    'picked last',
  ],
  sick: [
    `(?<!(?:${kin}|${pets}|he|she|it|they|who|baby) (?:has |had |have )?)(?:feel|feeling|felt|am|got|getting|been) (?:(?!not\\b|never\\b)\\w+ )?(?:sick|ill|nauseous|dizzy)(?! of)`,
    '(?:stomach|tummy|belly|head|throat|ear|tooth|teeth) (?:really |is |so )?(?:hurts?|hurting|aches?|killing)',
    '(?:headache|stomachache|stomach ache|migraine|fever|the flu)',
    'have (?:a |such a |got a )(?:bad |really bad |terrible )?cold(?: (?:and|so|today|now|because|but|since|i)\\b|$)',
    `(?<!${pets} )(?:throw|threw|throwing) up`,
    '(?:do not|not) (?:feel|feeling) (?:so |very |too )?(?:good|well|okay|ok)',
  ],
  someone_sick: [
    `(?:my|our) (?:\\w+ )?(?:${kin}|${pets}|best friend|friend|baby) (?:\\w+ )?(?:is|has been|got|was|might be|is getting) (?:\\w+ ){0,2}(?:sick|ill|hurt|dying|in the hospital|at the vet|having surgery|hit by a car)(?! of)`,
    `(?:my|our) (?:${kin}|${pets}) (?:\\w+ )?(?:has|have|had) (?:\\w+ ){0,2}(?:cancer|covid|an operation|surgery|a stroke|a heart attack)`,
    `(?:my|our|his|her) (?:\\w+ )?(?:${kin}|${pets}|best friend|friend|baby) (?:\\w+ ){0,4}(?:hospital|er|emergency room|icu|ambulance)`,
    `(?:hospital|er|icu) (?:with|for|because of|to see|visiting) (?:my|our) (?:\\w+ )?(?:${kin}|best friend|friend|baby)`,
    `(?:my|our) (?:\\w+ )?(?:${kin}|${pets}|best friend|friend|baby) (?:\\w+ ){0,2}(?:(?:had|was in|got in) (?:an? |the )?(?:\\w+ )?(?:accident|crash)|broke (?:his|her|their|an?) (?:\\w+ )?(?:arm|leg|foot|hand|wrist|ankle|bone|nose|finger|hip))`,
    `(?:took|taking|take) (?:my|our) (?:${pets}) to the vet`,
    `(?:my|our) ${pets} (?:\\w+ )?(?:threw|throws|is throwing|was throwing|been throwing) up`,
  ],
  hungry: [
    '(?:^|am |so |really |very |super |kinda |too |getting |still |i )(?:hungry|starving|thirsty)(?= |$)',
    '(?:need|want) (?:a |some |to eat )?(?:snack|food|lunch|breakfast|dinner|water)(?= |$)',
    '(?:did not|have not|not) (?:eat|eaten|have|had) (?:any )?(?:breakfast|lunch|dinner|yet|anything|today)',
    '(?:stomach|tummy|belly) (?:is )?(?:growling|rumbling|empty)',
  ],
  failed_before: [
    `i (?:\\w+ )?(?:failed|flunked|bombed|fail)\\b(?: \\w+){0,3} ${assessed}`,
    `(?:got|get|gotten|had) (?:a|an|another) (?:f|d|e|bad (?:grade|mark|score)|zero|0|low (?:grade|score)|\\d\\d?)(?: percent)?\\b(?: \\w+){0,2} ${assessed}`,
    'got (?:a |another )?(?:f|bad grade|bad mark|zero)(?:$| )',
    `i (?:\\w+ )?got (?:it|this|that|them|these|one like this|everything|most of it|all of them) wrong (?:\\w+ ){0,3}(?:${assessed}|last time|before|again in)`,
    `(?:did|do) (?:\\w+ )?(?:bad|badly|terrible|awful|poorly|horrible) (?:on|in|at) (?:\\w+ ){0,2}${assessed}`,
    `i never (?:pass|passed) (?:\\w+ ){0,2}${assessed}`,
  ],
  test_ahead: [
    `${fear}\\b(?: \\w+){0,5} (?:test|tests|quiz|exam|exams|midterm|finals?)`,
    `(?:test|quiz|exam|midterm|finals?)\\b(?: \\w+){0,5} ${fear}`,
    '(?:what if i|i am going to|i will|i might|i know i will|afraid i will|scared i will) (?:\\w+ )?(?:fail|flunk|bomb|not pass|forget everything|get an f|freeze)',
    'what if i (?:forget|do not (?:pass|remember)|mess up|can not (?:do|remember))',
  ],
  made_to: [
    `${person}(?: \\w+){0,2} (?:forc(?:es|ed|ing) me\\b|(?:mak(?:es|ing)|made) me (?:do|take|learn|study|stay|finish|work|come|sit|go)\\b)`,
    'i (?:only )?have to do this (?:or|because|for) (?:i|my|punishment)',
    'i (?:do not|did not) (?:really |even |actually )?(?:want to|feel like) (?:be here|being here|do this|doing this|do (?:any )?math)',
  ],
  slower_than_others: [
    '(?:everyone|everybody|every ?one|all (?:the |my )?(?:\\w+ )?(?:kids|friends|others)|they all|the others|other kids|my friends)(?: \\w+){0,4} (?:is|are|gets?|got|understands?|knows?|finished|done)(?: \\w+){0,3} (?:faster|quicker|smarter|better|ahead|it|this|already|done)(?: \\w+){0,2}(?:$| (?:than|but|except|and|before) )',
    '(?:everyone|everybody)(?: \\w+){0,3} (?:faster|quicker|smarter|better|ahead)',
    'my \\w+ (?:\\w+ )?is (?:\\w+ ){0,2}(?:better|smarter|faster|quicker)(?: \\w+){0,2} than me',
    'i am (?:always |so |really )?(?:the )?(?:slowest|last one|worst one|dumbest|most behind)',
    'i am (?:so |really |always |way )?behind(?: everyone| everybody| the others| in| the class|$)',
    '(?:is|are|keeps?|was|were|always|stop|stopped) (?:\\w+ )?bragging',
    'i am (?:the )?only one (?:who|that)? ?(?:does not|do not|can not|is not)',
  ],
  sad: [
    '(?:^|am |feel |feeling |just |so |really |very |kinda |been |still )(?:sad|unhappy|heartbroken|depressed)(?= |$)(?! (?:face|that the|about the))',
    '(?:been |was |am |keep )crying',
    'i (?:\\w+ )?cried (?:all|the whole|so much|so hard|a lot|myself to|last night|yesterday|for (?:him|her|hours)|about (?:him|her)|because i miss)',
    '(?:want to|going to|about to|might) cry',
    `i (?:really |so |kinda |still |do |just )*miss (?:her|him|them|home|my (?:old )?(?:${kin}|${pets}|friends?|best friend|school|house))(?! (?:question|one|class|turn)s?\\b)`,
    '(?:had|having|have) (?:such )?(?:a )?(?:really |very )?(?:bad|rough|terrible|awful|horrible) (?:day|week|morning|time)',
  ],
  bad_at_it: [
    `(?:am|i am|always been|so|really|just) (?:\\w+ )?(?:bad|terrible|awful|horrible|the worst|not (?:\\w+ )?good|no good|hopeless|trash|garbage) (?:at|in|with) (?:\\w+ )?${matter}`,
    `i (?:suck|stink) (?:at|in) (?:\\w+ )?${matter}`,
    '(?:not|never been|never was) (?:a )?(?:math person|good at (?:math|this|it|fractions|numbers))',
    'math (?:is not|has never been) (?:my thing|for me)',
    '(?:do not|never|can not) (?:really |even )?believe in myself',
    '(?:have|got) (?:no|zero|not any) (?:confidence|self confidence|faith in myself)',
  ],
};

const told = troubles.map((trouble) => ({
  trouble,
  says: new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns[trouble].join('|')})(?![\\p{L}])`, 'u'),
}));

/** "It makes me do 3 steps" is about the exercise, not about a person. */
const ofTheMatter = /\b(?:it|this|that) (?:forces|makes) me\b/;

/** Returns the trouble that a message tells of; null for most messages. Errors  none. */
export function troubleIn(message: string): Trouble | null {
  const words = plainWords(tidyMessage(message));
  if (ofTheMatter.test(words)) return null;
  return told.find(({ says }) => says.test(words))?.trouble ?? null;
}
