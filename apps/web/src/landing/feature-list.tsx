import { siteWords } from '../words.ts'

const features = [
  {
    name: 'market',
    tone: 'harvest',
    icon: 'M6 40h34M10 34V24m10 10V18m10 16V22m10 12V8M6 16l12-8 10 6L40 4',
  },
  {
    name: 'weather',
    tone: 'sky',
    icon: 'M13 33a8 8 0 0 1 1-16 12 12 0 0 1 23-1 8.5 8.5 0 0 1 0 17zM16 38l-2 4m10-4l-2 4m10-4l-2 4M8 12l3 2M18 3l1 4M29 4l-2 3',
  },
  {
    name: 'assistant',
    tone: 'crop',
    icon: 'M22 42V24m0 4C10 28 6 20 6 11c10 0 16 6 16 17zm0-6c0-10 6-15 16-15 0 9-5 15-16 15zM12 42h20',
  },
] as const

export function FeatureList() {
  return (
    <ul className="features">
      {features.map(({ name, tone, icon }) => (
        <li className="feature" key={name}>
          <svg className={`feature__icon feature__icon--${tone}`} viewBox="0 0 46 46" aria-hidden="true">
            <path d={icon} />
          </svg>
          <h3 className="feature__title">{siteWords.landing.features[name].title}</h3>
          <p>{siteWords.landing.features[name].text}</p>
        </li>
      ))}
    </ul>
  )
}
