import type { PhraseRow } from '../phrase.ts';
import { asksMuch } from './play-and-school.ts';

const playing = [
  '<game>',
  'at|by #',
  'hit|hits the|a ~1 jackpot|gym|home|brakes|road|books',
  'hit|hits me up',
  'high five',
  'beat|beats|beating me|us # to? # $|yesterday|today|last|this|again|how', // a score
  'beat|beats me|us to it',
  'beat|beats me|us to the answer|punch|solution|finish',
  ...asksMuch,
  'drag|drags|dragged me|us ~1 to|out|along|around|shopping',
  'grabbed|grabs me|us a|some ~1 seat|drink|snack|book|pencil|chair|juice|pen|sandwich|ball',
  'locked|lock|locks me|us in a|an ~1 debate|discussion|battle|tie|draw',
  'threatened|threatens me|us ~1 with ~2 test|quiz|detention|homework|exam',
  'threw|throws|throw me|us a|the ~1 hint|ball|line|bone|party|towel|keys|hat|frisbee',
  '<sibling> ~4 lol|haha',
  'baby|toddler brother|sister|cousin',
  'with a|the ~1 pillow|ball|snowball|balloon|door|frisbee|stick in',
  'shoulder',
  'in|at a race',
  'to the door|car|top|bus',
];
const told = ['class|article|essay|book|story|novel|movie|film|play|chapter|character|game|boss|hp|level'];

