import { words } from '../../words.ts'

interface FarmSettingsWaitingProps {
  hasFailed: boolean
  /** A way to ask again, where asking again may help. */
  onRetry?: (() => void) | undefined
  onClose: () => void
}

/** What stands in the dialog until the form can. */
export function FarmSettingsWaiting({ hasFailed, onRetry, onClose }: FarmSettingsWaitingProps) {
  return (
    <div className="farm-settings__waiting">
      <p role="status">{hasFailed ? words.farmSettings.failed : words.farmSettings.loading}</p>
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
