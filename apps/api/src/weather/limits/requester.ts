/** The requester of a place's weather, as the call limits see it. */
export interface Requester {
  /** The account. */
  readonly id: number
  /** Whether the place is one of the account's own farm. Called only when it decides. Never rejects. */
  readonly isOwn: () => Promise<boolean>
}
