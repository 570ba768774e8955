import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react'
import '../../components/button.css'
import '../../components/link-button.css'
import { preloadCandidates } from '../../components/lazy/load-module.ts'
import { useRetryableModule } from '../../components/lazy/use-lazy-module.ts'
import { words } from '../../words.ts'
import type { CropQuestion } from './crop-question.ts'
import './farm-settings-button.css'
import { FarmSettingsLoading } from './farm-settings-loading.tsx'

const loadBody = () => import('./farm-settings-body.tsx')
preloadCandidates.add(loadBody)

interface FarmSettingsButtonProps {
  onSaved?: () => void
  places?: ReactNode
  crops?: CropQuestion | undefined
}

/**
 * Button that opens the farm's settings in a dialog. Closing the dialog with Escape or a phone's
 * back button keeps typed text.
 */
export function FarmSettingsButton({ onSaved, places, crops }: FarmSettingsButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpened, setOpened] = useState(false)
  // The dialog opens at once, and its content renders a moment later.
  const isFilled = useDeferredValue(isOpened)
  const [isWanted, setWanted] = useState(false)
  const { part: body, tryAgain } = useRetryableModule(isWanted ? loadBody : undefined)
  const [said, setSaid] = useState('')
  const titleId = useId()

  const open = () => {
    setSaid('')
    setWanted(true)
    setOpened(true)
    dialog.current?.showModal()
  }
  const close = (last: string) => {
    dialog.current?.close()
    setOpened(false)
    setSaid(last)
  }

  return (
    <>
      <button
        className="link-button"
        type="button"
        aria-haspopup="dialog"
        onFocus={() => setWanted(true)}
        onClick={open}
      >
        <svg className="farm-settings__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m4 0h3M4 12h3m4 0h9M4 17h11m4 0h1M15 5v4M9 10v4M17 15v4" />
        </svg>
        {words.farmSettings.open}
      </button>
      <span role="status" className="unseen">
        {said}
      </span>
      <dialog ref={dialog} className="farm-settings" aria-labelledby={titleId}>
        {isOpened && (
          <>
            <h2 id={titleId} className="farm-settings__title">
              {words.farmSettings.open}
            </h2>
            {places && isFilled && <div className="farm-settings__places">{places}</div>}
            {isFilled && body && body !== 'failed' ? (
              <body.FarmSettingsBody
                crops={crops}
                onSaved={() => {
                  close(words.farmSettings.saved)
                  onSaved?.()
                }}
                onWaits={close}
                onCancel={() => close('')}
              />
            ) : (
              <FarmSettingsLoading
                onRetry={body === 'failed' ? tryAgain : undefined}
                onClose={() => close('')}
              />
            )}
          </>
        )}
      </dialog>
    </>
  )
}
