/**
 * The id of the element of every page of ours that carries the operator's settings (page-settings.ts). A page without
 * it is somebody else's.
 */
export const PAGE_SETTINGS_ID = 'settings'
