import { z } from 'zod';

/** The part of JSON Schema that every provider's strict mode accepts: closed objects, every property required, plain `anyOf`. */
export type StrictSchema =
  | {
      type: 'object';
      properties: Record<string, StrictSchema>;
      required: string[];
      additionalProperties: false;
      description?: string;
    }
  | { type: 'array'; items: StrictSchema; description?: string }
  | { type: 'string' | 'number' | 'integer' | 'boolean' | 'null'; enum?: string[]; description?: string }
  | { anyOf: StrictSchema[]; description?: string };

/** Thrown if a reply's type can't be expressed in strict mode. That is a fault of the agent, found by the law over all agents. */
export class UnaskableReplyError extends Error {
  override name = 'UnaskableReplyError';
  constructor(path: string, why: string) {
    super(`The reply schema cannot be asked for strictly at ${path}: ${why}.`);
  }
}

/**
 * Converts a reply's zod type to the part of JSON Schema that OpenAI, Anthropic, and Google all accept in strict mode.
 *
 * Limits of length and range, which some of them refuse, become words in `description`; the zod type still enforces them when
 * the reply is parsed. Numeric literals become an integer with its choices in words, because Gemini accepts only text in
 * `enum`.
 *
 * Errors  `UnaskableReplyError` for anything that strict mode can't express: `optional` (use `nullable`), records, tuples,
 *         transforms, open objects, or a root that isn't an object.
 */
export function strictSchema(reply: z.ZodType): StrictSchema {
  let written: z.core.JSONSchema.BaseSchema;
  try {
    written = z.toJSONSchema(reply, { target: 'draft-7', io: 'output', reused: 'inline', cycles: 'throw' });
  } catch (fault) {
    throw new UnaskableReplyError('/', fault instanceof Error ? fault.message : 'it has no JSON Schema');
  }
  if (written.type !== 'object') throw new UnaskableReplyError('/', 'the root must be an object');
  return strict(written, '');
}

type Written = z.core.JSONSchema.BaseSchema;

function strict(schema: Written | boolean, path: string): StrictSchema {
  const refuse = (why: string) => new UnaskableReplyError(path === '' ? '/' : path, why);
  if (typeof schema === 'boolean') throw refuse('it says nothing of its type');

  const words = [schema.description, ...limits(schema)].filter((word) => word !== undefined).join('; ');
  const description = words === '' ? {} : { description: words };
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return { anyOf: choices.map((choice, index) => strict(choice, `${path}/${index}`)), ...description };
  if (schema.allOf !== undefined || schema.not !== undefined || schema.$ref !== undefined)
    throw refuse('intersections and references');
  // A nullable boolean or plain text comes as a list of types, which not every provider accepts.
  if (Array.isArray(schema.type))
    return {
      anyOf: schema.type.map((type) => strict({ ...schema, description: undefined, type } as Written, path)),
      ...description,
    };

  switch (schema.type) {
    case 'object': {
      const properties = schema.properties ?? {};
      const loose = Object.keys(properties).find((key) => schema.required?.includes(key) !== true);
      if (loose !== undefined) throw refuse(`"${loose}" is optional: make it nullable`);
      if (schema.additionalProperties !== false || schema.patternProperties !== undefined) throw refuse('use z.strictObject');
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, strict(value, `${path}/${key}`)])),
        required: Object.keys(properties),
        additionalProperties: false,
        ...description,
      };
    }
    case 'array':
      if (schema.items === undefined || Array.isArray(schema.items)) throw refuse('a list needs one type of items');
      return { type: 'array', items: strict(schema.items, `${path}/*`), ...description };
    case 'string': {
      const values = schema.const === undefined ? schema.enum : [schema.const];
      return values === undefined
        ? { type: 'string', ...description }
        : { type: 'string', enum: values.map(String), ...description };
    }
    case 'number':
    case 'integer': {
      const values = schema.const === undefined ? schema.enum : [schema.const];
      const whole = values === undefined ? schema.type === 'integer' : values.every(Number.isInteger);
      return { type: whole ? 'integer' : 'number', ...description };
    }
    case 'boolean':
    case 'null':
      return { type: schema.type, ...description };
    case undefined:
      throw refuse('it says nothing of its type');
    default:
      throw refuse(`${schema.type} is not among the types`);
  }
}

/** Puts the limits that strict mode leaves out into words. */
function limits(schema: Written): string[] {
  const numeric = schema.type === 'number' || schema.type === 'integer';
  const values = numeric ? (schema.const === undefined ? schema.enum : [schema.const]) : undefined;
  const bound = (word: string, limit: unknown, unit: string) =>
    typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? [`${word} ${limit}${unit}`] : [];
  return [
    ...(values === undefined ? [] : [`one of ${values.join(', ')}`]),
    ...bound('at least', schema.minLength, ' characters'),
    ...bound('at most', schema.maxLength, ' characters'),
    ...bound('at least', schema.minimum, ''),
    ...bound('more than', schema.exclusiveMinimum, ''),
    ...bound('at most', schema.maximum, ''),
    ...bound('less than', schema.exclusiveMaximum, ''),
    ...bound('at least', schema.minItems, ' items'),
    ...bound('at most', schema.maxItems, ' items'),
    ...(schema.pattern === undefined ? [] : [`matching ${schema.pattern}`]),
  ];
}
