import { ApiError } from '@smart-farming/contracts/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import '../../../components/link-button.css'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { lazyWords } from '../../../words.ts'
import { moves } from '../calls.ts'
import { SectionForm } from '../form/section-form.tsx'
import { invalidateAccount } from '../queries.ts'
import { POLL_INTERVAL_MS } from './poll-interval.ts'

const loadLink = () => import('./move-link.tsx')

interface MoveOpenedProps {
  token: string
  again: ReactNode
  onClose: () => void
}

/**
 * State of an open link: waiting, requested, confirmed or ended. Polls while the page is visible.
 */
export function MoveProgress({ token, again, onClose }: MoveOpenedProps) {
  const words = lazyWords.account.moving
  const queryClient = useQueryClient()
  const [end, setEnd] = useState<'confirmed' | 'over'>()
  const { data, isError } = useQuery({
    queryKey: ['moves.state', token],
    queryFn: ({ signal }) => moves.state({}, { signal }),
    enabled: end === undefined,
    // TanStack Query stops polling while the page is hidden.
    refetchInterval: POLL_INTERVAL_MS,
    retry: false,
    gcTime: 0,
  })
  const state = end ?? (data?.state === 'none' ? 'over' : (data?.state ?? 'waiting'))
  const isOver = state === 'over' || state === 'confirmed'
  if (isOver && end === undefined) setEnd(state)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (end) said.current?.focus()
    if (end === 'confirmed') invalidateAccount(queryClient)
  }, [end, queryClient])

  return (
    <div className="moving">
      {state === 'waiting' && (
        <LazyBoundary load={loadLink} missing={words.linkMissing}>
          {({ MoveLink }) => <MoveLink link={`${location.origin}/move#${token}`} />}
        </LazyBoundary>
      )}
      <p className="moving__state" role="status" tabIndex={-1} ref={said}>
        {state === 'asked' ? words.asked({ device: data?.device }) : words[state]}
        {isError && !isOver && ` ${words.unheard}`}
      </p>
      {state === 'asked' && (
        <SectionForm
          fields={[
            {
              name: 'number',
              label: words.number,
              autoComplete: 'off',
              inputMode: 'numeric',
              maxLength: 2,
            },
          ]}
          startsInField
          submitText={words.confirm}
          busyText={words.confirming}
          otherwise={words.confirmFailed}
          refused="number"
          send={async ({ number = '' }) => {
            try {
              await moves.confirm({ body: { number: number.trim() } })
              setEnd('confirmed')
            } catch (error) {
              if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
              setEnd('over')
            }
          }}
        />
      )}
      {state === 'over' && again}
      <button className="link-button moving__close" type="button" onClick={onClose}>
        {isOver ? words.close : words.stop}
      </button>
    </div>
  )
}
