import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { useRef, useState } from 'react'
import { toFormFailure } from '../../components/form/form-failure.ts'
import { lazyWords } from '../../words.ts'

/**
 * Saves part of the board's settings to the account, or queues it on this phone until there is a
 * network (`later`). Other settings stay. Rejects if neither succeeded.
 */
export type SaveBoard = (part: BoardSettings, when?: 'later') => Promise<unknown>

export interface SaveFailure {
  readonly message: string
  /**
   * Queues the change after a network failure. Resolves to false if nothing can be saved on this
   * phone.
   */
  readonly onWait?: () => Promise<boolean>
}

/**
 * Saving for the board's forms: one save at a time, its error, and an offer to queue the change.
 *
 * @param onKept called once the part is saved to the account or queued
 */
export function useSave<Part = BoardSettings>(
  onSave: (part: Part, when?: 'later') => Promise<unknown>,
  onKept?: () => void,
) {
  // A ref, because a second tap can precede the render of the new state.
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
