/**
 * Questions that the market chat suggests to farmers with chosen crops. The wording fits singular and plural
 * ("tomatoes"); the built-in answers can answer each of them for every crop.
 */
export const questions = {
  price: ({ crop }: { crop: string }) => `What is the price of ${crop}?`,
  change: ({ crop }: { crop: string }) => `How has the price of ${crop} moved over the last year?`,
  inputRatio: ({ crop }: { crop: string }) => `How many kg of ${crop} buy a kg of urea?`,
}
