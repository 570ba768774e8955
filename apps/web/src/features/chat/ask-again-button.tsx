import { words } from '../../words.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

/**
 * Button that repeats a question with no answer or a partial answer. Excluded from the log's
 * announcements, which are for messages.
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
