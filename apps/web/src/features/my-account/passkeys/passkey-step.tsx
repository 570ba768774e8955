import type { PasskeyChallenge, User } from '@smart-farming/contracts/accounts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import '../../../components/link-button.css'
import { lazyWords } from '../../../words.ts'
import { passkeys } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { canUsePasskeys, signWithPasskey } from './authenticator.ts'

interface PasskeyStepProps {
  asked: PasskeyChallenge
  onSignedIn: (user: User) => void
  /** Returns to the password, after the challenge has expired or for another farmer. */
  onAgain: () => void
}

/** The second login step, for accounts with a passkey. */
export function PasskeyStep({ asked: { ticket, options }, onSignedIn, onAgain }: PasskeyStepProps) {
  const words = lazyWords.account.passkeys
  const lead = useRef<HTMLParagraphElement>(null)
  // The focused form is gone, so the focus moves to the text.
  useEffect(() => lead.current?.focus(), [])
  return (
    <div className="section-form">
      <p tabIndex={-1} ref={lead}>
        {words.step.lead}
      </p>
      {canUsePasskeys() ? (
        <SectionForm
          fields={[]}
          submitText={words.step.use}
          busyText={words.step.using}
          otherwise={words.step.failed}
          send={async () =>
            onSignedIn(await passkeys.logIn({ body: { ticket, response: await signWithPasskey(options) } }))
          }
        />
      ) : (
        <p>{words.unable}</p>
      )}
      <p>
        <button className="link-button" type="button" onClick={onAgain}>
          {words.step.again}
        </button>
      </p>
      <p>
        <Link to="/recover">{words.step.lost}</Link>
      </p>
    </div>
  )
}
