/** Who asks about a place, as far as it matters for how often providers may be asked. */
export interface Asker {
  /** The account. */
  readonly id: number
  /** Whether the place is one of the account's own farm. Asked only when it decides. Never rejects. */
  readonly isOwn: () => Promise<boolean>
}
