import type { PhraseRow } from '../phrase.ts';

const playing = [
  '<game>',
  'match|final|cup|quiz|relay|contest|league|dice',
  'the|a|an ~1 ball|snowball|pencil|balloon|frisbee|pillow|puck|bat',
  'by|at|in #',
  'drag|drags|dragged me|us ~1 to|out|along|around|shopping',
  'grabbed|grabs me|us a|some ~1 seat|drink|snack|book|pencil|chair|juice|pen|sandwich|ball',
  'locked|lock|locks me|us in a|an ~1 debate|discussion|battle|tie|draw',
  'threatened|threatens me|us ~1 with ~2 test|quiz|detention|homework|exam',
  'threw|throws|throw me|us a|the ~1 hint|ball|line|bone|party|towel|keys|hat|frisbee',
  'baby|toddler brother|sister|cousin ~2 <assaults>',
  'lol|haha|jk|accident|accidentally|mistake',
];
const told = ['class ~2 about|learned', 'assembly|article|essay|book|story|novel|movie|film|play|chapter|character|poster|video'];
const aboutWork = ['homework|fractions|math|maths|question|questions|problem|problems|test|exam|decimals|number|numbers|algebra'];

/** What other children, and adults at school, do to the student or to somebody close to her. */
export const bullyingPhrases: readonly PhraseRow[] = [
  {
    says: 'bully|bullies|bullying|bullied|harass|harassing|harasses|cyberbully|cyberbullying|torment|torments ~1 me|us',
    unless: told,
  },
  {
    says: 'i|we|friend|sister|brother|cousin|me ~3 am|is|are|get|gets|getting|got|being|been|was|were|keep|keeps ~2 <bullied>',
    unless: [...told, ...aboutWork, '<game>', 'last year|grade', 'better now', 'picked on ~1 to'],
  },
  {
    says: '<bullied> ~1 by|at|in|every|because|so|for ~3 school|kids|boys|girls|class|bus|online|people|him|her|them|day',
    unless: told,
  },
  { says: '<peers>|<staff>|<he> ~5 <assaults> ~1 me|us', unless: [...playing, 'hit|hits me up', 'front'] },
  { says: '<staff>|<peers> ~3 beat|beats|beating ~1 me|us up|with|every|after|until|so|badly|when', unless: playing },
  {
    says: 'by|from <staff>|<peers> ~2 <assaults>|beat|beats|beaten ~1 me|us',
    unless: playing,
  },
  {
    says: 'i|we ~2 got|get|am|was|were|being|been|getting ~1 hit|beaten|slapped|punched|kicked|pushed|shoved|spat|attacked|grabbed ~4 by|from|off ~3 <peers>|<staff>',
    unless: playing,
  },
  {
    says: '<he>|<peers>|<staff>|friend|ex ~4 will|would|going|gonna|want|wants|said|says|swore|promised|threatened|threaten|threatens|threatening ~4 kill|hurt|stab|shoot|jump|rape|beat|hit|punch|attack ~1 me|us',
    unless: [
      ...playing,
      'if i ~1 fail|forget|lose|copy',
      'not ~1 want|going|gonna|will|would',
      'hit|hits me up',
      'beat us',
      '<staff>|he|she|they will|would|gonna ~2 kill me if|when|for|because|lol|$',
      '<staff> ~1 going|gonna ~1 kill me if|when|for|because ~4 finish|fail|forget|forgot|late|copy|homework|assignment|project|quiz|pass|study|turn|hand|wrong|grade|cheat|calculator|practice',
    ],
  },
  {
    says: 'pushes|push|pushed|shove|shoves|shoved|put|puts|stick|sticks|stuff|stuffed|lock|locks|locked|trap|trapped|corner|cornered|flush|flushed ~1 my|me ~3 in|into|against ~2 toilet|toilets|locker|lockers|bin|trash|wall|mud|bathroom|closet|shed|cupboard',
    unless: playing,
  },
  'lift|lifts|lifted|flip|flips|pull|pulls|pulled|pulling|snap|snaps|snapped|look|looks|looked|looking|film|filmed ~2 my|our ~1 skirt|dress|bra|pants|underwear|trousers',
  'send|sends|sent|post|posts|posted|wrote|write|writes|get|getting|got|keep|keeps ~3 me ~2 nasty|hateful|threatening|creepy|sexual|death|disgusting|dirty ~1 messages|message|texts|comments|notes|dms|threats|stuff|things',
  'sending|sends|sent|posting|posts|posted|writing|writes|getting|get ~3 nasty|hateful|threatening|creepy|sexual|death ~1 messages|message|texts|comments|notes|dms|threats',
  {
    says: 'picture|pictures|video|videos|nude|nudes ~2 of ~1 me ~8 send|post|show|share|leak|everybody|money|pay|delete',
    unless: ['yearbook|project|birthday|trip|team|class|album|family|holiday'],
  },
  {
    says: 'post|posted|posts|sharing|shared|shares|sent|send|sends|has|have|took|spread ~3 picture|pictures|video|videos ~2 of ~1 me ~6 naked|toilet|changing|shower|crying|without|laugh|laughing|mean|delete|fake|embarrassing',
    unless: ['yearbook|project'],
  },
  'i ~2 sent|send|showed ~3 nude|nudes|naked',
  {
    says: 'make|makes|made|making|force|forces|forcing|want|wants|get|got|gets ~1 me|us ~2 to? ~1 carry|sell|deliver|hold|hide|steal|deal ~3 drugs|weed|packages|package|knife|knives|gun|money|stuff|things',
    unless: ['<game>', 'door|books'],
  },
  {
    says: 'take|takes|took|steal|steals|stole|taking|stealing ~2 my ~2 money|lunch ~2 every|all|always|and',
    unless: ['sister|brother|problem|bus|ticket'],
  },
  // adults at school
  {
    says: '<staff> ~3 <touches>|<assaults>|threatens|threatened|kissed|kisses ~1 me|us',
    unless: [...playing, 'with a|the|this|that'],
  },
  {
    says: '<staff> ~4 <touches>|stroked|strokes|rubbed|rubs|kissed|kisses|squeezed|slapped|pulled|twisted ~1 my ~1 <part>|<body>|leg|thigh|bottom|waist|shoulders',
    unless: playing,
  },
  {
    says: '<staff> ~2 <assaults>|slapped|hit|beat ~2 a|the|my|another ~2 kid|boy|girl|student|pupil|classmate|friend',
    unless: playing,
  },
  {
    says: '<staff>|<somebody> ~2 watches|watch|watching|films|filming|spies|stares|staring|looks ~2 us|me ~3 changed|change|changing|shower|showering|undress|naked|dressed',
    unless: told,
  },
  {
    says: '<somebody>|<he>|<staff> ~3 said|says|told|warned ~4 if ~1 i|we ~2 tell|told|say|said|talk ~6 trouble|hurt|sorry|regret|kill|worse|believe|jail|away|die|happen',
    unless: [...aboutWork, 'answer|answers|party|surprise'],
  },
  {
    says: 'hand|hands|finger|fingers ~3 up|down|under|inside|in|on|between ~2 my ~1 skirt|pants|leg|legs|thigh|top|shirt|trousers|dress|knickers|bum|butt|bra|chest|waist',
    unless: [...playing, 'my own|pockets|pocket'],
  },
  'put|puts|stuck|sticks|pushed ~1 it ~1 in|inside ~2 my ~1 mouth|butt|bum|privates',
  {
    says: 'my|me|us & <somebody>|<he>|<staff>|driver ~6 willy|penis|porn|knickers|raped|rape|molested|molests|groped|fingered|nudes',
    unless: [...told, 'class|biology|history'],
  },
  {
    says: 'take|took|taking|pull|lift ~2 off|up my|your ~1 top|shirt|clothes|pants|dress|skirt|bra & he|she|they|him|man|guy|asked|told|neighbor|uncle|coach|wants',
    unless: [...told, 'hot|swim|swimming|muddy|wet|school coat'],
  },
  {
    says: 'filmed|films|recorded|videoed|filming|recording ~1 me|us & toilet|toilets|bathroom|changing|shower|fight|crying|naked|locker',
    unless: [...told],
  },
  {
    says: 'slurs|slur|racist|homophobic|terrorist & me|us & call|calls|called|say|says|shout|shouts|yell|scream',
    unless: [...told, 'history'],
  },
  { says: 'fake|false account|profile|page|pictures|picture ~3 me|my', unless: told },
  { says: 'spread|spreads|spreading|telling|tell|tells ~3 lies|rumors|rumours|stories ~3 me', unless: told },
  {
    says: '<staff> ~2 threw|throws|threatened|grabbed|locked|locks|hit|slapped|dragged|drags|choked ~2 a|the|me|us|kid|kids|him|her ~2 chair|desk|book|stapler|cupboard|closet|hair|arm|neck|boy|girl|kid|$',
    unless: [...playing, 'away|out', 'book sale|fair', 'threw|throws ~1 the ~1 ball|party', 'grabbed ~1 a|the'],
  },
  {
    says: 'he|she|guy|man|they|somebody ~5 nudes|nude|pictures|picture|video ~6 or|if|else|unless ~6 share|post|send|tell|hurt|everybody|leak|show',
    unless: ['work|homework|answer|graph|project'],
  },
  {
    says: 'i ~1 am ~1 # & boyfriend|girlfriend|guy|man|he ~1 is|was ~1 #',
    unless: ['times|twice|sum|total|problem|father|dad|brother|cm|tall|kg|years ~1 older ~1 than'],
  },
  {
    says: '<staff>|<adult>|man|guy ~3 <touches>|kisses|kissed|grabs|grabbed ~2 girls|boys|kids|children|us|students',
    unless: [...playing, 'attention|pencils|base'],
  },
  {
    says: 'puts|put|keeps|wraps|has ~1 his|her ~1 hand|hands|arm|arms ~2 around|on|up|over me|us|my',
    unless: [...playing, 'shoulder ~3 proud', 'friend'],
  },
  { says: 'wait|waits|waiting|waited ~1 for ~1 me ~5 and|to|so <assaults>|beat|hit|punch|kick|jump', unless: playing },
  { says: 'spit|spits|spat|wee|peed|pee ~1 in|on ~1 me|my', unless: [...playing, 'llama|dog|cat|baby|camel'] },
  {
    says: 'if i ~2 block|leave|stop|tell|ignore|report|refuse ~1 him|her|them|sending ~4 will|show|hurt|send|kill|post|share|find',
    unless: ['<game>'],
  },
  {
    says: 'picture|pictures|video ~4 bra|underwear|knickers|pants|bikini|topless|shirtless|body & i|me|my & sent|send|wants|asked|asks|he|they',
    unless: ['swim|dress|design|project'],
  },
  { says: 'hate|hating|against ~1 me ~2 & chat|group|whole|class|page|account', unless: [...playing, ...aboutWork] },
  {
    says: 'okay|normal|allowed|right|fine ~1 for ~2 uncle|adult|teacher|man|coach|dad|grown|stepdad|grandfather|tutor ~2 to ~1 kiss|touch|hit|see|undress|sleep|hurt|film',
    unless: told,
  },
  { says: '<peers>|<somebody>|<he> ~5 <rapes> ~1 me|us', unless: told },
];
