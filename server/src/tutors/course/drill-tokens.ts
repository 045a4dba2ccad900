import { createHmac, timingSafeEqual } from 'node:crypto';
import { DrillClaim } from '@stoa/engine/tutors/course/drills/drill-claim';

/** The content of a token; `forged` if this server hasn't signed it. */
export type OpenedToken = { kind: 'claim'; claim: DrillClaim } | { kind: 'forged' };

const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(`drill: ${text}`).digest();

/** Signs what a drill's token says, with the server's own secret. */
export function sealDrill(claim: DrillClaim, secret: string): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** Reads a token that came back. The tutor decides whether it is still valid, in this thread and for this question. */
export function openDrill(token: string, secret: string): OpenedToken {
  const [text = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(text, secret);
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'forged' };
  const claim = DrillClaim.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return claim.success ? { kind: 'claim', claim: claim.data } : { kind: 'forged' };
}
