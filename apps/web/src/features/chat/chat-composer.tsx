import { MAX_MESSAGE_LENGTH } from '@smart-farming/contracts/chat/chat-limits'
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import { currentPageSettings } from '../../page-settings.ts'
import { words } from '../../words.ts'
import './chat-composer.css'
import type { PhotoAttachment } from './photo/photo-attachment.ts'

interface ChatComposerProps {
  label: string
  inputRef: RefObject<HTMLTextAreaElement | null>
  isBusy: boolean
  initial?: string
  initialAttached?: PhotoAttachment
  sendLabel?: string
  /**
   * Whether to accept questions drafted elsewhere on the page (`draft` events), for the farmer to
   * edit.
   */
  takesDrafts?: boolean
  /** @param photo base64 of a JPEG */
  onSend: (question: string, photo?: string) => void
  /** Called when the farmer is about to type. */
  onIntent?: () => void
  onEscape?: () => void
}

// Loaded on demand, because few farmers dictate.
const loadDictation = () => import('./dictation/dictation.tsx')
const loadPhoto = () => import('./photo/photo-controls.tsx')
const canDictate = () => ['SpeechRecognition', 'webkitSpeechRecognition'].some((name) => name in globalThis)

/** Below this number of remaining characters, a count is shown. */
const NEAR_THE_END = 400

/**
 * Input for a question. Enter sends, Shift+Enter adds a line. Text typed during a pending answer
 * stays.
 */
export function ChatComposer(props: ChatComposerProps) {
  const { composer } = words.chat
  const {
    label,
    inputRef,
    isBusy,
    initial = '',
    initialAttached,
    sendLabel = composer.send,
    takesDrafts,
    onSend,
    onIntent,
    onEscape,
  } = props
  const [draft, setDraft] = useState(initial)
  const [isSpeaking, setSpeaking] = useState(false)
  const [attached, attach] = useState(initialAttached)
  const photoPart = useLazyModule(currentPageSettings().photos ? loadPhoto : undefined)
  const photo = typeof photoPart === 'object' ? photoPart : undefined
  const inputId = useId()
  const counterId = useId()
  const left = MAX_MESSAGE_LENGTH - draft.length
  const canSend = !isBusy && draft.trim() !== '' && attached?.state !== 'preparing'

  useEffect(() => {
    if (!takesDrafts) return
    const take = ({ detail }: CustomEventInit<string>) =>
      // A repeated draft is not appended twice.
      setDraft((now) =>
        now.includes(`${detail}`) ? now : `${now}\n${detail}`.trim().slice(0, MAX_MESSAGE_LENGTH),
      )
    addEventListener('draft', take)
    return () => removeEventListener('draft', take)
  }, [takesDrafts])

  useLayoutEffect(() => fitToText(inputRef.current), [draft])

  const send = () => {
    if (!canSend) return
    onSend(draft, attached?.photo)
    setDraft('')
    attach(undefined)
    inputRef.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.()
    // While a character is being composed, Enter belongs to the input method. Safari signals this
    // only by the key code.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }

  const speakNoMore = () => {
    setSpeaking(false)
    inputRef.current?.focus()
  }
  const type = (spoken: string) => {
    // The draft may have been edited or sent during dictation.
    setDraft((now) => `${now} ${spoken}`.trim().slice(0, MAX_MESSAGE_LENGTH))
    speakNoMore()
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      {isSpeaking && (
        <LazyBoundary load={loadDictation} missing={composer.noDictation}>
          {({ Dictation }) => <Dictation onHeard={type} onCancel={speakNoMore} />}
        </LazyBoundary>
      )}
      {photo && <photo.PhotoPreview attached={attached} onChange={attach} />}
      <label className="unseen" htmlFor={inputId}>
        {label}
      </label>
      <textarea
        ref={inputRef}
        id={inputId}
        className="chat-composer__input"
        rows={1}
        dir="auto"
        placeholder={composer.placeholder}
        maxLength={MAX_MESSAGE_LENGTH}
        enterKeyHint="send"
        aria-describedby={counterId}
        value={draft}
        onFocus={onIntent}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <div className="chat-composer__buttons">
        {photo && <photo.PhotoButton attached={attached} onChange={attach} />}
        {canDictate() && (
          <button
            className="chat-composer__speak"
            type="button"
            aria-label={composer.dictate}
            aria-expanded={isSpeaking}
            onClick={() => setSpeaking(!isSpeaking)}
          >
            <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
              <path d="M6 3.5a2 2 0 0 1 4 0v4a2 2 0 0 1-4 0zM3.5 7a4.5 4.5 0 0 0 9 0M8 11.5V15" />
            </svg>
          </button>
        )}
        <button className="button" type="submit" disabled={!canSend}>
          {sendLabel}
        </button>
      </div>
      <p id={counterId} className="chat-composer__counter">
        {left <= NEAR_THE_END && composer.left({ count: left })}
      </p>
    </form>
  )
}

/**
 * Fits a text area to its text in browsers without `field-sizing`. The style sheet sets the limits.
 */
function fitToText(input: HTMLTextAreaElement | null): void {
  if (!input || globalThis.CSS?.supports('field-sizing', 'content')) return
  input.style.height = ''
  // An empty input already has the right height, and measuring would cause a second layout.
  if (input.value) input.style.height = `${input.scrollHeight + input.offsetHeight - input.clientHeight}px`
}
