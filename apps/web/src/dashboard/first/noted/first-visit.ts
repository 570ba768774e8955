const KEY = 'firstSteps'

/** Somebody has just signed up here: their first dashboard asks what the farm is like. */
export const askOnFirstVisit = (username: string): void => keepStep(username, 0)

/** Which question comes next, from 0; undefined where this farmer did not sign up here, or has been asked all. */
export function nextStep(username: string): number | undefined {
  try {
    const [step, ...name] = localStorage.getItem(KEY)?.split(' ') ?? []
    return step !== undefined && name.join(' ') === username ? Number(step) : undefined
  } catch {
    return undefined
  }
}

/** The questions before this one are answered or skipped: never again. */
export function keepStep(username: string, step: number): void {
  try {
    localStorage.setItem(KEY, `${step} ${username}`)
  } catch {
    // Without storage nobody is asked; "My farm" and the prices have it all.
  }
}

/** So are all. */
export function endFirstVisit(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nor was anything asked.
  }
}
