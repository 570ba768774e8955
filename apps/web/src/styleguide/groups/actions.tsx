import '../../components/button.css'
import '../../components/link-button.css'
import { useId, useState } from 'react'
import { Disclosure } from '../../components/disclosure.tsx'
import { StateExample } from '../state-example.tsx'

const WEIGHTS = [
  ['Primary: filled, one a screen', 'button', 'Start Free Trial'],
  ['Secondary: outlined', 'button button--quiet', 'Logout'],
  ['Quiet: green words', 'link-button', 'Change Location'],
] as const

/** Buttons of three weights, links, and disclosures. */
export function Actions() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section>
      <h2>Actions</h2>
      {WEIGHTS.map(([name, className, words]) => (
        <StateExample key={name} name={name}>
          {[false, true].map((disabled) => (
            <button key={`${disabled}`} className={className} type="button" disabled={disabled}>
              {disabled ? 'Disabled' : words}
            </button>
          ))}
        </StateExample>
      ))}
      <StateExample name="Link in running text">
        <p>
          Weather data by <a href="https://open-meteo.com/">Open-Meteo.com</a>
        </p>
      </StateExample>
      <StateExample name="Disclosure, by script">
        <Disclosure label="Five-day chart" opens={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <p id={id} hidden={!isOpen}>
          Opened below its line.
        </p>
      </StateExample>
      <StateExample name="Disclosure, by the browser">
        <details>
          <summary>Limits and sources</summary>
          <p>Opened below its line.</p>
        </details>
      </StateExample>
    </section>
  )
}
