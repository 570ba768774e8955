const KEY = 'firstSteps'

/** Records a sign-up in this browser, so that the first dashboard asks about the farm. */
export const startOnboarding = (username: string): void => saveOnboardingStep(username, 0)

/** Index of the next question, from 0; undefined if this farmer did not sign up here, or has finished. */
export function nextOnboardingStep(username: string): number | undefined {
  try {
    const [step, ...name] = localStorage.getItem(KEY)?.split(' ') ?? []
    return step !== undefined && name.join(' ') === username ? Number(step) : undefined
  } catch {
    return undefined
  }
}

/** Marks the questions before this one as answered or skipped for good. */
export function saveOnboardingStep(username: string, step: number): void {
  try {
    localStorage.setItem(KEY, `${step} ${username}`)
  } catch {
    // Without storage no questions are asked; "My farm" and the prices offer the same settings.
  }
}

/** Marks all questions as finished. */
export function endOnboarding(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage no questions were asked.
  }
}
