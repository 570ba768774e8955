import { isNoted } from '../plain/notes.ts'
import { beginMessage, bringToLife } from './contact-form.ts'

const form = document.querySelector<HTMLFormElement>('#contact')
const thanks = document.querySelector<HTMLElement>('.contact__thanks')
const list = document.querySelector<HTMLElement>('.contact__waiting')
// Loaded on demand: few messages are written offline.
const load = () => import('./contact-waiting.ts')
if (form && thanks && list) {
  beginMessage(form, location.search)
  bringToLife(form, thanks, async (message) => (await load()).letWait(message, list, thanks))
  if (isNoted('waiting')) load().then(({ showWaiting }) => showWaiting(list, thanks), console.warn)
}
