import { siteWords } from '../words.ts'
import { SECONDS_PLACEHOLDER } from './contact-form.ts'

interface FieldProps {
  id: string
  label: string
  autoComplete: string
}

function TextField({ id, label, autoComplete }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input className="field__input" id={id} name={id} autoComplete={autoComplete} required />
    </div>
  )
}

/**
 * The contact form, rendered to HTML only. contact-form.ts hydrates the form and reads its words
 * from data attributes. Field names match the API contract.
 */
export function ContactPage() {
  const { contact } = siteWords
  return (
    <main className="contact" aria-labelledby="contact-title">
      <h1 className="contact__title" id="contact-title">
        {contact.title}
      </h1>
      <form
        className="contact__form"
        id="contact"
        method="post"
        data-about-login={contact.cannotLogIn}
        data-busy={contact.busy}
        data-incomplete={contact.incomplete}
        data-too-many={contact.tooMany({ seconds: SECONDS_PLACEHOLDER })}
        data-failed={contact.failed}
        data-no-network={contact.noNetwork}
      >
        <p className="alert" role="alert" hidden />
        <TextField id="name" label={contact.name} autoComplete="name" />
        <TextField id="replyTo" label={contact.replyTo} autoComplete="email" />
        <div className="field">
          <label className="field__label" htmlFor="message">
            {contact.message}
          </label>
          <textarea className="field__input" id="message" name="message" rows={5} maxLength={4000} required />
        </div>
        <div className="contact__offer" hidden>
          <button className="button button--quiet" type="button">
            {contact.sendWhenBack}
          </button>
          <p role="status" hidden>
            {contact.cannotWait}
          </p>
        </div>
        {/* The script enables the button, because only the script can send the message. */}
        <button className="button" type="submit" disabled>
          {contact.send}
        </button>
        <noscript>
          <p>{contact.noScript}</p>
        </noscript>
      </form>
      <ul
        className="contact__waiting"
        data-waits={contact.waits}
        data-refused={contact.refused}
        data-remove={contact.remove}
        hidden
      />
      <div className="contact__done" role="status">
        <p className="contact__thanks" hidden>
          {contact.thanks}
        </p>
      </div>
    </main>
  )
}
