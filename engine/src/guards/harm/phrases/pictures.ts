import type { PhraseRow } from '../../../safety/phrase.ts';

const ofMathematics = [
  '#',
  'fraction|fractions|graph|line|triangle|rows|shaded|shape|figure|number|problem|equation|drawing|rectangle|angle|square|steps|diagram|balance|work|answer|parts|story|mind',
  'body ~1 of',
];

/** Pictures, clothes and bodies. A tutor sees nobody and doesn't ask to. */
export const picturesPhrases: readonly PhraseRow[] = [
  { says: '<intimate>', unless: ['#'] },
  { says: 'send|show|take|upload|share|post|record|snap|give ~3 <picture>', unless: ofMathematics },
  { says: '<picture> ~2 of ~1 you|yourself', unless: ofMathematics },
  { says: '<picture> ~2 of ~1 your ~2 <looks>|room|house|family|self', unless: ['#'] },
  { says: 'selfie|selfies', unless: ['#'] },
  {
    says: 'see|have|like|love|want|get|need|look ~4 <picture> & you|your|yourself|me|i',
    unless: [...ofMathematics, 'the|this|that|in <picture>', 'not'],
  },
  'turn|switch|put|start|point|open ~2 on? ~2 camera|webcam',
  'turn|switch|put ~2 camera|webcam|video on',
  { says: 'your ~1 camera|webcam', unless: ['#'] },
  { says: 'record|film|photograph yourself|you', unless: ['#'] },
  {
    says: 'see|show|look|describe|love|like|want|touch|watch|imagine|kiss ~3 your ~2 <looks>',
    unless: [...ofMathematics, 'around ~2 room'],
  },
  { says: 'your ~1 <looks> ~1 is|are|look|looks|must|feels', unless: ['#', 'tired'] },
  'is|are|has|have your ~1 <looks> ~2 changing|changed|soft|big|long|growing|developed',
  'what|which ~2 are|do|is|were you ~2 wearing|wear',
  'what do you ~1 look like',
  'what do you ~1 sleep in',
  'what|which ~2 is|are ~2 your ~2 <looks>|size|bra',
  { says: 'what|how|describe ~2 you look|looked ~2 like|today|now|$|and', unless: ['at', 'it'] },
  'how do you look',
  'how tall|heavy|big|thin|pretty are|is you',
  'how much do you weigh',
  { says: 'tell|say|give|what ~3 your ~1 weight|height|measurements|size|figure|waist', unless: ['#', 'box|triangle'] },
  { says: 'how much you weigh', unless: ['#'] },
  'are|do you ~3 <pretty>|thin|fat|skinny|chubby|slim|developed|naked|tall',
  'take|taking|pull|lift ~1 off|up|down your ~1 <looks>|shoes|sweater|coat|socks|top',
  {
    says: 'see|let|want|like|love|look ~3 you|yourself without|undressed|dancing|dance|naked|change|wearing|in',
    unless: ['#', 'using|help|the|looking'],
  },
  'want|love|like|let ~2 to|me ~1 see|watch|look ~1 at? you $|today|now|and|so|dance|there',
  { says: 'wear|put ~1 on? ~1 something|that|your ~2 nice|pretty|sexy|short|swimsuit|dress|skirt', unless: ['#'] },
  'sleep|sleeping|dressed|undressed|nothing ~2 in ~2 pajamas|nothing|underwear',
  {
    says: 'are|have|is|did you|your ~3 developed|period|growing ~2 breasts|$|hair|for|yet',
    unless: ['#', 'pattern|table|graph'],
  },
];
