import { type ReactNode, useId, useState } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'

interface OpenedProps {
  label: string
  lead?: string
  said?: string
  /** Renders the content. Receives a function that closes the disclosure. */
  children: (close: () => void) => ReactNode
}

/** A disclosure that returns the focus to its button when closed from within. */
export function SectionDisclosure({ label, lead, said = '', children }: OpenedProps) {
  const id = useId()
  const [opener, setOpener] = useState<HTMLButtonElement>()
  const close = () => {
    setOpener(undefined)
    opener?.focus()
  }
  return (
    <div>
      <Disclosure
        label={label}
        opens={id}
        isOpen={opener !== undefined}
        onToggle={(button) => setOpener(opener === undefined ? button : undefined)}
      />
      <p className="my-account__said" role="status">
        {opener === undefined && said}
      </p>
      <div id={id}>
        {opener !== undefined && lead !== undefined && <p className="my-account__quiet">{lead}</p>}
        {opener !== undefined && children(close)}
      </div>
    </div>
  )
}
