import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { lazyWords } from '../../../words.ts'
import { localDay } from '../local-day.ts'
import { recoveryQuery } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { QueryBoundary } from './query-boundary.tsx'

const loadMakeCode = () => import('../recovery-code/recovery-code-form.tsx')

/** State of the recovery code, with a button for a new code. */
export function RecoverySection({ username }: { username: string }) {
  const words = lazyWords.account.recovery
  const query = useQuery(recoveryQuery())
  const [written, setWritten] = useState(0)
  const said = useRef<HTMLParagraphElement>(null)
  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <p className="my-account__said" role="status" tabIndex={-1} ref={said}>
        {written > 0 && words.code.kept}
      </p>
      <QueryBoundary query={query}>
        {({ madeAt }) => (
          <LazyBoundary load={loadMakeCode} missing={lazyWords.account.page.unread}>
            {({ RecoveryCodeForm }) => (
              <RecoveryCodeForm
                // Resets the form once the farmer has written down a code.
                key={written}
                username={username}
                label={madeAt === null ? words.make : words.makeNew}
                isQuiet={madeAt !== null}
                onWritten={() => {
                  setWritten(written + 1)
                  said.current?.focus()
                }}
              >
                <p>{madeAt === null ? words.none : words.madeOn({ day: localDay(madeAt) })}</p>
              </RecoveryCodeForm>
            )}
          </LazyBoundary>
        )}
      </QueryBoundary>
    </AccountSection>
  )
}
