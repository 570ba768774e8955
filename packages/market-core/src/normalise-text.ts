/**
 * Normalises a text for comparing names: lower case, no accents or marks, single spaces. Linear
 * time.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.%$€£₹-]/u)
    .map((word) => word.replace(/^[.-]+/, '').replace(/[.-]+$/, ''))
    .filter((word) => word !== '')
    .join(' ')
}
