import { useState } from 'react'
import '../link-button.css'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: string
  words: { readonly ready: string; readonly copied: string; readonly failed: string }
}

/** Button that copies a text. The confirmation stays until the button loses the focus. */
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
      // Screen readers announce a changed name only on a focused button, so a live region is
      // needed.
      aria-live="polite"
      onClick={() => void copy()}
      onBlur={() => setState('ready')}
    >
      {words[state]}
    </button>
  )
}
