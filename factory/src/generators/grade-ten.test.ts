import { checkAnswer } from '@stoa/engine/math/check-answer';
import { describe, expect, it } from 'vitest';
import { allGenerators } from '../all-generators.ts';
import type { Difficulty } from '../generator.ts';
import { writeProblem } from '../write-problem.ts';

/* Solves the problems again from their words alone, by other means than the generators use. */

const now = new Date('2026-01-05T08:00:00Z');
const every = [1, 2, 3, 4, 5] as const;

/** Returns problems of a family at some difficulties, each with its text and the right answer. */
function problemsOf(family: string, difficulties: readonly Difficulty[] = every) {
  const generator = allGenerators.find(({ name }) => name === family)!;
  return difficulties.flatMap((difficulty) =>
    Array.from({ length: 6 }, (_, seed) => {
      const { item, figure } = writeProblem(generator, difficulty, seed + 1, { now });
      return { stem: item.problem_content.stem, answer: item.solution_logic.final_answer_canonical, figure };
    }),
  );
}

const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

const degreesIn = (text: string): number[] => [...text.matchAll(/(\d+)°/g)].map((found) => Number(found[1]));

describe('linear patterns, continued term by term', () => {
  /** Returns the terms that a stem shows, and as many more as a problem may ask for. */
  function termsOf(stem: string): number[] {
    const terms = numbersIn(/(?:-?\d+, ){4}/.exec(stem)![0]);
    while (terms.length < 70) terms.push(terms.at(-1)! + terms[1]! - terms[0]!);
    return terms;
  }

  it.each(problemsOf('seq_terms_next'))('$stem = $answer', ({ stem, answer }) => {
    const position = ['fifth', 'sixth', 'seventh'].findIndex((word) => stem.includes(word)) + 5;
    expect(termsOf(stem)[position - 1]).toBe(Number(answer));
  });

  it.each(problemsOf('seq_terms_far'))('$stem = $answer', ({ stem, answer }) => {
    const position = Number(/(?:T_\{|term number )(\d+)/.exec(stem)![1]);
    expect(termsOf(stem)[position - 1]).toBe(Number(answer));
  });

  it.each(problemsOf('seq_terms_figures'))('$stem = $answer', ({ stem, answer }) => {
    const first = numbersIn(stem.replace(/.*takes? (\d+) toothpicks, two take (\d+), and three take (\d+).*/, '$1 $2 $3'));
    const position = Number(/row of (\d+)/.exec(stem)![1]);
    while (first.length < position) first.push(first.at(-1)! + first[1]! - first[0]!);
    expect(first[position - 1]).toBe(Number(answer));
  });

  it.each(problemsOf('seq_rule_general'))('$stem = $answer gives each term shown', ({ stem, answer }) => {
    const [slope, constant] = numbersIn(answer.replaceAll(' ', '').replace(/^(-?)n/, '$11n'));
    const terms = termsOf(stem).slice(0, 4);
    expect([1, 2, 3, 4].map((n) => slope! * n + constant!)).toEqual(terms);
  });

  it.each(problemsOf('seq_rule_position', [2, 3, 4, 5]))('$stem = $answer', ({ stem, answer }) => {
    expect(termsOf(stem).indexOf(Number(/equals \$(-?\d+)/.exec(stem)![1])) + 1).toBe(Number(answer));
  });

  it.each(problemsOf('seq_rule_two_terms', [4, 5]))('$stem = $answer leads to both terms', ({ stem, answer }) => {
    const [early, low, late, high] = numbersIn(stem.replaceAll('$', ''));
    const step = (high! - low!) / (late! - early!);
    expect(Number(answer) + (early! - 1) * step).toBe(low);
  });
});

/** True if the answer checker takes two expressions in x for equal, whatever their form. */
const areEqual = (one: string, other: string): boolean => {
  const judging = { form: 'any', variables: ['x'], unit: null } as const;
  const question = { expected: one, input_type: 'expression', tolerance: null, accepted_forms: [], choices: [] } as const;
  return (
    checkAnswer({ ...question, accepted_forms: [], choices: [], judging: { ...judging, variables: ['x'] } }, other).verdict ===
    'correct'
  );
};
const formulasIn = (stem: string): string[] => [...stem.matchAll(/\$([^$]+)\$/g)].map((found) => found[1]!);

describe('algebraic fractions, compared with what was given', () => {
  it.each(problemsOf('algfrac_simplify_cancel'))('$stem = $answer', ({ stem, answer }) => {
    expect(areEqual(answer, formulasIn(stem)[0]!)).toBe(true);
  });

  it.each([...problemsOf('algfrac_add_numbers'), ...problemsOf('algfrac_add_binomials', [2, 3, 4, 5])])(
    '$stem = $answer',
    ({ stem, answer }) => {
      const [sum, common] = formulasIn(stem)[0]!.split(' = \\frac{\\square}');
      expect(areEqual(`(${answer})/(${common!.slice(1, -1)})`, sum!)).toBe(true);
    },
  );

  it.each(problemsOf('algfrac_undefined_value', [1, 2, 3]))('$stem = $answer', ({ stem, answer }) => {
    const bottom = /\}\{(.*)\}/.exec(formulasIn(stem)[1]!)![1]!;
    expect(areEqual('0', bottom.replace('x', `*(${answer})`).replace(/^\*/, ''))).toBe(true);
  });
});

