/** Every kind of browser that farmers have. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/**
 * One tab of a browser, as little of it as the main way takes, because three protocols have to give it: Playwright's
 * for the browsers that it builds, WebDriver BiDi for a Firefox and WebDriver for a WebKit of the machine, which
 * Playwright cannot drive.
 */
export interface BrowserTab {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  /**
   * Runs a function in the page. What goes in and comes out is JSON; it sees nothing of the scope that it was written
   * in.
   */
  run<Args extends readonly unknown[], Answer>(
    script: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>
  /** A real click in the middle of what a CSS selector finds. */
  click(css: string): Promise<void>
  /** Real keys into the field that a CSS selector finds, which has the focus afterwards. */
  type(css: string, text: string): Promise<void>
  /** Errors that the console has shown so far; a WebKit of the machine does not tell any. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** The expression that runs a function in a page and answers in JSON, whichever protocol it is sent through. */
export const inJson = (script: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${script})(...${JSON.stringify(args)}) ?? null)`
