/** Made at build by `web/build/doors.ts` from the contracts. */
declare module 'virtual:doors' {
  const doors: Record<string, Record<string, { method: string; path: string }>>;
  export default doors;
}
