import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { useRef, useState } from 'react'
import { toFormFailure } from '../../components/form/form-failure.ts'
import { lazyWords } from '../../words.ts'

/**
 * Saves a part of the board's settings to the account, or queues it on this phone until there is a network (`later`);
 * the rest is unchanged. Rejects when neither succeeded.
 */
export type SaveBoard = (part: BoardSettings, when?: 'later') => Promise<unknown>

/** Error of a failed save. */
export interface SaveFailure {
  readonly message: string
  /** Queues the change; absent if there was a network. Resolves to false if this phone saves nothing. */
  readonly onWait?: () => Promise<boolean>
}

/**
 * Saving for all forms of the board: one save at a time, its error, and an offer to wait for a network.
 *
 * @param onKept called once the part is saved to the account or queued
 */
export function useSave<Part = BoardSettings>(
  onSave: (part: Part, when?: 'later') => Promise<unknown>,
  onKept?: () => void,
) {
  // A ref in addition to the state, because a second tap can come before the first is rendered.
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SaveFailure>()
  const letWait = async (part: Part): Promise<boolean> => {
    try {
      await onSave(part, 'later')
    } catch {
      return false
    }
    setFailure(undefined)
    onKept?.()
    return true
  }
  const save = async (part: Part): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onSave(part)
      onKept?.()
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      const { message } = toFormFailure(cause, lazyWords.prices.board.savingFailed)
      setFailure({ message, ...(cause instanceof TypeError && { onWait: () => letWait(part) }) })
    }
    sending.current = false
    setBusy(false)
  }
  const refuse = (message: string) => setFailure({ message })
  return { save, busy, failure, refuse }
}
