import type { Balance, BaseTen, Clock, FunctionMachine, Money, TapeDiagram } from '@stoa/schema/figure/things';
import { ordinal } from './number-line-words.ts';
import { counted, series, spokenNumber } from './sentence-words.ts';

export function balanceWords({ letter, left, right }: Balance): string {
  const pan = ({ bags, units }: Balance['left']): string =>
    series([
      ...(bags === 0 ? [] : [counted(bags, `bag labeled ${letter}`, `bags labeled ${letter}`)]),
      ...(units === 0 ? [] : [counted(units, 'weight of 1', 'weights of 1')]),
    ]) || 'nothing';
  return `A balance in level. On the left pan: ${pan(left)}. On the right pan: ${pan(right)}.`;
}

/** Describes where the hands point, not what time it is: reading that is the student's task. */
export function clockWords({ hour, minute }: Clock): string {
  const long =
    minute % 5 === 0
      ? `at the ${minute === 0 ? 12 : minute / 5}`
      : `${ordinal(minute % 5)} small mark past the ${minute < 5 ? 12 : Math.floor(minute / 5)}`;
  const short = minute === 0 ? `at the ${hour}` : `between the ${hour} and the ${(hour % 12) + 1}`;
  return `A clock. The short hand points ${short}. The long hand points ${minute % 5 === 0 ? long : `at the ${long}`}.`;
}

const piece: Readonly<Record<number, readonly [one: string, many: string]>> = {
  1: ['penny', 'pennies'],
  5: ['nickel', 'nickels'],
  10: ['dime', 'dimes'],
  25: ['quarter', 'quarters'],
  100: ['1-dollar bill', '1-dollar bills'],
  500: ['5-dollar bill', '5-dollar bills'],
  1000: ['10-dollar bill', '10-dollar bills'],
  2000: ['20-dollar bill', '20-dollar bills'],
};

export const moneyWords = ({ pieces }: Money): string =>
  `Money: ${series(pieces.map(({ cents, count }) => counted(count, ...piece[Number(cents)]!)))}.`;

export const baseTenWords = ({ thousands, hundreds, tens, ones }: BaseTen): string =>
  `Base-ten blocks: ${series([
    ...(thousands === 0 ? [] : [counted(thousands, 'thousand cube')]),
    ...(hundreds === 0 ? [] : [counted(hundreds, 'hundred flat')]),
    ...(tens === 0 ? [] : [counted(tens, 'ten rod')]),
    ...(ones === 0 ? [] : [counted(ones, 'single cube')]),
  ])}.`;

export const functionMachineWords = ({ rule, pairs }: FunctionMachine): string =>
  `A function machine${rule === null ? '' : ` with the rule ${rule}`}. ${pairs.map((pair) => `${pair.in} goes in, and ${pair.out === null ? 'what comes out is missing' : `${pair.out} comes out`}.`).join(' ')}`;

export const tapeDiagramWords = ({ tapes }: TapeDiagram): string =>
  `${tapes.length === 1 ? 'A tape diagram' : 'Tape diagrams'}. ${tapes
    .map(({ name, parts, whole }, at) => {
      const equal = parts.length > 1 && parts.every(({ size }) => size === parts[0]!.size);
      const labels = parts.map(({ label }) => label ?? 'no label');
      const same = parts.every(({ label }) => label === parts[0]!.label);
      const shaded = parts.filter((part) => part.shaded).length;
      return `${name ?? (tapes.length === 1 ? 'The tape' : `Tape ${at + 1}`)}: ${counted(parts.length, equal ? 'equal part' : 'part')}, ${
        same ? (parts[0]!.label === null ? 'without labels' : `each labeled ${parts[0]!.label}`) : `labeled ${series(labels)}`
      }${shaded === 0 ? '' : `, ${spokenNumber(shaded)} shaded`}${whole === null ? '' : `; the whole is labeled ${whole}`}.`;
    })
    .join(' ')}`;
