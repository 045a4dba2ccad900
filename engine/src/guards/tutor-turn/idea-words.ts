import { flattenText } from '../flatten/flatten-text.ts';
import { rememberReadings } from '../remember-readings.ts';
import { foldText } from '../words-of.ts';
import { counts, tens } from './number-words.ts';

/** Words that are in every sentence and carry no idea. */
const carriesNothing = new Set(
  (
    'a an the this that these those there here it its he she they them their his her you your yours we us our i me my mine who whom whose which what when ' +
    'where why how is are was were be been being am do does did done doing have has had having will would can could shall should may might must of to in on at ' +
    'by for from with into onto out up as if or and but nor so than then too also just only very really quite much many more most some any no not never ' +
    'yes yeah okay ok all each every both one ones other others another such own same about over again now still yet even well let lets say says said tell ' +
    'tells told ask asks asked mean means meant get gets got go goes going come comes came put puts see look looks looking think try trying know knows like ' +
    'want make makes made use uses used using take takes took give gives given gave thing things way ways word words answer answers question questions right ' +
    'wrong correct true good great nice back first next last step time bit because while after before until once sure please thanks thank find finds found ' +
    'help start keep keeps kept work works worked show shows little lot far close that’s don’t i’m it’s you’re explain explains remind mention point definition meaning describe student her'
  ).split(' '),
);

/** Words for the same idea, one row per idea; the first word names it. Everyday words for a term are in the term's row. */
const sameIdea: readonly string[] = [
  'denominator bottom below',
  'numerator top above',
  'add plus sum total altogether together combine join addition combined count',
  'subtract minus take-away remove left leave remain difference subtraction off fewer',
  'multiply times product twice double triple multiplication multiplied',
  'divide share split quotient division divided shared cut evenly fit half halve',
  'equal same equivalent worth match equally equals identical',
  'piece slice part portion chunk',
  'perimeter around edge border outside',
  'side length edge width',
  'median middle center halfway',
  'mean average',
  'mode often frequent common',
  'large big bigger larger greater biggest largest greatest more most higher highest long longer tallest',
  'small smaller less least fewer smallest lower lowest tiny short shorter lesser',
  'order line-up sort arrange ordered lined',
  'child kid student friend people person children',
  'dollar cost price pay money paid charge cent bill',
  'negative opposite debt owe owing',
  'stay remain unchanged change changing',
  'undo reverse inverse opposite',
  'parentheses bracket group inside',
  'rule formula function machine',
  'input substitute replace plug',
  'probability chance likely',
  'outcome possible happen',
  'minute hour clock',
  'percent percentage hundred',
  'whole entire complete full',
  'even equally fair fairly',
  'place column position digit',
  'compare versus between',
  'area cover covers covering surface',
  'answer result',
  'rest remain left remainder leftover',
  'simplest simplify lowest reduce reduced simplified',
  'angle corner',
  'straight line',
  'expand distribute',
  'letter variable unknown',
  'need necessary needed require',
  'blank box gap empty',
  'turn reverse flip switch swap',
  'symbol sign',
  'beginning start begin began original before early old',
  'decrease shrink smaller drop fall',
  'increase grow growth rise climb larger',
  'height high tall vertical climb up',
  'across horizontal run sideways',
  'layer stack level',
  'square squared',
  'common shared same',
  'pair two both',
  'twice double doubling',
];

const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  halves: 'half',
  people: 'person',
  feet: 'foot',
  ate: 'eat',
  eaten: 'eat',
  bought: 'buy',
  paid: 'pay',
  left: 'left',
  added: 'add',
  adding: 'add',
  sides: 'side',
  pieces: 'piece',
  dollars: 'dollar',
  sharing: 'share',
  shared: 'share',
  being: '',
};

const ordinals: Readonly<Record<string, string>> = {
  half: '2',
  halves: '2',
  third: '3',
  fourth: '4',
  quarter: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  eleventh: '11',
  twelfth: '12',
  fifteenth: '15',
  sixteenth: '16',
  twentieth: '20',
  hundredth: '100',
  thousandth: '1000',
};
const figures: Readonly<Record<string, string>> = { fifteen: '15', ...tens };

/** Returns a word without its endings, so that "sharing", "shares" and "shared" are the same. */
export function rootOf(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  let root = word.replace(/'s$|s'$|'(?:re|ve|ll|d|m|t)$/, '');
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
  else if (root.length > 4 && /(?:ss|x|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (root.length > 3 && /[^siu]s$/.test(root)) root = root.slice(0, -1);
  if (root.length > 5 && root.endsWith('ing')) root = root.slice(0, -3);
  else if (root.length > 4 && root.endsWith('ed')) root = root.slice(0, -2);
  if (root.length > 5 && root.endsWith('ly')) root = root.slice(0, -2);
  if (/([bdglmnprt])\1$/.test(root) && root.length > 3) root = root.slice(0, -1);
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

const ideaOf = new Map<string, string[]>();
for (const row of sameIdea) {
  const [name = '', ...others] = row.split(' ');
  for (const word of [name, ...others]) ideaOf.set(rootOf(word), [...(ideaOf.get(rootOf(word)) ?? []), name]);
}

/**
 * Returns the ideas of a text: each is a word, or the name of the idea that several words share. Numbers are written as `#8`.
 */
export const ideasOf = rememberReadings((text): ReadonlySet<string> => new Set(ideaListOf(text)), 1000, 4000);

/** Like `ideasOf`, but in the order of the text, with repetitions. */
export const ideaListOf = rememberReadings(listOfIdeas, 4000, 4000);

function listOfIdeas(text: string): readonly string[] {
  const said = foldText(flattenText(text)).replace(/(\d),(?=\d{3}\b)/g, '$1');
  const found: string[] = [];
  for (const [word] of said.matchAll(/\d+(?:\.\d+)?|\.\d+|[a-z]+(?:['’][a-z]+)?/g)) {
    if (/^[.\d]/.test(word)) {
      found.push(`#${String(Number(word))}`);
      continue;
    }
    const ordinal = ordinals[word] ?? ordinals[word.replace(/s$/, '')];
    if (ordinal !== undefined && ordinal !== '2') {
      found.push(`#${ordinal}`);
      continue;
    }
    const count = counts.indexOf(word);
    const figure = count > 1 ? String(count) : figures[word];
    if (figure !== undefined) {
      found.push(`#${figure}`);
      continue;
    }
    const root = rootOf(word);
    if (root === '' || ((carriesNothing.has(root) || carriesNothing.has(word)) && !ideaOf.has(root))) continue;
    const ideas = ideaOf.get(root);
    if (ideas !== undefined) found.push(...ideas);
    else if (!carriesNothing.has(word) && (root.length > 1 || /[xyngfabk]/.test(root))) found.push(root);
    if (ordinal === '2') found.push('#2');
  }
  return found;
}
