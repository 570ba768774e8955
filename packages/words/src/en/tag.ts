/** British English (BCP 47): decides how these catalogues write numbers, days and units. */
export const tag = 'en-GB'
