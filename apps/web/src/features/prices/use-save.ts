import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { useRef, useState } from 'react'
import { failureOf } from '../../components/form/form-failure.ts'
import { partWords } from '../../words.ts'

/** Keeps a part of the board's settings with the account; the rest stays. Rejects when it was not kept. */
export type SaveBoard = (part: BoardSettings) => Promise<unknown>

/** What every form of the board does: save once at a time, say what went wrong, and tell whether it went well. */
export function useSave(onSave: SaveBoard) {
  // A ref beside the state: two taps can come before the first one is rendered.
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async (part: BoardSettings): Promise<boolean> => {
    if (sending.current) return false
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await onSave(part)
      return true
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      setFailure(failureOf(cause, partWords.prices.board.savingFailed).message)
      return false
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { save, busy, failure, refuse: setFailure }
}
