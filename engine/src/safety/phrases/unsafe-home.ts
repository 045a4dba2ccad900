import type { PhraseRow } from '../phrase.ts';
import { asksMuch } from './play-and-school.ts';

const playing = [
  '<game>',
  'lol|haha|jk',
  'drag|drags|dragged me|us ~1 to|out|along|around|shopping',
  'grabbed|grabs me|us a|some ~1 seat|drink|snack|book|pencil|chair|juice|pen|sandwich|ball',
  'locked|lock|locks me|us in a|an ~1 debate|discussion|battle|tie|draw',
  'threatened|threatens me|us ~1 with ~2 test|quiz|detention|homework|exam',
  'threw|throws|throw me|us a|the ~1 hint|ball|line|bone|party|towel|keys|hat|frisbee',
  'baby|toddler brother|sister|cousin ~2 <assaults>',
  ...asksMuch,
  'hit|hits a|the ~1 checkpoint|target|road|books|gym|brakes|wall|goal|mile',
  'story|book|novel|film|movie|play|problem|chapter',
];
const fasting = ['ramadan|fasting|fast|lent|dentist|appetite|yet|braces|chocolate|sweets|candy|meat|pizza'];

/** Fear, hunger, being left alone, alcohol, and quarrels at home, and harm to those she lives with. */
export const unsafeHomePhrases: readonly PhraseRow[] = [
  // fights
  {
    says: 'parents|mom|dad|they|stepdad|boyfriend ~3 fight|fighting|fights|fought|arguing|argue|shouting|screaming|yelling ~8 hit|hits|hitting|hurt|hurts|punched|police|throw|throws|threw|blood|knife|scared|crying|hide|hiding|smash|smashed|broke|pushed|slapped|choked',
    unless: [...playing, 'pillow|snow'],
  },
  {
    says: '<adult>|<sibling> ~2 <hurts>|choked|beat ~1 <adult>|<sibling>|her|him|them|us',
    unless: [
      ...playing,
      'threw|throws|throw|thrown',
      'hit|beat|beats ~2 at|in|by|to',
      'ball|score|record|hug|elbow|toe|thumb|knee|shin|target|drum|drums|nail|brakes|serve',
      'push|pushes|pushed|pull|pulls|pulled ~4 swing|cart|car|bike|sled|pram',
    ],
  },
  {
    says: 'he|they ~1 <hurts> ~1 my ~1 mom|mother|sister|brother|siblings|grandmother',
    unless: [...playing, 'throw|throws|threw'],
  },
  {
    says: 'friend|friends|cousin|girlfriend|neighbor|classmate ~1 <adult>|<sibling> ~2 <hurts>|<touches>|<rapes> ~1 her|him|them|my',
    unless: [...playing, 'threw|throws|throw|beats|beat ~2 at|in'],
  },
  {
    says: 'friend|sister|brother|cousin|she|he|classmate ~3 bruises|bruise|black|marks|cuts|burns ~6 <adult>|home|hide|hides|hiding|cover|covers',
    unless: [...playing, 'soccer|football|bike|fell|pe|skating'],
  },
  {
    says: 'i ~3 bruises|bruise|marks|scars|burns|black ~4 hide|hiding|cover|covers|covering|nobody|secret|long sleeves|notice|see',
    unless: [...playing, 'book|page|pen|red|good|exam|test'],
  },
  {
    says: '<sibling>|friend|mom ~1 gets|got|is|was|been|being ~2 hit|beaten|hurt|touched|abused|slapped|punched|kicked|choked ~2 by|every|at|when|because|again|$',
    unless: [...playing, 'a|the ball|car'],
  },
  // fear
  {
    says: '<scared> ~2 of|about|that|when|because ~2 <adult>|him|her|<staff>|cousin|brother ~3 hit|hits|hurt|hurts|beat|beats|kill|shout|shouts|angry|drunk|come|comes|touch|touches|again|find|finds|$',
    unless: [...playing, 'test|exam|grade|report'],
  },
  {
    says: 'i ~3 <scared> ~1 of ~1 him|them|my ~1 <adult>|brother|uncle|cousin|coach|teacher',
    unless: [...playing, 'test|reaction|surgery|result|cat|dog|spider|snoring|driving|fail'],
  },
  {
    says: '<adult>|<he>|brother|uncle|coach ~2 scares|scare|frightens|terrifies|terrorizes ~1 me|us',
    unless: [...playing, 'halloween|jokes|boo|mask|movie|spider|snake|with'],
  },
  {
    says: '<scared> ~2 to ~1 be|go|stay|sleep|come ~2 home|house|alone with|room|bed|there|night|asleep',
    unless: [...playing, 'spider|spiders|dark|thunder|storm|monsters|ghost'],
  },
  {
    says: 'not ~3 want|wanna|like|dare ~1 to? ~1 go|be|come|stay|going|being ~2 home|house ~8 <he>|he|dad|mom|stepdad|there|hurt|hits|scared|drunk|fight|fighting|boyfriend|again|uncle',
    unless: [...playing, 'want to stay ~2 and finish|practice'],
  },
  // hunger
  {
    says: 'no|any|not|nothing|never|barely ~4 food|eat|eaten|dinner ~4 at|in|for|since|left|because ~3 home|house|days|day|week|yesterday|fridge|money|food|monday|sunday|friday|saturday|tuesday|wednesday|thursday',
    unless: [...playing, ...fasting, 'hamster|dog|cat|fish|rabbit|party|pets|candy|shop|restaurant', 'how much|many'],
  },
  {
    says: 'hungry|starving ~4 no|nothing|not|never|every|nobody ~4 food|eat|eaten|night|day|cooks|cook|money|home',
    unless: [...playing, ...fasting],
  },
  {
    says: '<adult>|they|he|she ~3 forgets|forget|refuses|never|not|stopped|without ~3 feed|feeds|feeding|cook|cooks|food|dinner|eat ~2 me|us|for|to|anymore|anything|$',
    unless: [...playing, ...fasting, 'dog|cat|fish|hamster|before|sweets|know|late|junk|sugar|yet', 'the ~1 same|kind ~2 food'],
  },
  // alone
  {
    says: '<adult>|they|nobody|she|he ~3 not|never|nobody|has ~2 been|come|came|coming|back|home ~2 home|back|here ~2 since|for|in|all ~3 days|weeks|week|friday|monday|yesterday|saturday|sunday|tuesday|wednesday|thursday|night|weekend',
    unless: [...playing, 'work trip|business|army|navy|deployed|hospital'],
  },
  {
    says: 'left|leave|leaves|leaving ~2 me|us ~3 alone|by ~4 days|night|nights|weekend|week|weeks|baby|again',
    unless: [...playing, 'table|group'],
  },
  {
    says: 'alone|myself|ourselves ~3 for|since ~2 days|weeks|nights|week|friday|monday|saturday|sunday|tuesday|wednesday|thursday',
    unless: [...playing, 'working|studying|practicing|practising|learned|learning'],
  },
  {
    says: 'i|we ~2 sleep|sleeping|live|living ~1 in|on|under ~2 car|street|streets|park|van|shelter|bridge|tent|station|bus',
    unless: [
      ...playing,
      'holiday|vacation|camping|camp|way|trip|near|opposite|across',
      'on|in|at #',
      'park street|road|lane|avenue',
    ],
  },
  // drink and drugs
  {
    says: '<adult>|he|she ~3 takes|take|taking|does|uses|using|smokes|smoking|on|injects|sells|addicted ~2 drugs|heroin|crack|meth|cocaine|needles',
    unless: [...playing, 'about ~1 drugs', '# ~1 pills', 'doctor|nurse|pharmacist|headache|vitamin|heart|prescribed|blood'],
  },
  {
    says: '<adult>|<he>|they|boys ~2 makes|made|make|making|forces|forced|gives|gave|giving ~1 me|us ~2 to? ~1 drink|smoke|vape|swallow|try|take ~3 beer|wine|vodka|alcohol|whiskey|drugs|weed|pills|something|cigarettes|cigarette|vape|$',
    unless: [
      ...playing,
      'water|milk|juice|medicine|tea|vitamins|cough|shower|turns|notes|test|off|again',
      'gave|gives|giving me ~1 something',
    ],
  },
  {
    says: '<adult>|he|she ~2 drunk|drinking|drinks|high ~6 hit|hits|hurt|hurts|scared|scares|scary|break|breaks|breaking|shout|shouts|yells|screams|throws|throw|cry|hide|every|forgets|angry|fight|passed',
    unless: [
      ...playing,
      'tea|coffee|water|juice|milk|soda|lemonade|smoothie',
      'drinks ~4 cup|cups|gallon|gallons|ounces $|every|each|a|per|in',
    ],
  },
  // contempt
  {
    says: '<adult> ~3 wish|wishes|wished ~3 i ~2 was|were|had|would ~2 never|dead|not|born|die|gone|else',
    unless: [...playing, 'not|never ~1 late|sick|taller'],
  },
  {
    says: '<adult>|nobody|they ~3 not ~2 care|love|want ~3 if ~1 i ~3 alive|live|die|dead|eat|hurt|home|gone|exist|run',
    unless: playing,
  },
  { says: '<adult>|they ~3 do|does|did not ~1 want|love|like me|us ~2 anymore|$', unless: [...playing, 'going|late|here'] },
  {
    says: '<adult>|they|he|she ~3 says|said|calls|called|tells|told ~3 i|me ~4 worthless|useless|disgusting|mistake|burden|slut|whore|retard|retarded|pig|trash|garbage|unwanted|hates|hate',
    unless: [...playing, 'made|was a mistake', 'mistake in|with|here', 'useless|trash|garbage at'],
  },
  {
    says: '<adult>|he|she ~2 is|are|was|so|always|really ~2 mean|cruel|horrible|violent|nasty|evil|abusive ~1 to ~1 me|us ~4 hurts|hurt|hits|and|every|when|all',
    unless: [...playing, 'about ~1 maths|math'],
  },
  // marriage, sent away
  {
    says: 'make|making|makes|made|force|forcing|forced|forces|want|wants|going|send|sending|take|taking ~4 me|us|sister|friend ~6 marry|married|marriage|wed|wedding',
    unless: [...playing, 'bridesmaid|dress|flower|math|number|story'],
  },
  {
    says: 'i|sister|friend ~3 have|has|got ~1 to ~1 marry|get|be ~1 a|an|my|him|married ~3 man|cousin|old|older|somebody|summer|him|$',
    unless: playing,
  },
  {
    says: '<sibling>|<somebody>|<he> ~1 does|did|do|doing|done|doin ~2 stuff|things|something|it ~2 to|with me|us ~6 not|hate|scared|bad|wrong|weird|night|secret|hurts|hurt|like|cry|stop|tell|when|alone|bed|gross|private',
    unless: [...playing, 'fun|nice|kind|homework|cool'],
  },
  {
    says: '<somebody>|<he> ~1 did|does|done|do ~1 something|things|stuff ~2 bad|wrong|weird|horrible|nasty|gross|awful|disgusting|sexual|terrible ~1 to|with me|us|her|him|my',
    unless: playing,
  },
  {
    says: '<somebody>|<he>|brother|sister ~2 makes|made|making|forces|forced ~1 me ~1 do ~2 stuff|things|something ~6 not|bad|wrong|weird|want|dirty|sexual|secret|bed|like|private',
    unless: [...playing, 'homework|chores|math'],
  },
  // in parts, in any order: what is done, by whom, and a sign of it
  {
    says: '<adult>|he|she|they ~3 knife|gun|rifle|hammer|needles|needle & me|my|us|we|outside|scared|door|house',
    unless: [
      ...playing,
      'i ~2 bring|bringing|use|take|make|shoot|kill',
      'i ~1 have|got|hid|stole|took my|a|the dad|dads|uncle|uncles|mom|brother|knife|gun|rifle',
      'friend|boy|girl|kid ~4 bring|bringing|brings ~1 gun|knife',
      'kitchen|cook|cooking|cuts|cut|butter|hunting|hunts|army|police|soldier|toy|water|nerf|glue|paint|bread|flu|knit|knitting|sewing|shot|doctor',
    ],
  },
  {
    says: '<adult> ~5 <assaults>|pinches|pinched ~1 me|us',
    unless: [...playing, 'by accident', 'at #', 'high five|fives', 'hit ~1 me|us up|with a'],
  },
  {
    says: '<adult>|carer|staff|nanny ~3 <assaults> ~1 the|his|her|my|other|all|us ~1 kids|children|baby|toddler|twins',
    unless: playing,
  },
  {
    says: 'her|his|their ~1 <adult>|brother|cousin|coach ~2 <touches>|<rapes>|<assaults> ~1 her|him|them|and $',
    unless: [...playing, 'ball|swing'],
  },
  {
    says: 'hands|hand|arm|arms ~1 around|on|over my|our ~1 neck|throat|mouth',
    unless: [...playing, 'scarf|necklace|burger|food'],
  },
  {
    says: 'mom|sister|brother|she|mother ~2 has|have|had|got ~3 black|bruised|bruises|bruise|swollen|bleeding ~1 eye|lip|face|arms|again|everywhere|all',
    unless: [...playing, 'soccer|football|bike|hockey|boxing|surgery|bee|allergy|nose|banana'],
  },
  {
    says: '<adult>|he ~2 smash|smashed|smashes|kick|kicks|kicked|punch|punches|punched|broke|breaks ~1 the|my|our|a|down|in ~2 door|wall|walls|window|windows|tv|furniture',
    unless: [...playing, 'accident|accidentally|ball|problem|karate|fixed|fix'],
  },
  {
    says: '<adult>|they|parents ~5 fighting|fight|screaming|yelling|throwing|shouting & scared|cry|crying|bleeding|hide|hiding|hurt|hurting|kill|killing|drunk|think|concentrate|things|plates|sleep',
    unless: [...playing, 'snowballs|darts|about what|over the'],
  },
  {
    says: 'if|when|for ~8 i ~2 get|be|am|getting ~1 beaten|whipped|smacked|slapped|caned|belted|spanked|hit|beat $',
    unless: playing,
  },
  {
    says: 'i|we ~2 get|gets|got|getting ~1 beaten|whipped|smacked|slapped|caned|belted|spanked|hit ~2 every|each|any|if|when|whenever|for|cause|because|at home',
    unless: [...playing, 'at|by|in #', 'by the|a ~1 ball|car|wave'],
  },
  {
    says: 'not ~1 have|got|get ~3 heating|heat|electricity|hot|clothes|bed|blanket|shoes ~4 food|home|house|because|winter|sleep|wear|floor',
    unless: playing,
  },
  {
    says: '<adult> ~2 not|never ~2 get|gets|getting|leave|leaves|out ~3 bed & i|me|us|we',
    unless: [...playing, 'sick|flu|cold|sunday|surgery'],
  },
  {
    says: 'eat|eats|eating ~1 off|from|out ~2 floor|bin|trash|garbage|dog',
    unless: [...playing, 'dropped|raccoon|raccoons|hot dog'],
  },
  {
    says: 'put|putting|send|sending|give|giving|throw|throwing ~1 me|us ~2 away|care|foster|orphanage|streets',
    unless: [...playing, 'take care'],
  },
  {
    says: 'threw|throw|throws|kick|kicked|kicking|throwing|chucked ~1 me|us ~1 out',
    unless: [...playing, 'class|team|group|line|lesson|server|room', 'out of ~1 the ~1 game|call|chat'],
  },
  {
    says: '<adult> & needles|syringe|syringes',
    unless: [...playing, 'knit|knitting|doctor|nurse|pine|cactus|sewing|diabetes|insulin'],
  },
  {
    says: '<he>|they|them|dad|mom|stepdad|boyfriend ~2 killing|hurting|choking|strangling|beating ~1 her|him|mom|them',
    unless: [...playing, 'chess|cards'],
  },
  { says: 'i ~2 am|was|being ~1 pregnant', unless: [...playing, 'not'] },
  {
    says: 'alone|nobody|ourselves & crying|scared|hungry|baby & brother|sister|baby|home|house|dark|here',
    unless: [...playing, 'nobody ~3 answer|question'],
  },
  {
    says: 'gave|gives|give|giving|got ~1 me? ~1 a ~1 hiding|beating|thrashing|whipping|battering|smacking',
    unless: [...playing, 'team|we|they', '#'],
  },
  {
    says: 'burnt|burned|broke|breaks|cut|scalded ~1 my ~1 <part> ~4 purpose|said|told|again|punish|because|when & <adult>|he|she',
    unless: [...playing, 'cooking|oven'],
  },
  {
    says: '<adult>|<he>|<staff> ~3 <hurts> ~1 my ~1 <part>',
    unless: [...playing, 'accident|accidentally|by mistake|doctor|dentist|splinter|brush|brushes|braid|hair ~1 out ~1 of'],
  },
  {
    says: 'i ~1 got|get|was|were ~1 smacked|slapped|beaten|whipped|battered|walloped|thumped',
    unless: [...playing, 'in ~2 quiz|chess', 'by the|a ~1 ball|wave|door'],
  },
  {
    says: 'steal|stealing|stole|nick|nicking ~1 food',
    unless: [...playing, 'dog|cat|bird|birds|raccoon|gull|seagull|brother|sister'],
  },
  {
    says: 'alone|ourselves|myself ~2 till|until ~2 monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|morning',
    unless: playing,
  },
  {
    says: '<adult> ~2 passed|not|never ~2 out|wake|waking|wakes|breathing|moving|answering $',
    unless: [...playing, 'phone|early|late|papers|sweets|snores|of'],
  },
  { says: '<adult> ~3 passed out', unless: [...playing, 'papers|sweets|candy|books|sheets|cards'] },
  {
    says: 'left|leave|leaves|leaving ~1 me|us ~1 in|at|outside|on ~3 hours|night|while|drinks|drunk|cold|pub|bar',
    unless: [...playing, 'library|practice|school'],
  },
  { says: 'burn|burns|blow|set ~2 house|home|flat ~3 us|me|inside', unless: playing },
  { says: 'cut|cutting|cuts ~1 me|us|her|girls ~1 down there', unless: ['tree|grass|hair'] },
  {
    says: 'my|our ~2 husband|marriage|wedding & family|parents|they|dad|mom|uncle & me|taking|abroad|meet|made|flight',
    unless: [...playing, 'bridesmaid|dress|sister|cousin|cake|anniversary|photo'],
  },
  {
    says: 'leaves|leave|left|gives|gave|makes|put ~1 bruises|bruise|marks|scars|cuts ~2 on ~1 me|my|us|her',
    unless: [...playing, 'book|paper|page|pen'],
  },
  {
    says: '<adult>|they ~2 fight|fighting|fights|attack|chase|chased|threatens|threatened ~3 knife|knives|bottle|bottles|hammer',
    unless: playing,
  },
  {
    says: 'no ~1 electricity|heating|water|gas ~3 food|home|house|here',
    unless: [...playing, 'planet|moon|mars|cave|tent|pencil'],
  },
  { says: 'lock|locks|locked|locking ~2 kitchen|fridge|food|cupboard ~4 eat|food|i', unless: [...playing, 'dog|cat'] },
  {
    says: '<adult>|he|she ~3 will|going|gonna|tried|tries|wants ~1 to? ~1 poison|drown|strangle|suffocate|stab|shoot|kill ~1 me|us ~2 $',
    unless: [...playing, 'will|going|gonna ~1 to? kill'],
  },
  {
    says: 'my ~1 arm|leg|hand|wrist|nose|head|back|face|eye|ribs ~3 because ~1 my? ~1 <adult>|he|she ~2 <hurts>|did|broke|twisted',
    unless: playing,
  },
  {
    says: 'her|his|their ~1 <adult>|brother|uncle ~2 comes|gets|climbs|came|gets ~1 in|into|to ~1 her|his|their bed|room|bedroom',
    unless: [...playing, 'thunder|check'],
  },
  { says: '<adult>|she|he ~2 unconscious|collapsed|overdosed|fainted', unless: [...playing, 'bridge|building|laughing'] },
  { says: '<adult>|they ~2 left|leaves|gone ~5 not ~2 come|came|back|returned', unless: [...playing, 'phone|answer'] },
];
