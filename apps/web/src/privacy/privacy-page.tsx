import { MAP_SERVER_ID } from '@smart-farming/contracts/page-settings'
import { Brand } from '../components/brand.tsx'
import { siteWords } from '../words.ts'

/** Privacy notice in plain words. Rendered only to HTML, without any script. */
export function PrivacyPage() {
  const { title, lead, home, kept, device, asked, rights } = siteWords.privacy
  return (
    <div className="privacy">
      <header className="privacy__top">
        <Brand />
      </header>
      <main>
        <h1 className="privacy__title">{title}</h1>
        <p className="privacy__lead">{lead}</p>
        <section aria-labelledby="kept">
          <h2 className="privacy__heading" id="kept">
            {kept.heading}
          </h2>
          <p>{kept.where}</p>
          <table className="privacy__table">
            <thead>
              <tr>
                <th scope="col">{kept.what}</th>
                <th scope="col">{kept.howLong}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(kept.rows).map(([id, { what, howLong }]) => (
                <tr key={id}>
                  <td>{what}</td>
                  <td>{howLong}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{kept.ends}</p>
          <p>{kept.chat}</p>
          <p>{kept.logs}</p>
        </section>
        <section aria-labelledby="device">
          <h2 className="privacy__heading" id="device">
            {device.heading}
          </h2>
          <p>{device.cookies}</p>
          <p>{device.storage}</p>
          <p>{device.notes}</p>
        </section>
        <section aria-labelledby="asked">
          <h2 className="privacy__heading" id="asked">
            {asked.heading}
          </h2>
          <p>{asked.weather}</p>
          <p>{asked.search}</p>
          <p>
            {asked.map} <bdi id={MAP_SERVER_ID}>{asked.noMap}</bdi>.
          </p>
          <p>{asked.model}</p>
          <p>{asked.voice}</p>
          <p>{asked.frames}</p>
        </section>
        <section aria-labelledby="rights">
          <h2 className="privacy__heading" id="rights">
            {rights.heading}
          </h2>
          <p>{rights.get}</p>
          <p>{rights.delete}</p>
          <p>{rights.ask}</p>
          <p className="privacy__ways">
            <a href="/account">{rights.open}</a>
            <a href="/">{home}</a>
          </p>
        </section>
      </main>
    </div>
  )
}
