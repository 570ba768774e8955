import { useEffect, useLayoutEffect, useRef } from 'react'
import { ChatComposer } from './chat-composer.tsx'

interface QuestionEditorProps {
  question: string
  isBusy: boolean
  onSend: (question: string) => void
  onCancel: () => void
}

/** Where an earlier question is changed, in its place. Escape leaves it as it was. */
export function QuestionEditor({ question, isBusy, onSend, onCancel }: QuestionEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<HTMLDivElement>(null)

  useEffect(() => input.current?.focus(), [])
  // The focus would be lost with the editor: it stays in the conversation.
  useLayoutEffect(() => {
    const element = editor.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.closest<HTMLElement>('.chat-log')?.focus({ preventScroll: true })
    }
  }, [])
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
