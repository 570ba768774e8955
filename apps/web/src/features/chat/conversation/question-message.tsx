import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { ChatBubble, PlainText } from '../chat-message.tsx'
import { PhotoThumbnail } from '../photo/photo-thumbnail.tsx'
import { QuestionEditor } from './question-editor.tsx'

interface QuestionMessageProps {
  question: string
  photo?: string | undefined
  isBusy: boolean
  onEdit: (question: string, photo?: string) => void
}

/** A farmer's question, which can be edited. */
export function QuestionMessage({ question, photo, isBusy, onEdit }: QuestionMessageProps) {
  const [isEdited, setEdited] = useState(false)
  if (isEdited) {
    return (
      <QuestionEditor
        question={question}
        photo={photo}
        isBusy={isBusy}
        onSend={onEdit}
        onCancel={() => setEdited(false)}
      />
    )
  }
  return (
    <div className="question-message">
      <ChatBubble tone="you">
        {photo !== undefined && <PhotoThumbnail photo={photo} />}
        <PlainText text={question} />
      </ChatBubble>
      <div className="question-message__tools" aria-live="off">
        {!isBusy && (
          <button
            className="link-button"
            type="button"
            aria-label={lazyWords.chat.editQuestion({ question })}
            onClick={() => setEdited(true)}
          >
            {lazyWords.chat.edit}
          </button>
        )}
      </div>
    </div>
  )
}
