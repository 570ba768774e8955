/**
 * Questions that the market chat suggests for a farmer's crops. The wording fits singular and
 * plural ("tomatoes"). The built-in answers can answer all of them for every crop.
 */
export const questions = {
  price: ({ crop }: { crop: string }) => `What is the price of ${crop}?`,
  change: ({ crop }: { crop: string }) => `How has the price of ${crop} moved over the last year?`,
  inputRatio: ({ crop }: { crop: string }) => `How many kg of ${crop} buy a kg of urea?`,
}
