import type { Refusal } from '@stoa/schema/refusal';

/**
 * The catalog of reasons why the server refuses, in the caller's words. Replies, the API description, and `/problems` all read
 * it.
 */
export const refusals = {
  validation: {
    status: 400,
    title: 'Please check what you entered',
    advice: 'Look at `fields`: each names a place in the request and what was expected there. Correct it and send it again.',
  },
  malformed: {
    status: 400,
    title: 'We couldn’t read the request',
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
    advice: 'Sign in, or send a bearer token that has not expired. Your work is safe.',
  },
  wrong_credentials: {
    status: 401,
    title: 'That email and password don’t match',
    advice: 'Check both for typos and try again.',
  },
  wrong_password: {
    status: 403,
    title: 'That isn’t your current password',
    advice: 'Check it for typos. If you forgot it, sign out and choose “Forgot your password?”.',
  },
  unconfirmed_email: {
    status: 403,
    title: 'Confirm your email first',
    advice: 'We sent you an email with a link. Open it, then sign in. Look in your spam folder too.',
  },
  suspended: {
    status: 403,
    title: 'This account is suspended',
    advice: 'Ask an administrator at your school to restore it. Your work is safe.',
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
    advice: 'It was used before, or it’s too old. Ask for a new one.',
  },
  person_needed: {
    status: 403,
    title: 'A program can’t do this',
    advice: 'Sign in at Stoa yourself to do it. A token can’t change who may use an account.',
  },
  not_allowed: {
    status: 403,
    title: 'You don’t have access to this',
    advice: 'Sign in with an account that has access, or ask your administrator.',
  },
  not_yours: {
    status: 403,
    title: 'This belongs to another account',
    advice: 'Students can see and change only their own work. Check the ID, or sign in to the account that owns it.',
  },
  foreign_origin: {
    status: 403,
    title: 'The request came from another site',
    advice: 'Use Stoa from its own address. Programs send a bearer token instead of a cookie.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    advice: 'Check the ID. It may have been deleted.',
  },
  no_such_route: {
    status: 404,
    title: 'We couldn’t find that address',
    advice: 'See /docs for every address of the API.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This address does not take that method',
    advice: 'The header Allow names the methods it takes.',
  },
  stale: {
    status: 409,
    title: 'This session is out of date',
    advice: 'Reload the page. You may have newer work in another tab or on another device.',
  },
  not_now: {
    status: 409,
    title: 'You can’t do that right now',
    advice: 'Reload the page to see what you can do now. Programs read it in `may` of the session.',
  },
  locked_skill: {
    status: 409,
    title: 'This skill is still locked',
    advice: 'Master the skills it builds on first. The details list them.',
  },
  no_problems: {
    status: 409,
    title: 'This skill has no problems yet',
    advice: 'Choose another skill, and tell your administrator that this one has none.',
  },
  nothing_due: {
    status: 409,
    title: 'Nothing is due for review today',
    advice: 'Practice something new instead, or come back tomorrow.',
  },
  drill_forged: {
    status: 403,
    title: 'This isn’t a question that we asked',
    advice: 'Send back the question, its unit, and its token exactly as you got them.',
  },
  drill_foreign: {
    status: 403,
    title: 'This question is from another conversation',
    advice: 'Answer it in the conversation where you got it.',
  },
  drill_used: {
    status: 409,
    title: 'You’ve answered this question already',
    advice: 'Each question counts once. Try another one.',
  },
  drill_expired: {
    status: 410,
    title: 'This question is too old to be graded',
    advice: 'Ask for a new one. Nothing you did is lost.',
  },
  exam_locked: {
    status: 409,
    title: 'This exam question is locked',
    advice:
      'You can try it again 24 hours after your last wrong answer or your last look at its memo. Practice with drills until then.',
  },
  exam_passed: {
    status: 409,
    title: 'You’ve passed this exam question already',
    advice: 'Continue with the next one.',
  },
  exams_unreachable: {
    status: 503,
    title: 'Exams can’t be reached right now',
    advice: 'Try again in a few minutes. Your question is still here, and sending your answer again counts it only once.',
  },
  email_taken: {
    status: 409,
    title: 'That email already has an account',
    advice: 'Sign in with it, choose “Forgot your password?”, or use another email.',
  },
  draft_changed: {
    status: 409,
    title: 'This draft was changed somewhere else',
    advice:
      'Choose which copy to keep. Programs find the newer one in `draft`, which is null where it was published or discarded.',
  },
  conflict: {
    status: 409,
    title: 'This can’t be done right now',
    advice: 'An earlier change prevents this. See the details.',
  },
  too_large: {
    status: 413,
    title: 'The request is too large',
    advice:
      'Send less at once. An answer can have 10,000 characters, a lesson plan 256 kB, an essay 2 MB, a period bank 512 kB, and any other request 64 kB.',
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
    title: 'This address is for a WebSocket',
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
    advice: 'Wait a little, and then try again. Programs wait as long as the header Retry-After says.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong on our side',
    advice: 'Try again. If it keeps happening, give your administrator this ID.',
  },
  busy: {
    status: 503,
    title: 'Too many people are here at once',
    advice: 'Try again in a few seconds. Your work is safe. Programs wait as long as the header Retry-After says.',
  },
  closing: {
    status: 503,
    title: 'Stoa is restarting',
    advice: 'Try again in a few seconds. Your work is safe.',
  },
  unavailable: {
    status: 503,
    title: 'Part of Stoa isn’t responding',
    advice: 'Try again in a few seconds. Everything that got a reply is saved. Anything else can be sent again unchanged.',
  },
} as const satisfies Record<string, { status: number; title: string; advice: string }>;

export type RefusalCode = keyof typeof refusals;

/** A refusal that is sent to the caller. `detail` is a sentence that she can act on; it never quotes what she sent. */
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

/** Refuses the value of one field of the body; a form shows the words beside that field. */
export const fieldRefusal = (path: string, words: string, code: RefusalCode = 'validation'): RefusalError =>
  new RefusalError(code, words, { more: { fields: [{ in: 'body', path, message: words }] } });

/** Refuses a password that isn't the account's, beside its field. */
export const wrongPassword = (path: string): RefusalError => {
  const { title, advice } = refusals.wrong_password;
  return fieldRefusal(path, `${title}. ${advice}`, 'wrong_password');
};

/** Returns the problem document of RFC 9457 for a refusal. `instance` is the request's id, as in the log. */
export function problemDocument(
  code: RefusalCode,
  detail: string,
  instance: string,
  more: Record<string, unknown> = {},
): Refusal {
  const { title, status } = refusals[code];
  return { type: `/problems/${code}`, title, status, detail, instance, ...more };
}
