import { UnitId } from '@stoa/schema/course/unit-id';
import { describe, expect, it } from 'vitest';
import { unitsMeant } from './units-meant.ts';

const meaning = (unitId: string, says: string) => ({ unitId: UnitId.parse(unitId), says });
const course = {
  sharedNames: [
    { names: ['graphs', 'graphing'], meanings: [meaning('FUN-01', 'straight lines'), meaning('FUN-02', 'parabolas')] },
    { names: ['sin', 'sin cos tan'], meanings: [meaning('TRIG-01', 'right triangles'), meaning('TRIG-02', 'waves')] },
    { names: ['parallel', 'parallel lines'], meanings: [meaning('FUN-01', 'equations'), meaning('GEO-01', 'angles')] },
  ],
};

describe('the units that an ambiguous name may mean', () => {
  it.each([
    ['graphs', ['FUN-01', 'FUN-02']],
    ['i need help with graphs', ['FUN-01', 'FUN-02']],
    ['i dont get graphing at all', ['FUN-01', 'FUN-02']],
    ['GRAFHS??', ['FUN-01', 'FUN-02']],
    ['can you help me with a graph please', ['FUN-01', 'FUN-02']],
    ['sin', ['TRIG-01', 'TRIG-02']],
    ['sin cos tan', ['TRIG-01', 'TRIG-02']],
    ['im bad at parallel lines', ['FUN-01', 'GEO-01']],
  ])('for "%s" are %j', (text, units) => {
    expect(unitsMeant(text, course)?.meanings.map(({ unitId }) => unitId)).toEqual(units);
  });

  it.each([
    ['more is said', 'how do I graph a parabola'],
    ['a formula is there', 'graph y = 2x + 1'],
    ['the name is not shared', 'slope'],
    ['half of a longer name is said', 'lines'],
    ['nothing is named', 'i need help'],
    ['nothing is said', ''],
  ])('are null if %s', (_, text) => {
    expect(unitsMeant(text, course)).toBeNull();
  });
});
