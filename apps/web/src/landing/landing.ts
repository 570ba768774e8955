import { tellLateLogout } from '../plain/late-logout.ts'
import { watchFrame } from '../plain/watch-frame.ts'
import { giveHeadStart } from './head-start.ts'

// The page is complete without this script, which only preloads the application and watches the contact form.
const frame = document.querySelector<HTMLIFrameElement>('.frame__page')
const note = document.querySelector<HTMLElement>('.frame__late')
if (frame && note) {
  watchFrame(frame, (late) => {
    note.hidden = !late
  })
}

// A farmer who logged out offline was redirected here; the server is told when it can be reached.
const tell = () => tellLateLogout().catch(() => {})
addEventListener('online', tell)
void tell()

const { headStart } = document.body.dataset
giveHeadStart(headStart?.split(' ') ?? [])
