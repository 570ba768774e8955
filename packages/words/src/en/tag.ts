/** How these catalogues write numbers, days and units: British English (BCP 47). */
export const tag = 'en-GB'
