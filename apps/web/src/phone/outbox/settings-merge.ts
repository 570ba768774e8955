import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { SettingsChange } from './change.ts'

type Part = keyof FarmSettings
type Both = Pick<SettingsChange, 'base' | 'wanted'>

/** Serialises a value regardless of the order of its fields. Undefined fields are ignored. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? ''

/** Whether two settings, or parts of them, are equal. */
export const areSettingsEqual = (a: unknown, b: unknown): boolean => text(a) === text(b)

/** Lists the parts of the settings that the farmer has changed. */
export const changedParts = ({ base, wanted }: Both): Part[] =>
  ([...new Set([...Object.keys(base), ...Object.keys(wanted)])] as Part[]).filter(
    (part) => !areSettingsEqual(base[part], wanted[part]),
  )

/** Copies these parts of `from` into `settings`. */
function withParts(settings: FarmSettings, from: FarmSettings, parts: readonly Part[]): FarmSettings {
  const all: Record<string, unknown> = { ...settings }
  for (const part of parts) {
    if (from[part] === undefined) delete all[part]
    else all[part] = from[part]
  }
  return all as FarmSettings
}

/**
 * Merges a farmer's changes into the server's settings.
 *
 * @returns the merged settings, and the parts changed differently on both sides, which need the
 * farmer's decision
 */
export function mergeSettings(
  change: Both,
  there: FarmSettings,
): { settings: FarmSettings; differs: Part[] } {
  const own = changedParts(change)
  const differs = own.filter(
    (part) =>
      !areSettingsEqual(there[part], change.base[part]) &&
      !areSettingsEqual(there[part], change.wanted[part]),
  )
  return { settings: withParts(there, change.wanted, own), differs }
}

/** Resolves a conflict in favour of the farmer's own version or the server's. */
export function resolveConflict(change: SettingsChange, stands: 'own' | 'there'): SettingsChange {
  const { wanted, differs } = change
  if (differs === undefined) return change
  const own = changedParts(change).filter((part) => stands === 'own' || !differs.parts.includes(part))
  return { kind: 'settings', base: differs.there, wanted: withParts(differs.there, wanted, own) }
}

/** Combines two queued changes, so that a farmer's own changes never conflict. */
export function combineChanges(earlier: SettingsChange, later: SettingsChange): SettingsChange {
  const { base, wanted } = earlier
  return { kind: 'settings', base, wanted: withParts(wanted, later.wanted, changedParts(later)) }
}

/**
 * Rebases a change on an earlier one, whose effects then do not count as another device's changes.
 */
export function rebaseChange(earlier: SettingsChange, later: SettingsChange): SettingsChange {
  const own = changedParts(later)
  const done = changedParts(earlier)
  const kept = done.filter((part) => !own.includes(part))
  return {
    kind: 'settings',
    base: withParts(later.base, earlier.wanted, done),
    wanted: withParts(later.wanted, earlier.wanted, kept),
  }
}
