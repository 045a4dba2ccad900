import type { Refusal } from '@stoa/schema/refusal';

/** Why the server refuses, in the caller's words: the one catalogue that replies, the API description and `/problems` read. */
export const refusals = {
  validation: {
    status: 400,
    title: 'Please check what you entered',
    advice: 'Look at `fields`: each names a place in the request and what was expected there. Correct it and send it again.',
  },
  malformed: {
    status: 400,
    title: 'The request could not be read',
    advice: 'Send a body of valid JSON, as UTF-8, under the content type application/json.',
  },
  key_needed: {
    status: 400,
    title: 'A turn needs an Idempotency-Key',
    advice: 'Send the header Idempotency-Key with a fresh UUID for each new turn, and the same one again when you repeat it.',
  },
  sign_in_needed: {
    status: 401,
    title: 'Please sign in',
    advice: 'Sign in, or send a bearer token that has not expired. Nothing of yours is lost.',
  },
  wrong_credentials: {
    status: 401,
    title: 'That email and password don’t match',
    advice: 'Check both for typing slips. For your safety we do not say which of them is wrong.',
  },
  wrong_password: {
    status: 403,
    title: 'That isn’t your current password',
    advice: 'Check it for typing slips. If you forgot it, sign out and choose “Forgot your password?”.',
  },
  unconfirmed_email: {
    status: 403,
    title: 'Confirm your email first',
    advice: 'We sent you an email with a link. Open it, then sign in. Look in your spam folder too.',
  },
  suspended: {
    status: 403,
    title: 'This account is suspended',
    advice: 'Ask an administrator of your school to restore it. Nothing of yours is lost.',
  },
  proof_needed: {
    status: 403,
    title: 'Too many people tried wrong passwords for this account',
    advice:
      'To keep it safe, sign in on a device you’ve used before, or choose “Forgot your password?” to get a link. An administrator can give you one too.',
  },
  link_used: {
    status: 410,
    title: 'This link doesn’t work anymore',
    advice: 'It was used before, or it is too old. Ask for a new one.',
  },
  person_needed: {
    status: 403,
    title: 'A program can’t do this',
    advice: 'Sign in at Stoa yourself to do it. A token can’t change who may use an account.',
  },
  not_allowed: {
    status: 403,
    title: 'This is not open to your account',
    advice: 'Use an account with the role that the route asks for, or ask an admin of your school.',
  },
  not_yours: {
    status: 403,
    title: 'This belongs to somebody else',
    advice: 'A learner reads and writes her own alone. Check the id, or sign in to the account that owns it.',
  },
  foreign_origin: {
    status: 403,
    title: 'The request came from another site',
    advice: 'Use Stoa from its own address. Programs send a bearer token instead of a cookie.',
  },
  not_found: {
    status: 404,
    title: 'There is no such thing',
    advice: 'Check the id. It may have been erased, or it may never have existed.',
  },
  no_such_route: {
    status: 404,
    title: 'There is no such address',
    advice: 'See /docs for every address of the API.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This address does not take that method',
    advice: 'The header Allow names the methods it takes.',
  },
  stale: {
    status: 409,
    title: 'The session has moved on',
    advice: 'Load the session again: what you see is older than what is stored, perhaps because of a second tab or device.',
  },
  not_now: {
    status: 409,
    title: 'This does not fit where the session stands',
    advice: 'Load the session again: `may` in it says what can be done now.',
  },
  locked_skill: {
    status: 409,
    title: 'This skill is not open yet',
    advice: 'Master the skills that it stands on first; the detail names them.',
  },
  no_problems: {
    status: 409,
    title: 'There is no verified problem for this skill',
    advice: 'Choose another skill, and tell whoever runs this server that this one has none.',
  },
  nothing_due: {
    status: 409,
    title: 'Nothing is due for review today',
    advice: 'Practice something new instead, or come back tomorrow.',
  },
  email_taken: {
    status: 409,
    title: 'That email has an account already',
    advice: 'Sign in with it, choose “Forgot your password?”, or use another email.',
  },
  conflict: {
    status: 409,
    title: 'This can’t be done now',
    advice: 'Something that stands against it was done before. The detail says what.',
  },
  too_large: {
    status: 413,
    title: 'The request is too large',
    advice: 'Send less at once. An answer may have 10,000 characters, a whole request 64 kB.',
  },
  address_too_long: {
    status: 414,
    title: 'The address is too long',
    advice: 'Shorten the ids and query parameters.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body must be JSON',
    advice: 'Send the header Content-Type: application/json.',
  },
  upgrade_needed: {
    status: 426,
    title: 'This address is a live line',
    advice:
      'Open it as a WebSocket (ws:// or wss://), with a ticket in `ticket`, a bearer token in `token`, or the session cookie.',
  },
  key_reused: {
    status: 422,
    title: 'The Idempotency-Key belongs to another request',
    advice: 'Take a fresh UUID for each new request. The same key may only repeat the very same request.',
  },
  too_many: {
    status: 429,
    title: 'Too many requests',
    advice: 'Wait for as many seconds as the header Retry-After says, then try again.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong on our side',
    advice: 'Try again. If it stays, tell whoever runs this server the id: it finds the line in the log.',
  },
  busy: {
    status: 503,
    title: 'Too many people are here at once',
    advice: 'Send the same request again in a few seconds, as the header Retry-After says. Nothing is lost.',
  },
  closing: {
    status: 503,
    title: 'The server is closing',
    advice: 'Send the same request again in a few seconds: another copy of the server, or this one after its restart, takes it.',
  },
  unavailable: {
    status: 503,
    title: 'A part of the server does not answer',
    advice: 'Try again in a few seconds. A turn that was acknowledged is stored; one that was not can be sent again unchanged.',
  },
} as const satisfies Record<string, { status: number; title: string; advice: string }>;

export type RefusalCode = keyof typeof refusals;

/** A refusal on its way to the caller. `detail` is a sentence she can act on; it never quotes what she sent. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly code: RefusalCode;
  readonly more: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: RefusalCode, detail?: string, { more = {}, headers = {} }: RefusalExtras = {}) {
    super(detail ?? refusals[code].advice);
    this.code = code;
    this.more = more;
    this.headers = headers;
  }
}

type RefusalExtras = {
  /** Further members of the problem document, such as `fields`. */
  more?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** A refusal for what stands in one field of the body; a form shows its words beside that field. */
export const fieldRefusal = (path: string, words: string, code: RefusalCode = 'validation'): RefusalError =>
  new RefusalError(code, words, { more: { fields: [{ in: 'body', path, message: words }] } });

/** The problem document of RFC 9457 for a refusal. `instance` is the id of the request, as it stands in the log. */
export function problemDocument(
  code: RefusalCode,
  detail: string,
  instance: string,
  more: Record<string, unknown> = {},
): Refusal {
  const { title, status } = refusals[code];
  return { type: `/problems/${code}`, title, status, detail, instance, ...more };
}
