import type { Service } from '../../../content/site/services.ts'
import { site } from '../../../content/site/site.ts'
import { Breadcrumb, crumbsFromHome } from '../../components/breadcrumb.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { Picture } from '../../components/picture.tsx'
import { FirstPrice } from '../../components/prices.tsx'
import { Hero, Section } from '../../components/section.tsx'
import { ServiceCards } from '../../components/service-cards.tsx'
import { serviceCover } from '../../components/service-cover.ts'
import { useLanguage, useSlug } from '../../components/use-address.ts'
import { pathIfShown, pathTo } from '../../page-addresses.ts'
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
