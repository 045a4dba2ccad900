import type { Chance } from '../generator.ts';
import { grouped } from './whole-number-text.ts';

/** A thing that can be counted. */
export type Thing = { one: string; many: string };

const thing = (one: string, many = `${one}s`): Thing => ({ one, many });

const things: readonly Thing[] = [
  thing('sticker'), thing('marble'), thing('shell'), thing('button'), thing('stamp'), thing('bead'), thing('postcard'), thing('pebble'),
  thing('coin'), thing('bottle cap'), thing('trading card'), thing('paper clip'),
]; // prettier-ignore

/** A container for things, and the words for being in it: 'on each shelf'. */
type Pack = Thing & { where: string };

/** A thing to buy, with its plausible prices in whole dollars. */
export type Ware = Thing & { from: number; to: number };
const goods: readonly Ware[] = [
  { ...thing('notebook'), from: 2, to: 6 },
  { ...thing('ticket'), from: 6, to: 14 },
  { ...thing('T-shirt'), from: 9, to: 19 },
  { ...thing('paint set'), from: 7, to: 15 },
  { ...thing('puzzle'), from: 8, to: 18 },
  { ...thing('water bottle'), from: 5, to: 12 },
  { ...thing('plant'), from: 4, to: 11 },
  { ...thing('comic book'), from: 3, to: 8 },
];

/** Containers, and what comes in them. */
const packs: readonly { pack: Pack; thing: Thing }[] = [
  { pack: { ...thing('box', 'boxes'), where: 'in each box' }, thing: thing('marker') },
  { pack: { ...thing('basket'), where: 'in each basket' }, thing: thing('egg') },
  { pack: { ...thing('tray'), where: 'on each tray' }, thing: thing('muffin') },
  { pack: { ...thing('bag'), where: 'in each bag' }, thing: thing('apple') },
  { pack: { ...thing('pack'), where: 'in each pack' }, thing: thing('pencil') },
  { pack: { ...thing('shelf', 'shelves'), where: 'on each shelf' }, thing: thing('book') },
  { pack: { ...thing('row'), where: 'in each row' }, thing: thing('chair') },
  { pack: { ...thing('page'), where: 'on each page' }, thing: thing('photo') },
  { pack: { ...thing('sheet'), where: 'on each sheet' }, thing: thing('sticker') },
];

export const countedThing = (chance: Chance): Thing => chance.pick(things);
export const ware = (chance: Chance): Ware => chance.pick(goods);
/** Draws `count` different things to buy. */
export const wares = (chance: Chance, count: number): Ware[] => chance.shuffle(goods).slice(0, count);
export const packed = (chance: Chance): (typeof packs)[number] => chance.pick(packs);

/** Writes a count with its thing: '1 shelf', '12 shelves', '1,200 stamps'. */
export const count = (n: number, { one, many }: Thing): string => `${grouped(n)} ${n === 1 ? one : many}`;
