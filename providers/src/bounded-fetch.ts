/** The answer was longer than any reply of ours can be. */
export class AnswerTooLongError extends Error {
  override name = 'AnswerTooLongError';
}

/**
 * Returns a `fetch` that follows no redirect (that would pass the key on) and reads at most `bytes` of an answer, so that a
 * server that never stops sending can't fill the memory.
 */
export function boundedFetch(bytes: number, fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let read = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          read += chunk.byteLength;
          if (read > bytes) controller.error(new AnswerTooLongError(`The answer is longer than ${bytes} bytes.`));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
