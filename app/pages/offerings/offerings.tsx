import { prices } from '../../../content/prices.ts'
import type { Service as OwnService } from '../../../content/site/services.ts'
import { site } from '../../../content/site/site.ts'
import { ButtonLink } from '../../components/button.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { LinkCard } from '../../components/card.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { ListItems } from '../../components/list-items.tsx'
import { Picture } from '../../components/picture.tsx'
import { PriceTable, SupportTerms } from '../../components/prices.tsx'
import { words as priceWords } from '../../components/prices.words.ts'
import { Hero, Section } from '../../components/section.tsx'
import { serviceCover } from '../../components/service-cover.ts'
import { useLanguage } from '../../components/use-address.ts'
import { HeroChart } from '../../illustrations/hero-chart.tsx'
import { pathIfShown, pathTo } from '../../page-addresses.ts'
import { Head } from '../../seo/head.tsx'
import { offeredService } from '../../seo/offered-service.ts'
import styles from './offerings.module.css'
import { words } from './offerings.words.ts'

export default function Offerings() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <Head
        words={t}
        about={site.services.map((service) => offeredService(service, language, { withOffers: true }))}
      />
      <HeroChart name="offerings">
        <Hero heading={t.heading} lead={t.lead}>
          <ButtonLink href={pathTo({ page: 'contact' }, language)}>{layoutWords[language].book}</ButtonLink>
          {prices.length > 0 && (
            <ButtonLink kind="secondary" href="#prices">
              {priceWords[language].heading}
            </ButtonLink>
          )}
        </Hero>
      </HeroChart>
      <Section tone="sunken" heading={t.cards.heading} text={t.cards.text}>
        <ul className={styles.services}>
          {site.services.map((service) => (
            <Service key={service.slug} service={service} />
          ))}
        </ul>
      </Section>
      <PriceTable />
      <SupportTerms />
      <CallToAction words={t.call} secondary={pathIfShown('portfolio', language)} />
    </>
  )
}

/** A service across the whole width, with its picture where there is one. */
function Service({ service }: { service: OwnService }) {
  const language = useLanguage()
  const { name, summary, features } = service[language]
  const cover = serviceCover(service)
  return (
    <LinkCard
      href={pathTo({ page: 'service', slug: service.slug }, language)}
      picture={cover && <Picture source={cover} alt="" sizes="(width < 44rem) 92vw, 28rem" />}
      title={name}
      linkText={words[language].cards.more}
    >
      <p>{summary}</p>
      <ul className={styles.features}>
        <ListItems texts={features} />
      </ul>
    </LinkCard>
  )
}
