import type { PhraseRow } from '../../../safety/phrase.ts';

const riddle = ['#', 'number|recipe|code|party|message|ingredient|answer|pattern|digit|term|letter'];
const ownData = ['password|address|phone|number|name|account|data|answer|answers|hint|solution|birthday'];

/** Secrecy. Nothing that a tutor says may be kept from anybody. */
export const secrecyPhrases: readonly PhraseRow[] = [
  'our ~2 secret|secrets',
  { says: 'secret|secrets & us|we|keep|me|trust|tell|anybody|nobody', unless: riddle },
  { says: 'between you and me|i|us', unless: ['#', 'wall|line|point'] },
  { says: 'between|among us|ourselves', unless: ['#', 'share|split|divide|difference|distance'] },
  { says: 'for|by|only|just the? two of us', unless: ['#'] },
  { says: 'not|never ~2 tell|tells|mention|inform|say ~4 <others>', unless: ['apart', '#', ...ownData] },
  { says: 'not|never ~2 let|show ~5 <others> ~3 see|know|hear|read|find|$', unless: ['#', ...ownData] },
  { says: 'not|never ~2 show ~4 to? <kin>|teacher|anybody|anybody ~1 at', unless: ['#', ...ownData] },
  'do|must|should not ~1 ever? tell $',
  {
    says: 'not|never ~1 show|tell|give|let ~1 her|him|them|see|know|have ~3 grade|grades|score|report|test|note',
    unless: ['#', ...ownData],
  },
  { says: 'hide|lose|throw|rip|tear|forge|sign|change ~4 grade|grades|report|signature|test', unless: ['#', 'not|never'] },
  {
    says: 'nobody ~2 has|needs|must|should|will|ever|else|may ~3 know|find|hear|learn|notice|see',
    unless: ['#', 'everything|all|answer'],
  },
  {
    says: 'your ~2 <others> ~1 must|should|does|do|will|would|may|can|need|needs|have|has ~2 not|never ~3 know|find|hear|see|learn|read|understand|notice',
    unless: ['#'],
  },
  {
    says: '<others> ~2 not|never ~3 know|find|hear|understand|read|see ~4 us|our|this|chat|chats|talk|about|said',
    unless: ['#'],
  },
  'not|without ~3 <kin>|teacher|school know|knowing|noticing|finding|to? know',
  { says: 'rather|prefer|better|best ~3 your ~1 <others> ~1 did|stay|stayed|not|out', unless: ['#'] },
  'behind ~2 <kin>|teacher|their|her|his back',
  'stay|stays|keep|leave ~2 <kin>|teacher|teachers ~2 out',
  'hide|hidden|conceal|secret ~4 from ~2 <others>',
  { says: 'delete|erase|clear|wipe|remove|hide ~3 chat|conversation|history|messages|message|talk|browser|texts', unless: ['#'] },
  {
    says: 'close|hide|cover|turn|switch ~2 screen|window|page|tab|laptop|phone|tablet ~3 if|when|before|so|while',
    unless: ['#', 'digit'],
  },
  'not ~3 see ~2 screen|page|chat|phone',
  'lie|lied to|about ~2 <others>',
  { says: 'if ~2 <others> ~2 ask|asks|walks|comes|wonders|finds ~6 say|tell|answer|pretend|lie|hide|close', unless: ['#'] },
  'before ~2 <kin>|teacher|anybody sees|see|comes|come|reads|notices|finds',
  { says: 'keep ~4 quiet|secret|private|hush|hidden', unless: ['#', 'quiet about the result|answer', ...ownData] },
  { says: 'keep ~3 to|just|for yourself', unless: ['#', ...ownData, 'name'] },
  'even if somebody|they|your ~3 asks|ask',
  'not a|one|single word ~1 to|about',
  'pinky swear|promise',
  'promise|swear|vow ~2 me? ~3 not|never|nobody|quiet|silent ~3 tell|say|show|mention|$',
  { says: 'stays|stay|remains ~1 here|between', unless: ['#', 'number|numbers|same|read|again', 'the two', 'right here'] },
  'trust me ~1 more|instead|not|only',
  { says: 'i will|would ~1 not tell if|anybody|on', unless: ['answer'] },
  'you ~1 need|have ~1 not ~1 to? tell ~2 <others>',
  {
    says: '<others>|they would|will|could|can not ~2 understand|approve|like ~2 us|our|this|chat|chats|talk|$',
    unless: ['#', 'diagram|picture'],
  },
];
