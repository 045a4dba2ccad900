import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadCursorError, cursorAt, positionOf } from './cursor.ts';

function fateOf(cursor: string) {
  try {
    return Number.isNaN(positionOf(cursor).at.getTime()) ? 'read as no time' : 'read';
  } catch (error) {
    return error instanceof BadCursorError ? 'refused' : error;
  }
}

describe('a cursor', () => {
  it('says where its page ended', () => {
    const day = fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.uuid(), fc.constantFrom('open', 'answered', undefined), (at, id, group) => {
        const place = group === undefined ? { at, id } : { at, id, group };
        expect(positionOf(cursorAt(place), 'uuid')).toEqual(place);
        expect(cursorAt(place).length).toBeLessThan(200); // the longest that the route accepts
      }),
    );
  });

  it.each([
    ['text', 'tomorrow'],
    ['nothing', ''],
    ['JSON that is no place', Buffer.from('{"at":1}').toString('base64url')],
    ['no time', Buffer.from('["now","a"]').toString('base64url')],
    ['a time beyond all calendars', Buffer.from('[9e15,"a"]').toString('base64url')],
    ['an id with what no id has', Buffer.from('[0,"a\\u0000"]').toString('base64url')],
  ])('is refused when it is %s', (_title, cursor) => {
    expect(() => positionOf(cursor)).toThrow(BadCursorError);
  });

  it('is refused if the list has ids of another kind', () => {
    expect(() => positionOf(cursorAt({ at: new Date(), id: 'demo-student' }), 'uuid')).toThrow(BadCursorError);
  });

  it('is read or refused whatever it contains, and nothing else is thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString('base64url')),
        ),
        (cursor) => {
          expect(['read', 'refused']).toContain(fateOf(cursor));
        },
      ),
    );
  });
});
