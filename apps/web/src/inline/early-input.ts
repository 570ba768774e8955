/*
 * Inlined into pages whose form appears before its script has loaded. Until then the submit button
 * is disabled, so this script records the Enter key, and the form
 * (features/account/account-form.tsx) submits later.
 */
declare global {
  interface HTMLFormElement {
    /** True if Enter was pressed in the form. */
    entered?: true
  }
}

addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form) target.form.entered = true
})

export {}
