import { useEffect, useRef, useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import css from './dictation.css?inline'
import { type DictationFailure, startDictation } from './recognition.ts'

adoptStyle(css)

interface DictationProps {
  /** Receives the text to fill in. Nothing is sent. */
  onHeard: (text: string) => void
  onCancel: () => void
}

/** Dictates a question, after stating who may hear the recording. */
export function Dictation({ onHeard, onCancel }: DictationProps) {
  const { dictation } = lazyWords
  const [state, setState] = useState<'asking' | 'listening' | DictationFailure>('asking')
  const listening = useRef<ReturnType<typeof startDictation>>(undefined)
  const start = useRef<HTMLButtonElement>(null)
  // The button that opened the dictation is gone, so the focus moves to the next button.
  useEffect(() => start.current?.focus(), [])
  useEffect(() => () => listening.current?.abort(), [])
  const press = () => {
    if (state === 'listening') return listening.current?.stop()
    setState('listening')
    listening.current = startDictation(lazyWords.tag, onHeard, setState)
  }
  return (
    <div className="dictation">
      <p>{dictation.whoHears}</p>
      <p role="status">
        {state === 'listening' ? dictation.listening : state !== 'asking' && dictation.unheard[state]}
      </p>
      <p className="dictation__buttons">
        <button ref={start} className="link-button" type="button" onClick={press}>
          {state === 'listening' ? dictation.stop : dictation.start}
        </button>
        <button className="link-button" type="button" onClick={onCancel}>
          {dictation.cancel}
        </button>
      </p>
    </div>
  )
}
