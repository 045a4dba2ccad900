/** Made at build by `web/build/route-list.ts` from the contracts. */
declare module 'virtual:route-list' {
  const routeList: Record<string, Record<string, { method: string; path: string }>>;
  export default routeList;
}
