import { expect, it } from 'vitest';
import { findYears } from './find-years.ts';

it.each<[string, [number, number][]]>([
  ['In 1935 it passed.', [[1935, 1935]]],
  ['from 1932 to 1980', [[1932, 1980]]],
  ['1932-1980 and 1941–45', [[1932, 1980], [1941, 1945]]], // prettier-ignore
  ['the 1960s, the late 1920s', [[1960, 1969], [1926, 1929]]], // prettier-ignore
  ['the ’60s and the sixties', [[1960, 1969], [1960, 1969]]], // prettier-ignore
  ['the 19th century', [[1800, 1899]]],
  ['He had 1500 men, 25 guns and $1900.', []],
  ['Document 7 and page 12', []],
  ['no date', []],
])('finds in %j the years %j', (text, years) => {
  expect(findYears(text, 1932).map(({ from, to }) => [from, to])).toEqual(years);
});
