import type { Farm } from '@smart-farming/contracts/farm'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fetchPart } from '../../../components/part/fetch-part.ts'
import { useFailureLog } from '../../../failure-log.ts'
import { farmQuery } from '../queries.ts'
import type { calls } from './calls.ts'

const loadCalls = () => import('./calls.ts')

/** What is changed of a farm: a call, which answers the whole farm as it then is. */
export type FarmChange = (call: typeof calls) => Promise<Farm>

export interface FarmState {
  /** Undefined while it is on its way, or cannot be had. */
  farm: Farm | undefined
  /** Keeps a change with the account; one after the other, so that the last one stays. */
  save: (change: FarmChange) => void
  /** Tries again what could not be kept; undefined where everything is. */
  retry: (() => void) | undefined
}

/**
 * Where the farm is, as the account has it, and the way to change that.
 *
 * @param onSaved told of the farm as it is after each change
 */
export function useFarm(onSaved: (farm: Farm) => void): FarmState {
  const queryClient = useQueryClient()
  const { data: farm, error } = useQuery(farmQuery())
  useFailureLog('The places of the farm', error)
  const [failed, setFailed] = useState<FarmChange>()
  const last = useRef(Promise.resolve())
  const newest = useRef<FarmChange>(undefined)

  const save = (change: FarmChange) => {
    newest.current = change
    last.current = last.current.then(async () => {
      try {
        const changed = await change((await fetchPart(loadCalls)).calls)
        // An answer on its way holds what was before, and must not come out on top.
        await queryClient.cancelQueries({ queryKey: farmQuery().queryKey })
        queryClient.setQueryData(farmQuery().queryKey, changed)
        setFailed(undefined)
        // Of several in a row the page shows the last already.
        if (newest.current === change) onSaved(changed)
      } catch (cause) {
        console.warn('The place of the farm could not be kept:', cause)
        setFailed(() => change)
      }
    })
  }
  return { farm, save, retry: failed && (() => save(failed)) }
}
