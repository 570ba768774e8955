import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { farmSettingsQuery, saveFarmSettingsMutation } from '../features/farm-settings/queries.ts'
import { boardStatusQuery } from '../features/prices/board-status.ts'
import type { SaveBoard } from '../features/prices/use-save.ts'
import { queueChange } from '../phone/outbox/queue.ts'

/** Saves part of the board to the account, or queues the change. */
export const useSaveBoard = (): SaveBoard => useSaveSettings()

/**
 * Returns a function that saves or queues any part of the farm's settings, and updates dependent
 * views.
 */
export function useSaveSettings(): (part: FarmSettings, when?: 'later') => Promise<void> {
  const queryClient = useQueryClient()
  const { data: base } = useQuery(farmSettingsQuery())
  const { mutateAsync } = useMutation(saveFarmSettingsMutation(queryClient))
  const letWait = async (part: FarmSettings) => {
    // Merging a queued change later needs the server's settings.
    if (base === undefined) throw new Error('No settings are kept here')
    const change = { kind: 'settings', base, wanted: { ...base, ...part } } as const
    if (!(await queueChange({ slot: 'settings', change }))) throw new Error('Nothing is kept here')
  }
  return async (part, when) => {
    await (when === 'later' ? letWait(part) : mutateAsync(part))
    const { boardCrops } = part
    if (boardCrops)
      queryClient.setQueryData(
        boardStatusQuery().queryKey,
        (said) => said && { ...said, hasCrops: boardCrops.length > 0 },
      )
  }
}
