import { stringify } from 'yaml';

/** Returns a piece of content as YAML for its file: what was edited on a server goes back into `content/` in this form. */
export const contentYaml = (body: unknown): string => stringify(body, { lineWidth: 150 });
