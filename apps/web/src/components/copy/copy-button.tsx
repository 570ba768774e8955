import { useState } from 'react'
import '../link-button.css'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: string
  /** Labels before copying, after success and after failure. */
  words: { readonly ready: string; readonly copied: string; readonly failed: string }
}

/** Copies a text, and confirms until the button loses the focus. */
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
      // Screen readers announce a changed name only on a focused button; the live region covers the other case.
      aria-live="polite"
      onClick={() => void copy()}
      onBlur={() => setState('ready')}
    >
      {words[state]}
    </button>
  )
}
