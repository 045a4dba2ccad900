import { stringify } from 'yaml';

/** A piece of content as the YAML of its file: what was edited on a server goes back into `content/` as this. */
export const contentYaml = (body: unknown): string => stringify(body, { lineWidth: 150 });
