import { z } from 'zod';
import { speaksOfItself } from '../../../guards/internal-language.ts';
import { voice } from '../../../guards/voice.ts';
import type { Guard } from '../../../turn/agent.ts';

/** The reply of an agent that only says something and decides nothing. */
export const PlainMessage = z.strictObject({ message: z.string().min(1).max(600) });
export type PlainMessage = z.infer<typeof PlainMessage>;

/** The guards that check any such message. */
export const plainGuards: readonly Guard<PlainMessage, unknown, unknown>[] = [speaksOfItself, voice({ longest: 600 })];
