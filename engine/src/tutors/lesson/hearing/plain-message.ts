import { z } from 'zod';
import { speaksOfItself } from '../../../guards/internal-language.ts';
import { voice } from '../../../guards/voice.ts';
import type { Guard } from '../../../turn/agent.ts';

/** What an agent answers that says one thing and decides nothing. */
export const PlainMessage = z.strictObject({ message: z.string().min(1).max(600) });
export type PlainMessage = z.infer<typeof PlainMessage>;

/** What any such message is read by. */
export const plainGuards: readonly Guard<PlainMessage, unknown, unknown>[] = [speaksOfItself, voice({ longest: 600 })];
