import { useState } from 'react'
import { copyText } from '../../../components/copy/copy-text.ts'

const words = { ready: 'Copy', copied: 'Copied', failed: 'Could not copy' } as const

/** Copies an answer as it was written, and says so until the farmer turns to something else. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof words>('ready')
  const copy = () =>
    copyText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <button
      className="link-button"
      type="button"
      // A name that changes under the focus is spoken; where it is not, this is.
      aria-live="polite"
      onClick={() => void copy()}
      onBlur={() => setState('ready')}
    >
      {words[state]}
    </button>
  )
}
