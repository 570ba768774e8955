/** The account that requests a place's weather, with what the call limits need. */
export interface Requester {
  readonly id: number
  /** True if the place belongs to the account's own farm. Called only if it matters. Never rejects. */
  readonly isOwn: () => Promise<boolean>
}
