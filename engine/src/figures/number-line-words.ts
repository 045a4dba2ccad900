import type { NumberLine } from '@stoa/schema/figure/number-line';
import { capital, counted, series, spokenNumber } from './sentence-words.ts';

/**
 * Describes a number line. A point whose mark has no number is described by its mark, because naming its value would read the
 * line for the student.
 */
export function numberLineWords({ scale, parts, labels, points, rays, jumps }: NumberLine): string {
  const named = labels !== 'all' && labels !== 'none' && labels !== 'ends' ? labels : [];
  const shown = (at: number): string => named.find((label) => label.at === at)?.text ?? spokenNumber(at);
  const marks = Math.round((scale.to - scale.from) / scale.step);
  const written = {
    all: `marks ${spokenNumber(scale.step)} apart, each with its number`,
    ends: `divided into ${counted(marks, 'equal part')}, with numbers at its ends alone`,
    none: `divided into ${counted(marks, 'equal part')}`,
  };
  const scaleWords =
    typeof labels === 'string'
      ? written[labels]
      : `divided into ${counted(marks, 'equal part')}${named.length === 0 ? '' : `, with ${series(named.map(({ text }) => text))} written on it`}`;
  const countable = labels !== 'all' || parts > 1;
  const marked = (at: number): string =>
    countable
      ? placeOnLine(
          {
            scale,
            parts,
            named: labels === 'ends' || labels === 'none' ? null : labels === 'all' ? 'all' : named.map((one) => one.at),
          },
          at,
        )
      : `at ${shown(at)}`;
  return [
    `A number line from ${shown(scale.from)} to ${shown(scale.to)}, ${scaleWords}${parts > 1 ? `, and ${parts - 1} smaller ${parts === 2 ? 'mark' : 'marks'} between each two` : ''}.`,
    ...points.map(({ at, label }) => `${label === null ? 'A point' : `Point ${label}`} is ${marked(at)}.`),
    ...rays.map(
      ({ at, toward, circle }) =>
        `An arrow runs to the ${toward} from ${circle === 'open' ? 'an open' : 'a filled'} circle ${marked(at)}.`,
    ),
    ...jumps.map(({ from, to, label }) =>
      capital(`a jump goes from ${shown(from)} to ${shown(to)}${label === null ? '' : `, labeled ${label}`}.`),
    ),
  ].join(' ');
}

type Marks = { scale: NumberLine['scale']; parts: number; named: 'all' | readonly number[] | null };

/** Tells where something is by the marks that can be counted: "on the third mark after 0". */
function placeOnLine({ scale, parts, named }: Marks, at: number): string {
  const small = scale.step / parts;
  const place = Math.round((at - scale.from) / small);
  if (Math.abs(scale.from + place * small - at) > small / 1000) {
    const under = Math.floor((at - scale.from) / small + 1e-9);
    return `between the ${ordinal(under)} and the ${ordinal(under + 1)} mark after ${spokenNumber(scale.from)}`.replace(
      'the zeroth',
      'the starting',
    );
  }
  const known =
    named === 'all'
      ? Array.from({ length: Math.round((scale.to - scale.from) / scale.step) + 1 }, (_, mark) => scale.from + mark * scale.step)
      : (named ?? []);
  const last = [scale.from, ...known].filter((mark) => mark <= at + small / 1000).toSorted((a, b) => b - a)[0]!;
  const after = Math.round((at - last) / small);
  return after === 0 ? `at ${spokenNumber(last)}` : `on the ${ordinal(after)} mark after ${spokenNumber(last)}`;
}

const ordinals = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
export const ordinal = (n: number): string => ordinals[n] ?? `${n}th`;
