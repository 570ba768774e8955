import { words } from '../../words.ts'
import { useLastingFocus } from './use-lasting-focus.ts'

/**
 * Asks a question again that has no answer, or only a part of one. Silent in a log, which speaks what is said and not
 * what can be done.
 */
export function AskAgain({ label = words.chat.askAgain, onPress }: { label?: string; onPress: () => void }) {
  const button = useLastingFocus<HTMLButtonElement>()
  return (
    <div className="chat-message__again" aria-live="off">
      <button ref={button} className="button button--quiet" type="button" onClick={onPress}>
        {label}
      </button>
    </div>
  )
}
