import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import '../../../components/link-button.css'
import { useFailureLog } from '../../../failure-log.ts'
import { lazyWords } from '../../../words.ts'
import { recoveryQuery } from '../queries.ts'
import { RecoveryCodeForm } from '../recovery-code/recovery-code-form.tsx'
import css from './recovery-offer.css?inline'
import { endRecoveryOffer } from './state/offer-state.ts'

adoptStyle(css)

interface RecoveryOfferProps {
  username: string
  onOver: () => void
}

/** The offer itself: a line of text, and a dialog that creates the code. */
export function RecoveryOffer({ username, onOver }: RecoveryOfferProps) {
  const { heading, lead, make, notice } = lazyWords.account.recovery
  const { data, error } = useQuery(recoveryQuery())
  useFailureLog('The recovery code', error)
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const hasCode = typeof data?.madeAt === 'string'

  useEffect(() => {
    if (hasCode) endRecoveryOffer()
    // The offer stays while the dialog shows a new code, so that the farmer can write the code
    // down.
    if (hasCode && !isOpen) onOver()
  }, [hasCode, isOpen, onOver])

  if (data === undefined) return error === null && <div className="recovery-notice" />
  if (hasCode && !isOpen) return null
  return (
    <>
      <section className="recovery-notice" aria-label={notice.label}>
        <p>{notice.text}</p>
        <button
          className="link-button"
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true)
            dialog.current?.showModal()
          }}
        >
          {notice.make}
        </button>
        <button
          className="link-button"
          type="button"
          onClick={() => {
            endRecoveryOffer()
            onOver()
            // Removing the line would lose the focus, so the focus moves to the heading.
            document.querySelector<HTMLElement>('h1')?.focus()
          }}
        >
          {notice.later}
        </button>
      </section>
      <dialog
        ref={dialog}
        className="recovery-dialog"
        aria-labelledby={titleId}
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <>
            <h2 className="recovery-dialog__title" id={titleId}>
              {heading}
            </h2>
            <p>{lead}</p>
            <RecoveryCodeForm username={username} label={make} onWritten={() => dialog.current?.close()} />
            {!hasCode && (
              <button
                className="link-button recovery-dialog__close"
                type="button"
                onClick={() => dialog.current?.close()}
              >
                {notice.close}
              </button>
            )}
          </>
        )}
      </dialog>
    </>
  )
}
