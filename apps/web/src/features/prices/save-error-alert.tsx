import '../../components/alert.css'
import { QueueOfflineButton } from '../../components/form/queue-offline-button.tsx'
import type { SaveFailure } from './use-save.ts'

/** Error message for a failed save, with an offer to queue the change if there was no network. */
export function SaveErrorAlert({ failure }: { failure: SaveFailure | undefined }) {
  if (failure === undefined) return null
  return (
    <>
      <p className="alert" role="alert">
        {failure.message}
      </p>
      {failure.onWait && <QueueOfflineButton onWait={failure.onWait} />}
    </>
  )
}
