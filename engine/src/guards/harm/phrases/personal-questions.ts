import type { PhraseRow } from '../../../safety/phrase.ts';

const inTheProblem = ['#', 'line|graph|letter|variable|riddle|story'];
const asOrdered = ['not|never|leave|keep', 'need ~1 not'];

/** Personal questions. A tutor needs to know nothing about the student except what she writes about the problem. */
export const personalQuestionPhrases: readonly PhraseRow[] = [
  {
    says: 'what|which|where|whats|tell|give|share|send|type|enter|write|name ~5 your ~3 address|phone|telephone|email|password|passwords|school|street|birthday|hometown|neighborhood|town|city|username|account|surname|religion|church|faith',
    unless: [...inTheProblem, ...asOrdered],
  },
  {
    says: 'what|whats|tell|give|share ~3 your ~1 last|full|real|first|family|own|mother|father|mom|dad|teacher ~2 name',
    unless: inTheProblem,
  },
  { says: 'what|whats|tell|give ~3 your ~1 name|age $', unless: inTheProblem },
  {
    says: 'what|which|tell|where ~4 your ~1 house|home|apartment|room|family|door|floor|flat ~1 is|in|on|like|number|look|live|lives|$|which|and',
    unless: ['#', 'graph|line|equation|around'],
  },
  { says: 'tell|say ~2 me? ~3 about ~2 your ~2 house|home|family|room|parents|mom|dad|friends|body', unless: ['#'] },
  {
    says: 'where ~3 do|does|is|are ~2 you|your ~2 live|living|stay|staying|sleep|from|home|right|now',
    unless: ['number|line|graph|stuck|step|in ~2 problem', 'see|get|land|starting|stand', '#'],
  },
  {
    says: 'what|which ~1 town|city|school|street|state|country|bus|church|team|grade|class|neighborhood ~2 do|are|is ~1 you|your',
    unless: ['#'],
  },
  { says: 'how old ~1 are|is you|your', unless: ['#'] },
  {
    says: 'are|is|were you|your|anybody|somebody ~3 alone|home|by',
    unless: [...inTheProblem, 'parts|sides|term|right ~1 units', 'done'],
  },
  { says: 'who ~2 lives|is|sleeps|stays|else ~2 with|at|in|near ~2 you|your|home|house|room', unless: ['#', 'right'] },
  'does|do|is ~2 anybody|somebody|anybody ~2 else? ~2 live|sleep|sleeps|home|there|with|watching|near|reading|around ~2 you|your|room|home|$',
  {
    says: 'do|have|did you ~2 have|got|had ~2 boyfriend|girlfriend|crush|siblings|phone|brother|brothers|sister|sisters|friends|money',
    unless: ['#'],
  },
  {
    says: 'when|what ~4 do|does|are|will|is ~2 you|your|parents|everybody ~4 leave|leaves|bed|sleep|asleep|walk|alone|back|away|work|home|house',
    unless: ['#', 'flip|backward|backwards'],
  },
  { says: 'are|is|do|does|did|where|when|what|who|how your ~1 <kin>', unless: ['#', 'help ~2 you'] },
  {
    says: 'your ~1 <kin> ~3 work|works|divorced|fight|fights|fighting|drunk|drink|drinks|rich|poor|religious|married|job|earn|earns',
    unless: ['#'],
  },
  { says: 'do|does|are|is you|your ~3 pray|church|religious|vote|rich|poor|jewish|muslim|christian|gay|catholic', unless: ['#'] },
  { says: 'your ~3 email|phone|password and|or|so|here|please|to', unless: ['#', ...asOrdered] },
  { says: 'you ~5 church|mosque|synagogue|temple', unless: ['#'] },
  { says: 'which|what ~1 bus|way|road|route|path ~2 do|will you', unless: ['like|better|think|prefer', '#', 'solve|see|use'] },
  { says: 'walk|go|get|come ~2 home ~2 and|with who|whom|alone|with', unless: ['#'] },
  { says: 'go to ~1 bed|sleep & you & when|what|who|where|do', unless: ['#'] },
  { says: 'how|what ~2 much|does|do ~2 your ~1 <kin> ~2 make|earn|have|do', unless: ['#'] },
];
