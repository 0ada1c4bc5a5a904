import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { prices } from '../../core/site/prices.ts'
import type { Service as OwnService } from '../../core/site/services.ts'
import { site } from '../../core/site/site.ts'
import { ButtonLink } from '../../design/components/button.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { LinkCard } from '../../design/components/card.tsx'
import { ListItems } from '../../design/components/list-items.tsx'
import { Picture } from '../../design/components/picture.tsx'
import { PriceTable, SupportTerms } from '../../design/components/prices.tsx'
import { words as priceWords } from '../../design/components/prices.words.ts'
import { Hero, Section } from '../../design/components/section.tsx'
import { serviceCover } from '../../design/components/service-cover.ts'
import { HeroChart } from '../../design/illustrations/hero-chart.tsx'
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
      {features.length > 0 && (
        <ul className={styles.features}>
          <ListItems texts={features} />
        </ul>
      )}
    </LinkCard>
  )
}
