/** BCP 47 tag of these catalogues, for formatting numbers, days and units. */
export const tag = 'en-GB'
