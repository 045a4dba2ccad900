import { APIError } from 'better-auth/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TutorRefusal } from '@stoa/engine/turn/tutor-refusal';
import type { TutorRefusalCode } from '@stoa/engine/turn/tutor-refusal';
import { BadCursorError } from '@stoa/store/cursor';
import { isDatabaseAway } from '@stoa/store/database-error';
import { UnknownLearnerError } from '@stoa/store/unknown-learner';
import { RefusalError, problemDocument } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';

/** Fastify's own errors, as codes of our catalog. */
const byFastifyCode: Record<string, [RefusalCode, string?]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The body is not valid JSON. Correct it and send it again.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'The content type says JSON, but the body is empty.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', 'The body is not as long as its Content-Length says.'],
  FST_ERR_BAD_URL: ['malformed', 'The address is not valid: check the percent signs in it.'],
  FST_ERR_MAX_PARAM_LENGTH: ['address_too_long'],
  FST_ERR_HANDLER_TIMEOUT: ['unavailable', 'This took too long. Try again in a few seconds.'],
};

/** The reasons why a tutor declines a turn, as codes of our catalog. */
const byTutorCode: Record<TutorRefusalCode, RefusalCode> = {
  stale: 'stale',
  not_now: 'not_now',
  empty_message: 'validation',
  long_message: 'too_large',
  unknown_skill: 'not_found',
  unknown_unit: 'not_found',
  locked_skill: 'locked_skill',
  no_problems: 'no_problems',
  nothing_due: 'nothing_due',
  drill_foreign: 'drill_foreign',
  drill_used: 'drill_used',
  drill_expired: 'drill_expired',
  graph_unavailable: 'unavailable',
};

/** better-auth doesn't say what failed in the database, only that one of its own operations did. */
const isAuthAway = (error: unknown) =>
  error instanceof APIError && (error.statusCode >= 500 || error.body?.code?.startsWith('FAILED_TO_') === true);

/** Sends every error as a problem document. The details of an unexpected error stay in the log; only its id is sent. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.code === 'unexpected' || refusal.code === 'unavailable') {
    request.log.error({ err: error, route: request.routeOptions.url ?? null }, 'a request failed');
  }
  request.refusedAs = refusal.code;
  const document = problemDocument(refusal.code, refusal.message, request.id, refusal.more);
  return reply.code(document.status).headers(refusal.headers).type('application/problem+json').send(JSON.stringify(document));
}

/** Turns any error into a refusal of our catalog. */
export function asRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (error instanceof TutorRefusal) return new RefusalError(byTutorCode[error.code], error.message);
  if (error instanceof BadCursorError) return new RefusalError('validation', error.message);
  if (error instanceof UnknownLearnerError) return new RefusalError('sign_in_needed', error.message); // the account was erased while signed in
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : byFastifyCode[code];
  if (known !== undefined) return new RefusalError(...known);
  if (isDatabaseAway(error) || isAuthAway(error))
    return new RefusalError('unavailable', undefined, { headers: { 'retry-after': '5' } });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new RefusalError('malformed', 'The request cannot be answered as it is. Check its address, headers and body.');
  return new RefusalError('unexpected');
}

/** Answers requests to addresses that have no route: 405 with `Allow` if another method is served there, otherwise 404. */
export function refuseUnknownRoute(methodsOf: (path: string) => string[]) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!;
    const methods = methodsOf(path);
    // The method is served here, so its own route found nothing: a file that doesn't exist.
    if (methods.length === 0 || methods.includes(request.method))
      return sendRefusal(new RefusalError('no_such_route'), request, reply);
    const allow = methods.join(', ');
    return sendRefusal(new RefusalError('method_not_allowed', undefined, { headers: { allow } }), request, reply);
  };
}

/** Sends the errors of this scope and all scopes below it as refusals. */
export function replyWithRefusals(app: FastifyInstance): void {
  app.decorateRequest('refusedAs', null);
  app.setErrorHandler(sendRefusal);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal that the request ended with, for the log. */
    refusedAs: RefusalCode | null;
  }
}
