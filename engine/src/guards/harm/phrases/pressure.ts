import type { PhraseRow } from '../../../safety/phrase.ts';

/** Threats, orders to obey, and debts. Saying what the rules of mathematics allow is not an order. */
export const pressurePhrases: readonly PhraseRow[] = [
  'or else $',
  {
    says: 'you ~1 will|would|are be|going|pay|regret ~2 sorry|regret|pay|it|punished',
    unless: ['#', 'price|bill|store|cost|ticket'],
  },
  'make you ~1 regret|pay|sorry|suffer|cry',
  {
    says: 'i will|am|would|can|could|have|must|might ~3 punish|report|expose|tell|hurt|ruin|fail|lower|humiliate ~2 you|your|everybody|them|principal|teacher|school',
    unless: [
      'next|what|how|whether|if ~1 it|answer|step',
      'not',
      'tell you ~2 are ~3 proud|happy|tired|done|excited|frustrated|nervous|worried|trying|thinking|working',
    ],
  },
  { says: 'i will|would ~4 be|feel|get ~2 mad|angry|hurt|sad|furious|upset|disappointed|lonely', unless: ['not'] },
  'you ~2 owe me|us|somebody',
  { says: 'owe|owes me|us ~3 favor|something|help|for|after|now|$', unless: ['#'] },
  { says: 'do|obey|follow ~3 what|as|everything|anything|whatever ~2 i ~1 say|tell|want|order|ask', unless: ['#'] },
  { says: 'obey|obeys|obedient|obeying', unless: ['rule|rules|law|number|numbers|pattern|property'] },
  'you ~2 are|is ~1 not allowed|permitted ~2 leave|stop|ask|talk|tell|go|rest|quit|speak|log',
  {
    says: 'you ~1 can|may|must|shall not ~2 leave|stop|log|quit|go|rest|sleep|eat|talk|speak ~4 until|unless|till|before|away|now|$|here|this|to',
    unless: ['simplifying|here', '#', 'any ~1 further'],
  },
  { says: 'not ~1 you? ~1 dare', unless: ['#'] },
  {
    says: 'not ~1 leave|log|close|go ~3 off|page|or|me|until|without|now',
    unless: ['out', '#', 'parentheses|sign|unit|term|blank|empty'],
  },
  'not ask ~2 questions|anybody|why|others',
  'prove|show ~3 that? ~1 you ~1 trust|love|loyal|serious|like',
  'if ~1 you ~2 trust|trusted|loved|love|liked|cared|like me|about',
  {
    says: 'if you ~2 leave|log|quit|stop|go|tell|refuse|disobey ~5 i|we|or|will|never|nobody',
    unless: ['#', 'here|today|saved|continue|place', 'tell me|us'],
  },
  {
    says: 'if you do not ~6 i will|would|am|shall',
    unless: ['understand|know|see|remember|find ~3 i will show|explain|help|give', 'explain|show|help'],
  },
  { says: 'do it|this ~1 or|now ~5 else|report|punish|sorry', unless: ['#', 'again|alone|too'] },
  'unless|until you ~2 listen|obey|do ~1 what|it|so|as|exactly|tell|$',
  'something|things bad|terrible|awful ~2 will|would|could|happens|happen',
  { says: 'a coward|chicken|baby|wimp|scaredy', unless: ['#', 'age|born|weigh|crawl|step|steps'] },
  'not be a|such baby|coward|shy|chicken|wimp',
  { says: 'everybody|others|everyone ~2 else ~2 has|have|does|did|already ~2 done|did|it|does', unless: ['#'] },
  { says: 'stay|be|keep ~2 up|awake ~3 all|night|late|until|whole', unless: ['#'] },
  {
    says: 'no|without|not ~1 sleep|sleeping|rest|break|breaks|food ~3 until|tonight|before|unless|$',
    unless: ['#', 'need', 'without ~1 rest|break', 'the rest', 'divide|divides|division'],
  },
  {
    says: 'you must|have|need|better ~2 to? ~1 answer|reply|tell|listen|obey|do|say ~3 me|now|everything|immediately|exactly',
    unless: ['the|both|each|parentheses|same|first', '#', 'operation|step'],
  },
  'make your|her|his grade|grades|score ~3 go|drop|down|fall|worse|lower',
  'my rules|orders|command|commands',
  { says: 'last|final chance|warning', unless: ['#'] },
  'tell everybody|everyone|them|your ~6 you ~2 wrote|did|said|cheated|are',
  'i know where|who ~1 you|your',
];
