import './opener.css'

interface OpenerProps {
  label: string
  /** The id of what it opens. */
  opens: string
  isOpen: boolean
  onToggle: (button: HTMLButtonElement) => void
}

/** A line that opens what stands below it, and closes it again; its arrow says which it will do. */
export function Opener({ label, opens, isOpen, onToggle }: OpenerProps) {
  return (
    <button
      className="opener"
      type="button"
      aria-expanded={isOpen}
      aria-controls={opens}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      {label}
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3 6l5 5 5-5" />
      </svg>
    </button>
  )
}
