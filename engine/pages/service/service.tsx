import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage, useSlug } from '../../addresses/use-address.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import type { Service } from '../../core/site/services.ts'
import { site } from '../../core/site/site.ts'
import { Breadcrumb, crumbsFromHome } from '../../design/components/breadcrumb.tsx'
import { ButtonLink } from '../../design/components/button.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { Picture } from '../../design/components/picture.tsx'
import { FirstPrice } from '../../design/components/prices.tsx'
import { Hero, Section } from '../../design/components/section.tsx'
import { ServiceCards } from '../../design/components/service-cards.tsx'
import { serviceCover } from '../../design/components/service-cover.ts'
import { Head } from '../../seo/head.tsx'
import { offeredService } from '../../seo/offered-service.ts'
import { SectionPart } from './section-parts.tsx'
import styles from './service.module.css'
import { words } from './service.words.ts'
import { answeredQuestions, relatedTo, shownSections } from './shown-sections.ts'

export default function ServicePage() {
  const language = useLanguage()
  const slug = useSlug()
  const service = site.services.find((one) => one.slug === slug)
  if (!service) throw new Error(`There is no service ${slug}`)
  const { [language]: t, secondPage } = service
  const sections = shownSections(service, language)
  const crumbs = crumbsFromHome(
    language,
    [layoutWords[language].services, { page: 'offerings' }],
    [t.name, { page: 'service', slug }],
  )
  const portfolio = service.linksToPortfolio && pathIfShown('portfolio', language)
  const cover = serviceCover(service)
  const second = secondPage && pathIfShown(secondPage, language)
  return (
    <>
      <Head
        words={t}
        crumbs={crumbs}
        about={[offeredService(service, language)]}
        questions={answeredQuestions(service, language)}
      />
      <div className={styles.top}>
        <Hero breadcrumb={<Breadcrumb crumbs={crumbs} />} heading={t.heading} lead={t.lead}>
          {sections.some(({ section }) => section.kind === 'prices') && <FirstPrice service={slug} />}
          <ButtonLink href={pathTo({ page: 'contact' }, language)}>
            {t.call.primary ?? layoutWords[language].book}
          </ButtonLink>
          {portfolio && (
            <ButtonLink kind="secondary" href={portfolio}>
              {words[language].portfolio}
            </ButtonLink>
          )}
        </Hero>
        {cover && (
          <div className={`${styles.cover} not-printed`}>
            <Picture source={cover} alt="" sizes="100vw" isPriority />
          </div>
        )}
      </div>
      {sections.map(({ section, tone }) => (
        <SectionPart
          key={'en' in section ? section.en.heading : section.kind}
          section={section}
          service={slug}
          tone={tone}
        />
      ))}
      <Related service={service} />
      <CallToAction words={t.call} secondary={second} />
    </>
  )
}

/** Links to other services. Nothing where there are none. */
function Related({ service }: { service: Service }) {
  const t = words[useLanguage()]
  const related = relatedTo(service)
  if (related.length === 0) return null
  return (
    <Section tone="sunken" heading={t.related} isPrinted={false}>
      <div className={styles.related}>
        <ServiceCards services={related} linkText={t.more} isBrief />
      </div>
    </Section>
  )
}
