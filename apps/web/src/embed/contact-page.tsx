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

/** Our own contact form, rendered to HTML only; contact-form.ts brings it to life. The names are the contract's. */
export function ContactPage() {
  return (
    <main className="contact" aria-labelledby="contact-title">
      <h1 className="contact__title" id="contact-title">
        Write to us
      </h1>
      <form className="contact__form" id="contact" method="post">
        <p className="alert" role="alert" hidden />
        <TextField id="name" label="Your name" autoComplete="name" />
        <TextField id="replyTo" label="E-mail or phone" autoComplete="email" />
        <div className="field">
          <label className="field__label" htmlFor="message">
            Your message
          </label>
          <textarea className="field__input" id="message" name="message" rows={5} maxLength={4000} required />
        </div>
        {/* Enabled by the script: without it the message would go nowhere. */}
        <button className="button" type="submit" disabled>
          Send message
        </button>
        <noscript>
          <p>This form needs JavaScript to send your message.</p>
        </noscript>
      </form>
      <div className="contact__done" role="status">
        <p className="contact__thanks" hidden>
          Thank you. Your message has arrived.
        </p>
      </div>
    </main>
  )
}
