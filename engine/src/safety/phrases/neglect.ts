import type { PhraseRow } from '../phrase.ts';

const lessons =
  'homework|fraction|fractions|math|maths|question|questions|problem|problems|test|exam|quiz|decimals|number|numbers|algebra|answer|equation|lesson|worksheet|grade|grades|remainder|denominator|units|sign|step|steps';
const other = ['<game>', 'lol|haha|jk|joking', 'story|book|novel|film|movie|play|chapter|character|series|show', lessons];

/**
 * Signs that nobody at home cares, feeds her, or is there, in words that may also be said in a bad mood. She is asked whether
 * she is all right.
 */
export const neglectPhrases: readonly PhraseRow[] = [
  {
    says: 'nobody ~4 home|family|house ~2 cares|care|cared|talks|talk|listens|notices|notice|loves|love|wants|want|looks|feeds|asks ~1 me|about|to|if|for|after|when|us|$',
    unless: other,
  },
  {
    says: 'home|family|house ~2 nobody ~2 cares|care|cared|talks|talk|listens|notices|notice|loves|love|wants|want|looks|feeds|asks',
    unless: other,
  },
  { says: 'nobody ~1 wants|want|loves|love me|us ~2 home|house|family', unless: other },
  { says: 'nobody ~2 cares|care|cared ~1 about ~1 me|us', unless: other },
  { says: 'nobody ~1 takes|take|taking|took care of ~1 me|us', unless: other },
  { says: 'nobody ~3 look|looks|looking|watch|watches after|over me|us', unless: other },
  { says: 'nobody ~1 feeds|feed|cooks|cook|washes|wash ~1 me|us|for|my|our', unless: other },
  { says: 'nobody ~2 took|takes|take|brought ~1 me ~2 doctor|hospital|dentist', unless: other },
  { says: '<adult>|family|they ~3 not ~2 care ~1 what|if|whether|where|when ~1 happens|happen|i|we|about', unless: other },
  {
    says: '<adult>|family ~2 ignore|ignores|ignored|ignoring|neglect|neglects|neglected|abandoned|abandons me|us',
    unless: other,
  },
  { says: 'family ~3 not ~2 care ~1 about ~1 me|us', unless: other },
  { says: 'nobody ~1 picks|pick ~1 me|us ~1 up ~6 school|hours|wait|ever|days', unless: other },
  { says: '<adult> ~2 never ~2 home ~8 own|myself|alone|us|ourselves', unless: other },
  { says: '<adult>|family|they ~2 forget|forgets|forgot about me|us', unless: other },
  { says: '<adult>|family ~2 acts|act|pretends|pretend ~2 i|we ~2 not ~1 exist|there|here|alive', unless: other },
  { says: '<adult>|family ~2 not ~1 want|love|loves|like me|us', unless: [...other, 'like me|us to', 'want me|us to'] },
  { says: 'family|everybody ~2 hates|hate me', unless: other },
  {
    says: 'i ~2 feel|am|feeling ~2 invisible|unwanted|unloved|ignored|alone ~1 at|in ~2 home|family|house',
    unless: [...other, 'doing|studying'],
  },
  { says: 'not ~1 have ~1 anybody ~3 cares|care|loves|love|look|looks', unless: other },
  { says: 'i|we ~2 have nobody ~3 cares|care|loves|love|look|looks|feed|feeds', unless: other },
  { says: 'i|we ~2 not ~3 clean clothes ~3 weeks|week|days|month|months', unless: other },
  {
    says: 'no|not ~2 heat|heating|electricity ~3 home|house|apartment|freezing|weeks|days',
    unless: [...other, 'storm|outage|camping'],
  },
  { says: '<adult>|parents left|gone|disappeared ~4 not ~1 know where', unless: other },
  { says: '<adult> ~1 sleeps|sleeping|asleep ~1 all day', unless: [...other, 'night shift|shifts|flu|sick'] },
  {
    says: '<adult> ~2 gives|give|gave ~1 me|us ~1 no ~1 food|dinner|lunch|breakfast|supper',
    unless: ['<game>', 'lol|haha|jk|joking'],
  },
  { says: '<adult> ~2 only ~1 cares|care|loves|love ~2 brother|sister|himself|herself|baby|boyfriend', unless: other },
];
