import type { Farm } from '@smart-farming/contracts/farm'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { loadModule } from '../../../components/lazy/load-module.ts'
import { useFailureLog } from '../../../failure-log.ts'
import { currentPlace, farmQuery } from '../queries.ts'
import {
  applyUnsavedChanges,
  type KeyedChange,
  type PlaceChange,
  type UnsavedChange,
  upsertChange,
} from './unsaved-changes.ts'
import { usePlaceMoved } from './use-place-moved.ts'

const loadCalls = () => import('./calls.ts')

export interface SavingState {
  isSaving: boolean
  failed: readonly UnsavedChange[]
  retry: () => void
  /** The server's message after a permanent refusal. */
  refusal: string | undefined
  /** Drops changes that are now in the outbox (phone/outbox). */
  forget: (changes: readonly KeyedChange[]) => void
}

export interface FarmState {
  /** The farm with the last chosen place as current; undefined while loading or after an error. */
  farm: Farm | undefined
  /** Saves a change to the account. Changes are saved in sequence, so that the last change wins. */
  save: (change: PlaceChange) => void
  saving: SavingState
}

/**
 * Loads the farm's places, with unsaved changes applied, and saves further changes.
 *
 * @param onSettled receives the account's farm after a change on any device, unless the farmer has
 * since chosen another place
 */
export function useFarm(onSettled: (farm: Farm) => void): FarmState {
  const queryClient = useQueryClient()
  const { queryKey } = farmQuery()
  const { data: farm, error } = useQuery(farmQuery())
  useFailureLog('farm.get', error)
  const [refusal, setRefusal] = useState<string>()
  const [unsaved, setUnsaved] = useState<readonly UnsavedChange[]>([])
  // A ref, because a response may arrive before its change renders.
  const latest = useRef(unsaved)
  const last = useRef(Promise.resolve())

  const put = (changes: readonly UnsavedChange[]) => {
    latest.current = changes
    setUnsaved(changes)
  }
  const drop = (...gone: readonly KeyedChange[]) =>
    put(latest.current.filter(({ change }) => !gone.includes(change)))
  const settle = (settled: Farm | undefined) => {
    if (settled && !latest.current.some(({ change }) => change.key === 'current')) onSettled(settled)
  }
  usePlaceMoved(currentPlace(farm), () => settle(farm))

  const fail = async (change: KeyedChange, cause: unknown, refused: string | undefined) => {
    console.warn('farmPlaces failed:', cause)
    // A later change has replaced this one.
    if (!latest.current.some((one) => one.change === change)) return
    if (refused === undefined)
      return put(
        upsertChange(latest.current, {
          change,
          isSaving: false,
          hasFailed: true,
          canWait: cause instanceof TypeError,
        }),
      )
    drop(change)
    setRefusal(refused)
    // The page's copy of the farm is out of date.
    await queryClient.refetchQueries({ queryKey })
    settle(queryClient.getQueryData(queryKey))
  }
  const send = (change: KeyedChange, hasFailed: boolean) => {
    setRefusal(undefined)
    put(upsertChange(latest.current, { change, isSaving: true, hasFailed }))
    last.current = last.current.then(async () => {
      let calls: Awaited<ReturnType<typeof loadCalls>> | undefined
      try {
        calls = await loadModule(loadCalls)
        const changed = await calls.sendPlaceChange(change)
        // A pending response contains the old farm, and must not overwrite the new farm.
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, changed)
        drop(change)
        settle(changed)
      } catch (cause) {
        await fail(change, cause, calls?.refusalMessage(cause))
      }
    })
  }

  const failed = unsaved.filter(({ hasFailed }) => hasFailed)
  const retry = () => {
    for (const { change, isSaving } of failed) if (!isSaving) send(change, true)
  }
  return {
    farm: farm && applyUnsavedChanges(farm, unsaved),
    save: (change) => send({ ...change }, false),
    saving: {
      isSaving: unsaved.some(({ isSaving }) => isSaving),
      failed,
      retry,
      refusal,
      forget: (changes) => drop(...changes),
    },
  }
}
