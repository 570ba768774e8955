/**
 * Id of the element with the operator's settings (page-settings.ts), present in every page of the product. A page
 * without it comes from elsewhere.
 */
export const PAGE_SETTINGS_ID = 'settings'
