let carried = ''

/** Takes a link's token out of the URL (its fragment, which no server receives) before anything is shown. */
export function takeLinkToken(token: string): void {
  carried = token
}

/** Token of the last link; empty if there was none. */
export const currentLinkToken = (): string => carried