describe('probability, counted one by one', () => {
  const worth = (answer: string): number => {
    const [top, bottom = 1] = answer.split('/').map(Number);
    return top! / bottom;
  };

  it.each(problemsOf('prob_event_cards'))('$stem = $answer', ({ stem, answer }) => {
    const cards = Array.from({ length: Number(/numbered 1 to (\d+)/.exec(stem)![1]) }, (_, at) => at + 1);
    const [above, below] = [/greater than (\d+)/.exec(stem)?.[1] ?? 0, /less than (\d+)/.exec(stem)?.[1] ?? 1000].map(Number);
    const factors = [...stem.matchAll(/(?:multiple of|or of) (\d+)/g)].map((found) => Number(found[1]));
    const wanted = (card: number) => factors.length === 0 || factors.some((factor) => card % factor === 0);
    expect(cards.filter((card) => card > above! && card < below! && wanted(card)).length / cards.length).toBeCloseTo(
      worth(answer),
      9,
    );
  });

  it.each(problemsOf('prob_event_bag'))('$stem = $answer', ({ stem, answer }) => {
    const bag = [...stem.matchAll(/(\d+) (\w+)/g)].flatMap(([, count, color]) =>
      Array.from({ length: Number(count) }, () => color!),
    );
    const drawn = /A (\w+) marble is drawn and not/.exec(stem)?.[1];
    if (drawn !== undefined) bag.splice(bag.indexOf(drawn), 1);
    const [, not, first, , second] = /that it is (not )?(\w+)( or (\w+))?\?/.exec(stem)!;
    const favorable = bag.filter((color) => (color === first || color === second) === (not === undefined));
    expect(favorable.length / bag.length).toBeCloseTo(worth(answer), 9);
  });

  it.each([...problemsOf('prob_venn_count', [3, 4]), ...problemsOf('prob_venn_chance', [3, 4])])(
    '$stem = $answer',
    ({ stem, answer }) => {
      const [all, a, b, last] = numbersIn(stem) as [number, number, number, number];
      const [both, neither] = stem.includes(`${last} do both`) ? [last, all - a - b + last] : [a + b + last - all, last];
      const right = /(?:do|does) neither\?/.test(stem) ? neither : both;
      expect(stem.includes('probability') ? right / all : right).toBeCloseTo(worth(answer), 9);
    },
  );
});

