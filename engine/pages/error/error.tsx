import { pathTo } from '../../addresses/page-addresses.ts'
import { Island } from '../../core/browser/island.tsx'
import { facts } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'
import { ButtonLink, buttonClass } from '../../design/components/button.tsx'
import { Section } from '../../design/components/section.tsx'
import { Harbor } from '../../design/illustrations/harbor.tsx'
import { Boat } from '../../design/illustrations/quay.tsx'
import styles from './error.module.css'
import { words } from './error.words.ts'
import GoBack from './go-back.island.tsx'
import NotFoundNumber from './not-found-number.island.tsx'
import { suggestionSlots } from './not-found-path.ts'

/**
 * The page for a path that is not found (404) or for a failure (500). The 404 page is rendered once for each language;
 * the server fills in the requested path and pages with a similar one.
 */
export function ErrorPage({ kind, language }: { kind: 'missing' | 'broken'; language: Language }) {
  const t = words[language][kind]
  return (
    <>
      <title>{`${t.heading} | ${facts.brand}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.scene}>
        <div className={styles.error}>
          <p className={styles.number}>
            {kind === 'missing' ? (
              <Island name="not-found-number" of={NotFoundNumber} props={{ text: t.number }} />
            ) : (
              t.number
            )}
          </p>
          <h1>{t.heading}</h1>
          <p className={styles.text}>{t.text}</p>
          {kind === 'missing' && <WaysOn language={language} />}
        </div>
        <Harbor>
          <g transform="translate(-130 62)">
            <Boat />
          </g>
        </Harbor>
      </div>
      {kind === 'missing' && <Suggestions language={language} />}
    </>
  )
}

function WaysOn({ language }: { language: Language }) {
  const t = words[language].missing
  return (
    <>
      <p className={styles.path} data-slot="path-line">
        {t.path} <code data-slot="path" />
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={pathTo({ page: 'home' }, language)}>{t.home}</ButtonLink>
        <span className="needs-script">
          <Island name="go-back" of={GoBack} props={{ label: t.back, className: buttonClass('secondary') }} />
        </span>
      </div>
    </>
  )
}

function Suggestions({ language }: { language: Language }) {
  return (
    <Section heading={words[language].missing.suggestions} width="narrow">
      <ul className={styles.suggestions}>
        {suggestionSlots.map((slot) => (
          <li key={slot} data-slot={slot} />
        ))}
      </ul>
    </Section>
  )
}
