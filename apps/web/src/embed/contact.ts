import { bringToLife } from './contact-form.ts'

const form = document.querySelector<HTMLFormElement>('#contact')
const thanks = document.querySelector<HTMLElement>('.contact__thanks')
if (form && thanks) bringToLife(form, thanks)
