/*
 * Inlined into the pages whose form stands there before its script does. Somebody who presses Enter in the meantime
 * presses a button that is still disabled; the form (features/account/account-form.tsx) makes up for it.
 */
declare global {
  interface HTMLFormElement {
    /** Enter was pressed in it. */
    entered?: true
  }
}

addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form) target.form.entered = true
})

export {}
