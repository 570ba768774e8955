import { watchFrame } from '../plain/watch-frame.ts'
import { giveHeadStart } from './head-start.ts'

// The page is complete without this script. It only gets the application ready and keeps an eye on the contact form.
const frame = document.querySelector<HTMLIFrameElement>('.frame__page')
const note = document.querySelector<HTMLElement>('.frame__late')
if (frame && note) {
  watchFrame(frame, (late) => {
    note.hidden = !late
  })
}

const { headStart } = document.body.dataset
addEventListener('load', () => giveHeadStart(headStart?.split(' ') ?? []))
