/** The account that requests weather, as the call limits need it. */
export interface Requester {
  readonly id: number
  /** The place belongs to the account's own farm. Called only if needed. Never rejects. */
  readonly isOwn: () => Promise<boolean>
}
