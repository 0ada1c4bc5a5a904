import { services } from '../../../content/services.ts'
import { Breadcrumb, crumbsFromHome } from '../../components/breadcrumb.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { FirstPrice, ServicePrices } from '../../components/prices.tsx'
import { Hero } from '../../components/section.tsx'
import { useLanguage, useSlugOf } from '../../components/use-address.ts'
import { pathTo } from '../../places.ts'
import { Head } from '../../seo/head.tsx'
import { offeredService } from '../../seo/offered-service.ts'
import { Automation } from './automation.tsx'
import { words as automation } from './automation.words.ts'
import { Infrastructure } from './infrastructure.tsx'
import { words as infrastructure } from './infrastructure.words.ts'
import { ItConsulting } from './it-consulting.tsx'
import { words as itConsulting } from './it-consulting.words.ts'
import { serviceWords } from './service.words.ts'
import { Related } from './service-sections.tsx'
import { ServiceTop } from './service-top.tsx'
import { WebDevelopment } from './web-development.tsx'
import { words as webDevelopment } from './web-development.words.ts'

/** The words and the content of each service's page, and where its second link at the end leads. */
const servicePages = {
  'web-development': {
    words: webDevelopment,
    Body: WebDevelopment,
    secondaryPage: 'offerings',
  },
  infrastructure: {
    words: infrastructure,
    Body: Infrastructure,
    secondaryPage: 'offerings',
  },
  automation: {
    words: automation,
    Body: Automation,
    secondaryPage: 'offerings',
  },
  'it-consulting': {
    words: itConsulting,
    Body: ItConsulting,
    secondaryPage: 'about',
  },
} as const

export default function ServicePage() {
  const language = useLanguage()
  const slug = useSlugOf(servicePages)
  const { words, Body, secondaryPage } = servicePages[slug]
  const t = words[language]
  const crumbs = crumbsFromHome(
    language,
    [layoutWords[language].services, { page: 'offerings' }],
    [services[slug][language].name, { page: 'service', slug }],
  )
  return (
    <>
      <Head
        words={t}
        crumbs={crumbs}
        about={[offeredService(slug, language)]}
        questions={'faq' in t ? t.faq.items : []}
      />
      <ServiceTop slug={slug}>
        <Hero breadcrumb={<Breadcrumb crumbs={crumbs} />} heading={t.heading} lead={t.lead}>
          <FirstPrice service={slug} />
          <ButtonLink href={pathTo({ page: 'contact' }, language)}>
            {'primary' in t.call ? t.call.primary : layoutWords[language].book}
          </ButtonLink>
          {slug === 'web-development' && (
            <ButtonLink kind="secondary" href={pathTo({ page: 'portfolio' }, language)}>
              {serviceWords[language].portfolio}
            </ButtonLink>
          )}
        </Hero>
      </ServiceTop>
      <Body prices={<ServicePrices service={slug} />} />
      <Related current={slug} />
      <CallToAction words={t.call} secondary={pathTo({ page: secondaryPage }, language)} />
    </>
  )
}
