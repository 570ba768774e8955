import { words } from '../../words.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

/**
 * Button to ask an unanswered or partly answered question again. Hidden from the log's announcements, which cover
 * messages and not actions.
 */
export function AskAgainButton({
  label = words.chat.askAgain,
  onPress,
}: {
  label?: string
  onPress: () => void
}) {
  const button = useFocusFallback<HTMLButtonElement>()
  return (
    <div className="chat-message__again" aria-live="off">
      <button ref={button} className="button button--quiet" type="button" onClick={onPress}>
        {label}
      </button>
    </div>
  )
}
