import { useState } from 'react'
import { copyText } from '../../../components/copy/copy-text.ts'
import '../../../components/link-button.css'

interface CopyLineProps {
  text: string
  /** What the button says before, and after it worked or did not. */
  words: { readonly copy: string; readonly copied: string; readonly copyFailed: string }
}

/** Copies a text, and says so until the farmer turns to something else. */
export function CopyLine({ text, words }: CopyLineProps) {
  const [state, setState] = useState<'copy' | 'copied' | 'copyFailed'>('copy')
  const copy = () =>
    copyText(text).then(
      () => setState('copied'),
      () => setState('copyFailed'),
    )
  return (
    <button
      className="link-button"
      type="button"
      // A name that changes under the focus is spoken; where it is not, this is.
      aria-live="polite"
      onClick={() => void copy()}
      onBlur={() => setState('copy')}
    >
      {words[state]}
    </button>
  )
}
