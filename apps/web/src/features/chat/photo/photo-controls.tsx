import { type ChangeEvent, useId, useRef } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import css from './photo.css?inline'
import type { PhotoAttachment } from './photo-attachment.ts'
import { PhotoThumbnail } from './photo-thumbnail.tsx'
import { shrinkPhoto } from './shrink-photo.ts'
import { useIsOnline } from './use-is-online.ts'

adoptStyle(css)

interface PhotoProps {
  attached: PhotoAttachment
  onChange: (attached: PhotoAttachment) => void
}

/** Lets the farmer attach a photo from the camera or the gallery. */
export function PhotoButton({ attached, onChange }: PhotoProps) {
  const { photo: words } = lazyWords
  const isOnline = useIsOnline()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const reasonId = useId()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows choosing the same file again.
    target.value = ''
    if (!file) return
    latest.current += 1
    const turn = latest.current
    onChange({ state: 'preparing' })
    const made = await shrinkPhoto(file)
    if (turn !== latest.current) return
    onChange('photo' in made ? { state: 'ready', ...made } : { state: 'failed', ...made })
  }
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <button
        className="chat-composer__speak"
        type="button"
        aria-label={attached?.state === 'ready' ? words.change : words.add}
        aria-describedby={isOnline ? undefined : reasonId}
        disabled={!isOnline || attached?.state === 'preparing'}
        onClick={() => input.current?.click()}
      >
        <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
          <path d="M1.5 4.5h3l1-2h5l1 2h3v9h-13zM8 6.25a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2z" />
        </svg>
      </button>
      {!isOnline && (
        <span id={reasonId} className="photo-offline">
          {words.offline}
        </span>
      )}
    </>
  )
}

/** The attached photo, or the reason for its failure, with a button to remove it. */
export function PhotoPreview({ attached, onChange }: PhotoProps) {
  const { photo: words } = lazyWords
  return (
    <div className="photo-preview">
      {attached?.state === 'ready' && <PhotoThumbnail photo={attached.photo} />}
      <p role="status">
        {attached?.state === 'ready'
          ? words.ready
          : attached?.state === 'failed'
            ? words.failed[attached.why]
            : attached && words.preparing}
      </p>
      {attached?.state === 'ready' && (
        <button className="link-button" type="button" onClick={() => onChange(undefined)}>
          {words.remove}
        </button>
      )}
    </div>
  )
}
