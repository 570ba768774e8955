import type { FarmPlace } from '@smart-farming/contracts/farm'
import { displayName } from '@smart-farming/weather-core/place-name'
import { useId, useRef, useState } from 'react'
import '../../../../components/link-button.css'
import { lazyWords } from '../../../../words.ts'
import type { PlaceChange } from '../unsaved-changes.ts'
import { RenameForm } from './rename-form.tsx'

interface RenamePlaceProps {
  place: FarmPlace
  save: (change: PlaceChange) => void
}

/** Button that opens the rename form. */
export function RenamePlaceButton({ place, save }: RenamePlaceProps) {
  const words = lazyWords.places.rename
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <>
      <button
        ref={toggle}
        className="link-button"
        type="button"
        aria-label={words.place({ place: displayName(place) })}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setOpen(!isOpen)}
      >
        {words.open}
      </button>
      <div id={formId} className="rename-form__place" hidden={!isOpen}>
        {isOpen && (
          <RenameForm
            place={place}
            onClose={close}
            onRename={(name) =>
              save({
                key: `rename ${place.id}`,
                call: { action: 'rename', args: { body: { id: place.id, name } } },
                name,
              })
            }
          />
        )}
      </div>
    </>
  )
}
