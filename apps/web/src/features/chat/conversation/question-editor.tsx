import { useEffect, useRef } from 'react'
import { lazyWords } from '../../../words.ts'
import { ChatComposer } from '../chat-composer.tsx'
import { useFocusFallback } from '../use-focus-fallback.ts'

interface QuestionEditorProps {
  question: string
  photo?: string | undefined
  isBusy: boolean
  onSend: (question: string, photo?: string) => void
  onCancel: () => void
}

/** Editor in place of an earlier question. Escape cancels. */
export function QuestionEditor({ question, photo, isBusy, onSend, onCancel }: QuestionEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const editor = useFocusFallback<HTMLDivElement>()

  useEffect(() => input.current?.focus(), [])

  return (
    <div ref={editor} className="question-editor" aria-live="off">
      <ChatComposer
        label={lazyWords.chat.editor.label}
        inputRef={input}
        isBusy={isBusy}
        initial={question}
        initialAttached={photo ? { state: 'ready', photo } : undefined}
        sendLabel={lazyWords.chat.editor.send}
        onSend={onSend}
        onEscape={onCancel}
      />
      <div className="question-editor__foot">
        <p>{lazyWords.chat.editor.note}</p>
        <button className="link-button" type="button" onClick={onCancel}>
          {lazyWords.chat.editor.cancel}
        </button>
      </div>
    </div>
  )
}
