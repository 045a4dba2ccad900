import type { FastifyInstance } from 'fastify';
import type { Access } from '@stoa/schema/contracts/contract';

export type OpenRoute = { method: string; url: string; access: Access | null };

/** Records every route that is opened, with who may call it. */
export class RouteTable {
  readonly routes: OpenRoute[] = [];

  /** Starts recording; routes opened before aren't seen. */
  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ method, url, config }) => {
      for (const one of [method].flat()) this.routes.push({ method: one, url, access: config?.access ?? null });
    });
    app.decorate('openRoutes', this.routes);
  }

  /** Errors  names every route that does not say who may call it: such a server does not start. */
  requireAccess(): void {
    const silent = this.routes.filter(({ access }) => access === null).map(({ method, url }) => `${method} ${url}`);
    if (silent.length > 0) throw new Error(`These routes do not say who may call them: ${silent.join(', ')}.`);
  }

  /** Returns the methods that an address accepts, apart from the web's catch-all. */
  methodsOf(path: string): string[] {
    const fits = this.routes.filter(({ url }) => url !== '/*' && url !== '*' && asPattern(url).test(path));
    return [...new Set(fits.map(({ method }) => method))];
  }
}

const asPattern = (url: string) => {
  const segments = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${segments.join('/')}$`);
};

declare module 'fastify' {
  interface FastifyInstance {
    openRoutes: OpenRoute[];
  }
}
