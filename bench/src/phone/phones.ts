/** A type of phone and its network, emulated by Chromium on this machine. */
export interface PhoneKind {
  readonly name: string
  /** CPU slowdown relative to this machine. */
  readonly cpu: number
  readonly latencyMs: number
  readonly downKbit: number
  readonly upKbit: number
}

/** A typical farmer's phone, and the slowest that is still common. */
export const phones: readonly [PhoneKind, PhoneKind] = [
  { name: 'slow 4G, 4x', cpu: 4, latencyMs: 150, downKbit: 1_600, upKbit: 750 },
  { name: 'low tier, 10x', cpu: 10, latencyMs: 300, downKbit: 700, upKbit: 300 },
]
