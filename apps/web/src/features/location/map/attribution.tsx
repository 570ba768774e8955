/** The map's attribution, in the operator's words, with links for its URLs. */
export function Attribution({ words }: { words: string }) {
  let at = 0
  return (
    <p className="place-map__attribution">
      {words.split(/(https:\/\/[^\s,;()<>"]+)/).map((part) => {
        at += part.length
        return part.startsWith('https://') && URL.canParse(part) ? (
          <a key={at} href={part} target="_blank" rel="noopener noreferrer">
            {part.slice('https://'.length)}
          </a>
        ) : (
          part
        )
      })}
    </p>
  )
}
