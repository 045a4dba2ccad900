import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openCourses, videoFile } from '@stoa/library/open-courses';
import { replyWithRefusals } from '../../refusal-replies.ts';
import { addressOfVideo, serveCourseVideos } from './course-videos.ts';

const begins = Date.parse('2026-03-02T08:00:00Z');
let now = begins;
const context = { secret: 'a secret of this server', clock: () => new Date(now) };
const app = fastify({ routerOptions: { maxParamLength: 200 } });
replyWithRefusals(app);
serveCourseVideos(app, context);

const local = openCourses(() => true).flatMap(({ course, exams }) =>
  exams.flatMap(({ video }) => (video !== undefined && 'file' in video ? [{ courseId: course.courseId, video }] : [])),
);
const [{ courseId, video }] = local as [(typeof local)[number]];
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a video of a course', () => {
  it.each(local)('is smaller than 2 MB and has captions: $video.file', ({ courseId: of, video: { file, captions } }) => {
    expect(readFileSync(videoFile(of, file)).length).toBeLessThan(2_000_000);
    expect(readFileSync(videoFile(of, captions), 'utf8')).toMatch(/^WEBVTT\n/);
  });

  it('is served at its address, whole and in parts, with its captions', async () => {
    const { title, url, captions } = addressOfVideo(courseId, video, context);
    const held = readFileSync(videoFile(courseId, video.file));
    const whole = await get(url);
    expect([title, whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([
      video.title,
      200,
      'video/webm',
      held.length,
    ]);
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, held.length - 1],
      ['bytes=-50', held.length - 50, held.length - 1],
    ] as const) {
      const part = await get(url, { range });
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${held.length}`]);
      expect(part.rawPayload.equals(held.subarray(start, end + 1))).toBe(true);
    }
    expect((await get(captions!)).body).toContain('WEBVTT');
  });

  it.each([
    { name: 'a token of nobody’s', change: (url: string) => url.replace(/~[^/]+/, '~AAAA') },
    { name: 'the token of another secret', change: () => addressOfVideo(courseId, video, { ...context, secret: 'another' }).url },
    { name: 'another file', change: (url: string) => url.replace(/[^/]+$/, 'course.json') },
    { name: 'a way out of its folder', change: (url: string) => url.replace(/[^/]+$/, '..%2Fcourse.json') },
  ])('is not served for $name', async ({ change }) => {
    expect((await get(change(addressOfVideo(courseId, video, context).url))).statusCode).toBe(404);
  });

  it('is served for a day, for as long as viewing it locks the question', async () => {
    const { url } = addressOfVideo(courseId, video, context);
    now = begins + 24 * 60 * 60_000 - 1;
    expect((await get(url)).statusCode).toBe(200);
    now += 1;
    expect((await get(url)).statusCode).toBe(404);
    now = begins;
  });
});
