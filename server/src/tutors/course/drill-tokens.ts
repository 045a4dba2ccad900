import { createHmac } from 'node:crypto';
import type { DrillClaim } from '@stoa/engine/tutors/course/drills/drill-claim';

/** Signs what a drill's token says, with the server's own secret. */
export function sealDrill(claim: DrillClaim, secret: string): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${text}.${createHmac('sha256', secret).update(`drill: ${text}`).digest('base64url')}`;
}
