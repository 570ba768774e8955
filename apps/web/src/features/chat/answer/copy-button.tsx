import { useState } from 'react'
import { copyText } from '../../../components/copy/copy-text.ts'
import { partWords } from '../../../words.ts'

/** Copies an answer as it was written, and says so until the farmer turns to something else. */
export function CopyButton({ text }: { text: string }) {
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
      {partWords.chat.copy[state]}
    </button>
  )
}
