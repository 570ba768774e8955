import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { SettingsChange } from './change.ts'

type Part = keyof FarmSettings
type Both = Pick<SettingsChange, 'base' | 'wanted'>

/** The same whatever the order of fields; a field that is undefined is not there. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? ''

/** Whether two settings, or parts of them, say the same. */
export const saysTheSame = (a: unknown, b: unknown): boolean => text(a) === text(b)

/** The parts that the farmer has changed. */
export const changedParts = ({ base, wanted }: Both): Part[] =>
  ([...new Set([...Object.keys(base), ...Object.keys(wanted)])] as Part[]).filter(
    (part) => !saysTheSame(base[part], wanted[part]),
  )

/** `settings` with these parts as `from` has them. */
function withParts(settings: FarmSettings, from: FarmSettings, parts: readonly Part[]): FarmSettings {
  const all: Record<string, unknown> = { ...settings }
  for (const part of parts) {
    if (from[part] === undefined) delete all[part]
    else all[part] = from[part]
  }
  return all as FarmSettings
}

/**
 * What a farmer changed, put into what the server has now.
 *
 * @returns the settings with both, and which parts were changed on both sides, each in another way: where there is one,
 *   only the farmer can say which stands
 */
export function merged(change: Both, there: FarmSettings): { settings: FarmSettings; differs: Part[] } {
  const own = changedParts(change)
  const differs = own.filter(
    (part) => !saysTheSame(there[part], change.base[part]) && !saysTheSame(there[part], change.wanted[part]),
  )
  return { settings: withParts(there, change.wanted, own), differs }
}

/** The farmer has said which stands of what differs: the own one, or the one that was there. */
export function decided(change: SettingsChange, stands: 'own' | 'there'): SettingsChange {
  const { wanted, differs } = change
  if (differs === undefined) return change
  const own = changedParts(change).filter((part) => stands === 'own' || !differs.parts.includes(part))
  return { kind: 'settings', base: differs.there, wanted: withParts(differs.there, wanted, own) }
}

/** Both that wait as one, so that nobody is asked about an own change. */
export function joined(earlier: SettingsChange, later: SettingsChange): SettingsChange {
  const { base, wanted } = earlier
  return { kind: 'settings', base, wanted: withParts(wanted, later.wanted, changedParts(later)) }
}

/** The later one as it is once the earlier one has been done: what that changed is no change of anybody else. */
export function behind(earlier: SettingsChange, later: SettingsChange): SettingsChange {
  const own = changedParts(later)
  const done = changedParts(earlier)
  const kept = done.filter((part) => !own.includes(part))
  return {
    kind: 'settings',
    base: withParts(later.base, earlier.wanted, done),
    wanted: withParts(later.wanted, earlier.wanted, kept),
  }
}
