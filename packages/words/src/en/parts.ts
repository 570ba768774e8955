import { assistantFrame } from './parts/assistant-frame.ts'
import { tag } from './tag.ts'

/** What parts of the application say, which are fetched when they are wanted. */
export const parts = {
  tag: tag as string,
  assistantFrame,
}
