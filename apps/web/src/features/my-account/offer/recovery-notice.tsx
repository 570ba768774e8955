import { useState } from 'react'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { isRecoveryOfferDue } from './state/offer-state.ts'
import './recovery-notice.css'

const load = () => import('./recovery-offer.tsx')

/**
 * Offers a recovery code a week after signing up in this browser. Reserves its line, so that
 * nothing shifts when the text loads.
 */
export function RecoveryNotice({ username }: { username: string }) {
  const [isWanted, setWanted] = useState(() => isRecoveryOfferDue(username))
  return (
    isWanted && (
      <LazyBoundary load={load} waiting={<div className="recovery-notice" />}>
        {({ RecoveryOffer }) => <RecoveryOffer username={username} onOver={() => setWanted(false)} />}
      </LazyBoundary>
    )
  )
}
