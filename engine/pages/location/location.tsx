import { Mail, Phone } from 'lucide-react'
import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage, useSlug } from '../../addresses/use-address.ts'
import { keysOf } from '../../core/base/keys-of.ts'
import { tracked, trackedOnOpening } from '../../core/browser/tracked.ts'
import { facts } from '../../core/site/facts.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import type { View } from '../../core/site/map-view.ts'
import { regionMap } from '../../core/site/region-map.ts'
import { site } from '../../core/site/site.ts'
import { fill } from '../../core/text/sentence.ts'
import { Breadcrumb, crumbsFromHome } from '../../design/components/breadcrumb.tsx'
import { ButtonLink } from '../../design/components/button.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { ListItems, Paragraphs, TitledItems } from '../../design/components/list-items.tsx'
import { mailTo } from '../../design/components/mail-to.ts'
import { OpeningSign } from '../../design/components/opening-hours.tsx'
import { Hero, Section } from '../../design/components/section.tsx'
import { LocationMap, roadsIn, showsHome, townsIn } from '../../design/illustrations/location-map.tsx'
import { Vignette } from '../../design/illustrations/vignette.tsx'
import { Head } from '../../seo/head.tsx'
import { localService } from './local-service.ts'
import styles from './location.module.css'
import { words } from './location.words.ts'
import { ServiceGrid } from './service-grid.tsx'

/** What is offered in one region or city. */
export default function Location() {
  const language = useLanguage()
  const slug = useSlug()
  const location = site.locations.find((one) => one.slug === slug)
  if (!location) throw new Error(`There is no place ${slug}`)
  const { map, towns } = location
  const own = location[language]
  const t = { ...words[language], ...own }
  const ref = { page: 'location', slug } as const
  const contact = pathTo({ page: 'contact' }, language)
  const crumbs = own.hasBreadcrumb
    ? crumbsFromHome(language, [layoutWords[language].nav.contact, { page: 'contact' }], [own.name, ref])
    : []
  // A page about a region names it as both.
  const region = site.locations.find((one) => one.slug === location.region) ?? location
  const area = { city: own.name, region: region[language].name }
  const interest = own.tracksInterest ? tracked(['location_interest', area]) : {}
  const mail = mailTo(t.mailSubject)
  const { why } = t
  return (
    <>
      <Head
        words={t}
        crumbs={crumbs}
        about={[localService({ ...location, ...own }, pathTo(ref, language))]}
      />
      <div className={styles.opening} {...trackedOnOpening(['location_view', area])}>
        <Hero
          breadcrumb={crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
          heading={t.heading}
          lead={t.lead}
        >
          <ButtonLink href={contact} {...interest}>
            {layoutWords[language].book}
          </ButtonLink>
          <ButtonLink kind="secondary" href={`tel:${facts.phone}`}>
            <Phone aria-hidden size={18} /> {layoutWords[language].call}
          </ButtonLink>
        </Hero>
        {map && <MapFigure view={map} towns={townsIn(map, towns)} here={own.name} />}
      </div>
      <div className={styles.intro}>
        {t.intro.length > 0 && (
          <div className={styles.text}>
            <Paragraphs texts={t.intro} />
          </div>
        )}
        <aside className={styles.rail}>
          <h2>{t.townsHeading}</h2>
          <ul>
            <ListItems texts={towns} />
          </ul>
          <p>
            <a href={mail}>
              <Mail aria-hidden size={20} /> {t.mail}
            </a>
          </p>
          <OpeningSign />
        </aside>
      </div>
      <ServiceGrid />
      {t.audience && (
        <Section heading={t.audience.heading}>
          <ul className={styles.audience}>
            <TitledItems items={t.audience.cards} />
          </ul>
        </Section>
      )}
      {why && (
        <Section tone={t.audience ? 'sunken' : 'plain'}>
          <div className={styles.why}>
            <Vignette name={site.locations.indexOf(location) % 2 === 0 ? 'boat' : 'mark'}>
              <h2>{why.heading}</h2>
            </Vignette>
            <ul>
              <TitledItems
                items={keysOf(t.reasons).map((key) => ({ title: t.reasons[key], text: why[key] }))}
              />
            </ul>
          </div>
        </Section>
      )}
      <CallToAction words={{ ...t.call, secondary: t.call.mail }} secondary={mail} tracked={interest} />
    </>
  )
}

/** A map with its legend, which names what is in view. None where that is no town. */
function MapFigure({ view, towns, here }: { view: View; towns: readonly string[]; here: string }) {
  const language = useLanguage()
  if (towns.length === 0) return null
  const { map: t, legend } = words[language]
  const townList = new Intl.ListFormat(language).format(towns)
  const isHomeSeen = showsHome(view)
  const label = [
    fill(t.shows, { place: regionMap[language].name, towns: townList }),
    ...(isHomeSeen ? [t.home] : []),
  ]
  const notes = [
    ...(isHomeSeen ? [legend.home] : []),
    ...roadsIn(view).map(({ name }) => fill(legend.road, { road: name })),
  ]
  return (
    <figure className={styles.map}>
      <LocationMap view={view} towns={towns} here={here} label={label.join(' ')} />
      {notes.length > 0 && <figcaption>{notes.join(' ')}</figcaption>}
    </figure>
  )
}
