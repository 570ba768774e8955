/**
 * Lets the clock of what runs here be ahead of the machine's: it goes on as before. For a page as a script that runs
 * before its own, and for a server as a module that is loaded before it; nothing of this file may be used in here.
 */
export function setAhead(aheadMs: number): void {
  const Real = Date
  const now = () => Real.now() + aheadMs
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (_, given, made) => Reflect.construct(Real, given.length === 0 ? [now()] : given, made),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
}
