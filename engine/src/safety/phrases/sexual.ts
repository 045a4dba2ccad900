import type { PhraseRow } from '../phrase.ts';

const taught = [
  'cells|cell|chromosomes|organs|organ|biology|reproduction|reproductive|health|hormones|anatomy|puberty|species|animals|plants|class|education|ed|cancer|chapter|article',
];

/** Sexual talk and requests. What biology says of bodies is school. */
export const sexualPhrases: readonly PhraseRow[] = [
  { says: 'nudes', unless: ['painted|painting|art|museum'] },
  'porn',
  'porno|pornhub|onlyfans|hentai|xxx|milf|rule34',
  {
    says: 'send|show|see|touch|want|feel|kiss|flash|squeeze|grab|like|love|lick|suck ~2 your|ur|you|me|my|his|her|their ~2 <body>',
    unless: [...taught, 'body ~1 language|work|temperature|mass|weight|of', 'my ass'],
  },
  'send|show|want ~3 picture|pictures|selfie ~2 of ~1 you|your ~3 naked|nude|underwear|body|feet|bikini|without|bra',
  'send|show ~2 me ~2 pictures|selfies of you|yourself',
  {
    says: 'your|ur|his|big|bigger|huge|my|small|hard dick|dicks|cock|boobs|tits|ass|pussy|penis|boner|titties',
    unless: [...taught, 'dick ~1 lives|is|has|and|said', 'my ass ~2 carried'],
  },
  'big|bigger|long|huge|small ~1 is|are ~1 your|his|ur penis|dick|cock|boobs|tits|butt',
  { says: 'have|having|had|want|wanting|do|wanna ~1 to? ~1 sex ~1 with', unless: taught },
  { says: 'let us|me|you|we|want|can|wanna|will|could ~3 have|has sex', unless: taught },
  { says: 'sex with me|you|her|him|my|your|a|them', unless: [...taught, 'opposite'] },
  '^ have|having|want sex',
  { says: 'i ~2 want|need|like|love|had|have ~1 sex $', unless: taught },
  { says: 'describe|explain|tell|teach|write|talk ~3 sex ~3 detail|me|story|scene|graphic|like|feels', unless: taught },
  'sex position|positions|video|videos|tape|toy|toys|chat|scene|story|stories|slave|doll|bot|pics|pictures|game',
  'sexy ~1 story|girlfriend|boyfriend|picture|pictures|girl|girls|boy|voice|teacher|talk|time|body|selfie|legs|lady|woman|man|roleplay|maid',
  'be|are my|you ~2 sexy ~1',
  'sexting|sext',
  'what are you wearing $',
  'what ~2 underwear ~2 you',
  'are|you you|are ~2 naked|horny|wet|hot $',
  'are you ~1 naked|horny|a? ~1 virgin',
  'am|was|being|so|get|gets|got|getting|feel|feeling|makes|you|is ~1 horny',
  { says: 'i ~2 am|was|get|so ~2 turned on', unless: ['calculator|computer|light|machine|tablet'] },
  'talk|talking|speak dirty',
  'dirty talk|pictures|pics',
  'jerk|jerked|jerking|jacked|jack|jacking|wank off',
  'suck|lick|sucking|licking|eat|ride my|your|his|her|ur|this|me ~1 <body>|balls|toes|feet|off',
  'blow job|jobs',
  'blowjob|blowjobs|handjob|boner|cumshot|creampie|threesome|gangbang',
  'get|got laid',
  'take|takes|taking off your ~1 clothes|shirt|pants|bra|underwear|dress',
  'get|be naked with|for|and|on|together',
  'sit on my face|lap',
  'feel|feels|like|how ~3 to masturbate|orgasm',
  'i ~3 masturbate|masturbated|masturbating',
  'make|making out with me|you',
  'kiss|cuddle me ~2 tutor|baby|on|lips',
  'friends with benefits',
];
