import { hasFlag } from '../browser/flags.ts'
import { hydrateContactForm, prefillMessage } from './contact-form.ts'

const form = document.querySelector<HTMLFormElement>('#contact')
const thanks = document.querySelector<HTMLElement>('.contact__thanks')
const list = document.querySelector<HTMLElement>('.contact__waiting')
// Loaded on demand, because few messages are written offline.
const load = () => import('./contact-outbox.ts')
if (form && thanks && list) {
  prefillMessage(form, location.search)
  hydrateContactForm(form, thanks, async (message) => (await load()).queueMessage(message, list, thanks))
  if (hasFlag('waiting'))
    load().then(({ showQueuedMessages }) => showQueuedMessages(list, thanks), console.warn)
}
