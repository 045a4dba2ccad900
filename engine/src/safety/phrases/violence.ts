import type { PhraseRow } from '../phrase.ts';

/** Words that excuse words of violence: games, jokes, and "killing" a math problem. */
export const playing = [
  '<game>',
  'laughing|laughter|joke',
  'the|a|this|that|these denominator|equation|problem|test|quiz|question|fraction|virus|bacteria|zombie|dragon',
  'romeo|macbeth|hamlet|character|villain|hero',
];

/** Fights, and wishes to hurt somebody. Danger to somebody's life is in threats.ts. */
export const violencePhrases: readonly PhraseRow[] = [
  { says: 'i ~2 <want> ~2 <threat> ~1 up? ~1 <person>', unless: [...playing, 'hit|beat ~2 up|record|score|in|at|by'] },
  {
    says: 'i ~2 <want> ~2 <threat> ~2 my ~2 <somebody>|classmate|classmates|class|bully|family|principal|dog|cat|baby',
    unless: [...playing, 'beat my ~2 in|at|by'],
  },
  {
    says: 'i ~2 <want> ~2 <threat> ~2 the|this|that|a|some ~1 teacher|kid|kids|boy|girl|principal|class|people|guy|bully',
    unless: playing,
  },
  {
    says: 'i ~2 <want> ~1 punch|slap|beat|kick|stab|hit|smash|cut|shoot ~3 in|on the|his|her|their|your ~1 face|head|stomach|throat|mouth|nose|heart|balls',
    unless: ['<game>'],
  },
  { says: 'i ~2 <want> ~1 murder|strangle|stab|choke|behead ~2 <sibling>|tomorrow|tonight|after', unless: playing },
  { says: 'i ~2 <want> ~1 beat ~3 up', unless: playing },
  {
    says: 'i ~2 <want> ~2 break ~1 his|her|your|their ~1 legs|leg|neck|arm|arms|nose|bones|face|jaw|fingers|teeth',
    unless: playing,
  },
  'break his|her|your|their legs|neck|bones|jaw|teeth',
  'i ~1 hope|wish ~1 you|he|she|they|everybody ~2 die|dies|dead|died|suffer|burn|rot',
  '<person>|you|he|she|they deserve|deserves|needs|need to ~1 die|suffer|be ~1 shot|killed',
  'kys',
  'kill|hang|shoot|hurt|cut yourself|yourselves',
  {
    says: 'go ~2 die|hang|drown',
    unless: [
      'math|fractions|this|decimals|percents|homework|algebra|numbers can|should go die|$',
      'go ~1 die math|maths|<quantity>',
    ],
  },
  '^ die $',
  { says: 'drop dead', unless: ['drop dead ~1 <place>|<quantity>', '<place>|<quantity> ~1 should|can|must|would drop dead'] },
  {
    says: 'they|you|he|she|we|teachers|kids|people ~2 should ~1 all? ~1 be ~1 shot|killed|hanged|dead|stabbed|burned',
    unless: ['history|king|trial|hamlet|book|article|novel|law'],
  },
  'see|watch|make you|him|her|them bleed|suffer|beg|cry|die|dead',
  'watch|watching your back',
  'know where you live|sleep',
  'you|he|she|they|yall ~1 is|are ~1 going to ~1 regret ~4 dead|pay|die',
  'you|he|she are|is dead meat',
  {
    says: 'how can|do|would|could|should|to i|you|we? ~2 kill|hurt|poison|stab|strangle|murder|injure ~3 <person>|my|teacher|person|a|him|her|with|without|and',
    unless: [
      ...playing,
      'a|the|my ~2 plant|weed|tree|process|snake|vampire|mosquito|germs|fly|bug|bugs|ant|ants|mold|x|term|terms|fractions|fraction|time|program',
      'dragon|boss',
      'feelings',
    ],
  },
  { says: 'get|getting|got away with ~1 murder|killing|hurting|stabbing', unless: playing },
  { says: 'without getting|being caught', unless: ['<game>', 'tag|ball|fish|mouse|cat|thief|movie'] },
  {
    says: 'they|everybody|you ~4 will|going|gonna ~2 be ~2 sorry|dead|regret ~2 $',
    unless: [...playing, 'dead tired|good|quiet|easy', 'study|studied|late|boring'],
  },
  {
    says: 'i ~1 hit|punched|slapped|kicked|stabbed|bit|attacked|choked ~1 my|the|a|this ~1 teacher|classmate|principal|kid|boy|girl',
    unless: [...playing, 'accident|accidentally|sorry|question|idea|joke|hug'],
  },
  { says: 'i ~2 <want> ~1 fight|jump|attack|beat|hurt|kill ~3 after school|class', unless: playing },
  { says: 'somebody should|please|has ~1 to? ~1 shoot|kill|stab|hurt|murder', unless: playing },
  { says: 'i ~2 want ~3 to|be ~1 die|dead|suffer|killed', unless: [...playing, 'i ~2 want to ~1 die|be', 'laughing'] },
  { says: 'i ~1 want my|him|her|them|you ~2 dead|killed', unless: playing },
  {
    says: 'i ~2 want|wish|hope ~1 my|the|this|that ~1 teacher|<somebody>|principal|boy|girl|kid ~1 to? ~1 dead|die|dies|died',
    unless: playing,
  },
  {
    says: 'you|he|she|they|everybody will|gonna|going|must ~1 to? ~1 die|suffer|bleed $',
    unless: ['story|play|novel|movie|film|book|game|hamlet|juliet|battle|war'],
  },
  'i ~3 find you and|to ~1 hurt|kill|beat|make|stab',
  { says: 'let us|me ~1 jump|beat|fight|stab|rob|gang|attack|smash ~2 him|her|them|up|kid', unless: playing },
  'i ~2 <want> ~1 rape|molest',
  { says: 'how ~2 make|get|making ~2 cry|suffer|bleed|scared', unless: ['baby|audience|reader|onion|onions', 'it ~1 cry'] },
  { says: 'i ~1 want|wish|hope ~6 dead $', unless: [...playing, 'i ~2 want to be|feel'] },
  {
    says: 'feel|feeling|felt like ~1 stabbing|killing|hurting|punching|hitting|strangling|shooting|beating ~2 <person>|my|that|him|her|this',
    unless: playing,
  },
  {
    says: 'love|like|want ~3 see|watch ~4 die|suffer|bleed|dead|burn|hurt',
    unless: [...playing, 'movie|film|boss|ending'],
  },
  {
    says: 'you are ~1 dead $',
    unless: [...playing, 'joking|wrong|wood', 'romeo|juliet|battery|phone|hamster|dog|cat|line'],
  },
  'get|catch you after school',
  {
    says: 'smash|bash|crush|split|kick|cut ~2 your|his|her|their ~1 head|face|skull|brains|throat|teeth ~1 in|off|open|out',
    unless: playing,
  },
  {
    says: 'i ~2 <want> ~1 hurt|kill|stab|shoot|attack|slap|punch|strangle ~1 somebody|people|everybody|anybody',
    unless: playing,
  },
  '^ ~1 i? ~1 hope ~3 die|dies|dead|suffer $',
  {
    says: 'i ~2 <want> ~1 punch|slap|hit|kick|smash|break|spit|cut|stab|scratch ~1 on|in? ~1 your|his|her|their ~1 face|head|nose|mouth|throat|stomach|teeth',
    unless: ['<game>'],
  },
  { says: 'beat|kick|knock ~1 the|his|her ~1 crap|shit|hell|life|brains|teeth ~2 out|of', unless: playing },
  { says: '^ ~1 going to ~1 jump|stab|shoot|beat|smash ~1 him|her|them|that ~2', unless: playing },
  {
    says: 'i ~2 <want> ~1 push|shove|kick|throw ~1 her|him|them ~6 hurt|hurts|die|dies|stairs|window|train|road|traffic',
    unless: playing,
  },
  { says: 'going|gonna|will ~1 to? ~1 get|be ~1 shot|stabbed|killed $', unless: [...playing, 'he|character|hero|king'] },
  {
    says: 'i ~2 hit|beat|choked|strangled|hurt|kicked|punched ~1 my|the ~1 <sibling>|cat|dog|baby|friend ~6 bled|blood|bleeding|liked|enjoyed|again|purpose',
    unless: [...playing, 'accident|accidentally|sorry'],
  },
  { says: 'i ~1 want|wish ~1 everybody|them|all|people ~6 to? ~1 die|dead|hurt|suffer', unless: playing },
  {
    says: 'make|making them|him|her|everybody|you pay ~4 gun|knife|blood|hurt|dead|all|for',
    unless: [...playing, 'rent|bill|tax|taxes|dollars|lunch|money'],
  },
];
