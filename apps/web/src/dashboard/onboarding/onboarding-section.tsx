import { useState } from 'react'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import './onboarding-section.css'
import { endOnboarding, nextOnboardingStep } from './state/onboarding-state.ts'

const loadSteps = () => import('./onboarding-steps.tsx')

/**
 * Questions about the farm, on the first dashboard after signing up. Their space is reserved before
 * they load.
 */
export function OnboardingSection({ username }: { username: string }) {
  const [first, setFirst] = useState(() => nextOnboardingStep(username))
  const end = () => {
    endOnboarding()
    setFirst(undefined)
    // The focused element is gone, so the focus moves to the page's heading.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    first !== undefined && (
      <LazyBoundary load={loadSteps} waiting={<div className="first-steps" />}>
        {({ OnboardingSteps }) => <OnboardingSteps username={username} first={first} onOver={end} />}
      </LazyBoundary>
    )
  )
}
