import { CONTACT_PAGE } from '@smart-farming/contracts/page-settings'
import { Brand } from '../components/brand.tsx'
import { Frame } from '../components/frame.tsx'
import { siteWords } from '../words.ts'
import { FeatureList } from './feature-list.tsx'
import { Scene } from './scene.tsx'

/** The landing page. It is only ever rendered to HTML: it must be readable before, and without, any script. */
export function LandingPage() {
  return (
    <div className="landing">
      <header className="landing__bar">
        <Brand />
        <nav className="landing__ways" aria-label="Account">
          <a className="landing__login" href="/login">
            Login
          </a>
          <a className="button landing__start" href="/signup">
            Get Started
          </a>
        </nav>
      </header>
      <main>
        <section className="hero">
          <div className="hero__words">
            <h1 className="hero__title">Smart Farming Intelligence</h1>
            <p className="hero__lead">
              What the next five days allow, what your crop is worth, and plain answers. Light enough for a
              slow phone and a poor signal.
            </p>
            <p className="hero__ways">
              <a className="button" href="/signup">
                Start Free Trial
              </a>
              <a className="button button--quiet" href="/login">
                Sign In
              </a>
            </p>
          </div>
          <Scene />
        </section>
        <section className="landing__section" aria-labelledby="features">
          <h2 className="unseen" id="features">
            What you get
          </h2>
          <FeatureList />
        </section>
        <section className="landing__section touch" aria-labelledby="touch">
          <div>
            <h2 className="touch__title" id="touch">
              Get in Touch
            </h2>
            <p className="touch__lead">
              A question, a fault, or something your farm needs that is missing? Write to us. Leave an e-mail
              address or a phone number, whichever you use.
            </p>
          </div>
          <Frame title="contact form" src={CONTACT_PAGE} />
        </section>
      </main>
      <footer className="landing__foot">
        <p className="landing__copyright">
          © 2025 Smart Farming · <a href="/privacy">{siteWords.privacy.link}</a>
        </p>
      </footer>
    </div>
  )
}
