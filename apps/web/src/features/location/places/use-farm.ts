import type { Farm } from '@smart-farming/contracts/farm'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fetchPart } from '../../../components/part/fetch-part.ts'
import { useFailureLog } from '../../../failure-log.ts'
import { currentPlace, farmQuery } from '../queries.ts'
import { asWanted, type KeyedChange, type PlaceChange, type Unsaved, withChange } from './unsaved-changes.ts'
import { useMoved } from './use-moved.ts'

const loadCalls = () => import('./calls.ts')

/** What there is to say of changes that the account does not have. */
export interface Saving {
  isSaving: boolean
  /** What could not be kept, also while it is being tried again. */
  failed: readonly Unsaved[]
  /** Tries all of that again. */
  retry: () => void
  /** The server's words, when it refused the last change for good. */
  refusal: string | undefined
  /** These wait for the network now (phone/outbox), and are not this page's any more. */
  forget: (changes: readonly KeyedChange[]) => void
}

export interface FarmState {
  /**
   * With the place that the farmer chose last as the current one. Undefined while it is on its way, or not to be had.
   */
  farm: Farm | undefined
  /** Keeps a change with the account; one after the other, so that the last one stays. */
  save: (change: PlaceChange) => void
  saving: Saving
}

/**
 * Where the farm is, as the account has it and the farmer wants it, and the way to change that.
 *
 * @param onSettled told of the farm as the account has it after a change, here or on another device, unless the farmer
 * wants another place by then
 */
export function useFarm(onSettled: (farm: Farm) => void): FarmState {
  const queryClient = useQueryClient()
  const { queryKey } = farmQuery()
  const { data: farm, error } = useQuery(farmQuery())
  useFailureLog('farm.get', error)
  const [refusal, setRefusal] = useState<string>()
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  // A ref beside the state: an answer may come before what it changes is rendered.
  const latest = useRef(unsaved)
  const last = useRef(Promise.resolve())

  const put = (changes: readonly Unsaved[]) => {
    latest.current = changes
    setUnsaved(changes)
  }
  const drop = (...gone: readonly KeyedChange[]) =>
    put(latest.current.filter(({ change }) => !gone.includes(change)))
  const settle = (settled: Farm | undefined) => {
    if (settled && !latest.current.some(({ change }) => change.key === 'current')) onSettled(settled)
  }
  useMoved(currentPlace(farm), () => settle(farm))

  const fail = async (change: KeyedChange, cause: unknown, refused: string | undefined) => {
    console.warn('farmPlaces failed:', cause)
    // Nobody waits any more for what a later change replaced.
    if (!latest.current.some((one) => one.change === change)) return
    if (refused === undefined)
      return put(
        withChange(latest.current, {
          change,
          isSaving: false,
          hasFailed: true,
          canWait: cause instanceof TypeError,
        }),
      )
    drop(change)
    setRefusal(refused)
    // The page had a farm in mind that is no more.
    await queryClient.refetchQueries({ queryKey })
    settle(queryClient.getQueryData(queryKey))
  }
  const send = (change: KeyedChange, hasFailed: boolean) => {
    setRefusal(undefined)
    put(withChange(latest.current, { change, isSaving: true, hasFailed }))
    last.current = last.current.then(async () => {
      let calls: Awaited<ReturnType<typeof loadCalls>> | undefined
      try {
        calls = await fetchPart(loadCalls)
        const changed = await calls.makeCall(change)
        // An answer on its way holds what was before, and must not come out on top.
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, changed)
        drop(change)
        settle(changed)
      } catch (cause) {
        await fail(change, cause, calls?.refusalOf(cause))
      }
    })
  }

  const failed = unsaved.filter(({ hasFailed }) => hasFailed)
  const retry = () => {
    for (const { change, isSaving } of failed) if (!isSaving) send(change, true)
  }
  return {
    farm: farm && asWanted(farm, unsaved),
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
