import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  heading: string
  lead: string
  children: ReactNode
}

/** One thing that can be done with an account: what it is for, then the doing. */
export function AccountSection({ heading, lead, children }: AccountSectionProps) {
  const headingId = useId()
  return (
    <section className="my-account__section" aria-labelledby={headingId}>
      <div>
        <h2 className="my-account__heading" id={headingId}>
          {heading}
        </h2>
        <p className="my-account__about">{lead}</p>
      </div>
      <div className="my-account__body">{children}</div>
    </section>
  )
}