/** Disclosures of violence, neglect, sexual abuse, and extortion against the student or somebody at home. */
export const abusePhrases: readonly PhraseRow[] = [
  // hitting
  { says: 'my|our ~2 <adult> ~1 boyfriend|girlfriend|husband? ~3 <hurts> ~1 me|us', unless: playing },
  { says: 'my|our ~2 <adult> ~3 <hurts> ~1 my ~2 mom|sister|brother|mother|dad|head|face|arm|siblings', unless: playing },
  { says: 'my|our ~1 mom boyfriend|husband ~3 <hurts> ~1 me|us|her|my|him|mom', unless: playing },
  { says: 'mom|dad|mother|father|stepdad|stepmom ~2 <hurts> ~1 me|us', unless: playing },
  { says: 'my ~1 coach|teacher|trainer|babysitter|nanny|tutor|boss|neighbor ~2 <hurts> me|us', unless: playing },
  {
    says: 'my ~2 <sibling> ~2 <hurts> me ~2 up|every|always|until|till|so|and|bruises|when|bad|badly',
    unless: [...playing, 'and ran|laughed|hid|runs|left'],
  },
  { says: 'he|she|they ~1 beats|hits|hurts|punches|kicks|slaps|chokes|burns|whips me|us', unless: [...playing, 'for #'] },
  {
    says: 'he|she|they ~1 hit|beat|hurt|punched|kicked|slapped|choked|burned me|us ~4 again|when|because|if|every|with|until|at|last|so',
    unless: playing,
  },
  { says: 'my ~2 <adult> ~3 drunk|drinks|drinking|angry|mad ~2 and ~2 <hurts>', unless: playing },
  {
    says: 'my ~2 <somebody> ~3 threw|throws|pushed|pushes|slammed|slams|shoved|drags|dragged|locked|locks me|us',
    unless: [...playing, 'party|birthday', 'swing|pool', 'in the line|queue', '<sibling> ~2 locked|locks me|us out'],
  },
  {
    says: 'i ~2 get|got|getting|am|be|was|being ~1 hit|beaten|slapped|whipped|spanked|belted|punched|kicked ~3 if|when|because|for|at|every|by|with|again|home',
    unless: ['by a|the|my ~2 ball|car|bus|bat|puck|door|wave|frisbee|comet|controller|lightning', 'by #', 'for #', '<game>'],
  },
  {
    says: 'beat|beats|hit|hits|whip|whips|beaten|whipped|hitting me|us|them ~1 with a|his|her|the belt|stick|cable|spoon|shoe|cane|hanger|broom|bottle|chair|slipper',
    unless: ['baby|toddler brother|sister|cousin'],
  },
  {
    says: 'i ~2 have|got|had|with|hide|hiding ~2 bruises|bruise|marks|eye|scars ~3 from|because|on ~2 <adult>|he|she|him|them',
    unless: [...playing, 'my marks', 'bad|good|high|low|exam|test'],
  },
  'got|have|gave|had|gives|me a? black eye from|by|because|my ~2 <adult>',
  { says: 'my ~2 <adult>|<sibling> gave|gives|left me|on ~2 black|bruises|bruise|scars', unless: playing },
  { says: 'my ~1 <adult> ~2 abusive|violent|molester|pedophile', unless: told },
  'abused by my|a|the|him|an',
  // fear
  'scared|afraid|terrified|frightened ~2 to|of ~1 go|going|be|being ~1 home',
  {
    says: 'scared|afraid|terrified|frightened of ~1 my ~1 <adult>',
    unless: ['reaction|test|surgery|result|cat|dog|snoring|driving'],
  },
  'not safe|save at ~1 home',
  { says: 'i ~2 not ~1 feel safe ~2 home|with|around|house', unless: ['with #', 'fractions|decimals|algebra|tables'] },
  'not|never ~3 tell anybody|nobody|people|mom|my|them ~2 or|he|she',
  {
    says: 'if i ~1 tell|say|told ~4 kill|hurt|hit|beat|will|would ~2 me|my|us|them|hurt|kill',
    unless: ['lol|haha|jk|ending|spoiler|spoilers'],
  },
  'keep|kept|keeping ~1 it|this|our a? ~1 secret ~1 or|from|between',
  {
    says: 'told|said|says|tells|made me|to|we|us|i|it ~2 keep|not|promise|our|swear ~2 tell|secret|tells',
    unless: ['answer|answers|solution|joke|spoiler|surprise|party|test|quiz|result|trick|number|ending'],
  },
  // touching
  { says: 'my ~2 <somebody> ~4 <touches> ~1 me|us', unless: [...playing, 'arm|hand|hair'] },
  { says: '<somebody>|<he> ~3 <touches> ~1 me|us', unless: [...playing, 'story|song|movie|hand|hair', 'arm', 'by the arm'] },
  { says: '<touches>|touching|feel|feels ~1 my|me|her ~2 private|privates|<body>|parts|there|chest|leg|thigh', unless: playing },
  { says: '<touches> me ~2 where|there|inappropriately|weird|down|wrong|under|in|when', unless: playing },
  'put|puts|putting|stuck|has|had his|her|their|a ~1 hand|hands|finger|fingers ~1 in|on|under|down|inside ~1 my ~1 pants|underwear|shirt|skirt|panties|bra|thigh|leg|body|privates|trousers|dress|breast|butt',
  {
    says: 'makes|made|make|making|forces|forced|forcing|wants|wanted|asks|asked|tells|told me|us ~2 to? take|takes|taking|pull|get ~3 clothes|pants|shirt|underwear|off|naked|undressed|trousers|dress',
    unless: ['jacket|shoes|coat|hat|boots', 'test|notes|seat|off the'],
  },
  {
    says: 'makes|made|make|making|forces|forced|forcing|wants|wanted|asks|asked me|us ~2 to? touch|undress|kiss|lick|suck|strip|watch ~2 him|her|them|his|her|it|porn|naked|myself|$',
    unless: [...told, 'toes|video|movie'],
  },
  {
    says: 'makes|made|make|forces|forced|forcing me|us ~2 to? do ~2 things|stuff|sexual|sex|it',
    unless: [
      'homework|chores|math|dishes|again|way|long|twice|work|steps|teacher',
      'it # ~1 times',
      'my mom|mother|parents made|makes|make me do it $',
    ],
  },
  'makes|made|make|forces|forced|forcing|wants me ~2 to? sit on|in his|her lap',
  {
    says: 'my ~2 uncle|coach|teacher|tutor|neighbor|stepdad|stepfather|grandfather|cousin|boss|priest|trainer|doctor|brother|father|dad ~2 kissed|kisses|kissing me|my',
    unless: ['goodnight|good|goodbye|bye|hello|cheek|forehead|baby'],
  },
  { says: 'adult|older|man|guy|stranger|coach|teacher ~4 kissed|kisses|licked me|us', unless: told },
  {
    says: 'my ~2 <somebody> ~3 come|comes|came|coming|gets|climbs|crawls|sneaks|lies ~1 in|into|to|on ~1 my ~1 bed',
    unless: ['nightmare|nightmares|story|cuddle|thunder|storm|little|baby|toddler', 'bad dream'],
  },
  {
    says: 'my ~2 <somebody> ~3 come|comes|came|coming|sneaks ~1 in|into|to my room|bedroom ~2 at|every night',
    unless: ['good|goodnight|story|kiss|check|homework|light'],
  },
  'my ~2 <somebody>|<he> ~2 watches|watch|watching|films|filmed|spies|looks ~1 at? me|us ~3 shower|undress|change|changing|bath|naked|bathroom|undressing',
  // rape
  {
    says: 'i ~2 was|got|been|am|being ~2 raped|molested|abused|groomed|assaulted|groped',
    unless: [...told, 'mentally by fractions'],
  },
  { says: '<somebody>|<he> ~3 <rapes> ~1 me|us|her', unless: told },
  { says: 'sexually abused|assaulted|harassed|touched|molested ~1 me|by|when|at|as|$', unless: told },
  'my ~2 <somebody> ~2 had|has|have|wants|tried ~2 sex with me',
  // pictures
  'wants|want|asks|asked|asking|ask|keeps|sent|send|demanded|begged|told|made|makes|wanted|paid ~4 pictures|picture|videos|video|nudes|nude|selfies ~6 without|naked|nude|body|underwear|clothes|undressed|chest|private',
  'wants|asks|asked|asking|keeps|demanded|wanted|pressured|pressuring|begging me|us|for|my ~3 nudes|nude',
  '<he>|somebody|guy|man|friend|ex|stranger|boy ~3 sent|sends|shows|showed me ~3 nudes|nude|naked|dick|penis|porn|privates',
  'post|posts|share|shares|leak|leaks|sends|spread|shared|leaked|posted|has|have|spreading ~1 my ~1 nudes|naked|nude|underwear|pictures|body',
  'blackmail|blackmails|blackmailing|blackmailed|extort|extorting|sextorting me|us',
  'threatens|threatened|threatening ~2 to|me ~3 post|share|leak|kill|hurt|show ~1 me|my|us|everybody|them',
  'met|meet|meeting ~2 online ~4 alone|secret|older|adult|man',
  // neglect
  {
    says: 'do|does|did|will|would not|never ~1 give|feed|let me|us ~2 food|dinner|eat|lunch|breakfast|anything|drink|sleep|inside|in',
    unless: [
      'before|candy|sweets|junk|hint|answer|sure|yet|money|chips|sugar|soda|coffee|dessert|late',
      'in|on my|the ~1 room|bed|couch|class|car|library|sofa',
    ],
  },
  { says: 'not|never ~1 feed me|us|my', unless: ['cat|dog|fish|hamster'] },
  'nobody ~1 feeds|fed|feed me|us|my',
  {
    says: 'not|never ~1 get|got|given|allowed ~2 dinner|food|eat|lunch|breakfast|sleep|drink ~3 when|if|because|for ~2 i|my|bad|grades|days',
    unless: ['allergy|diabetes|late'],
  },
  {
    says: '<adult>|they|she|he ~2 lock|locks|locked|locking|lick me|us|my ~2 in|out|inside|up|outside',
    unless: [
      'accidentally|accident|account|chat|group|server|ipad|phone',
      'by mistake',
      '<game>',
      '<sibling> ~2 locked|locks me|us out',
    ],
  },
  { says: '<adult>|they|she|he ~1 starve|starves|starved|starving me|us', unless: ['<game>'] },
  'left|leave|leaves me|us ~2 alone ~3 for ~1 days|weeks|nights',
  'kicked|kicks|threw|throws me|us out of|for ~2 house|home|good|flat|apartment',
  'i ~2 sleep|slept outside|street because|when|my',
  { says: '<adult> ~1 <hurts> ~1 my? ~1 <adult>|<sibling>', unless: playing },
  'not ~1 allowed|permitted to ~1 eat|drink|sleep|shower|leave ~3 home|room|house|dinner|until|when|if|for',
  'not ~1 eaten|eat|eating ~7 not ~1 let|give|allow|feed',
  'he|she|they|dad|mom ~1 will|would|gonna|going to? hit|hurt|beat|punish|whip|slap|spank ~1 me',
  'kill|hit|hurt me for real|serious',
  { says: 'he|she|dad|mom ~1 hits|beats|hurts ~2 hard|us|mom|her|me $', unless: playing },
  {
    says: 'asks|asked|asking|wants|knows|keeps|know|find|found ~3 where i ~1 live|go|sleep',
    unless: ['map|project|form|survey|class|graph|teacher|nurse|bus|chart|homework'],
  },
  { says: 'meet|meeting|see me|us|him ~2 alone|secretly|private|without', unless: ['eat|eating|sit|sitting ~1 alone'] },
  'not ~1 tell|telling|say your|our ~1 parents|mom|dad|family',
  'not ~1 tell my ~1 parents|mom|dad|stepdad ~2 or|he|she|because',
  'said|says|told ~3 not ~1 tell ~1 your|my|our ~1 parents|mom|dad|family|friends',
  {
    says: 'forces|forced|makes|made|making|forcing|pressured|pressures me ~1 to? have|having|do sex|it|things|stuff',
    unless: [
      'it|things|stuff again|twice|over|all|alone|properly|neatly|now|later|first',
      'homework|chores',
      'my mom|mother|parents made|makes|make me do it $',
    ],
  },
  { says: '<adult>|he|she ~2 throws|threw|throwing ~3 at|on|into me|us|my', unless: [...playing, 'party|water|paper'] },
  {
    says: '<adult>|<sibling>|he|she ~1 broke|breaks|twisted|twists|grabbed|grabs|pulls|pulled|squeezed|bit|burned ~1 me|my ~2 arm|neck|finger|fingers|hair|wrist|rib|ribs|nose|throat|leg|ear|hand|skin',
    unless: [...playing, 'surgery|skiing|fell'],
  },
  'finger|fingers|hand|thing|penis|dick ~1 in|inside|into|on me',
  'pulls|pulled|took|takes|taking|rips|ripped ~1 down|off? ~1 my ~1 pants|underwear|shirt|clothes|skirt|bra|dress|trousers ~1 off|down|$',
  { says: 'being abused|beaten|molested|raped', unless: told },
  'calls|called me ~3 and|then hits|hit|beats|slaps',
  'touch|touched|see|suck|hold|show|lick ~1 his ~1 thing|privates|penis|private|dick|wiener',
  {
    says: 'i ~2 got|get|was|am|being beat|hit|beaten|slapped|punched|kicked|hurt|abused ~1 up? by|at ~1 my? ~1 <adult>|home',
    unless: ['chess|cards', ...playing],
  },
  {
    says: '<adult> ~1 used|uses|gets|got|grabs|takes|brings ~1 the|his|her|a ~1 belt|stick|cane|whip',
    unless: ['karate|black|judo|hockey'],
  },
  {
    says: '<adult>|<he> ~1 shows|showed|makes|made|sends|sent me ~2 dirty|sex|naked|porn|adult|sexual ~1 movies|videos|pictures|movie|video|stuff|things',
    unless: told,
  },
  'met|know|meet|talk|talking ~3 online|internet|discord|game|roblox|snapchat|instagram ~5 meet|come|visit ~1 me|up|alone|him',
  'take|takes|took|taking|makes|made|has|have pictures|videos|video|picture of me|us ~4 naked|undressed|bath|shower|underwear|undressing|nude',
  { says: 'parents|mom|dad|they hit|beat|hurt|hits|beats each|one other', unless: playing },
  'hide|hiding|hid ~2 when|from|because|if ~3 <adult>|he|she ~4 drunk|home|angry|mad|comes|yells|drinks|screams',
  {
    says: '<adult>|he|she ~2 says|said|threatens|threatened|swore|promised ~4 kill|hurt|beat|hit ~1 me|us',
    unless: ['lol|haha|jk|grade|fail|joke|joking|<game>'],
  },
  'not ~1 sleep ~2 because|when|since ~3 he|she|uncle|dad|brother|father|stepdad ~1 comes|touches|hits|yells',
  {
    says: 'makes|make|made|forces|forced me ~1 stand|kneel|sleep|stay|sit ~3 outside|cold|night|hours|floor|basement|garage|rice',
    unless: ['teacher|coach|camp|tent|class'],
  },
  { says: 'tried|tries|trying to ~1 drown|kill|choke|strangle|hurt|rape|touch|stab|poison me|us', unless: playing },
  'protects|protect|save|saves|help ~1 me from ~1 him|<adult>',
  { says: '<adult> broke|breaks|punched|hit|hurt ~1 <adult>|<sibling>', unless: playing },
  'have|has to sleep with him|her|them',
  'boyfriend|friend is ~1 # ~3 sleep|touch|kiss|pictures',
  { says: '<somebody>|<he> ~1 sends|sent|shows|showed me ~3 nudes|nude|naked|penis|dick|porn', unless: told },
  'wants|want|wanted|asks|asked ~2 see|touch|film|photograph ~1 my|me ~1 body|chest|underwear|privates|boobs|butt|naked|nude|undressed',
  'made|makes|forced|forces|make me ~1 send|show|take ~3 nudes|nude|pictures|body|video|videos|naked',
  { says: '<he>|<somebody> ~2 hurting|hitting|beating|touching|abusing me|us', unless: playing },
  {
    says: 'my ~1 <adult>|<sibling>|cousin|coach ~1 sleeps|slept|lies|lays|gets in|into|on my bed',
    unless: ['guest|visit|visiting|little|dog|cat|couch'],
  },
  {
    says: 'i|we|she|he|sister|brother|mom|us ~2 was|were|is|am|gets|get|got|been|being ~2 hit|touched|beaten|hurt|kissed|slapped|punched|whipped|kicked ~2 by my|our ~1 <adult>|coach|teacher|cousin|boyfriend',
    unless: playing,
  },
  'naked|nude pictures|videos|selfies|picture|video of|from me',
  'said|says|threatened|will|would|wants ~4 post|share|leak|upload ~4 if i',
  { says: 'no|any food ~2 at|in ~1 home|house', unless: ['not ~1 leave|bring', 'left|buys|bought|shop|cat|dog'] },
  { says: 'forgets|refuses|refuse|stopped to? ~1 feed|feeding ~1 me|us|my', unless: ['dog|cat|fish'] },
  {
    says: 'i|me ~4 get|got|getting the|a|another belt|beating|whipping|spanking',
    unless: ['karate|judo|black|new|seat|team|game|conveyor|yellow|green'],
  },
  'please help me ~2 he|she|they ~1 is|are ~1 coming|hurting|here|outside',
  'what ~1 <somebody>|he|she ~2 to me',
  // "Mom is forcing me", said in the present tense of a mother, a teacher, or both parents, is about having to do the lesson.
  {
    says: '<somebody>|he ~1 forced|forces|forcing me $',
    unless: ['mom|mother|parents|teacher|grandmother is|are|keeps forcing me', '^ parents|they are forcing me'],
  },
  'black|bruises|bruise eye|on|all|everywhere ~3 from|by ~1 my? <adult>',
  {
    says: 'keeps|keep|kept ~1 touching|hitting|hurting|grabbing|kissing|filming me|us|my',
    unless: [...playing, 'my brain|eyes|head|hand'],
  },
  {
    says: 'in|into|to ~2 shower|bath|bathtub|bathroom|bed|toilet with me|us',
    unless: ['cat|dog|teddy|doll|bear|puppy|sister|kitten'],
  },
  { says: '<adult>|he|she said|says|told|threatens ~4 break|cut|burn my', unless: ['promise|record|phone|controller|lol'] },
  'does|did|do|doing|done ~2 bad|weird|gross|wrong|sexual|nasty|dirty things|stuff ~1 to|with me|us',
  'force|forces|forced|forcing himself|herself|themselves on|onto',
  'told|asked|tells|asks|wants|wanted|made|makes ~1 me|us ~1 to ~1 undress|strip|pose',
  {
    says: '<adult>|<sibling>|he|she|they ~1 pushed|pushes|slammed|slams|shoved|threw|kicked|dragged|pinned|hold|held ~1 me ~1 into|down|against|onto|across|out|under',
    unless: [...playing, 'pool|water|swing|team|bench|sled|table|desk'],
  },
  'punished|punishes|punish|punishing ~1 me? ~1 with|by ~2 belt|stick|hitting|beating|burning|starving|cable|cane|whip',
  {
    says: '<somebody>|<he> ~2 showed|shows|exposed|exposes|flashed|flashes ~2 me|us|himself|his ~2 private|privates|penis|thing|parts|genitals',
    unless: told,
  },
  {
    says: 'because|when|after ~1 <adult>|he|she ~1 pushed|hit|hits|beat|beats|hurt|hurts|kicked|threw|choked|slapped|punched|burned ~1 me|us',
    unless: playing,
  },
  {
    says: 'i ~1 flinch|hide|shake|cry|run|freeze ~4 <adult>|he|she ~1 always? ~1 <hurts>|yells|screams|comes|drinks|violent',
    unless: playing,
  },
  { says: '<adult>|he|she gets|get|becomes|is|are|so ~1 violent|abusive', unless: told },
  'does|do|did|will|would not ~1 let|allow|give ~1 me|us ~1 to? ~1 eat|food|sleep|drink|shower ~3 for|days|weeks|until|when|if|because',
  { says: 'hurt|hurts|kill|hit ~1 my ~1 mom|sister|brother|family|dog ~2 if i', unless: told },
  { says: 'i ~2 being abused|beaten|hurt|touched|followed|stalked|trafficked|groomed', unless: told },
  {
    says: 'coach|teacher|uncle|pastor|priest|stepdad|neighbor|grandfather|man|guy|dad|father|tutor|trainer|babysitter ~2 touched|touches|touching|kissed|kisses|groped ~1 my ~2 sister|brother|friend|cousin',
    unless: [...playing, 'cheek|goodnight'],
  },
  'makes|made|make|forces|forced me ~1 to? ~1 sit|stand|walk|be|sleep|dance|stay ~1 naked|undressed',
  'sending|sends|sent|showing me|us ~3 dick|nudes|nude|naked|porn',
  'nobody will|would ~1 believe me ~3 if|when|about|he',
  'not ~1 believe me ~2 if i ~1 tell|say',
  { says: 'rapes|molests|fondles|gropes me|us|her|my', unless: told },
  'nothing|anything to ~1 eat ~2 parents|mom|dad|home|drunk|days',
  'parents|mom|dad|father|mother|they|stepdad ~1 are|is ~2 drunk ~1 all|again|every|always|and|$',
  '<somebody>|<he>|man ~3 asks|asked|wants|told|tells|begs ~1 me ~3 send|sending|take|show ~4 bikini|underwear|body|naked|shirt|bra|nude|nudes|swimsuit|shower',
  {
    says: '<somebody>|<he> ~2 threatened|threatens|threaten|attacked|attacks|stabbed|chased me|us ~2 with|at|again|when|and|to|because|every',
    unless: [...playing, 'test|quiz|detention|homework|exam'],
  },
  'takes|took|taking|pulls|pulled|rips ~1 off ~1 my ~1 clothes|pants|shirt|underwear|pajamas|pyjamas|panties|bra|dress',
  {
    says: 'my|our ~2 <adult>|<sibling> ~2 <hurts> ~1 my ~1 <part>',
    unless: [...playing, 'accident|accidentally|splinter|bandage|doctor|brush|brushes|braid|sunscreen|funny|joke'],
  },
  { says: '<he> ~1 <hurts> ~1 my ~1 <part>', unless: [...playing, 'accident|accidentally|doctor|dentist|splinter|brush'] },
  {
    says: 'held|holds|holding|put|puts|pushed|pushes ~1 my|me ~2 on|under|in|into|against|over ~2 stove|oven|fire|water|radiator|flame|heater',
    unless: ['pool|lifeguard|swim|swimming|cool|cold'],
  },
  {
    says: 'coach|trainer|uncle|teacher|tutor|priest|pastor|stepdad|stepfather|grandfather|neighbor|cousin|man|guy ~2 rubs|rubbed|strokes|stroked|touches|touched|massages|massaged|squeezes|caresses ~1 my ~1 leg|legs|thigh|thighs|chest|back|butt|hair|neck|shoulders|body|lap|knee|knees',
    unless: playing,
  },
  'walks|walk|walked|comes|came|barges ~1 in|on ~2 when|while ~1 i ~3 shower|showering|change|changing|undress|dressing|bathe|naked',
  'tongue in|into|down my ~1 mouth|throat|ear',
  {
    says: 'i|we am|are|was|were|been|get|got ~1 locked ~1 in|up|out ~3 room|house|home|closet|basement|cellar|bathroom|garage',
    unless: ['accident|accidentally|escape|game|key|keys'],
  },
];
