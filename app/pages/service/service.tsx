import { type ServiceSlug, serviceSlugs, services } from '../../../content/services.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Call } from '../../components/call.tsx'
import { useLanguage, useSlug } from '../../components/place.ts'
import { Relief } from '../../components/relief.tsx'
import { Hero } from '../../components/section.tsx'
import { frameWords } from '../../frame.words.ts'
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
import { WebDevelopment } from './web-development.tsx'
import { words as webDevelopment } from './web-development.words.ts'

/** What each service says, and how its page is composed between the opening and the closing call. */
const kinds = {
  'web-development': { words: webDevelopment, Body: WebDevelopment, around: 'offerings' },
  infrastructure: { words: infrastructure, Body: Infrastructure, around: 'offerings' },
  automation: { words: automation, Body: Automation, around: 'offerings' },
  'it-consulting': { words: itConsulting, Body: ItConsulting, around: 'about' },
} as const

export default function ServicePage() {
  const language = useLanguage()
  const slug = useService()
  const { words, Body, around } = kinds[slug]
  const say = words[language]
  const contact = pathTo({ page: 'contact' }, language)
  const crumbs = [
    { name: frameWords[language].nav.home, path: pathTo({ page: 'home' }, language) },
    { name: frameWords[language].services, path: pathTo({ page: 'offerings' }, language) },
    { name: services[slug][language].name, path: pathTo({ page: 'service', slug }, language) },
  ]
  return (
    <>
      <Head
        words={say}
        crumbs={crumbs}
        about={[offeredService(slug, language)]}
        questions={'faq' in say ? say.faq.items : []}
      />
      <Relief seed={serviceSlugs.indexOf(slug) + 1}>
        <Hero above={<Breadcrumb crumbs={crumbs} />} heading={say.heading} lead={say.lead}>
          <ButtonLink href={contact}>{say.call.primary}</ButtonLink>
          {slug === 'web-development' && (
            <ButtonLink kind="other" href={pathTo({ page: 'portfolio' }, language)}>
              {serviceWords[language].portfolio}
            </ButtonLink>
          )}
        </Hero>
      </Relief>
      <Body />
      <Call words={say.call} primary={contact} secondary={pathTo({ page: around }, language)} />
    </>
  )
}

function useService(): ServiceSlug {
  const slug = useSlug()
  const service = serviceSlugs.find((one) => one === slug)
  if (!service) throw new Error(`There is no service ${slug}`)
  return service
}
