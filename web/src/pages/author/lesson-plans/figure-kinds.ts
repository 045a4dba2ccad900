import type { Figure } from '@stoa/schema/figure/figure';

/** A kind of picture that can be chosen, and its initial content. */
export type FigureKind = { name: string; begins: Figure };

const scale = { from: 0, to: 10, step: 1 };
const side = { label: null, ticks: 0, arrows: 0 };
const corner = { name: null, angle: null, right: false };
const square = [
  { x: 0, y: 0 },
  { x: 6, y: 0 },
  { x: 6, y: 4 },
  { x: 0, y: 4 },
];

/** Every kind of picture, in the order in which an author is likely to look for it. */
export const figureKinds: readonly FigureKind[] = [
  { name: 'Number line', begins: { kind: 'number_line', scale, parts: 1, labels: 'all', points: [], rays: [], jumps: [] } },
  { name: 'Fraction strips', begins: { kind: 'fraction_strips', strips: [{ parts: 4, shaded: 3, label: null }] } },
  { name: 'Area model', begins: { kind: 'area_model', rows: 3, columns: 4, shaded_rows: 2, shaded_columns: 3 } },
  {
    name: 'Tape diagram',
    begins: {
      kind: 'tape_diagram',
      tapes: [{ name: null, parts: [1, 1, 1].map((size) => ({ size, label: null, shaded: false })), whole: null }],
    },
  },
  { name: 'Balance', begins: { kind: 'balance', letter: 'x', left: { bags: 1, units: 3 }, right: { bags: 0, units: 8 } } },
  { name: 'Function machine', begins: { kind: 'function_machine', rule: '2x + 1', pairs: [{ in: '3', out: null }] } },
  {
    name: 'Coordinate plane',
    begins: { kind: 'plane', x: scale, y: scale, names: { x: 'x', y: 'y' }, points: [], paths: [], curves: [], half_planes: [] },
  },
  {
    name: 'Bar chart',
    begins: {
      kind: 'bar_chart',
      title: 'Books read',
      axis: 'Books',
      scale,
      bars: ['May', 'June'].map((name, at) => ({ name, value: 4 + at })),
    },
  },
  {
    name: 'Picture chart',
    begins: {
      kind: 'picture_chart',
      title: 'Books read',
      each: 2,
      thing: 'books',
      rows: ['May', 'June'].map((name, at) => ({ name, pictures: 3 + at })),
    },
  },
  {
    name: 'Dot plot',
    begins: {
      kind: 'dot_plot',
      title: 'Siblings',
      axis: 'Number of siblings',
      mark: 'dot',
      columns: [0, 1, 2].map((value) => ({ value, text: null, count: 3 - value })),
    },
  },
  {
    name: 'Line graph',
    begins: {
      kind: 'line_graph',
      title: 'Growth',
      across: 'Week',
      axis: 'Height (cm)',
      scale,
      points: ['1', '2', '3'].map((name, at) => ({ name, value: 2 + at })),
    },
  },
  {
    name: 'Histogram',
    begins: {
      kind: 'histogram',
      title: 'Minutes of reading',
      across: 'Minutes',
      axis: 'Students',
      from: 0,
      width: 10,
      counts: [2, 5, 3],
      scale,
    },
  },
  {
    name: 'Box plot',
    begins: {
      kind: 'box_plot',
      title: 'Quiz scores',
      axis: 'Points',
      scale,
      boxes: [{ name: null, least: 1, lower_quartile: 3, median: 5, upper_quartile: 7, greatest: 9 }],
    },
  },
  {
    name: 'Two-way table',
    begins: {
      kind: 'two_way_table',
      title: 'Pets',
      rows: ['Grade 6', 'Grade 7'],
      columns: ['Has a pet', 'No pet'],
      cells: [
        [8, 5],
        [7, null],
      ],
    },
  },
  {
    name: 'Polygon',
    begins: {
      kind: 'polygons',
      shapes: [{ name: null, places: square, sides: square.map(() => side), corners: square.map(() => corner), shaded: false }],
      dashes: [],
    },
  },
  {
    name: 'Angles',
    begins: {
      kind: 'angles',
      rays: [
        { direction: 0, name: null },
        { direction: 60, name: null },
      ],
      arcs: [{ from: 0, to: 1, label: null, right: false }],
    },
  },
  { name: 'Circle', begins: { kind: 'circle', line: { of: 'radius', label: 'r' }, sectors: [] } },
  {
    name: 'Circle in sectors',
    begins: { kind: 'circle', line: null, sectors: [1, 1, 1, 1].map((share) => ({ share, label: null, shaded: false })) },
  },
  { name: 'Box', begins: { kind: 'solid', shape: 'box', length: '5 cm', width: '3 cm', height: '4 cm' } },
  { name: 'Net of a box', begins: { kind: 'solid', shape: 'box_net', length: '5 cm', width: '3 cm', height: '4 cm' } },
  { name: 'Unit cubes', begins: { kind: 'solid', shape: 'cubes', length: 4, width: 2, height: 3 } },
  { name: 'Cylinder', begins: { kind: 'solid', shape: 'cylinder', radius: '2 cm', height: '5 cm' } },
  { name: 'Cone', begins: { kind: 'solid', shape: 'cone', radius: '2 cm', height: '5 cm' } },
  { name: 'Sphere', begins: { kind: 'solid', shape: 'sphere', radius: '2 cm' } },
  { name: 'Pyramid', begins: { kind: 'solid', shape: 'pyramid', side: '4 cm', height: '5 cm' } },
  {
    name: 'Triangular prism',
    begins: { kind: 'solid', shape: 'triangular_prism', base: '4 cm', height: '3 cm', length: '6 cm' },
  },
  { name: 'Clock', begins: { kind: 'clock', hour: 3, minute: 30 } },
  { name: 'Money', begins: { kind: 'money', pieces: [{ cents: 25, count: 2 }] } },
  { name: 'Base-ten blocks', begins: { kind: 'base_ten', thousands: 0, hundreds: 1, tens: 2, ones: 3 } },
];

