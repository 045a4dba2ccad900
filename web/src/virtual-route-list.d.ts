/** Generated from the contracts by `web/build/route-list.ts` when the web is built. */
declare module 'virtual:route-list' {
  const routeList: Record<string, Record<string, { method: string; path: string }>>;
  export default routeList;
}
