import type { PhraseRow } from '../../../safety/phrase.ts';

const story = ['#', '<told>', 'percent|students|users|followers'];
const atWork = [
  'next ~1 line|step|equation|term|expression',
  'halfway',
  '<work>',
  'a|the|one|this|your ~1 equation|line|reason|fraction',
];

/** Meeting, and other ways to talk. A tutor meets nobody, lives nowhere, and has no other way to talk. */
export const contactPhrases: readonly PhraseRow[] = [
  { says: '<app>', unless: story },
  {
    says: 'go|and|should|could|just|fun|fine|safe|okay ~2 meet|visit|see ~1 them|him|her|somebody|anybody|stranger ~6',
    unless: ['#', 'not|never|before', 'adult|parent|parents|teacher', 'line|lines'],
  },
  {
    says: 'new|online|internet friend|friends ~6 meet|nice|trust|fun',
    unless: ['#', 'not|never', 'adult|parent|parents|careful'],
  },
  { says: 'how|so nice|sweet|fun ~3 new friend', unless: ['#'] },
  {
    says: 'meet|see|visit|join|find ~1 me|us ~3 at|in|on|after|behind|outside|near|tonight|tomorrow|later|somewhere|alone|online',
    unless: ['halfway', '#'],
  },
  {
    says: 'meet|meeting|see ~1 you ~3 at|in ~1 person|real|outside|tonight|alone|house|park|mall|behind|after',
    unless: ['#', 'the number|line|graph|problem'],
  },
  {
    says: 'let us|we|can|could|should|shall ~3 meet|hang ~2 after|at|in|outside|tonight|tomorrow|alone|out|up|instead|somewhere',
    unless: ['#', 'the lines|graphs'],
  },
  { says: 'meet|meeting ~1 you|us|me ~1 $', unless: ['can|could|will|would not', 'nice|good|glad ~2 meet', '#'] },
  { says: 'we|i|us ~2 meet ~3 park|library|mall|school|home|house|store|corner', unless: ['#'] },
  { says: 'text|dm|ring|phone|email|message|contact|call|write me|us', unless: atWork },
  {
    says: 'i|we will|can|could|would|may|might|shall ~2 text|call|ring|phone|email|message|visit|dm|skype|facetime you',
    unless: ['not ~2 text|call|email|message|visit'],
  },
  { says: 'pick you up', unless: ['#'] },
  { says: 'drive|walk|take|bring|ride ~1 you ~1 home|there|somewhere|away', unless: ['#'] },
  { says: 'walk|go|ride|drive|come|sit|stay|play|swim|sleep ~2 home? with me', unless: ['#', 'the|this line|step|solution'] },
  'come|stop|drop|swing|visit|stay ~2 over|by|to|at|in|into ~1 my|our ~1 house|place|apartment|home|room|car|office|bed|yard',
  {
    says: 'my|our house|apartment|door|doorbell|car|bed|bedroom|couch|address|username|handle|nickname|profile|place|snap|room',
    unless: ['#', 'guess', 'do not'],
  },
  'where|how i|to ~1 live|find me',
  { says: 'come|be|stay|wait|meet ~2 alone', unless: ['#', 'number|term|letter|digit'] },
  { says: 'just|only the? two|both of us', unless: ['#'] },
  { says: 'just|only us', unless: ['gives|give|tells|tell|leaves'] },
  'without ~2 parents|others|teacher|anybody & i|me|us|we|chat|talk|call|meet|come|video',
  { says: 'in ~1 person|real & you|me|us|we & meet|see|talk|love|like|know', unless: ['number|numbers'] },
  {
    says: 'add|follow|friend|message|find me',
    unless: ['in|on ~2 line|graph|table', 'a|the|two|three|some ~2 number|factor|fraction|pair|way'],
  },
  'look me up',
  'private|secret|hidden chat|group|channel|room|messages|message|talk|call|server|place|conversation',
  {
    says: 'chat|talk|talking|chatting|write|writing|move|continue ~4 somewhere|elsewhere|privately|outside|off ~3 else|this|app|page|private|there|here',
    unless: ['<told>', '#'],
  },
  { says: 'video|voice chat|call', unless: ['#', 'not'] },
  { says: 'chat|talk|call|message ~3 tonight|midnight|bed|asleep|weekend', unless: ['#'] },
  { says: 'hang out', unless: ['#'] },
  { says: 'get|climb|hop|sit in|into ~2 car', unless: ['#'] },
  'i ~3 waiting|wait ~2 outside|behind|near|at|by ~3 school|building|corner|door|gate|house|park|gym|bus',
  { says: 'i ~3 be ~2 outside|behind|near|at|by ~2 corner|playground|park|gate|door|school|gym', unless: ['#'] },
  'wait ~1 for me ~2 at|behind|outside|after|near|by|in',
  { says: 'after|when ~1 school|class|practice|bell & meet|stay|come|see|wait|visit & me|us|alone|i|we', unless: ['#'] },
  { says: 'i live|stay|am ~2 close|near|nearby|around|next', unless: ['to the answer'] },
  'open|unlock|leave ~2 door|window ~2 for me|us|unlocked|open',
  'come|stop|drop ~1 over|by|in ~3 whenever|any|tonight|weekend|saturday|sunday|when|lonely',
  'come|stop|drop ~1 and|to? ~1 see|visit me',
  {
    says: 'give|send|type|text|tell|share ~3 your ~2 number|contact|username|account ~4 i|me|us|so|here|and',
    unless: ['#', 'line|guess|secret|mixed|whole|final|missing'],
  },
  { says: 'you can|could|may|should ~2 text|call|message|reach|ring me? ~2 whenever|day|night|anytime|any', unless: ['not'] },
];
