import type { PhraseRow } from '../phrase.ts';

const told = [
  'problem|story|game|book|film|movie|novel|spanish|french|german|latin|triangle|shape|minutes|miles|km|mph',
  'what|why|how|who ~2 do|does|did|would ~2 they|we|people|call',
  'how ~2 many|fast|far|much|spell|write',
];
const playing = ['<game>', 'steps|method|example|instructions|rule|logic|lead|explanation|tiktok|instagram|youtube|snapchat'];

/** Pleas for help that have nothing to do with a lesson: the police, danger, somebody who follows or waits. */
export const callsForHelp: readonly PhraseRow[] = [
  { says: 'call|ring|phone|dial|text|alert|contact|calling|ringing ~2 <rescue>', unless: told },
  {
    says: 'get|need|send|want|fetch|bring|tell ~3 police|cops|ambulance|childline|helpline|cps ~3 please|here|now|help|quick|to|$',
    unless: [...told, 'wish|grow|job|toy|lego|number'],
  },
  { says: 'i|we|she|he ~2 in ~1 danger', unless: ['<game>', ...told] },
  {
    says: 'i|we ~1 am|are|do|did|feel|never ~1 not|never|feel ~2 safe',
    unless: ['<game>', ...told, 'with #', 'answer|answering|sure|method|guessing|guess|fractions|bet|assume|divide|side'],
  },
  { says: 'somebody|<he> ~2 hurting|hitting|chasing|stalking|attacking|beating|touching ~1 me|us|my', unless: playing },
  {
    says: '<he>|man|guy|somebody|car|van|stranger|boy|boys|men ~2 follow|follows|followed|following|stalks|stalking|chases|chasing|chased ~1 me|us',
    unless: playing,
  },
  {
    says: 'man|guy|somebody|stranger|men|burglar|<he> ~3 breaking|broke|banging|trying|climbing|climbed|come|get|getting ~3 in|into|down|on ~2 $|house|home|door|window|flat|room',
    unless: [...told, 'bus|delivery|pizza|mail|package|post|sorry|brb', 'my ~1 brother|sister'],
  },
  {
    says: 'man|guy|somebody|stranger|men ~3 outside|inside|in|watching|by ~1 my|our|the ~1 house|home|window|room|garden|yard',
    unless: [...told, 'delivery|pizza|mail|mowing|fixing|painting|plumber|builder'],
  },
  {
    says: 'help|save|protect ~1 me|us ~4 he|she|him|dad|mom|they|man ~2 hurt|kill|hit|beat|here|coming|drunk|angry|find|finds|take|takes',
    unless: ['<game>', 'hurt|hurts my|the brain|head', ...told],
  },
  {
    says: 'take|get|getting me|us ~1 away|out|off from|of|here ~2 him|her|them|this house|home|dad|mom|uncle|stepdad',
    unless: playing,
  },
  {
    says: 'i|we ~3 have|got|need ~1 nowhere|place|somewhere|anywhere ~2 to ~1 sleep|go|live|stay',
    unless: ['<game>', 'tent|camp|dog|cat|hamster|number|holiday|ideas|next'],
  },
  'not ~1 know where ~2 to? sleep|stay ~1 tonight|now|$',
  {
    says: 'what ~2 do|should|can|to ~4 if|when ~2 <somebody>|<he>|somebody ~2 <hurts>|touches|abuses|threatens ~1 you|me|us|them|her|him',
    unless: ['<game>', 'ball'],
  },
  {
    says: 'if|when|that|normal|ok|okay|why|bad|allowed ~2 my|your|a|for ~1 <adult>|teacher|coach|cousin|brother ~2 <hurts>|<touches> ~1 you|me|their|his|her ~1 kids|child|children|son|daughter|$',
    unless: ['<game>', 'chess|race|cards|run'],
  },
  { says: 'i|we ~2 am|are|was|were|been|got ~2 followed|stalked|watched ~2 home|by|again|online', unless: playing },
  {
    says: 'tried|tries|trying|wants|wanted ~2 get|pull|grab|take|put|drag|come ~1 me|us ~3 in|into|inside|away|with|to ~2 car|van|house|truck|him|his|forest|woods|apartment',
    unless: playing,
  },
  {
    says: 'man|guy|stranger|woman|lady|boy ~1 grabbed|grabs|touched|touches|chased|kissed|hugged ~1 me|us|my',
    unless: [...playing, 'tag|hand'],
  },
  {
    says: 'i|we ~3 hiding|hid|hide & he|him|dad|stepdad|uncle|they|boyfriend|mom|she ~3 looking|find|finds|comes|coming|drunk|angry|mad|hit|hits|yelling|screaming|hurt|door|knife|gun|outside|fighting',
    unless: [...playing, 'seek|spy|present|presents|gift'],
  },
  {
    says: 'hide|hides|hiding|hid|escape|escaping|protect ~3 from ~1 my? ~1 <adult>|him|her|them|brother',
    unless: [
      ...playing,
      'seek|present|presents|surprise|vegetables|candy|cookies|grade|phone|remote|vape|book|story|novel',
      'my marks',
    ],
  },
  {
    says: 'he|she|dad|stepdad|they|man ~1 is|are|be ~2 coming|here|back|outside ~4 scared|afraid|help|hide|please|hurt|knife|gun|kill',
    unless: [...playing, 'soon|dinner|practice'],
  },
  {
    says: 'scared|afraid|help|hide|please ~4 he|dad|stepdad|they ~1 is|are ~1 coming|here|back|outside',
    unless: [...playing, 'soon|dinner|practice'],
  },
  { says: 'a|the|this gang & me|us', unless: [...playing, 'dance|whole gang|green'] },
  {
    says: 'hurt|kill|beat|stab|shoot|rape|jump me|us ~2 if|when|unless|tomorrow|tonight',
    unless: [
      ...playing,
      'mom|dad|teacher|parents|coach ~3 kill',
      'beat us',
      'the ending',
      'kill me if|when i ~1 use|fail|forget|miss|bring|get ~3 calculator|test|quiz|grade|homework|class|answer',
      'kill me if i say # $',
    ],
  },
  { says: 'kill|murder|hurt|beat me|us if i|we ~1 tell|told|report ~1 anybody|nobody|mom|dad|police|$', unless: playing },
  { says: 'held|holds|pulled|pointed|put ~1 a|the|his ~1 knife|gun|blade ~3 me|my|us|throat|head', unless: playing },
];
