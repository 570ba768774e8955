import '../../components/alert.css'
import { LetWait } from '../../components/form/let-wait.tsx'
import type { SaveFailure } from './use-save.ts'

/** What went wrong with saving, and the offer to wait where that was the network; nothing where all went well. */
export function SaveAlert({ failure }: { failure: SaveFailure | undefined }) {
  if (failure === undefined) return null
  return (
    <>
      <p className="alert" role="alert">
        {failure.message}
      </p>
      {failure.onWait && <LetWait onWait={failure.onWait} />}
    </>
  )
}
