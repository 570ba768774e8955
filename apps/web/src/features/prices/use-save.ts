import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { useRef, useState } from 'react'
import { failureOf } from '../../components/form/form-failure.ts'
import { partWords } from '../../words.ts'

/**
 * Keeps a part of the board's settings with the account, or lets it wait on this phone until there is a network
 * (`later`); the rest stays. Rejects when neither was done.
 */
export type SaveBoard = (part: BoardSettings, when?: 'later') => Promise<unknown>

/** What went wrong with saving. */
export interface SaveFailure {
  readonly message: string
  /** Lets it wait, where there was no network; false where this phone keeps nothing. */
  readonly onWait?: () => Promise<boolean>
}

/**
 * What every form of the board does: save once at a time, say what went wrong, and offer to wait for a network.
 *
 * @param onKept it is kept, with the account or until there is a network
 */
export function useSave<Part = BoardSettings>(
  onSave: (part: Part, when?: 'later') => Promise<unknown>,
  onKept?: () => void,
) {
  // A ref beside the state: two taps can come before the first one is rendered.
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
      const { message } = failureOf(cause, partWords.prices.board.savingFailed)
      setFailure({ message, ...(cause instanceof TypeError && { onWait: () => letWait(part) }) })
    }
    sending.current = false
    setBusy(false)
  }
  const refuse = (message: string) => setFailure({ message })
  return { save, busy, failure, refuse }
}
