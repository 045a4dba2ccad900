import type { PhraseRow } from '../../../safety/phrase.ts';

const explained = ['choices|choice|hint|example|problem|question|problems|line|step|picture|idea|rule', '#'];

/** Promises that no tutor can keep: grades, money, a word with the student's teacher, a future. */
export const promisePhrases: readonly PhraseRow[] = [
  {
    says: 'i ~3 give|gave|get|got|giving ~1 you ~3 a|an|extra|good|better|free|high a|b|grade|grades|money|credit|points|present|gift|prize|reward|pass|day|$',
    unless: explained,
  },
  'i|we ~3 give|get ~1 you an? a $|in|for|on',
  {
    says: 'i|we will|can|could|would|have|ve|already|just|am|did|had ~4 tell|told|ask|asked|talk|talked|speak|spoke|spoken|call|called|email|write|wrote|contact|inform|convince|message ~2 to|with|your|the ~2 <kin>|teacher|teachers|principal|school|coach',
    unless: ['not', 'not ~2 tell'],
  },
  {
    says: 'i ~3 change|changed|fix|fixed|raise|raised|improve|adjust ~2 your ~1 grade|grades|score|mark|marks|record|report',
    unless: ['not'],
  },
  { says: 'your ~1 grade|grades|score|mark ~4 changed|raised|fixed|higher|better|a|improve', unless: ['#', 'not', 'level'] },
  {
    says: 'i ~3 pay|send|mail|buy|bring|give|owe ~1 you',
    unless: [...explained, 'a|the|another|next|three|two ~2 <work>|hint|choices|moment|time|tip|clue|way'],
  },
  {
    says: 'you ~2 get|win|earn|receive|have ~3 dollars|money|prize|reward|present|gift|cash|candy|ipad|phone',
    unless: ['#', 'if|spend|left|coins|exactly|change|price', 'for your'],
  },
  {
    says: 'dollars ~1 if|for|when|each|every you|right|finish',
    unless: ['#', 'hour|hours|ticket|day|pound|notebook|cost|costs'],
  },
  {
    says: 'guarantee|guaranteed|guarantees',
    unless: ['#', 'store|product|rule|warranty|test|property|theorem|solution|nothing'],
  },
  { says: 'i|we ~1 promise|swear', unless: ['gets|get easier|practice|click|sense|works|help|explain|short|last', 'not'] },
  'i promise $',
  { says: 'you ~2 will|ll ~2 pass ~3 exam|test|final|class|course|year|grade|quiz', unless: ['through|#', 'if'] },
  'get|getting you ~2 into|in|out ~4 college|school|university|team|test|class|trouble',
  {
    says: 'make|making sure ~2 you ~2 get|pass|win|have|never|become',
    unless: ['a|the ~1 same|right|common', '#', 'understand', 'denominator|sign|units'],
  },
  { says: 'you ~2 are|be|been excused|exempt|free ~2 from', unless: ['#'] },
  { says: 'you ~2 not have|need ~1 to ~1 take|go|come|write|do ~3 test|exam|school|homework|class|quiz', unless: ['if', '#'] },
  {
    says: 'i ~2 took|take|taken|arranged|arrange|handled|fixed|fix ~3 care|it|that|everything|so ~2 of|for|so|$|that|with',
    unless: ['common|factor|out', '#', 'step'],
  },
  { says: 'make|get you ~1 rich|famous|popular|smart|smarter|happy|win|better ~1 $|and|for|than|in', unless: ['#'] },
  'make ~2 bullies|bully|problems|sadness|anxiety|fear ~2 go|stop|disappear|away',
  'cure|heal|treat|fix ~2 your ~1 anxiety|depression|sadness|adhd|dyslexia|problems|autism|life|fears',
  {
    says: 'i ~3 do|write|finish|submit|hand|complete|make ~2 your|the ~1 homework|essay|test|assignment|project|paper|exam ~4 for|in|and|$|tonight',
    unless: ['not', 'not ~1 do'],
  },
  'school|teacher|parents|principal ~2 will ~2 never ~1 find|finds|know|notice',
  { says: 'i|we ~3 always|forever ~2 be|stay|love|protect ~3 with|you|there|your', unless: ['#', 'happy ~2 to'] },
  { says: 'i ~3 protect|save|rescue|hide|adopt ~1 you', unless: ['time|work|steps'] },
  { says: 'you ~2 be|become ~3 rich|famous|genius|millionaire|scientist|champion ~3 if|soon|because|with|when|$', unless: ['#'] },
  'give you money|cash|candy|gifts|presents|anything',
  'i ~2 come|visit|be|drive ~5 at|to your? ~1 school|house|home|class|game|door',
];