describe('similar figures and quadrilaterals, checked against their properties', () => {
  it.each(problemsOf('geo_similar_side'))('$stem = $answer: the sides of both figures have one ratio', ({ stem, answer }) => {
    const [first, second, third] = numbersIn(stem) as [number, number, number];
    const [a, p, b] = stem.startsWith('Triangle') ? [first, second, third] : [first, third, second];
    expect(a * Number(answer)).toBe(b * p);
  });

  it.each(problemsOf('geo_similar_parallel', [3, 4, 5]))('$stem = $answer: the parallel keeps the ratio', ({ stem, answer }) => {
    const [part, rest, across] = numbersIn(stem) as [number, number, number];
    expect(part * Number(answer)).toBe(across * (part + rest));
  });

  it.each(problemsOf('geo_similar_midpoints_unknown', [4]))('$stem = $answer: BC is twice DE', ({ stem, answer }) => {
    const [short, long] = [...stem.matchAll(/= (-?\d*)x ([+-]) (\d+)/g)].map(
      ([, a, sign, b]) => Number(a === '' ? 1 : a) * Number(answer) + Number(`${sign}${b}`),
    );
    expect(long).toBe(2 * short!);
  });

  it.each(problemsOf('geo_quadrilaterals_angle', [3, 4, 5]))('$stem = $answer: 360° in all', ({ stem, answer }) => {
    const known = degreesIn(stem);
    expect(known.reduce((sum, one) => sum + one, 0) + (stem.startsWith('A kite') ? 2 : 1) * Number(answer)).toBe(360);
  });

  it.each(problemsOf('geo_quadrilaterals_unknown', [3, 4]))('$stem = $answer: 180° in all', ({ stem, answer }) => {
    const angles = [...stem.matchAll(/\((-?\d*)x ([+-]) (\d+)\)/g)].map(
      ([, a, sign, b]) => Number(a === '' ? 1 : a) * Number(answer) + Number(`${sign}${b}`),
    );
    expect(angles[0]! + angles[1]!).toBe(180);
  });

  it.each(problemsOf('geo_quadrilaterals_diagonals', [4, 5]))('$stem = $answer: a right triangle', ({ stem, answer }) => {
    const [one, other] = numbersIn(stem) as [number, number];
    const [side, p, q] = stem.startsWith('The diagonals') ? [Number(answer), one, other] : [one, other, Number(answer)];
    expect((p / 2) ** 2 + (q / 2) ** 2).toBe(side ** 2);
  });
});

describe('hyperbolas and exponential graphs, put into their equations', () => {
  /** Evaluates a stem's formula, with fractions, powers and products written out as code. */
  const valueAt = (formula: string, letters: Record<string, number>): number => {
    const sum = formula
      .replaceAll(' ', '')
      .replaceAll('\\cdot', '*')
      .replace(/\\frac\{(\w+)\}\{(\w+)\}/g, '$1/$2');
    return [...sum.matchAll(/([+-]?)([^+-]+)/g)].reduce((total, [, sign, term]) => {
      const factors = term!.split('*').map((factor) => {
        const [left, right] = factor.split(/[/^]/).map((part) => letters[part] ?? Number(part));
        return factor.includes('/') ? left! / right! : factor.includes('^') ? left! ** right! : left!;
      });
      return total + (sign === '-' ? -1 : 1) * factors.reduce((product, factor) => product * factor, 1);
    }, 0);
  };
  const worth = (answer: string): number => {
    const [top, bottom = 1] = answer.split('/').map(Number);
    return top! / bottom;
  };
  const formulaIn = (stem: string): string => /y = ([^$]+)\$/.exec(stem)![1]!;

  it.each([...problemsOf('func_hyperbola_value'), ...problemsOf('func_exponential_value')])(
    '$stem = $answer',
    ({ stem, answer }) => {
      expect(valueAt(formulaIn(stem), { x: Number(/\$x = (-?\d+)/.exec(stem)![1]) })).toBeCloseTo(worth(answer), 9);
    },
  );

  it.each(problemsOf('func_hyperbola_intercept', [2, 3, 4, 5]))('$stem = $answer: y is 0 there', ({ stem, answer }) => {
    expect(valueAt(formulaIn(stem), { x: worth(answer) })).toBeCloseTo(0, 9);
  });

  it.each(problemsOf('func_hyperbola_from_point'))('$stem = $answer: the point lies on it', ({ stem, answer }) => {
    const [, x, y] = /\((-?\d+), (-?\d+)\)/.exec(stem)!.map(Number);
    expect(valueAt(formulaIn(stem), { a: Number(answer), x: x! })).toBeCloseTo(y!, 9);
  });

  it.each(problemsOf('func_exponential_intercept', [1, 2, 3]))('$stem = $answer', ({ stem, answer }) => {
    expect(valueAt(formulaIn(stem), { x: 0 })).toBe(Number(answer));
  });

  it.each(problemsOf('func_exponential_base', [2, 3, 4, 5]))('$stem = $answer: leads to the second point', ({ stem, answer }) => {
    const [x, y, later, high] = numbersIn(stem.replace('b > 0', '')) as [number, number, number, number];
    expect(y * Number(answer) ** (later - x)).toBe(high);
  });

  it.each([...problemsOf('func_hyperbola_asymptote', [1, 3]), ...problemsOf('func_exponential_asymptote', [1, 3])])(
    '$stem = $answer: y is almost equal to it far from the origin',
    ({ stem, answer }) => {
      const far = valueAt(formulaIn(stem), { x: stem.includes('frac') ? 1e9 : -60 });
      expect(far).toBeCloseTo(Number(answer.replace('y = ', '')), 6);
    },
  );
});

