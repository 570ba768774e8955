import { CONTACT_PAGE } from '@smart-farming/contracts/page-settings'
import { Brand } from '../components/brand.tsx'
import { Frame } from '../components/frame.tsx'
import { siteWords } from '../words.ts'
import { FeatureList } from './feature-list.tsx'
import { ProductBenefits } from './product-benefits.tsx'
import { ProductPicture } from './product-picture.tsx'
import { FarmScene, FieldScene } from './scene.tsx'

/** The landing page. Rendered only to HTML, because it must be readable without any script. */
export function LandingPage() {
  const { landing } = siteWords
  return (
    <div className="landing">
      <header className="landing__bar">
        <Brand />
        <nav className="landing__ways" aria-label={landing.account}>
          <a className="landing__login" href="/login">
            {landing.login}
          </a>
          <a className="button button--quiet landing__start" href="/signup">
            {landing.start}
          </a>
        </nav>
      </header>
      <main>
        <section className="hero">
          <FarmScene />
          <div className="hero__inner">
            <div className="hero__words">
              <h1 className="hero__title">{landing.title}</h1>
              <p className="hero__lead">{landing.lead}</p>
              <p className="hero__ways">
                <a className="button landing__dashboard" href="/dashboard">
                  {landing.dashboard}
                </a>
                <a className="button" href="/signup">
                  {landing.trial}
                </a>
                <a className="button button--quiet" href="/login">
                  {landing.signIn}
                </a>
              </p>
            </div>
            <ProductPicture />
          </div>
          <FieldScene />
        </section>
        <section className="landing__section" aria-labelledby="features">
          <h2 className="unseen" id="features">
            {landing.featuresTitle}
          </h2>
          <FeatureList />
        </section>
        <ProductBenefits />
        <section className="landing__section touch" aria-labelledby="touch">
          <div>
            <h2 className="landing__title" id="touch">
              {landing.contact.title}
            </h2>
            <p className="touch__lead">{landing.contact.lead}</p>
          </div>
          <Frame words={landing.contact.frame} src={CONTACT_PAGE} />
        </section>
      </main>
      <footer className="landing__foot">
        <p className="landing__copyright">
          {landing.copyright} · <a href="/privacy">{siteWords.privacy.link}</a>
        </p>
      </footer>
    </div>
  )
}
