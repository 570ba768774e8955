/**
 * Moves the clock of this process or page ahead of the machine's; it keeps running. Pages load this
 * as an init script and servers as a preloaded module, so the function must not use anything else
 * from this file.
 */
export function advanceClock(aheadMs: number): void {
  const Real = Date
  const now = () => Real.now() + aheadMs
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (_, given, made) => Reflect.construct(Real, given.length === 0 ? [now()] : given, made),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
}
