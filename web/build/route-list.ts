import type { Plugin } from 'vite';
import { contracts } from '@stoa/schema/contracts/all-contracts';

const name = 'virtual:route-list';

/**
 * What the client needs of the contracts at run time: method and path of each door. The schemas stay with the server, which
 * parses both ways; the web keeps their types and does not carry a parser.
 */
export function routeList(): Plugin {
  return {
    name: 'stoa-route-list',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const rooms = Object.entries(contracts).map(([room, of]) => [
        room,
        Object.fromEntries(Object.entries(of).map(([door, { method, path }]) => [door, { method, path }])),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(rooms))}`;
    },
  };
}
