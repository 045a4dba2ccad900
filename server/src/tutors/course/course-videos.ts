import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { videoFile } from '@stoa/library/open-courses';
import type { ShownVideo } from '@stoa/schema/course/thread';
import type { LocalVideo } from '@stoa/schema/course/exam-question';
import type { AppContext } from '../../app-context.ts';
import { RefusalError } from '../../refusals.ts';

/** An address is valid for as long as the question stays locked after the student looked. */
const goodForMs = 24 * 60 * 60_000;
const prefix = '/api/tutor/videos';

/** Course, video, captions, and expiry: in a short form, because it's part of an address. */
const Claim = z.tuple([z.string(), z.string(), z.string(), z.number()]);
const types: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.mp4': 'video/mp4', '.vtt': 'text/vtt; charset=utf-8' };

const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(`video: ${text}`).digest();

/**
 * Returns an address at which a video of the course can be watched for a day. Looking locks the question, so a student who
 * hasn't looked has no such address; it's signed, so nobody can guess it.
 */
export function addressOfVideo(
  courseId: string,
  { title, file, captions }: LocalVideo,
  { secret, clock }: Pick<AppContext, 'secret' | 'clock'>,
): ShownVideo {
  const claim: z.infer<typeof Claim> = [courseId, file, captions, clock().getTime() + goodForMs];
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const at = `${prefix}/${text}~${signatureOf(text, secret).toString('base64url')}`;
  return { title, url: `${at}/${file}`, captions: `${at}/${captions}` };
}

/** Returns what an address was issued for; null if it isn't ours or has expired. */
function claimIn(token: string, { secret, clock }: Pick<AppContext, 'secret' | 'clock'>): z.infer<typeof Claim> | null {
  const [text = '', signature = ''] = token.split('~');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(text, secret)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const claim = Claim.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return claim[3] > clock().getTime() ? claim : null;
}

/** Serves the videos of courses and their captions, in the ranges that a player requests. */
export function serveCourseVideos(app: FastifyInstance, context: Pick<AppContext, 'secret' | 'clock'>): void {
  app.get<{ Params: { token: string; file: string } }>(
    `${prefix}/:token/:file`,
    { config: { access: { who: 'anyone', owns: 'nothing' } } },
    async ({ params: { token, file }, headers: { range } }, reply) => {
      const claim = claimIn(token, context);
      if (claim === null || (file !== claim[1] && file !== claim[2]))
        throw new RefusalError('not_found', 'This video can’t be opened. Reload the page.');
      const place = videoFile(claim[0], file);
      const { size } = await stat(place);
      const part = partAsked(range, size);
      void reply.type(types[path.extname(file)] ?? 'application/octet-stream').header('accept-ranges', 'bytes');
      void reply.header('content-length', part.end - part.start + 1);
      if (part.isPart) void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
      return reply.send(createReadStream(place, { start: part.start, end: part.end }));
    },
  );
}

/** Returns the requested range of a file; all of it if no range or an invalid one is requested (RFC 9110, 14.2). */
function partAsked(range: string | undefined, size: number): { start: number; end: number; isPart: boolean } {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  const start = from === '' ? (to === '' ? 0 : Math.max(0, size - Number(to))) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  return start > end || (from === '' && to === '') ? { start: 0, end: size - 1, isPart: false } : { start, end, isPart: true };
}
