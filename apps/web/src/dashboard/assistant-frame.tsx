import type { ComponentProps } from 'react'
import { adoptStyle } from '../components/adopt-style.ts'
import css from '../components/frame.css?inline'
import { Frame } from '../components/frame.tsx'

adoptStyle(css)

/** The frame of the assistant, with the style that the landing page has in itself for its own. */
export function AssistantFrame(props: ComponentProps<typeof Frame>) {
  return <Frame {...props} />
}
