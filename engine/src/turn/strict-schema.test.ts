import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Diagnosis } from '@stoa/schema/diagnosis';
import { Hint } from '@stoa/schema/hint';
import { strictSchema } from './strict-schema.ts';

describe('strictSchema', () => {
  it('closes objects, requires every property, and puts limits into the description', () => {
    expect(strictSchema(Hint)).toEqual({
      type: 'object',
      properties: {
        hint_level: { type: 'integer', description: 'one of 1, 2, 3' },
        hint_strategy: { type: 'string', enum: ['pointing_hint', 'rule_hint', 'bottom_out_hint'] },
        hint_text: { type: 'string', description: 'at least 1 characters; at most 400 characters' },
      },
      required: ['hint_level', 'hint_strategy', 'hint_text'],
      additionalProperties: false,
    });
  });

  it('writes a nullable value as a choice with null', () => {
    expect(strictSchema(Diagnosis)).toMatchObject({
      properties: {
        divergence_step_index: { anyOf: [{ type: 'integer', description: 'at least 1' }, { type: 'null' }] },
        confidence_score: { type: 'number', description: 'at least 0; at most 1' },
      },
    });
  });

  it('writes a nullable boolean as a choice with null, too, with its description given once', () => {
    const reply = z.strictObject({ right: z.boolean().nullable().describe('the verdict'), words: z.string().nullable() });
    expect(strictSchema(reply)).toMatchObject({
      properties: {
        right: { anyOf: [{ type: 'boolean' }, { type: 'null' }], description: 'the verdict' },
        words: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
    });
  });

  it('writes a discriminated union as a plain union, and a constant as an enum of one value', () => {
    const move = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ask') }),
      z.strictObject({ kind: z.literal('tell') }),
    ]);
    expect(strictSchema(z.strictObject({ move, tags: z.array(z.string()).max(3) }))).toMatchObject({
      properties: {
        move: {
          anyOf: [{ properties: { kind: { type: 'string', enum: ['ask'] } } }, { properties: { kind: { enum: ['tell'] } } }],
        },
        tags: { type: 'array', items: { type: 'string' }, description: 'at most 3 items' },
      },
    });
  });

  it.each([
    ['an optional property', z.strictObject({ a: z.string().optional() }), 'nullable'],
    ['an open object', z.looseObject({ a: z.string() }), 'z.strictObject'],
    ['a record', z.strictObject({ a: z.record(z.string(), z.string()) }), 'z.strictObject'],
    ['a tuple', z.strictObject({ a: z.tuple([z.string(), z.number()]) }), 'one type of items'],
    ['anything at all', z.strictObject({ a: z.unknown() }), 'nothing of its type'],
    ['a transform', z.strictObject({ a: z.string().transform(Number) }), 'ransform'],
    ['a date', z.strictObject({ a: z.date() }), 'Date'],
    ['a root that is a list', z.array(z.string()), 'root'],
  ])('rejects %s and says why', (_title, reply, why) => {
    expect(() => strictSchema(reply)).toThrow(why);
  });
});
