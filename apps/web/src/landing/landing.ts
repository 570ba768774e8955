import { tellLateLogout } from '../plain/late-logout.ts'
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

// Whoever logged out without a network came here; what the server does not know yet, it is told when it can be.
const tell = () => tellLateLogout().catch(() => {})
addEventListener('online', tell)
void tell()

const { headStart } = document.body.dataset
giveHeadStart(headStart?.split(' ') ?? [])
