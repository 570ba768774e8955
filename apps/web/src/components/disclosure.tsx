import { DisclosureArrow } from './icons/disclosure-arrow.tsx'
import './disclosure.css'
import { loadModule } from './lazy/load-module.ts'

interface OpenerProps {
  label: string
  /** Accessible name, which must contain the label. Needed when several buttons share a label. */
  name?: string
  opens: string
  isOpen: boolean
  /**
   * Imports the content if it is a separate module. Loading starts on focus, before the tap ends.
   */
  load?: () => Promise<object>
  onToggle: (button: HTMLButtonElement) => void
}

/** A row that opens and closes the content below. Its arrow shows the state. */
export function Disclosure({ label, name, opens, isOpen, load, onToggle }: OpenerProps) {
  return (
    <button
      className="opener"
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={opens}
      // The component showing the content reports a failed load.
      onFocus={load && (() => void loadModule(load).catch(() => {}))}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      {label}
      <DisclosureArrow />
    </button>
  )
}