/** Returns the kind of a figure. */
export const kindOf = (figure: Figure): FigureKind | undefined =>
  figureKinds.find(({ begins }) =>
    figure.kind === 'solid'
      ? begins.kind === 'solid' && begins.shape === figure.shape
      : figure.kind === 'circle'
        ? begins.kind === 'circle' && (begins.line === null) === (figure.line === null)
        : begins.kind === figure.kind,
  );

/** Returns a new item for a list of a figure: a copy of the last one, or its kind's initial item if the list is empty. */
export const freshItem = (kind: Figure['kind'], list: string, last: unknown): unknown => last ?? blanks[`${kind}.${list}`] ?? '';

const place = { x: 0, y: 0 };
const blanks: Readonly<Record<string, unknown>> = {
  'number_line.labels': { at: 0, text: '0' },
  'number_line.points': { at: 5, label: null },
  'number_line.rays': { at: 5, toward: 'right', circle: 'open' },
  'number_line.jumps': { from: 0, to: 5, label: null },
  'plane.points': { x: 2, y: 3, label: null },
  'plane.paths': { places: [place, { x: 4, y: 3 }], closed: false },
  'plane.curves': { curve: { shape: 'line', slope: 1, intercept: 0 }, label: null, dashed: false },
  'plane.half_planes': { slope: 1, intercept: 0, relation: '<' },
  'polygons.dashes': { from: place, to: { x: 3, y: 4 }, label: null, right_at_end: false },
  'angles.arcs': { from: 0, to: 1, label: null, right: false },
  'circle.sectors': { share: 1, label: null, shaded: false },
};

/** The initial curve of each shape. */
export const curveBegins: Readonly<Record<string, unknown>> = {
  line: { shape: 'line', slope: 1, intercept: 0 },
  vertical: { shape: 'vertical', at: 2 },
  parabola: { shape: 'parabola', a: 1, h: 2, k: 1 },
  exponential: { shape: 'exponential', a: 1, base: 2, k: 0 },
  hyperbola: { shape: 'hyperbola', a: 4, h: 0, k: 0 },
  wave: { shape: 'wave', of: 'sin', a: 1, k: 0 },
};

/** The choices of fields that accept only a few words. */
export const figureChoices: Readonly<Record<string, readonly string[]>> = {
  labels: ['all', 'ends', 'none'],
  toward: ['left', 'right'],
  circle: ['open', 'closed'],
  mark: ['dot', 'cross'],
  relation: ['<', '≤', '>', '≥'],
  shape: Object.keys(curveBegins),
  of: ['radius', 'diameter', 'sin', 'cos', 'tan'],
};
