const KEY = 'firstSteps'

/** Records a new account in this browser, so that the first dashboard asks about the farm. */
export const startOnboarding = (username: string): void => saveOnboardingStep(username, 0)

/**
 * Index of the next question, from 0; undefined if this farmer did not sign up here or has
 * finished.
 */
export function nextOnboardingStep(username: string): number | undefined {
  try {
    const [step, ...name] = localStorage.getItem(KEY)?.split(' ') ?? []
    return step !== undefined && name.join(' ') === username ? Number(step) : undefined
  } catch {
    return undefined
  }
}

/** Records the next question's index. Earlier questions are not repeated. */
export function saveOnboardingStep(username: string, step: number): void {
  try {
    localStorage.setItem(KEY, `${step} ${username}`)
  } catch {
    // Without storage, onboarding is skipped. "My farm" and the price board offer the same
    // settings.
  }
}

export function endOnboarding(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage, onboarding never started.
  }
}
