/** Something that a farmer has said or changed without a network, which waits to be sent. */
export interface WaitingCall {
  /** A random UUID; the server does the same thing under it only once. */
  readonly id: string
  /** The account's mark (`x-account`). */
  readonly account: string
  readonly madeAt: number
}
