import { useState } from 'react'
import '../link-button.css'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: string
  /** What the button says before, and after it worked or did not. */
  words: { readonly ready: string; readonly copied: string; readonly failed: string }
}

/** Copies a text, and says so until the farmer turns to something else. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
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
