import type { OutsideProvider } from '@stoa/providers/language/language-models';

/** What a request asks, independent of its format. */
export type AskedOnTheWire = {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  prompt: string;
  schema: JsonSchema;
};
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: string[];
  anyOf?: JsonSchema[];
  description?: string;
};
type Ending = 'stop' | 'length' | 'refusal';

/** The format of one provider's requests and answers. */
type WireFormat = {
  provider: AskedOnTheWire['provider'];
  path: RegExp;
  schemaAt: readonly string[][];
  answer: (text: string, ending: Ending, byTool: boolean) => object;
};

const spent = { input: 120, output: 30 };

const formats: readonly WireFormat[] = [
  {
    provider: 'openai', // the Responses API
    path: /^\/openai\/responses$/,
    schemaAt: [['text', 'format', 'schema']],
    answer: (text, ending) => ({
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      model: 'hostile-1',
      status: ending === 'length' ? 'incomplete' : 'completed',
      incomplete_details: ending === 'length' ? { reason: 'max_output_tokens' } : null,
      error: null,
      output: [
        {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [ending === 'refusal' ? { type: 'refusal', refusal: 'No.' } : { type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: spent.input, output_tokens: spent.output, total_tokens: spent.input + spent.output },
    }),
  },
  {
    provider: 'anthropic',
    path: /^\/anthropic\/messages$/,
    schemaAt: [
      ['output_config', 'format', 'schema'],
      ['output_format', 'schema'],
      ['tools', '0', 'input_schema'],
    ],
    answer: (text, ending, byTool) => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'hostile-1',
      content: byTool ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: objectOr(text) }] : [{ type: 'text', text }],
      stop_reason: ending === 'length' ? 'max_tokens' : ending === 'refusal' ? 'refusal' : byTool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: spent.input, output_tokens: spent.output },
    }),
  },
  {
    provider: 'google',
    path: /^\/google\/models\/[^/]+:generateContent$/,
    schemaAt: [
      ['generationConfig', 'responseJsonSchema'],
      ['generationConfig', 'responseSchema'],
    ],
    answer: (text, ending) => ({
      candidates: [
        {
          content: { role: 'model', parts: ending === 'refusal' ? [] : [{ text }] },
          finishReason: ending === 'length' ? 'MAX_TOKENS' : ending === 'refusal' ? 'SAFETY' : 'STOP',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: spent.input,
        candidatesTokenCount: spent.output,
        totalTokenCount: spent.input + spent.output,
      },
    }),
  },
  {
    provider: 'openai-compatible', // chat completions
    path: /^\/openai-compatible\/chat\/completions$/,
    schemaAt: [['response_format', 'json_schema', 'schema']],
    answer: (text, ending) => ({
      id: 'chatcmpl_1',
      object: 'chat.completion',
      created: 1,
      model: 'hostile-1',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: ending === 'refusal' ? null : text,
            refusal: ending === 'refusal' ? 'No.' : null,
          },
          finish_reason: ending === 'length' ? 'length' : 'stop',
        },
      ],
      usage: { prompt_tokens: spent.input, completion_tokens: spent.output, total_tokens: spent.input + spent.output },
    }),
  },
];

/** Returns the path of a provider's requests below the server's own address. */
export const pathOf = (provider: OutsideProvider): string => `/${provider === 'anthropic-haiku' ? 'anthropic' : provider}`;

/**
 * Reads a request in any provider's format.
 *
 * Errors  an `Error` for a path or a body of no format.
 */
export function readRequest(
  path: string,
  body: unknown,
): { asked: AskedOnTheWire; answer: (text: string, ending?: Ending) => string } {
  const format = formats.find((one) => one.path.test(path));
  if (format === undefined) throw new Error(`No provider is asked at ${path}.`);
  const schema = format.schemaAt.map((way) => at(body, way)).find((found) => found !== undefined);
  if (!isObject(schema)) throw new Error(`The request to ${path} has no schema: ${JSON.stringify(body)}`);
  const byTool = isObject(body) && Array.isArray(body['tools']);
  return {
    asked: { provider: format.provider, prompt: textsOf(body).join('\n'), schema },
    answer: (text, ending = 'stop') => JSON.stringify(format.answer(text, ending, byTool)),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, way: readonly string[]): unknown =>
  way.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];

/**
 * Returns a tool's input, which the format requires to be an object. Broken JSON therefore reaches the client as an empty
 * object.
 */
function objectOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
