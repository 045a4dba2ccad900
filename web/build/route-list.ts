import type { Plugin } from 'vite';
import { contracts } from '@stoa/schema/contracts/all-contracts';

const name = 'virtual:route-list';

/**
 * What the client needs of the contracts at run time: method and path of each route. The schemas stay with the server, which
 * parses both ways; the web keeps their types and does not carry a parser.
 */
export function routeList(): Plugin {
  return {
    name: 'stoa-route-list',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const groups = Object.entries(contracts).map(([group, of]) => [
        group,
        Object.fromEntries(Object.entries(of).map(([route, { method, path }]) => [route, { method, path }])),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(groups))}`;
    },
  };
}
