/**
 * Id of the element that holds the operator's settings (page-settings.ts) in every page of the
 * product. A page without this element is not ours.
 */
export const PAGE_SETTINGS_ID = 'settings'
