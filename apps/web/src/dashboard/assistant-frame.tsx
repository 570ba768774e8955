import type { ComponentProps } from 'react'
import { adoptStyle } from '../components/adopt-style.ts'
import css from '../components/frame.css?inline'
import { Frame } from '../components/frame.tsx'

adoptStyle(css)

/** The assistant's frame, with styles that the landing page carries inline. */
export function AssistantFrame(props: ComponentProps<typeof Frame>) {
  return <Frame {...props} />
}
