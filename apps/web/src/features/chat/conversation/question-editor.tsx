import { useEffect, useRef } from 'react'
import { ChatComposer } from '../chat-composer.tsx'
import { useLastingFocus } from '../use-lasting-focus.ts'

interface QuestionEditorProps {
  question: string
  isBusy: boolean
  onSend: (question: string) => void
  onCancel: () => void
}

/** Where an earlier question is changed, in its place. Escape leaves it as it was. */
export function QuestionEditor({ question, isBusy, onSend, onCancel }: QuestionEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const editor = useLastingFocus<HTMLDivElement>()

  useEffect(() => input.current?.focus(), [])

  return (
    <div ref={editor} className="question-editor" aria-live="off">
      <ChatComposer
        label="Your question, put another way"
        inputRef={input}
        isBusy={isBusy}
        initial={question}
        sendWords="Send again"
        onSend={onSend}
        onEscape={onCancel}
      />
      <div className="question-editor__foot">
        <p>What came after it will be removed.</p>
        <button className="link-button" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
