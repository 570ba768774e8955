/** A kind of phone and its network, as Chromium makes them out of the machine that it runs on. */
export interface PhoneKind {
  readonly name: string
  /** How many times slower than this machine its processor is. */
  readonly cpu: number
  readonly latencyMs: number
  readonly downKbit: number
  readonly upKbit: number
}

/** What most farmers' phones come to, and the least that is still common. */
export const phones: readonly [PhoneKind, PhoneKind] = [
  { name: 'slow 4G, 4x', cpu: 4, latencyMs: 150, downKbit: 1_600, upKbit: 750 },
  { name: 'low tier, 10x', cpu: 10, latencyMs: 300, downKbit: 700, upKbit: 300 },
]
