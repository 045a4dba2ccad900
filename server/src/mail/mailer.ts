import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';

/** A message in plain text to one person. */
export type Mail = { to: string; subject: string; text: string };

/** Sends mail. `kind` says whether it reaches people directly, or waits in a folder until an admin passes it on. */
export type Mailer = {
  kind: 'smtp' | 'folder';
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/**
 * Sends through the school's mail server. The connection is kept for the next message; a server that doesn't answer is given up
 * after half a minute.
 */
function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts }, { from });
  return {
    kind: 'smtp',
    send: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  };
}

/**
 * Used if no mail server is set up: each message becomes a file that a mail program opens, readable only by the server's own
 * user, and the log names the file. The link in it is as good as a password until it has been used or an hour has passed.
 */
function folderMailer({ folder, from, log }: { folder: string; from: string; log: Logger }): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    kind: 'folder',
    async send(mail) {
      const { message } = await writer.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, message, { mode: 0o600, flag: 'wx' });
      log.warn({ file }, 'no mail server is set up (STOA_SMTP_URL): a message waits in this file to be handed on');
    },
    close: () => undefined,
  };
}

/** Opens the mailer that the configuration asks for. It connects and writes nothing before the first message. */
export function openMailer({ mail, dataFolder }: Pick<ServerConfig, 'mail' | 'dataFolder'>, log: Logger): Mailer {
  const { url, from } = mail;
  return url === null ? folderMailer({ folder: path.join(dataFolder, 'mail'), from, log }) : smtpMailer({ url, from });
}
