import { words } from '../../words.ts'

interface FarmSettingsWaitingProps {
  /** The way to ask again, when it could not be had; undefined while it is on its way. */
  onRetry?: (() => void) | undefined
  onClose: () => void
}

/** What stands in the dialog until the form can. */
export function FarmSettingsWaiting({ onRetry, onClose }: FarmSettingsWaitingProps) {
  return (
    <div className="farm-settings__waiting">
      <p role="status">{onRetry ? words.farmSettings.failed : words.farmSettings.loading}</p>
      {onRetry && (
        <button className="button" type="button" onClick={onRetry}>
          {words.application.again}
        </button>
      )}
      <button className="button button--quiet" type="button" onClick={onClose}>
        {words.farmSettings.close}
      </button>
    </div>
  )
}
