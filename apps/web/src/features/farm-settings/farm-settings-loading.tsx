import { words } from '../../words.ts'

interface FarmSettingsWaitingProps {
  /** Undefined while loading. */
  onRetry?: (() => void) | undefined
  onClose: () => void
}

/** Content of the dialog until the form has loaded. */
export function FarmSettingsLoading({ onRetry, onClose }: FarmSettingsWaitingProps) {
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
