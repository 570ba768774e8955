/**
 * Id of the element with the operator's settings (page-settings.ts), present in every page of ours. A page without it
 * is not ours.
 */
export const PAGE_SETTINGS_ID = 'settings'
