import type { User } from '@smart-farming/contracts/accounts'
import { ApiError } from '@smart-farming/contracts/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import '../../../components/alert.css'
import '../../../components/button.css'
import { lazyWords } from '../../../words.ts'
import { moves } from '../calls.ts'
import css from './move-receiver.css?inline'
import { POLL_INTERVAL_MS } from './poll-interval.ts'

adoptStyle(css)

/**
 * True if the server does not know the link, or no longer knows it. Truncated and damaged links are
 * invalid tokens.
 */
const isOver = (error: Error | null) =>
  error instanceof ApiError && ['invalid_credentials', 'invalid_request'].includes(error.code)

interface MoveInProps {
  token: string
  onSignedIn: (user: User) => void
}

/**
 * The phone to be logged in. Opens the link, shows the number, and waits until the farmer types the
 * number on the other phone.
 */
export function MoveReceiver({ token, onSignedIn }: MoveInProps) {
  const words = lazyWords.account.moving.page
  const [isIn, setIn] = useState(false)
  const asked = useQuery({
    // A link works only once, so it is never requested twice.
    queryKey: ['moves.ask', token],
    queryFn: () => moves.ask({ body: { token } }),
    // Logging in empties the query cache, which must not cause another request.
    enabled: token !== '' && !isIn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const ticket = asked.data?.ticket
  const finished = useQuery({
    queryKey: ['moves.finish', ticket],
    queryFn: () => moves.finish({ body: { ticket: ticket ?? '' } }),
    enabled: ticket !== undefined && !isIn,
    // TanStack Query stops polling while the page is hidden.
    refetchInterval: ({ state: { error } }) => {
      if (isOver(error)) return false
      return error instanceof ApiError && error.retryAfter !== undefined
        ? error.retryAfter * 1000
        : POLL_INTERVAL_MS
    },
    refetchOnWindowFocus: ({ state: { error } }) => !isOver(error),
    retry: false,
    gcTime: 0,
  })
  const user = finished.data?.user
  useEffect(() => {
    if (!user || isIn) return
    setIn(true)
    onSignedIn(user)
  }, [user, isIn, onSignedIn])

  if (token === '') return <Over words={words.missing} />
  if (isOver(asked.error) || isOver(finished.error)) return <Over words={words.over} />
  if (asked.error && !asked.isFetching)
    return (
      <div className="move-in">
        <p className="alert" role="alert">
          {words.failed}
        </p>
        <button className="button" type="button" onClick={() => void asked.refetch()}>
          {words.tryAgain}
        </button>
      </div>
    )
  if (!asked.data) return <p role="status">{words.asking}</p>
  return (
    <div className="move-in">
      <p>{words.lead}</p>
      <p
        className="move-in__number"
        aria-label={`${words.label}: ${[...asked.data.number].join(' ')}`}
        role="img"
      >
        {asked.data.number}
      </p>
      <p role="status">{finished.error ? words.unheard : words.waiting}</p>
    </div>
  )
}

function Over({ words }: { words: string }) {
  return (
    <div className="move-in">
      <p className="alert" role="alert">
        {words}
      </p>
    </div>
  )
}
