import path from 'node:path';
import type { VersionedContent } from '@stoa/library/content-file';
import type { ConfigurationKind } from '@stoa/store/configurations';
import type { Store } from '@stoa/store/store';

/** A content file has changed but kept its version. The message says what to do. */
export class ChangedConfigurationError extends Error {
  override name = 'ChangedConfigurationError';
  constructor(kind: ConfigurationKind, { file, version }: VersionedContent) {
    super(
      `The ${nouns[kind]} in ${path.relative('.', file)} has changed, and its version is still ${version}. This installation has taught by ` +
        `another ${version}, and every record of it must go on meaning what it meant. Raise "version" in the file, for example to ` +
        `"${next(version)}", or put its former content back, and start again. Nothing was changed.`,
    );
  }
}

const nouns: Record<ConfigurationKind, string> = { graph: 'skill graph', policy: 'practice policy' };

const next = (version: string): string => version.replace(/\d+$/, (last) => String(Number(last) + 1));

/**
 * Stores the versions of graph and policy that the server teaches with, so that what refers to them can be looked up later.
 *
 * Errors  `ChangedConfigurationError` if a version is already stored with other content.
 */
export async function keepConfigurations(
  { configurations }: Pick<Store, 'configurations'>,
  contents: Readonly<Record<ConfigurationKind, VersionedContent>>,
  now: Date,
): Promise<void> {
  for (const kind of ['graph', 'policy'] as const)
    if (!(await configurations.keep(kind, contents[kind], now))) throw new ChangedConfigurationError(kind, contents[kind]);
}
