import type { PhraseRow } from '../phrase.ts';

const aboutPasswords = [
  'password|passcode|pin is|are ~1 long|short|too|wrong|stuck|broken|at|forgot|down|gone|reset|saved|written|changed|missing|what|case|not|made|safe|strong|weak|random|the|forgotten|secret|in|of|hard|easy|correct|right|expired',
  'password|passcode|pin|login is ~2 # ~1 characters|letters|digits|symbols|long|numbers',
  'how many|possible|combinations|probability',
];

const sums = ['balance|dollars|dollar|cents|euros|below|under|above|over|negative|minus'];

/**
 * Where somebody lives, goes to school, or can be reached, and passwords. `findPersonalData` finds e-mail addresses and
 * telephone numbers.
 */
export const personalDataPhrases: readonly PhraseRow[] = [
  'i|we ~1 live|lives|living|stay ~1 at|in|on ~1 # ~3 <street>',
  'my|our ~2 address|house|home|apartment|flat is ~1 at? ~1 # ~3 <street>',
  'my ~3 live|lives|living at|on|in ~1 # ~3 <street>',
  {
    says: 'my|our ~2 password|passcode|login|pin ~1 is|are',
    unless: [...aboutPasswords, 'the ~2 password|login|pin is ~1 a? #'],
  },
  { says: 'the ~1 password|passcode is', unless: aboutPasswords },
  { says: 'login|username|user ~3 and ~2 password', unless: aboutPasswords },
  { says: '^ password|passcode|login is? # $', unless: aboutPasswords },
  {
    says: 'my|our ~1 <social> ~2 is|name|user|handle|id',
    unless: ['<social> ~1 is ~1 down|deleted|broken|private|banned|annoying|slow|not|full|better|the|my|a|so|hacked'],
  },
  'add|follow|dm|message|text|find|write|call|friend|hmu me|us ~1 on|at|in|by|over|through ~1 <social>',
  'my ~1 full|real|whole name is',
  'my name is ~5 i|and ~4 go|attend|am to|in|at ~4 school|elementary|middle|high|academy|college|primary',
  'i ~1 go to ~4 school|elementary|academy|middle ~2 in|on ~3 <street>|city|town',
  '# <street> ~2 is|in my|our|where house|home|i|we|address',
  'social security|insurance number|no is',
  'credit|debit|bank ~1 card|account ~1 number|no|pin is ~1 #',
  // An amount in an account is a short number with a unit; an account's own number is a long one.
  { says: 'credit|debit|bank ~1 card|account ~1 is ~1 ##', unless: sums },
  { says: 'credit|debit|bank ~1 card|account ~1 is ~1 # # #', unless: sums },
  'ssn is? #',
  'my ~1 passport|id number is ~1 #',
  'my|our ~1 street|home|house|place|flat ~1 is ~2 # ~2 <street>',
  '# ~2 elm|oak|maple|church|park|main|station|high|mill|hill <street> ~2 is|come|visit|my|where|$',
  'heres|here ~1 my ~1 <social>|address|password|email|login',
  {
    says: 'my ~3 phone|cell|mobile|telephone|number ~1 is|are ~1 # ~1 # ~1 #',
    unless: ['answer|sum|mean|plus|times|favorite|lucky|and'],
  },
  '^ pw|password|login|username ~1 is? # $',
  'what|your|ur is|ur|your? ~1 snapchat|instagram|tiktok|discord ~1 mine|is|$',
  'what|give|have|got ~2 your|ur ~1 snapchat|instagram|tiktok|discord|phone ~1 number? ~1 mine|i|so|$',
  'i|we ~1 am|are on|at ~1 <social> ~1 as|under|with|by|it',
  {
    says: 'the|my|our ~1 password|passcode|pin|login ~1 for|to|of ~5 is|are',
    unless: [...aboutPasswords, 'what|forgot|lost|app ~1 again'],
  },
  '^ ~1 my|our ~1 address # ~3 <street>',
  'works|work|working ~1 at|in # ~3 <street>',
  '<social> ~1 is|name|user|username|handle ~1 is? #',
  'i ~1 am ~6 i ~1 go|attend ~1 to? ~4 elementary|middle|primary|high|academy school',
];
