import type { SafetyViolation } from '../unsafe.ts';
import type { PhraseRow } from '../phrase.ts';
import { neglectPhrases } from './neglect.ts';
import { playing, school } from './play-and-school.ts';
import { worryingBullying } from './worrying-bullying.ts';

const fasting = ['ramadan|fasting|dentist|diet|allergy|yet|before|after|late'];
const pets = ['my|our|the|his|her ~1 dog|cat|hamster|rabbit|pet|horse|bird|fish'];

/**
 * Words that may suggest harm, or nothing. The student is asked whether she is all right and shown who she can reach, a teacher
 * is told, and nothing is assumed.
 */
export const worryingPhrases: Readonly<Partial<Record<SafetyViolation, readonly PhraseRow[]>>> = {
  self_harm: [
    {
      says: 'wish i ~1 was|were not ~1 here|around|alive',
      unless: [...playing, ...school, 'in class|today', 'sunny|beach|holiday|outside'],
    },
    {
      says: 'i ~2 hurt|hurting|harm|harming ~1 myself',
      unless: [
        ...playing,
        ...school,
        'accident|accidentally|falling|fell|running|jumping|ankle|knee|skating|bike|football|soccer|pe|gym',
      ],
    },
    {
      says: 'been|started|am ~1 cutting $|again|lately|today|anymore',
      unless: [...playing, 'paper|wood|grass|onions|cake|shapes|hair|pizza'],
    },
    {
      says: 'i ~2 want|need|wish ~1 it|everything|pain ~1 to ~1 stop|end ~1 $|now|today|already|anymore',
      unless: [...playing, ...school, 'rain|raining|noise|snow|class'],
    },
    { says: 'i ~1 can not ~1 go on', unless: [...playing, ...school, 'to|with|the|next|trip|holiday|ride|until|because'] },
    { says: 'no|any point ~1 living|being|existing|alive', unless: playing },
    { says: 'i ~2 want|going|ready|need to ~1 end it $', unless: [...playing, ...school, 'here'] },
    {
      says: 'thinking|think|thought ~1 of|about ~1 jumping',
      unless: [...playing, ...school, 'rope|trampoline|pool|high|frog|parachute|bungee'],
    },
    { says: 'nothing|not ~1 anything ~1 left for me', unless: [...playing, ...school] },
    {
      says: 'want|wish|think|feel ~4 run|walk|step|running|walking|stepping ~2 into|in ~3 road|traffic|cars|train|trains',
      unless: [...playing, ...school],
    },
    {
      says: 'i ~2 took|taken|swallowed|swallow|ate ~5 <pills>',
      unless: [
        ...playing,
        'left|away|per|each|daily|doctor|nurse|headache|vitamin|prescribed|fever|flu|allergy|asthma|ill|sick|mg|remain|out',
      ],
    },
    {
      says: 'stopped|stop|not|never|barely|skip|skipping ~2 eating|eat|food|meals ~6 skinny|thin|thinner|fat|weight|ugly|skinnier',
      unless: [...playing, 'candy|sweets|sugar|junk|chocolate|snacks|wrestling|boxing|meat'],
    },
    { says: 'i ~3 throw|throwing|threw|puke|puking|vomit|vomiting|sick ~3 on purpose', unless: playing },
    {
      says: 'i ~3 punch|hit|kick|bang|bite|scratch|pinch|pick ~2 wall|walls|door|myself|skin|head|arms|arm|hand ~4 until|till|bleed|bleeds|blood|bruise|raw',
      unless: playing,
    },
    {
      says: 'how ~3 people|somebody|person|anybody|kids|teenagers|you ~2 kill|hang|cut|hurt|drown|end themselves|themself|himself|herself',
      unless: [...playing, 'history|romans|samurai|ancient|learned'],
    },
    {
      says: 'i ~3 cry|crying|cried ~3 every|all|myself ~1 night|day|sleep|time|to',
      unless: [...playing, ...school, 'onion|onions|movie'],
    },
    {
      says: 'i ~2 feel|am|feeling ~3 hopeless|trapped|unwanted|unloved|worthless|numb',
      unless: [...playing, ...school, 'at|with fractions|this'],
    },
    { says: 'nobody ~1 wants|loves|want|love me', unless: [...playing, ...school, 'team|teams|group|partner'] },
    { says: 'i|me ~3 no|any|a reason|reasons ~2 to|for ~2 live|living|life|continue|wake|stay', unless: playing },
    { says: 'i ~4 want|wish|need|going ~2 to? ~1 leave|escape|quit this|the ~1 world|life|earth', unless: playing },
    { says: 'voices|demons ~2 in|are|keep ~4 back|again|tell|telling|talking|louder', unless: playing },
    { says: 'i ~3 want|wish|like ~2 fade|float|slip away', unless: playing },
    {
      says: 'thoughts|thinking|think|urge|urges ~3 hurting|harming|cutting|dying|dark ~1 myself|me|thoughts|$',
      unless: [...playing, ...school],
    },
    { says: 'dark|bad|scary thoughts', unless: [...playing, ...school] },
  ],
  abuse: [
    ...neglectPhrases,
    // running away
    {
      says: 'i|we|friend|sister|brother|me ~5 run|running|ran|runaway|runs away',
      unless: [
        ...playing,
        ...school,
        ...pets,
        'with the|it|my|his|her',
        'from ~2 dog|dogs|bee|bees|wasp|wasps|spider|spiders|ball|bull|geese|goose|cow|x|cat|bear|rain',
        'screaming|laughing|race|km|miles|meters',
      ],
    },
    {
      says: 'i|we ~4 want|need|going|have|wish|planning ~2 to? ~1 leave|escape|go|get ~1 from|away|out|my ~2 home|house|here|him|her|them|family|parents|dad|mom',
      unless: [
        ...playing,
        ...school,
        'early|late|school|lunch|bus|train|holiday|trip|vacation|visit|walk|shop|football|time|soon',
        'go to|home',
        'go out',
        'have|need|got to go my|get',
        'at #',
      ],
    },
    // home
    {
      says: 'not ~2 want|wanna|like|ready ~1 to? ~1 go|be|come|going|being ~1 home|house ~2 today|tonight|now|anymore|ever|later|after|$',
      unless: [...playing, ...school],
    },
    { says: 'hate ~1 being|going|it|living ~1 at|to? home|house', unless: [...playing, ...school, 'sick|bored'] },
    {
      says: 'things|it|stuff ~2 is|are|getting|been|got|gets ~2 bad|worse|scary|rough|horrible|hard ~1 at|in ~1 home|house|family',
      unless: [...playing],
    },
    { says: 'home|house ~2 is|not ~1 not|bad|scary|dangerous ~1 safe|good|place|$', unless: [...playing, ...school, 'plate'] },
    {
      says: '<adult> ~2 is|are|gets|got|always|been|was|so ~2 drunk|drinking|high|violent|wasted',
      unless: [...playing, 'tea|coffee|water|juice|higher|than|blood|energy|up|on'],
    },
    {
      says: '<adult>|he|she ~2 drinks|drink ~2 too|lot|every|all|alcohol|vodka|beer|wine|whiskey',
      unless: [
        ...playing,
        'coffee|tea|water|milk|juice|soda|lemonade|smoothie|cup|cups|gallon|gallons|ounces|liters|litres|glasses|ml',
      ],
    },
    {
      says: 'parents|mom|dad|they ~2 fight|fighting|fights|arguing|argue|screaming|shouting ~3 all|every|always|constantly|night|time|lot|at',
      unless: [...playing, ...school, 'over the|remote'],
    },
    {
      says: '<adult>|he|she|they ~3 shouts|screams|yells|shouting|screaming|yelling ~2 at ~1 me|us ~3 all|every|always|constantly|day|night|because|so',
      unless: [...playing, ...school, 'forgot|tidy|clean|room|shoes|late'],
    },
    { says: '<adult>|they ~3 not ~2 care ~2 about ~1 me|us', unless: playing },
    { says: '<adult>|they|he|she ~2 hates|hate me|us', unless: [...playing, ...school, 'hate us'] },
    {
      says: '<adult>|they ~3 calls|call|called|tells|says|tell ~2 me|i ~4 fat|ugly|stupid|worthless|useless|slut|idiot ~1 all|every|and|always|$',
      unless: [...playing, ...school],
    },
    // A single insult by a brother or a sister is treated as hurt feelings. If it's repeated, or worse than "stupid", it may be
    // more.
    {
      says: '<sibling> ~3 calls|call|called|tells|says|tell ~2 me|i ~4 fat|ugly|stupid|worthless|useless|slut|idiot ~1 all|every|and|always',
      unless: [...playing, ...school],
    },
    {
      says: '<sibling> ~1 always|constantly|keeps ~2 calls|calling|call|tells|telling|says|saying ~2 me|i ~4 fat|ugly|stupid|worthless|useless|slut|idiot|dumb',
      unless: [...playing, ...school],
    },
    {
      says: '<sibling> ~2 hits|punches|kicks|hurts|slaps|chokes me ~1 $|and|all|every|always|when|hard|again|lot',
      unless: [...playing, ...school, 'pillow|pillows|snowball|snowballs|ball|balloon|up'],
    },
    {
      says: '<sibling> ~3 calls|call|called|tells|says|tell ~2 me|i ~4 worthless|useless|slut $',
      unless: [...playing, ...school],
    },
    {
      says: 'looking after|for|care ~2 my ~2 brother|sister|siblings|baby|brothers|sisters ~6 alone|not|nobody|gone|drunk|every|days|mom|dad',
      unless: [...playing, 'work|shop|store|minute|hour|dinner'],
    },
    {
      says: 'taking|take|care|takes care of ~2 my ~2 brother|sister|siblings|baby|brothers|sisters ~6 alone|not|nobody|gone|drunk|every|days|asleep',
      unless: [...playing],
    },
    { says: 'i|we ~2 am|are|was|were|have|be|been ~2 homeless|evicted', unless: playing },
    { says: 'homeless|evicted ~1 now|again|since|and', unless: [...playing, ...school, 'people|man|shelter'] },
    // touch, secrets, strangers
    {
      says: '<somebody>|<staff>|man|guy|<he> ~5 texts|texting|messages|messaging|dms|snaps|calls|calling|emailing|messaged|texted ~1 me ~6 night|late|private|secret|alone|weird|creepy|every|always|love|pretty|beautiful|sexy',
      unless: [...playing, ...school, 'my friend|boyfriend|girlfriend|mom|dad', 'calls|calling on', 'goodnight|good|birthday'],
    },
    {
      says: '<staff>|uncle|man|guy|stepdad|cousin|adult|neighbor ~3 is|acts|being|makes|feels|looks|stares|staring|gives ~3 creepy|weird|uncomfortable|gross|pervy ~1 to|around|with|at|when|feeling|$',
      unless: [...playing, ...school, 'face|accent|hat|hair|jokes'],
    },
    {
      says: 'makes|made|making ~1 me ~2 feel ~2 uncomfortable|unsafe|dirty|gross|scared|disgusting',
      unless: [...playing, ...school, 'chair|shirt|shoes|heat|room'],
    },
    {
      says: 'man|guy|person|adult|somebody|stranger|friend|boy ~3 online|internet|discord|roblox|snapchat|instagram|tiktok|whatsapp|game|minecraft|fortnite|chat ~8 meet|picture|pictures|secret|address|older|gift|gifts|robux|alone|age|parents|live|lives',
      unless: [...school, 'my mom knows', 'lol|haha', 'assembly|taught|learned|safety|talk'],
    },
    {
      says: 'man|guy|person|adult|stranger|somebody ~3 met|meet ~2 on|in|from ~1 online|internet|discord|roblox|snapchat|instagram|tiktok|whatsapp|game|minecraft|fortnite|chat',
      unless: [...school, 'assembly|taught|learned|safety|talk'],
    },
    {
      says: 'his|her|a|their our|little|special|big secret',
      unless: [
        ...playing,
        ...school,
        'method|trick|recipe|santa|surprise|party|number|code|weapon|ingredient|power|base|club|handshake|agent',
      ],
    },
    {
      says: 'he|she|uncle|coach|teacher|man|stepdad|cousin ~2 said|says|told ~4 our|a|keep|special ~1 secret',
      unless: [...playing, ...school, 'method|trick|recipe|santa|surprise|party|number|code|ingredient', 'is to'],
    },
    {
      says: 'something|somebody|things ~2 bad|weird|horrible|terrible|awful|wrong|scary ~2 happened|happening|happens|happen ~2 to ~1 me|us|her|him|my|at|last|when',
      unless: [...playing, ...school, 'my|the|our ~1 calculator|computer|tablet|ipad|phone|bike|cake|screen'],
    },
    {
      says: '<scared> ~1 to ~1 tell|say|talk|speak|ask ~3 anybody|somebody|you|mom|dad|what|about|it|him|her|$',
      unless: [...playing, ...school, 'ask|wrong', 'say ~1 yes|yeah', 'say ~2 answer', 'in|before ~2 class|everybody'],
    },
    {
      says: 'can not ~2 tell ~1 anybody|somebody|my|nobody|mom|parents',
      unless: [...playing, ...school, 'difference|apart|surprise|party'],
    },
    {
      says: 'i|want|need ~3 tell ~1 somebody|you|an ~2 about|what|something|adult ~4 he|home|dad|mom|happened|uncle|bad|does|did|secret|scared|stepdad|coach|teacher',
      unless: [...playing, ...school, 'trick|cool|funny'],
    },
    {
      says: 'i|we ~2 sleep|sleeps|sleeping|lock|hide|hiding ~3 door|closet|under|wardrobe ~2 locked|he|she|from|dad|mom|they|him',
      unless: [...playing, 'seek|monster|cat|dog|phone'],
    },
    {
      says: 'touches|touched|touching ~1 me|us ~4 and|but|there|not|weird|sometimes|when|because|$',
      unless: [...playing, 'midas|tag|base|up|screen|circle|line|axis|graph|curve|tangent', 'down on', 'no ~1 touch'],
    },
    {
      says: 'not ~2 want|like|let ~3 touch|touches|touching|hug|hugs|kiss|kisses|kissing|kissed ~1 me',
      unless: [...playing, 'grandmother|aunt|cat|dog'],
    },
    ...worryingBullying,
    // gifts and meetings
    {
      says: '<he>|<somebody>|boyfriend|guy|man ~4 buys|gives|sends|gave|bought|sent ~1 me ~5 if|secret|alone|pictures|meet|robux|love',
      unless: [...playing, ...school, ...pets, 'birthday|christmas'],
    },
    { says: 'sneak|sneaking ~1 out & meet|him|he|them', unless: [...playing, 'snack|snacks'] },
    { says: 'loves|love ~1 me & he|guy|man ~1 is ~1 #|older|grown', unless: playing },
    // asking for somebody
    { says: 'call|find|get|tell ~1 an|a adult|grownup|grown', unless: [...playing, ...school, 'ticket|tickets'] },
    { says: '^ ~3 call|find|get somebody ~1 please|now|quick|$', unless: [...playing, ...school, 'explain'] },
    { says: 'not ~1 allowed ~1 dinner|food|breakfast|lunch', unless: [...playing, ...fasting, 'in|on the ~1 room|bed|sofa'] },
    {
      says: 'take|takes|rescue|adopt ~1 me|us ~1 away|please|$ & somebody|you|anybody|wish',
      unless: [...playing, ...school],
    },
    {
      says: 'i ~2 hiding|hide|hid ~2 in|under|behind ~2 bathroom|closet|toilet|toilets|wardrobe|bed|cupboard|attic|shed',
      unless: [
        ...playing,
        'seek|spy|present|presents|cat',
        'at ~1 lunch|recess',
        'during ~1 math|class|gym|presentation|assembly',
      ],
    },
    {
      says: 'i|we ~2 need|want ~1 an|a|another ~1 adult|grownup|grown',
      unless: [...playing, ...school, 'when|ticket|tickets|bike'],
    },
    {
      says: 'somebody|you|anybody|please ~2 come ~1 and? get|find|save|help ~1 me|us',
      unless: [...playing, ...school, 'with this|that|number|it|these'],
    },
    '^ ~1 please|somebody send help $',
    { says: 'tell|told|ask ~2 teacher|mom|somebody|counselor|nurse & i ~2 not ~1 okay|safe|alright', unless: playing },
    { says: '^ i am not really|so|very|quite|doing|feeling|totally|honestly? okay|alright $', unless: playing },
    {
      says: 'can not|scared ~1 to? ~1 go|be|stay|sleep|live|going ~1 back? ~1 to? ~1 home|house|there',
      unless: [
        ...playing,
        ...school,
        'until|till|unless|finish|yet|before|over|at #',
        '<place> ~1 can not',
        'died|funeral|buried',
      ],
    },
    {
      says: 'i|we ~2 slept|sleep|sleeping|stayed ~2 at|in|on ~2 station|stop|park|bench|stairs|mcdonalds|street|train',
      unless: [...playing, 'trip|flight|camp|camping|missed|holiday|way|ride'],
    },
    {
      says: 'i|we ~2 left|leaving|leave home ~2 last|because|tonight|and|forever|yesterday|after|$',
      unless: [
        ...playing,
        ...school,
        'at #',
        'early|late|bus',
        'and|after ~1 went|walked|walks|drove|ran|travelled|traveled|cycled|breakfast|lunch',
      ],
    },
    { says: 'nobody ~2 knows|know where ~1 i|we', unless: [...playing, 'went wrong'] },
    { says: 'found|finds|find out ~2 i ~1 am ~1 gay|trans|bi|lesbian|pregnant', unless: playing },
    {
      says: '<somebody> ~1 does|did|do ~1 bad|gross|weird|sexual|nasty|dirty|wrong things|stuff',
      unless: [...playing, ...school],
    },
    {
      says: '<somebody>|<he> ~3 knows|found|finds|has|got ~1 my ~1 address|house|number|location',
      unless: [...playing, ...school, 'my friend|mom|dad|teacher ~1 knows|has'],
    },
    {
      says: 'i ~3 packed|packing|pack ~2 bag|bags|stuff & leaving|leave|never|tonight|run|back',
      unless: [...playing, ...school, 'trip|holiday|camp|vacation|gym|football|sleepover|dads|moms'],
    },
    { says: 'i ~1 ran|run|running ~1 from ~1 home|house|dad|mom|him|them', unless: [...playing, 'to school|shop|bus'] },
    {
      says: 'make|makes|made|making ~1 me|us ~1 work ~8 night|midnight|hours|morning|school|money',
      unless: [...playing, ...school],
    },
    {
      says: 'not ~1 allowed ~1 out|outside ~2 of|my ~1 my|room|house|except',
      unless: [...playing, ...school, 'until|till|today|rain|recess|grounded'],
    },
    {
      says: 'come ~1 to ~1 my|our ~1 house|home & please|somebody|tell|send|help|can|quick',
      unless: [...playing, ...school, 'study|party|birthday|tea|dinner|sleepover|friend|fix|tutor'],
    },
    {
      says: 'talk|speak|chat ~2 to|with ~1 about ~2 something|what & happened|happens|home|uncle|dad|mom|somebody',
      unless: [...playing, ...school],
    },
    { says: '^ ~5 abuse|abused|abusive $', unless: [...playing, ...school, 'drug|substance|alcohol|animal|class|history'] },
    { says: 'her|his|their ~1 <adult>|brother|cousin ~2 does|did|doing ~1 things|stuff|something ~1 to|with', unless: playing },
    {
      says: 'said|told|says|tells ~3 not ~1 to? ~1 say|tell ~1 anything|anybody|nobody',
      unless: [...playing, ...school, 'surprise|party|present|idea'],
    },
    { says: 'wet|wets|wetting ~1 the|my bed', unless: [...playing, 'cat|dog|baby|puppy|water bottle'] },
    { says: 'came|comes|come|coming ~3 with ~2 burns|bruises|marks|cuts|bruise', unless: playing },
    {
      says: 'coach|teacher|tutor|uncle|man|guy|neighbor|leader|<he> ~3 wants|wanted|asks|asked|invited|invites|told ~1 me ~3 come|go|visit|sleep|stay ~3 flat|house|home|room|car|alone|place',
      unless: [...playing, ...school, 'field trip|party|practice'],
    },
    {
      says: 'looking|look ~1 after ~2 my ~2 brother|sister|siblings|baby|brothers|sisters ~3 night|nights',
      unless: [...playing, 'one|a night', 'date'],
    },
    { says: '<staff>|<adult> ~2 humiliates|humiliated|humiliate|degrades|insults ~1 me|us', unless: playing },
    {
      says: 'stole|hid|took|take|steal ~1 my ~1 clothes & picture|pictures|filmed|laughed|pe|changing',
      unless: [...playing, 'selfie|wash|laundry'],
    },
    {
      says: '<staff>|uncle|man|guy|<he> ~8 not ~1 tell ~1 anybody|nobody|mom|dad|parents',
      unless: [...playing, 'answer|answers|surprise|party|test|ending|score|grade'],
    },
    { says: 'meet ~1 me ~4 & never|stranger|online|alone|secret', unless: [...playing, ...school, 'halfway'] },
    {
      says: 'i ~1 sleep|slept|sleeping ~2 floor ~4 cold|freezing|kitchen|hall|because|every',
      unless: [...playing, 'sleepover|camp|tent|dog|cat'],
    },
    // whoever it is
    {
      says: '<somebody>|<he>|<peers>|<staff> ~5 kissed|kisses|kissing ~1 me|us ~4 mouth|lips|tongue|neck',
      unless: [...playing, 'dog|cat|baby'],
    },
    {
      says: '<somebody>|<he>|<peers>|<staff> ~5 threatened|threatens|threatening|threaten ~1 me|us',
      unless: [...playing, ...school, 'detention|ground'],
    },
    {
      says: '<somebody>|<he>|<peers>|<staff> ~5 threw|throws|grabbed|grabs|dragged|drags ~1 me|us ~1 $|against|across|down|into|over|every|and|yesterday|by|when',
      unless: [
        ...playing,
        'pool|party|water|tag|hand',
        'me|us a|the|some ~1 seat|drink|snack|book|pencil|chair|juice|pen|sandwich|ball',
      ],
    },
    {
      says: '<peers>|<somebody>|<staff> ~5 lock|locks|locked ~1 me|us ~1 in|inside|up',
      unless: [...playing, 'accident|accidentally|escape|mistake', 'in a|an ~1 debate|discussion|battle|tie|draw'],
    },
    {
      says: '<peers>|<somebody>|<staff> ~5 scare|scares|scared|terrifies ~1 me|us ~2 and|every|when|because|so|$',
      unless: [...playing, ...school, 'spider|snake|mask|halloween|boo|prank|joke|with'],
    },
    {
      says: '<peers>|<somebody>|<staff> ~5 follow|follows|following|followed ~1 me|us',
      unless: [
        ...playing,
        ...school,
        'instagram|tiktok|snapchat|youtube|dog|cat',
        'to ~2 shop|park|door',
        'little|baby|younger ~1 brother|sister|cousin',
      ],
    },
    { says: '<sibling> ~2 <assaults> ~1 me & scared|afraid|hurts|cry|bruise|bruises|bleeding|hate', unless: playing },
    // somebody else
    {
      says: 'friend|sister|brother|cousin|classmate ~4 hurt|hurting|abused|unsafe|danger|scared ~1 at|by|to|of ~3 home|dad|mom|him|her|somebody|stepdad',
      unless: [...playing, 'football|soccer|knee|spiders|dark|ankle'],
    },
    {
      says: 'please|pls help ~1 me|us ~2 not ~3 homework|home|mom|dad|he|she|they|hurts|school|scared',
      unless: [...playing, ...school],
    },
    {
      says: 'please|need ~2 help ~6 scared|afraid|hurting|stepdad|police|danger|alone',
      unless: [
        ...playing,
        ...school,
        'with|mom|dad|he|she ~2 not|knows|busy|work',
        'home yet|from',
        'understand|explain|stuck|number',
        'get this|it',
        '#',
        'with ~1 this|that|it|these',
        'my head|brain|eyes',
      ],
    },
  ],
};