describe('trigonometric graphs, looked up degree by degree', () => {
  type Drawn = { readonly a: number; readonly name: 'sin' | 'cos' | 'tan'; readonly q: number };
  const waveIn = (stem: string): Drawn => {
    const [, a, name, q] = /y = (-?\d*) ?\\(sin|cos|tan) x( [+-] \d+)?/.exec(stem)!;
    return { a: a === '' ? 1 : Number(a), name: name as Drawn['name'], q: Number((q ?? '0').replaceAll(' ', '')) };
  };
  const at = ({ a, name, q }: Drawn, degrees: number): number => a * Math[name]((degrees * Math.PI) / 180) + q;
  const valuesOf = (wave: Drawn): number[] => Array.from({ length: 361 }, (_, degrees) => at(wave, degrees));

  it.each(problemsOf('trig_range_extreme'))('$stem = $answer', ({ stem, answer }) => {
    const values = valuesOf(waveIn(stem));
    expect(stem.includes('greatest') ? Math.max(...values) : Math.min(...values)).toBeCloseTo(Number(answer), 9);
  });

  it.each(problemsOf('trig_range_interval', [2, 3, 4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const values = valuesOf(waveIn(stem));
    const [low, high] = numbersIn(answer) as [number, number];
    expect(Math.min(...values)).toBeCloseTo(low, 9);
    expect(Math.max(...values)).toBeCloseTo(high, 9);
  });

  it.each(problemsOf('trig_values_at'))('$stem = $answer', ({ stem, answer }) => {
    expect(at(waveIn(stem), Number(/x = (\d+)\^/.exec(stem)![1]))).toBeCloseTo(Number(answer), 9);
  });

  it.each(problemsOf('trig_values_where'))('$stem = $answer: the only such place inside the interval', ({ stem, answer }) => {
    const inside = valuesOf(waveIn(stem)).slice(1, 360);
    const wanted = stem.includes('greatest') ? Math.max(...inside) : Math.min(...inside);
    expect(inside.findIndex((value) => value === wanted) + 1).toBe(Number(answer));
    expect(inside.filter((value) => Math.abs(value - wanted) < 1e-9)).toHaveLength(1);
  });
});

describe('right triangles, drawn with a hypotenuse of 1', () => {
  type Side = 'opposite' | 'adjacent' | 'hypotenuse';
  const drawn = (degrees: number): Record<Side, number> => {
    const angle = (degrees * Math.PI) / 180;
    return { opposite: Math.sin(angle), adjacent: Math.cos(angle), hypotenuse: 1 };
  };
  /** Returns the sides that a stem names, in order, each with the length that follows it. */
  const sidesIn = (stem: string): { side: Side; length: number }[] =>
    [...stem.matchAll(/(opposite|adjacent|hypotenuse)[^,.]*? is \$?([\d.]*)(\\sqrt\{3\})?\$? cm/g)].map(
      ([, side, times, root]) => ({
        side: side as Side,
        length: Number(times === '' ? 1 : times) * (root === undefined ? 1 : Math.sqrt(3)),
      }),
    );
  const worth = (answer: string): number => {
    const [, times, root] = /^([\d.]*)√?\(?(\d*)\)?$/.exec(answer)!;
    return Number(times === '' ? 1 : times) * (root === '' ? 1 : Math.sqrt(Number(root)));
  };

  it.each(problemsOf('trig_ratio_sides', [2, 3, 4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const length = (name: string) => Number(new RegExp(`${name} = (\\d+)`).exec(stem)?.[1] ?? Number.NaN);
    const [c, a, b] = [length('AB'), length('BC'), length('AC')];
    const angle = Number.isNaN(b) ? Math.asin(a / c) : Number.isNaN(a) ? Math.acos(b / c) : Math.atan2(a, b);
    const [top, bottom] = answer.split('/').map(Number);
    expect(Math[/\\(sin|cos|tan) A/.exec(stem)![1] as 'sin'](angle)).toBeCloseTo(top! / bottom!, 9);
  });

  it.each(problemsOf('trig_ratio_from_other', [2, 3, 4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const [, known, above, below, name] = /\\(sin|cos|tan) A = \\frac\{(\d+)\}\{(\d+)\}.*\\(sin|cos|tan) A/.exec(stem)!;
    const angle = Math[`a${known as 'sin'}`](Number(above) / Number(below));
    const [top, bottom] = answer.split('/').map(Number);
    expect(Math[name as 'sin'](angle)).toBeCloseTo(top! / bottom!, 9);
  });

  it.each([...problemsOf('trig_side_from_angle'), ...problemsOf('trig_side_special_angle', [2, 3, 4, 5])])(
    '$stem = $answer',
    ({ stem, answer }) => {
      const triangle = drawn(Number(/measures \$(\d+)/.exec(stem)![1]));
      const [known] = sidesIn(stem);
      const asked = /(?:How long is|length of)[^.]*?(opposite|adjacent|hypotenuse)/.exec(stem)![1] as Side;
      const exact = (triangle[asked] * known!.length) / triangle[known!.side];
      expect(Math.abs(exact - worth(answer))).toBeLessThan(stem.includes('nearest') ? 0.05 : 1e-9);
    },
  );

  it.each(problemsOf('trig_side_from_ratio'))('$stem = $answer', ({ stem, answer }) => {
    const [, name, above, below] = /\\(sin|cos|tan) A = \\frac\{(\d+)\}\{(\d+)\}/.exec(stem)!;
    const triangle = drawn((Math[`a${name as 'sin'}`](Number(above) / Number(below)) * 180) / Math.PI);
    const [known] = sidesIn(stem);
    const asked = /How long is[^.]*?(opposite|adjacent|hypotenuse)/.exec(stem)![1] as Side;
    expect((triangle[asked] * known!.length) / triangle[known!.side]).toBeCloseTo(Number(answer), 9);
  });

  it.each([...problemsOf('trig_angle_special'), ...problemsOf('trig_angle_from_sides', [1, 2, 3, 4])])(
    '$stem = $answer',
    ({ stem, answer }) => {
      const sides = sidesIn(stem);
      const sure = stem.includes('Round') ? 0.5 : 1e-9;
      const ratios = [Number(answer) - sure, Number(answer) + sure]
        .map((degrees) => drawn(degrees)[sides[0]!.side] / drawn(degrees)[sides[1]!.side])
        .toSorted((one, other) => one - other);
      const given = sides[0]!.length / sides[1]!.length;
      expect(ratios[0]!).toBeLessThan(given);
      expect(ratios[1]!).toBeGreaterThan(given);
    },
  );

  it.each(problemsOf('trig_angle_complement', [2, 3, 4]))('$stem = $answer', ({ stem, answer }) => {
    const [, one, inside, other, angle] = /\\(sin|cos) \(?(\w*x(?: \+ \d+)?)\)?\^\\circ = \\(sin|cos) (\d+)/.exec(stem)!;
    const [, times, more] = /^(\d*)x(?: \+ (\d+))?$/.exec(inside!)!;
    const found = Number(times === '' ? 1 : times) * Number(answer) + Number(more ?? 0);
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    expect(Math[one as 'sin'](radians(found))).toBeCloseTo(Math[other as 'sin'](radians(Number(angle))), 9);
  });
});

describe('solids, cut into thin slices', () => {
  const plain = (stem: string): number[] => (stem.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+/g) ?? []).map(Number);
  const radiusIn = (stem: string, given: number): number => (stem.includes('diameter') ? given / 2 : given);
  const timesPi = (answer: string): number => Number(answer.replace('π', '') || '1');
  /** Returns the volume of a solid of this height. `areaAt` gives the area of the slice at each fraction of the height. */
  function sliced(height: number, areaAt: (share: number) => number): number {
    const slices = 20_000;
    let sum = 0;
    for (let at = 0; at < slices; at += 1) sum += areaAt((at + 0.5) / slices);
    return (sum * height) / slices;
  }

  it.each(problemsOf('geo_volume_prism_box', [1, 2, 3]))('$stem = $answer', ({ stem, answer }) => {
    const [length, width, height] = plain(stem) as [number, number, number];
    expect(sliced(height, () => length * width)).toBeCloseTo(Number(answer), 3);
  });

  it.each(problemsOf('geo_volume_prism_box', [4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const [length, width, volume] = plain(stem) as [number, number, number];
    expect(sliced(Number(answer), () => length * width)).toBeCloseTo(volume, 3);
  });

  it.each(problemsOf('geo_volume_prism_triangular', [2, 3, 4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const [base, height, long] = plain(stem) as [number, number, number];
    expect(sliced(height, (share) => base * share * long)).toBeCloseTo(Number(answer), 2);
  });

  it.each(problemsOf('geo_volume_prism_cylinder'))('$stem = $answer', ({ stem, answer }) => {
    const [given, height] = plain(stem) as [number, number];
    expect(sliced(height, () => radiusIn(stem, given) ** 2)).toBeCloseTo(timesPi(answer), 3);
  });

  it.each(problemsOf('geo_volume_pyramid_square', [1, 2, 3]))('$stem = $answer', ({ stem, answer }) => {
    const [side, height] = plain(stem) as [number, number];
    expect(sliced(height, (share) => (side * share) ** 2)).toBeCloseTo(Number(answer), 3);
  });

  it.each(problemsOf('geo_volume_pyramid_square', [4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const [side, volume] = plain(stem) as [number, number];
    expect(sliced(Number(answer), (share) => (side * share) ** 2)).toBeCloseTo(volume, 3);
  });

  it.each(problemsOf('geo_volume_pyramid_cone'))('$stem = $answer', ({ stem, answer }) => {
    const [given, height] = plain(stem) as [number, number];
    expect(sliced(height, (share) => (radiusIn(stem, given) * share) ** 2)).toBeCloseTo(timesPi(answer), 2);
  });

  it.each(problemsOf('geo_volume_pyramid_sphere', [2, 3, 4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const radius = radiusIn(stem, plain(stem)[0]!);
    const half = sliced(radius, (share) => radius ** 2 - (radius * share) ** 2);
    expect(stem.includes('hemisphere') ? half : 2 * half).toBeCloseTo(timesPi(answer), 2);
  });

  it.each(problemsOf('geo_surface_area_box'))('$stem = $answer: what a thin coat adds to the box', ({ stem, answer }) => {
    const [length, width, height] = plain(stem) as [number, number, number];
    const coat = 1e-6;
    const added = (length + 2 * coat) * (width + 2 * coat) * (height + 2 * coat) - length * width * height;
    expect(Math.abs(added / coat - Number(answer))).toBeLessThan(0.01);
  });

  it.each(problemsOf('geo_surface_area_cylinder', [2, 3, 4, 5]))('$stem = $answer: what a thin coat adds', ({ stem, answer }) => {
    const [given, height] = plain(stem) as [number, number];
    const [radius, coat] = [radiusIn(stem, given), 1e-6];
    const added = (radius + coat) ** 2 * (height + 2 * coat) - radius ** 2 * height;
    expect(Math.abs(added / coat - timesPi(answer))).toBeLessThan(0.01);
  });

  it.each(problemsOf('geo_surface_area_pyramid', [2, 3, 4, 5]))('$stem = $answer: the area of all faces', ({ stem, answer }) => {
    const [side, slant] = plain(stem) as [number, number];
    const height = Math.sqrt(slant ** 2 - (side / 2) ** 2);
    const [right, up] = [
      [side, 0, 0],
      [side / 2, side / 2, height],
    ] as const;
    const cross = [right[1] * up[2] - right[2] * up[1], right[2] * up[0] - right[0] * up[2], right[0] * up[1] - right[1] * up[0]];
    expect(side ** 2 + 2 * Math.hypot(...cross)).toBeCloseTo(Number(answer), 6);
  });

  it.each(problemsOf('geo_surface_area_sphere'))('$stem = $answer: what a coat adds to the sphere', ({ stem, answer }) => {
    const [radius, coat] = [radiusIn(stem, plain(stem)[0]!), 1e-6];
    expect(Math.abs((4 * ((radius + coat) ** 3 - radius ** 3)) / 3 / coat - timesPi(answer))).toBeLessThan(0.01);
  });
});

describe('two-step drills, put back into the given equation, points or amounts', () => {
  const number = (text: string): number =>
    text === '' || text === '+' ? 1 : text === '-' ? -1 : Number(text.replace(/\s/g, ''));

  it.each(problemsOf('sys_substitution_one_unknown', [1, 2, 3]))('$stem = $answer makes both true', ({ stem, answer }) => {
    const [, m, b, p, r] = /y = (\d+)x ([+-] \d+)\$ and \$(\d*)x \+ y = (\d+)/.exec(stem)!;
    const x = Number(answer);
    expect(number(p!) * x + number(m!) * x + number(b!)).toBe(Number(r));
  });

  it.each(problemsOf('sys_elimination_one_unknown', [1, 2, 3]))(
    '$stem = $answer: a whole y makes both true',
    ({ stem, answer }) => {
      const [, a, b, first, c, d, second] = /\$(\d*)x \+ (\d*)y = (\d+)\$ and \$(\d*)x - (\d*)y = (\d+)/.exec(stem)!;
      const y = (Number(first) - number(a!) * Number(answer)) / number(b!);
      expect(number(c!) * Number(answer) - number(d!) * y).toBe(Number(second));
      expect(Number.isInteger(y)).toBe(true);
    },
  );

  it.each([...problemsOf('eq_both_sides_two_steps', [1, 2, 3]), ...problemsOf('eq_parentheses_two_steps', [1, 2, 3])])(
    '$stem = $answer solves it',
    ({ stem, answer }) => {
      const [left, right] = formulasIn(stem)[0]!
        .split(' = ')
        .map((side) => side.replaceAll('x', `(${answer})`));
      expect(areEqual(left!, right!)).toBe(true);
    },
  );

  it.each(problemsOf('line_slope_changes', [1, 2, 3]))(
    '$stem = $answer leads from one point to the other',
    ({ stem, answer }) => {
      const [x, y, toX, toY] = numbersIn(stem) as [number, number, number, number];
      const [rise, run = 1] = answer.split('/').map(Number);
      expect(y * run + rise! * (toX - x)).toBe(toY * run);
    },
  );

  it.each(problemsOf('rad_simplify_square_factor', [1, 2, 3]))('$stem = $answer has the same square', ({ stem, answer }) => {
    const [under] = numbersIn(stem) as [number];
    const [out, inside] = numbersIn(answer) as [number, number];
    expect(out ** 2 * inside).toBe(under);
    expect([4, 9, 25, 49].filter((square) => inside % square === 0)).toEqual([]);
  });

  it.each([...problemsOf('percent_compound_amount', [1, 2, 3]), ...problemsOf('percent_compound_value')])(
    '$stem = $answer, year by year',
    ({ stem, answer }) => {
      const [principal, percent, years] = numbersIn(stem.replaceAll(/(\d),(?=\d{3})/g, '$1')) as [number, number, number];
      let held = principal;
      for (let year = 0; year < years; year += 1) held += ((stem.includes('loses') ? -percent : percent) / 100) * held;
      expect(held).toBeCloseTo(Number(answer), 6);
    },
  );

  it.each(problemsOf('percent_compound_interest', [3, 4, 5]))('$stem = $answer, year by year', ({ stem, answer }) => {
    const [principal, percent, years] = numbersIn(stem.replaceAll(/(\d),(?=\d{3})/g, '$1')) as [number, number, number];
    let earned = 0;
    for (let year = 0; year < years; year += 1) earned += (percent / 100) * (principal + earned);
    expect(earned).toBeCloseTo(Number(answer), 6);
  });
});

describe('quartiles and segments, worked out by counting and measuring', () => {
  const valuesIn = (stem: string): number[] => numbersIn(/of ((?:\d+, )+and \d+)/.exec(stem)![1]!);
  /**
   * Returns the middle two values of a half, which are the same value if their number is odd; the quartile is halfway between
   * them.
   */
  const middles = (half: readonly number[]): [number, number] => {
    const sorted = half.toSorted((one, other) => one - other);
    return [sorted[Math.ceil(sorted.length / 2) - 1]!, sorted[Math.floor(sorted.length / 2)]!];
  };
  const quartileOf = (data: readonly number[], isFirst: boolean): number => {
    const sorted = data.toSorted((one, other) => one - other);
    const half = Math.floor(sorted.length / 2);
    const [below, above] = middles(isFirst ? sorted.slice(0, half) : sorted.slice(sorted.length - half));
    return (below + above) / 2;
  };

  it.each(problemsOf('stat_quartiles_find'))('$stem = $answer', ({ stem, answer }) => {
    expect(quartileOf(valuesIn(stem), stem.includes('first'))).toBe(Number(answer));
  });

  it.each(problemsOf('stat_quartiles_of_data', [3, 4, 5]))('$stem = $answer', ({ stem, answer }) => {
    const data = valuesIn(stem);
    expect(quartileOf(data, false) - quartileOf(data, true)).toBe(Number(answer));
  });

  it.each(problemsOf('stat_quartiles_range'))('$stem = $answer', ({ stem, answer, figure }) => {
    if (figure?.kind !== 'box_plot') throw new Error('no box plot');
    const [{ least, lower_quartile, upper_quartile, greatest }] = figure.boxes as [(typeof figure.boxes)[number]];
    expect(stem.includes('interquartile') ? upper_quartile - lower_quartile : greatest - least).toBe(Number(answer));
  });

  it.each(problemsOf('coord_segments_distance'))('$stem = $answer', ({ stem, answer }) => {
    const [x, y, toX, toY] = numbersIn(stem) as [number, number, number, number];
    expect(Math.hypot(toX - x, toY - y)).toBeCloseTo(Number(answer), 9);
  });

  it.each(problemsOf('coord_segments_midpoint'))('$stem = $answer is equally far from both ends', ({ stem, answer }) => {
    const given = numbersIn(stem) as [number, number, number, number];
    const found = numbersIn(answer) as [number, number];
    const [end, middle, other] = stem.startsWith('The midpoint')
      ? [given.slice(2), given.slice(0, 2), found]
      : [given.slice(0, 2), found, given.slice(2)];
    expect([middle[0]! - end[0]!, middle[1]! - end[1]!]).toEqual([other[0]! - middle[0]!, other[1]! - middle[1]!]);
  });
});
