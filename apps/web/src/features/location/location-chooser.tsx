import type { Place } from '@smart-farming/contracts/places'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import '../../components/button.css'
import '../../components/link-button.css'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { IsolatedName } from '../../components/rich-message.tsx'
import { words } from '../../words.ts'
import './location-chooser.css'

// The search loads when its button gets the focus, because few visits need it.
const loadSearch = () => import('./search/place-search-form.tsx')

interface LocationChooserProps {
  name: string
  /** The farmer's own words for the farm, if no place matches and another location is shown. */
  unfound?: string | undefined
  onChoose: (place: Place) => void
  beside?: ReactNode
  children?: ReactNode
}

/** Name of the farm's location, with a button that opens the place search. */
export function LocationChooser({ name, unfound, onChoose, beside, children }: LocationChooserProps) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const open = ({ detail }: CustomEventInit<string>) => {
      setAsked(`${detail}`)
      setWanted(true)
      setOpen(true)
    }
    addEventListener('find-place', open)
    return () => removeEventListener('find-place', open)
  }, [])
  const toggle = useRef<HTMLButtonElement>(null)
  const searchId = useId()

  // The focused element disappears with the search, so the focus returns to the button.
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <div className="location-chooser">
      <p className="location-chooser__name" dir="auto">
        {name}
      </p>
      <button
        ref={toggle}
        className="link-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={searchId}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setAsked('')
          setWanted(true)
          setOpen(!isOpen)
        }}
      >
        {words.location.change}
      </button>
      {unfound !== undefined && !isOpen && (
        <p className="location-chooser__unfound">
          <strong>
            <IsolatedName words={words.location.unfound({ wanted: unfound })} name={unfound} />
          </strong>{' '}
          <IsolatedName words={words.location.unfoundAdvice({ name })} name={name} />
        </p>
      )}
      {!isOpen && children}
      <div id={searchId} className="location-chooser__search" hidden={!isOpen}>
        <LazyBoundary
          load={isWanted ? loadSearch : undefined}
          missing={words.location.searchMissing}
          waiting={<p role="status">{words.application.loading}</p>}
        >
          {({ PlaceSearchForm }) =>
            isOpen && (
              <PlaceSearchForm
                key={asked}
                asked={asked}
                unfound={unfound}
                onCancel={close}
                onChoose={(place) => {
                  onChoose(place)
                  close()
                }}
              />
            )
          }
        </LazyBoundary>
        {isOpen && beside}
      </div>
    </div>
  )
}
