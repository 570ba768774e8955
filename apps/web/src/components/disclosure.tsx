import { DisclosureArrow } from './icons/disclosure-arrow.tsx'
import './disclosure.css'
import { loadModule } from './lazy/load-module.ts'

interface OpenerProps {
  label: string
  /** Accessible name, needed where several buttons have the same label; it contains the label. */
  name?: string
  /** Id of the element that the button opens. */
  opens: string
  isOpen: boolean
  /** Imports the content, if it is a separate module. Loading starts on focus, before the tap has ended. */
  load?: () => Promise<object>
  onToggle: (button: HTMLButtonElement) => void
}

/** A line that opens and closes the content below it; its arrow shows the state. */
export function Disclosure({ label, name, opens, isOpen, load, onToggle }: OpenerProps) {
  return (
    <button
      className="opener"
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={opens}
      // The component that shows the content reports the failure.
      onFocus={load && (() => void loadModule(load).catch(() => {}))}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      {label}
      <DisclosureArrow />
    </button>
  )
}
