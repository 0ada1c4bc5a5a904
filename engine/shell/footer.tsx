import { ownPagesIn, pathIfShown, pathTo, waysIn } from '../addresses/page-addresses.ts'
import { useLanguage } from '../addresses/use-address.ts'
import { keysOf } from '../core/base/keys-of.ts'
import { facts, hasHours, printedPhone, registeredName } from '../core/site/facts.ts'
import { layoutWords } from '../core/site/layout.words.ts'
import { today } from '../core/site/published.ts'
import { site } from '../core/site/site.ts'
import { fill } from '../core/text/sentence.ts'
import { Mark } from '../design/components/mark.tsx'
import { OpeningHours } from '../design/components/opening-hours.tsx'
import styles from './footer.module.css'

/** The footer of every page: links, contact details and opening hours; `last` ends its last list. */
export function Footer({ last }: { last?: React.ReactNode }) {
  const language = useLanguage()
  const { footer: t, nav, tagline } = layoutWords[language]
  const quickLinks = [
    ...keysOf(nav).map((page) => [page, nav[page]] as const),
    ...waysIn(language).map(({ page, way }) => [page, layoutWords[language][way]] as const),
    ['faq', t.faq] as const,
  ]
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <div>
            <p className={styles.name}>
              <Mark size={36} /> {facts.brand}
            </p>
            <p>{tagline}</p>
          </div>
          <p className={styles.direct}>
            <a href={`mailto:${facts.email}`}>{facts.email}</a>
            <a href={`tel:${facts.phone}`}>{printedPhone}</a>
          </p>
          {facts.address.street && (
            <p>
              {facts.address.street}, {facts.address.postalCode} {facts.address.town}
            </p>
          )}
        </div>
        <Fold heading={t.quickLinks}>
          <ul>
            {quickLinks.map(([page, text]) => {
              const path = pathIfShown(page, language)
              return path && <FooterLink key={page} href={path} text={text} />
            })}
            {ownPagesIn(language, 'header', 'footer').map(({ path, title }) => (
              <FooterLink key={path} href={path} text={title} />
            ))}
          </ul>
        </Fold>
        {site.services.length > 0 && (
          <Fold heading={layoutWords[language].services}>
            <ul>
              {site.services.map(({ slug, [language]: { name } }) => (
                <FooterLink key={slug} href={pathTo({ page: 'service', slug }, language)} text={name} />
              ))}
            </ul>
          </Fold>
        )}
        {site.locations.length > 0 && (
          <Fold heading={t.areas}>
            <ul>
              {site.locations.map(({ slug, [language]: { name } }) => (
                <FooterLink key={slug} href={pathTo({ page: 'location', slug }, language)} text={name} />
              ))}
            </ul>
          </Fold>
        )}
        {hasHours && (
          <Fold heading={t.hours}>
            <OpeningHours />
          </Fold>
        )}
      </div>
      <div className={styles.bottom}>
        <p>
          {[
            fill(t.rights, { year: today().slice(0, 4) }),
            registeredName,
            facts.organisationNumber && `${t.organisationNumber} ${facts.organisationNumber}`,
            facts.vatNumber && `${t.vatNumber} ${facts.vatNumber}`,
            facts.approvedForFTax && t.fTax,
            facts.liabilityInsurance && `${t.liabilityInsurance}: ${facts.liabilityInsurance}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul>
          {facts.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener external">
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={pathTo({ page: 'privacy' }, language)}>{t.privacy}</a>
          </li>
          <li>
            <a href={pathTo({ page: 'accessibility' }, language)}>{t.accessibility}</a>
          </li>
          {last}
        </ul>
      </div>
    </footer>
  )
}

/** A list below its heading. On phones the heading is a control that opens it (footer.module.css). */
function Fold({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div className={styles.fold}>
      <h2 className={styles.heading}>{heading}</h2>
      <details>
        <summary>{heading}</summary>
        {children}
      </details>
    </div>
  )
}

const FooterLink = ({ href, text }: { href: string; text: string }) => (
  <li>
    <a href={href}>{text}</a>
  </li>
)
