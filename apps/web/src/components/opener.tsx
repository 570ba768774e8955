import { Arrow } from './pictures/arrow.tsx'
import './opener.css'
import { fetchPart } from './part/fetch-part.ts'

interface OpenerProps {
  label: string
  /** What it is called where more than one is labelled so; the label is a part of it. */
  name?: string
  /** The id of what it opens. */
  opens: string
  isOpen: boolean
  /**
   * The `import()` of what it opens, where that is a part of its own: it begins at the focus, before the tap is over.
   */
  load?: () => Promise<object>
  onToggle: (button: HTMLButtonElement) => void
}

/** A line that opens what stands below it, and closes it again; its arrow says which it will do. */
export function Opener({ label, name, opens, isOpen, load, onToggle }: OpenerProps) {
  return (
    <button
      className="opener"
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={opens}
      // Whoever shows the part says that it did not come.
      onFocus={load && (() => void fetchPart(load).catch(() => {}))}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      {label}
      <Arrow />
    </button>
  )
}
