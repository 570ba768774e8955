import { ApiError } from '@smart-farming/contracts/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import '../../../components/alert.css'
import '../../../components/link-button.css'
import { toFormFailure } from '../../../components/form/form-failure.ts'
import { lazyWords } from '../../../words.ts'
import { myAccount } from '../calls.ts'
import { currentPasswordField } from '../form/current-password-field.ts'
import { SectionForm } from '../form/section-form.tsx'
import { invalidateAccount, sessionsQuery } from '../queries.ts'
import { AccountSection } from './account-section.tsx'
import { QueryBoundary } from './query-boundary.tsx'
import { SessionRow } from './session-row.tsx'

/** A session that no longer exists counts as ended. */
async function endSession(id: string): Promise<void> {
  await myAccount.endSession({ query: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  })
}

/**
 * The account's sessions, with buttons to end them. Ending one requires the password, unless it was
 * confirmed within the last ten minutes.
 */
export function SessionsSection({ username }: { username: string }) {
  const words = lazyWords.account.sessions
  const queryClient = useQueryClient()
  const query = useQuery(sessionsQuery())
  // A ref, because disabling the pressed button would lose the focus.
  const isEnding = useRef(false)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string>()
  const [waiting, setWaiting] = useState<() => Promise<string>>()
  const news = useRef<HTMLParagraphElement>(null)

  const end = async (call: () => Promise<string>) => {
    if (isEnding.current) return
    isEnding.current = true
    setFailure(undefined)
    setWaiting(undefined)
    try {
      setSaid(await call())
      // The pressed button disappears with its session, so the focus moves to the confirmation.
      news.current?.focus()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_credentials') setWaiting(() => call)
      else
        setFailure(
          toFormFailure(error instanceof Error ? error : new Error(String(error)), words.endFailed).message,
        )
    }
    isEnding.current = false
    invalidateAccount(queryClient)
  }

  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      {failure !== undefined && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      <p className="my-account__said" role="status" tabIndex={-1} ref={news}>
        {said}
      </p>
      {waiting !== undefined && (
        <SectionForm
          fields={[currentPasswordField(lazyWords.account.page.askPassword)]}
          startsInField
          username={username}
          submitText={words.endNow}
          busyText={words.ending}
          otherwise={words.endFailed}
          refused="password"
          send={async ({ password = '' }) => {
            await myAccount.confirm({ body: { password } })
            await end(waiting)
          }}
        />
      )}
      <div className="session-list__room">
        <QueryBoundary query={query}>
          {({ list }) => (
            <>
              <ul className="session-list">
                {list
                  .toSorted((one, other) => Number(other.current) - Number(one.current))
                  .map((session) => (
                    <SessionRow
                      key={session.id}
                      session={session}
                      onEnd={() =>
                        void end(async () => {
                          await endSession(session.id)
                          return words.ended({ device: session.device })
                        })
                      }
                    />
                  ))}
              </ul>
              {list.some(({ current }) => !current) ? (
                <button
                  className="button button--quiet"
                  type="button"
                  onClick={() =>
                    void end(async () =>
                      words.othersEnded({ count: (await myAccount.endOtherSessions()).ended }),
                    )
                  }
                >
                  {words.endOthers}
                </button>
              ) : (
                <p className="my-account__quiet">{words.alone}</p>
              )}
            </>
          )}
        </QueryBoundary>
      </div>
    </AccountSection>
  )
}
