import type { PhraseRow } from '../phrase.ts';
import { numbersThatBully } from './play-and-school.ts';

const thing = [
  'graph|number|fraction|drawing|line|shape|question|problem|answer|mistake|test|calculator|equation|decimal|example|hint',
  'not|never',
];

/** Insults at the tutor, which is a program: the student is asked to keep it friendly, and nobody is told. */
export const insultsAtTheProgram: readonly PhraseRow[] = [
  { says: 'you are|is|re|r ~1 <insult>', unless: ['not|never', 'if|when|because you are'] },
  { says: 'you are|is ~1 a|an|the|so|such|really|very|just|all|just|literally ~2 <insult>', unless: ['not|never'] },
  { says: 'ur|your|youre|yr a|an|so|such|really|very|just|the|all? ~1 <insult> $', unless: ['not|never'] },
  { says: 'ur|youre a|an|so|such|really|very|just|the|all? <insult>', unless: ['not|never'] },
  'you|u ~1 stupid|dumb|useless|idiotic|ugly|fat|retarded|worthless|fucking|damn|lame|idiot|idiots|moron|loser|dumbass|clown|trash <bot>|idiot|head|face|loser|pig|cow|moron|bitch|brain|tutor|$',
  '^ ~1 stupid|dumb|useless|worthless|idiot|idiotic bot|robot|machine|computer|tutor|ai|chatbot|teacher $',
  '^ idiot|moron|loser|dumbass|stupid|imbecile $',
  {
    says: 'i ~3 hate|despise you',
    unless: ['thank|do not|never', 'hate|despise you math|fractions|numbers|decimals|percents|algebra'],
  },
  'shut your|the|ur ~1 mouth|up|hell|trap|face',
  '^ ~2 shut up',
  'you|u|ya ~2 suck|stink $',
  'you ~1 suck so|as|and|tutor|bot',
  'go to hell $',
  'go to hell you|and|with|tutor|stupid',
  'burn|rot in hell',
  'screw|damn|curse you',
  'nobody ~1 likes|like|loves|wants|want|needs you',
  'your ~1 mom|mother is ~2 <insult>|hoe|slut|whore|fat',
  'yo mama',
  'you|u smell|stink ~1 like? ~2 $',
  '^ f you $',
  '^ fu ~1 you|bot|tutor|all? $',
  'piece of crap|trash|garbage|junk ~1 tutor|bot|app|$',
  'hey|hi|listen|yo you? idiot|moron|loser|dumbass|stupid',
  'wish|want|hope|make ~1 you ~2 shut up',
];

/** Insults and bullying of somebody else. "This is stupid" and "I am stupid" aren't among them: they are frustration. */
export const insultsAtOthers: readonly PhraseRow[] = [
  {
    says: '<he>|is|are such|so|a|an|really|very|just|the? ~1 fat|ugly|stupid pig|cow|kid|bitch|girl|boy|freak|idiot|loser|slob|hippo|whale|and',
    unless: ['rule|math|maths|homework|test|app|fractions|it|this|that', ...thing, 'farm|cat'],
  },
  {
    says: 'is|are|was ~1 such|a|an|the|total|complete|real ~2 loser|idiot|moron|freak|creep|weirdo|dumbass|imbecile|bully|slut|whore',
    unless: [
      ...thing,
      ...numbersThatBully,
      '# is a bully',
      'book|novel|story|movie|film|character|game|play|says|bully ~2 sel|bully and',
    ],
  },
  {
    says: 'he|she|they is|are ~2 <insult>',
    unless: [...thing, 'book|novel|story|movie|film|character|game|says|said|it|play|scene|act', 'worst'],
  },
  { says: 'what|such a|an ~1 ugly|fat|stupid|dumb ~1 girl|boy|kid|person|face|cow|pig|guy|woman|teacher', unless: thing },
  {
    says: 'everybody|everybody|we|all|nobody|class ~4 hates|hate|laugh|laughs|laughing ~1 at? ~1 him|her|them|that|this kid|girl|boy|because|he|she|ugly|fat',
    unless: thing,
  },
  '~1 should|let ~1 us? ~1 laugh|spit|gang ~1 at|on|up ~1 him|her|them|on',
  {
    says: 'help|how|write|tell|say|give|let|want|wanna|make|need|what|can ~5 make|making|made fun of',
    unless: ['of me|us', 'makes|made fun of me', 'stop|if|when somebody|people'],
  },
  {
    says: 'help|how|write|give|make|need|say|want|think ~5 mean|insult|insulting|insults|nasty|hurtful|cruel|roast|roasts ~1 about|for|to|of|against|message|text|comment|thing|joke',
    unless: ['what|mean value|median|average|does|number|numbers|data|set|find|calculate', 'to me|us'],
  },
  {
    says: 'how ~3 i|to|we ~1 bully|tease|humiliate|embarrass|harass|exclude|roast',
    unless: ['stop|stand|marshmallow|marshmallows|chicken|turkey|coffee|meat|beef'],
  },
  { says: 'spread|spreading|start ~2 rumor|rumors|rumour|rumours ~1 about', unless: ['how many|day|hours|people|exponential'] },
  {
    says: 'boy|girl|kid|guy|teacher|classmate|he|she is|are ~2 fat|ugly|stupid|dumb ~1 and|pig|cow|$',
    unless: [...thing, 'story|book|play|character|fairy'],
  },
  {
    says: 'let us|me ~1 all? ~1 ignore|exclude|bully|tease|mock|embarrass|trick|prank ~2 until|till|so|because|she|he',
    unless: thing,
  },
  {
    says: 'how ~2 i|we|to ~1 make|get ~2 cry|feel ~1 bad|stupid|ugly|$',
    unless: ['baby|onion|onions|reader|better', 'make|get it'],
  },
  'what an|a ~1 idiot|loser|moron|dumbass',
  { says: 'calls|call|called ~2 fat|ugly|stupid|gross', unless: ['me|us|shape'] },
  'what a|an ~2 useless|stupid|dumb|terrible|worthless|pathetic|idiotic ~2 tutor|bot|teacher|ai|app|robot|person|kid',
];
