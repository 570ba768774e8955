import '../../components/alert.css'
import { LetWait } from '../../components/form/let-wait.tsx'
import type { SaveFailure } from './use-save.ts'

/** Error message for a failed save, with an offer to wait if there was no network; nothing after success. */
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
