import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useEffect, useMemo, useState } from 'react'
import { hasFlag } from '../browser/flags.ts'
import { loadUsedPhoneStorage } from './phone.ts'

type Put = (settings: FarmSettings) => FarmSettings
const asTheyAre: Put = (settings) => settings

async function whatWaits(): Promise<Put> {
  const kept = await loadUsedPhoneStorage()
  const account = kept?.ownAccount()
  return kept && account !== undefined ? kept.outbox.loadSettingsMerger(account) : asTheyAre
}

/**
 * The farm's settings as the farmer wants them: the account's settings merged with changes queued
 * on this phone. For display only; undefined until known.
 *
 * @param settings the account's; undefined while loading
 */
export function useWantedSettings(settings: FarmSettings | undefined): FarmSettings | undefined {
  // Without the flag nothing is queued, and the database need not be read.
  const [put, setPut] = useState<Put | undefined>(() => (hasFlag('waiting') ? undefined : asTheyAre))
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await whatWaits().catch(() => asTheyAre)
      if (!isGone) setPut(() => found)
    }
    void look()
    addEventListener('outbox', look)
    return () => {
      isGone = true
      removeEventListener('outbox', look)
    }
  }, [])
  return useMemo(() => settings && put?.(settings), [settings, put])
}
