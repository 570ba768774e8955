import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveFarmSettingsMutation } from '../features/farm-settings/queries.ts'
import { waitsForPriceQuery } from '../features/prices/waits-for-price.ts'

/** Keeps a part of the board with the account; whoever goes by what is chosen there follows. */
export function useSaveBoard(): (part: BoardSettings) => Promise<void> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(saveFarmSettingsMutation(queryClient))
  return async (part) => {
    await mutateAsync(part)
    const { boardCrops } = part
    if (boardCrops)
      queryClient.setQueryData(
        waitsForPriceQuery().queryKey,
        (said) => said && { ...said, hasCrops: boardCrops.length > 0 },
      )
  }
}
