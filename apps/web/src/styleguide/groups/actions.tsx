import '../../components/button.css'
import '../../components/link-button.css'
import { useId, useState } from 'react'
import { Opener } from '../../components/opener.tsx'
import { State } from '../state.tsx'

/** Buttons of three weights, links, and what opens and closes. */
export function Actions() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section>
      <h2>Actions</h2>
      <State name="Primary: filled, one a screen">
        <button className="button" type="button">
          Start Free Trial
        </button>{' '}
        <button className="button" type="button" disabled>
          Disabled
        </button>
      </State>
      <State name="Secondary: outlined">
        <button className="button button--quiet" type="button">
          Logout
        </button>{' '}
        <button className="button button--quiet" type="button" disabled>
          Disabled
        </button>
      </State>
      <State name="Quiet: green words">
        <button className="link-button" type="button">
          Change Location
        </button>{' '}
        <button className="link-button" type="button" disabled>
          Disabled
        </button>
      </State>
      <State name="Link in running text">
        <p>
          Weather data by <a href="https://open-meteo.com/">Open-Meteo.com</a>
        </p>
      </State>
      <State name="Disclosure, by script">
        <Opener label="Chart of the five days" opens={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <p id={id} hidden={!isOpen}>
          Opened below its line.
        </p>
      </State>
      <State name="Disclosure, by the browser">
        <details>
          <summary>Limits, and whose they are</summary>
          <p>Opened below its line.</p>
        </details>
      </State>
    </section>
  )
}
