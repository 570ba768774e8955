import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Part } from '../../../components/part/part.tsx'
import { partWords } from '../../../words.ts'
import { browserDay } from '../local-day.ts'
import { recoveryQuery } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { Unread } from './unread.tsx'

const loadMakeCode = () => import('../code/make-code.tsx')

/** State of the recovery code, with a button for a new one. */
export function RecoverySection({ username }: { username: string }) {
  const words = partWords.account.recovery
  const query = useQuery(recoveryQuery())
  const [written, setWritten] = useState(0)
  const said = useRef<HTMLParagraphElement>(null)
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <p className="my-account__said" role="status" tabIndex={-1} ref={said}>
        {written > 0 && words.code.kept}
      </p>
      <Unread query={query}>
        {({ madeAt }) => (
          <Part load={loadMakeCode} missing={partWords.account.page.unread}>
            {({ MakeCode }) => (
              <MakeCode
                // Resets the form once a code was written down.
                key={written}
                username={username}
                label={madeAt === null ? words.make : words.makeNew}
                isQuiet={madeAt !== null}
                onWritten={() => {
                  setWritten(written + 1)
                  said.current?.focus()
                }}
              >
                <p>{madeAt === null ? words.none : words.madeOn({ day: browserDay(madeAt) })}</p>
              </MakeCode>
            )}
          </Part>
        )}
      </Unread>
    </AccountSection>
  )
}
