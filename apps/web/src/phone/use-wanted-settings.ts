import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useEffect, useMemo, useState } from 'react'
import { isNoted } from '../plain/notes.ts'
import { keptHere } from './phone.ts'

type Put = (settings: FarmSettings) => FarmSettings
const asTheyAre: Put = (settings) => settings

async function whatWaits(): Promise<Put> {
  const kept = await keptHere()
  const account = kept?.ownAccount()
  return kept && account !== undefined ? kept.outbox.waitingSettings(account) : asTheyAre
}

/**
 * The farm's settings as the farmer wants them: those of the account, with what waits on this phone to be sent put into
 * them. For what shows them; undefined until that is known.
 *
 * @param settings as the account has them; undefined while they are on their way
 */
export function useWantedSettings(settings: FarmSettings | undefined): FarmSettings | undefined {
  // Without a note nothing waits, and nobody waits for the phone's disk.
  const [put, setPut] = useState<Put | undefined>(() => (isNoted('waiting') ? undefined : asTheyAre))
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
