import { Figure } from '@stoa/schema/figure/figure';
import type { z } from 'zod';

/** Figures of every kind, as families and authors write them. Tests describe them, and a gallery shows them. */
const written: readonly z.input<typeof Figure>[] = [
  { kind: 'number_line', scale: { from: 0, to: 1, step: 1 / 6 }, labels: 'ends', points: [{ at: 5 / 6, label: 'P' }] },
  { kind: 'number_line', scale: { from: -5, to: 5, step: 1 }, rays: [{ at: -2, toward: 'right', circle: 'open' }] },
  {
    kind: 'number_line',
    scale: { from: 0, to: 20, step: 1 },
    jumps: [
      { from: 0, to: 8, label: '+8' },
      { from: 8, to: 15, label: '+7' },
    ],
  },
  {
    kind: 'fraction_strips',
    strips: [
      { parts: 3, shaded: 2, label: '2/3' },
      { parts: 6, shaded: 0 },
    ],
  },
  { kind: 'area_model', rows: 3, columns: 4, shaded_rows: 2, shaded_columns: 3 },
  {
    kind: 'bar_chart',
    title: 'Trees planted',
    axis: 'Trees',
    scale: { from: 0, to: 60, step: 10 },
    bars: [
      { name: 'March', value: 35 },
      { name: 'April', value: 50 },
      { name: 'May', value: 20 },
    ],
  },
  {
    kind: 'picture_chart',
    title: 'Books checked out',
    each: 4,
    thing: 'books',
    rows: [
      { name: 'Monday', pictures: 3 },
      { name: 'Tuesday', pictures: 4.5 },
      { name: 'Wednesday', pictures: 0.5 },
    ],
  },
  {
    kind: 'dot_plot',
    title: 'Siblings of the students in a class',
    axis: 'Number of siblings',
    columns: [
      { value: 0, count: 3 },
      { value: 1, count: 6 },
      { value: 2, count: 4 },
      { value: 3, count: 0 },
      { value: 4, count: 1 },
    ],
  },
  {
    kind: 'dot_plot',
    title: 'Lengths of ribbons',
    axis: 'Length (inches)',
    mark: 'cross',
    columns: [
      { value: 2, count: 2 },
      { value: 2.5, text: '2 1/2', count: 4 },
      { value: 3, count: 1 },
    ],
  },
  {
    kind: 'line_graph',
    title: 'Temperature on Monday',
    across: 'Time of day',
    axis: 'Temperature (°F)',
    scale: { from: 50, to: 80, step: 5 },
    points: [
      { name: '8 a.m.', value: 55 },
      { name: '10 a.m.', value: 62.5 },
      { name: 'noon', value: 70 },
      { name: '2 p.m.', value: 75 },
    ],
  },
  {
    kind: 'histogram',
    title: 'Minutes of reading',
    across: 'Minutes',
    axis: 'Students',
    from: 0,
    width: 10,
    counts: [2, 5, 8, 4, 1],
    scale: { from: 0, to: 10, step: 2 },
  },
  {
    kind: 'box_plot',
    title: 'Quiz scores',
    axis: 'Points',
    scale: { from: 0, to: 20, step: 2 },
    boxes: [
      { name: 'Class A', least: 4, lower_quartile: 8, median: 11, upper_quartile: 15, greatest: 19 },
      { name: 'Class B', least: 2, lower_quartile: 9, median: 12, upper_quartile: 14, greatest: 20 },
    ],
  },
  {
    kind: 'two_way_table',
    title: 'Pets and grades',
    rows: ['Grade 6', 'Grade 7'],
    columns: ['Has a pet', 'No pet', 'Total'],
    cells: [
      [14, 11, 25],
      [18, null, 30],
    ],
  },
  {
    kind: 'plane',
    x: { from: -5, to: 5, step: 1 },
    y: { from: -5, to: 5, step: 1 },
    points: [
      { x: -3, y: 2, label: 'A' },
      { x: 4, y: -1, label: 'B' },
    ],
    curves: [{ curve: { shape: 'line', slope: 2, intercept: -1 } }],
  },
  {
    kind: 'plane',
    x: { from: -4, to: 6, step: 1 },
    y: { from: -6, to: 6, step: 1 },
    curves: [
      { curve: { shape: 'parabola', a: 1, h: 1, k: -4 }, label: 'f' },
      { curve: { shape: 'hyperbola', a: 4, h: 0, k: 0 }, label: 'g' },
    ],
  },
  {
    kind: 'plane',
    x: { from: 0, to: 360, step: 45 },
    y: { from: -3, to: 3, step: 1 },
    curves: [
      { curve: { shape: 'wave', of: 'sin', a: 2, k: 0 } },
      { curve: { shape: 'wave', of: 'tan', a: 1, k: 0 }, dashed: true },
    ],
  },
  {
    kind: 'plane',
    x: { from: -5, to: 5, step: 1 },
    y: { from: -5, to: 5, step: 1 },
    half_planes: [{ slope: 1, intercept: -2, relation: '<' }],
    paths: [
      {
        places: [
          { x: -4, y: 1 },
          { x: -1, y: 1 },
          { x: -1, y: 4 },
        ],
        closed: true,
      },
    ],
  },
  {
    kind: 'plane',
    x: { from: 0, to: 8, step: 1 },
    y: { from: 0, to: 80, step: 10 },
    names: { x: 'Hours', y: 'Miles' },
    paths: [
      {
        places: [
          { x: 0, y: 0 },
          { x: 2, y: 40 },
          { x: 4, y: 40 },
          { x: 6, y: 70 },
        ],
      },
    ],
  },
  {
    kind: 'angles',
    rays: [{ direction: 0 }, { direction: 50 }, { direction: 180 }, { direction: 230 }],
    arcs: [
      { from: 0, to: 1, label: '50°' },
      { from: 1, to: 2, label: 'x' },
    ],
  },
  {
    kind: 'polygons',
    shapes: [
      {
        places: [
          { x: 0, y: 0 },
          { x: 8, y: 0 },
          { x: 0, y: 6 },
        ],
        sides: [{ label: '8 cm' }, { label: 'x' }, { label: '6 cm' }],
        corners: [{ name: 'A', right: true }, { name: 'B' }, { name: 'C', angle: '53°' }],
      },
    ],
  },
  {
    kind: 'polygons',
    shapes: [
      {
        places: [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 13, y: 5 },
          { x: 3, y: 5 },
        ],
        sides: [{ label: '10 in.', arrows: 1 }, { label: '6 in.', ticks: 1 }, { arrows: 1 }, { ticks: 1 }],
        corners: [{}, {}, {}, { angle: '120°' }],
      },
    ],
    dashes: [{ from: { x: 3, y: 5 }, to: { x: 3, y: 0 }, label: '5 in.', right_at_end: true }],
  },
  { kind: 'circle', line: { of: 'radius', label: '7 cm' } },
  {
    kind: 'circle',
    sectors: [
      { share: 1, label: 'red', shaded: true },
      { share: 1, label: 'blue' },
      { share: 1, label: 'green' },
      { share: 1, label: 'red', shaded: true },
      { share: 1, label: 'blue' },
    ],
  },
  { kind: 'solid', shape: 'box', length: '9 cm', width: '4 cm', height: '5 cm' },
  { kind: 'solid', shape: 'box_net', length: '9 cm', width: '4 cm', height: '5 cm' },
  { kind: 'solid', shape: 'cubes', length: 4, width: 2, height: 3 },
  { kind: 'solid', shape: 'cylinder', radius: '3 m', height: '10 m' },
  { kind: 'solid', shape: 'cone', radius: '3 m', height: '8 m' },
  { kind: 'solid', shape: 'sphere', radius: '6 ft' },
  { kind: 'solid', shape: 'pyramid', side: '6 ft', height: '7 ft' },
  { kind: 'solid', shape: 'triangular_prism', base: '6 ft', height: '4 ft', length: '10 ft' },
  { kind: 'balance', letter: 'x', left: { bags: 2, units: 3 }, right: { bags: 0, units: 11 } },
  { kind: 'clock', hour: 4, minute: 35 },
  {
    kind: 'money',
    pieces: [
      { cents: 500, count: 1 },
      { cents: 100, count: 2 },
      { cents: 25, count: 3 },
      { cents: 10, count: 1 },
      { cents: 5, count: 2 },
      { cents: 1, count: 4 },
    ],
  },
  { kind: 'base_ten', thousands: 1, hundreds: 3, tens: 4, ones: 6 },
  {
    kind: 'function_machine',
    pairs: [
      { in: '2', out: '7' },
      { in: '3', out: '10' },
      { in: '5', out: null },
    ],
  },
  {
    kind: 'tape_diagram',
    tapes: [
      { name: 'Red', parts: [{ size: 1 }, { size: 1 }, { size: 1 }] },
      { name: 'Blue', parts: [{ size: 1, label: '6' }, { size: 1 }, { size: 1 }, { size: 1 }, { size: 1 }], whole: '?' },
    ],
  },
];

export const sampleFigures: readonly Figure[] = written.map((figure) => Figure.parse(figure));
