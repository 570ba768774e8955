import '../../components/field.css'
import { useId } from 'react'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { RevealableInput } from '../../components/form/revealable-input.tsx'
import { StateExample } from '../state-example.tsx'

/** Fields and messages. */
export function Forms() {
  const id = useId()
  return (
    <section>
      <h2>Forms</h2>
      <StateExample name="Empty, filled, wrong, disabled">
        <input className="field__input" aria-label="Empty" placeholder="Town/Village" />
        <input className="field__input" aria-label="Filled" defaultValue="Nakuru" />
        <input className="field__input" aria-label="Wrong" defaultValue="Nak" aria-invalid="true" />
        <input className="field__input" aria-label="Disabled" defaultValue="Nakuru" disabled />
      </StateExample>
      <StateExample name="Password">
        <div className="field">
          <label className="field__label" htmlFor={id}>
            Password
          </label>
          <div className="field__box">
            <RevealableInput id={id} label="Password" password defaultValue="four plain words" />
          </div>
          <p className="field__note">Use four words (15+ characters).</p>
        </div>
      </StateExample>
      <StateExample name="Failure, and one that asks to wait">
        <FormAlert failure={{ message: 'Wrong username or password.' }} onOver={() => {}} />
        <FormAlert
          failure={{ message: 'Too many questions; try again in 22 s.', waitS: 22 }}
          onOver={() => {}}
        />
      </StateExample>
    </section>
  )
}
