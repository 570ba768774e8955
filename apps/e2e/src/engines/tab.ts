/** The browser engines that farmers use. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/**
 * A browser tab with only the operations of the main-journey tests, because three protocols
 * implement it. Playwright drives its own builds, WebDriver BiDi an installed Firefox, and
 * WebDriver an installed WebKit.
 */
export interface BrowserTab {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>
  /**
   * Runs a function in the page. Arguments and result are JSON; the function cannot use its
   * enclosing scope.
   */
  run<Args extends readonly unknown[], Answer>(
    script: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>
  /** Clicks the middle of the first element that matches a CSS selector. */
  click(css: string): Promise<void>
  /** Types real keys into the field that matches a CSS selector, which then has the focus. */
  type(css: string, text: string): Promise<void>
  /** Console errors so far; always empty for an installed WebKit. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** Expression that runs a function in a page and returns JSON, for any protocol. */
export const jsonExpression = (script: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${script})(...${JSON.stringify(args)}) ?? null)`
