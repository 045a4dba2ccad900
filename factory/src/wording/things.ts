import type { Chance } from '../generator.ts';
import { grouped } from './whole-number-text.ts';

/** A thing that can be counted. */
export type Thing = { one: string; many: string };

const thing = (one: string, many = `${one}s`): Thing => ({ one, many });

const things: readonly Thing[] = [
  thing('sticker'), thing('marble'), thing('shell'), thing('button'), thing('stamp'), thing('bead'), thing('postcard'), thing('pebble'),
  thing('coin'), thing('bottle cap'), thing('trading card'), thing('paper clip'),
]; // prettier-ignore

/** A thing to buy, with the prices in whole dollars that a shop could ask. */
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

/** What things come in, and what comes in it. */
const packs: readonly { pack: Thing; thing: Thing }[] = [
  { pack: thing('box', 'boxes'), thing: thing('pencil') },
  { pack: thing('carton'), thing: thing('egg') },
  { pack: thing('tray'), thing: thing('seedling') },
  { pack: thing('bag'), thing: thing('apple') },
  { pack: thing('pack'), thing: thing('battery', 'batteries') },
  { pack: thing('shelf', 'shelves'), thing: thing('book') },
  { pack: thing('row'), thing: thing('chair') },
  { pack: thing('crate'), thing: thing('melon') },
  { pack: thing('sheet'), thing: thing('stamp') },
];

export const countedThing = (chance: Chance): Thing => chance.pick(things);
export const ware = (chance: Chance): Ware => chance.pick(goods);
/** So many different things to buy. */
export const wares = (chance: Chance, count: number): Ware[] => chance.shuffle(goods).slice(0, count);
export const packed = (chance: Chance): (typeof packs)[number] => chance.pick(packs);

/** '1 shelf', '12 shelves', '1,200 stamps'. */
export const count = (n: number, { one, many }: Thing): string => `${grouped(n)} ${n === 1 ? one : many}`;
