import { Mail, Phone } from 'lucide-react'
import { facts } from '../../../content/facts.ts'
import { keysOf } from '../../../content/keys-of.ts'
import { localeOf } from '../../../content/language.ts'
import { Breadcrumb, crumbsFromHome } from '../../components/breadcrumb.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { ListItems, Paragraphs, TitledItems } from '../../components/lists.tsx'
import { mailTo } from '../../components/mail-to.ts'
import { OpeningSign } from '../../components/opening-hours.tsx'
import { Hero, Section } from '../../components/section.tsx'
import { useLanguage, useSlugOf } from '../../components/use-address.ts'
import { PlaceMap } from '../../illustrations/place-map.tsx'
import { tracked, trackedOnOpening } from '../../interactive/analytics/tracked.ts'
import { pathTo } from '../../places.ts'
import { Head } from '../../seo/head.tsx'
import { words as blekinge } from './blekinge.words.ts'
import { cityAndRegion } from './city-and-region.ts'
import { words as karlskrona } from './karlskrona.words.ts'
import { words as kristianstad } from './kristianstad.words.ts'
import { localService } from './local-service.ts'
import styles from './location.module.css'
import { words } from './location.words.ts'
import { words as malmo } from './malmo.words.ts'
import { ServiceGrid } from './service-grid.tsx'
import { words as skane } from './skane.words.ts'

/** The same map serves Blekinge and its city. */
const blekingeMap = {
  view: { west: 13.95, east: 16.25, south: 55.77 },
  towns: ['Karlskrona', 'Karlshamn', 'Sölvesborg', 'Ronneby', 'Olofström', 'Emmaboda', 'Tingsryd', 'Mörrum'],
}

/** The words, the part of the map and the towns of each page. */
const locations = {
  skane: {
    words: skane,
    view: { west: 12.3, east: 15.04, south: 55.22 },
    towns: ['Malmö', 'Kristianstad', 'Hässleholm', 'Åhus', 'Bromölla', 'Lund', 'Helsingborg', 'Eslöv'],
  },
  blekinge: { words: blekinge, ...blekingeMap },
  malmo: {
    words: malmo,
    view: { west: 12.68, east: 13.66, south: 55.3 },
    towns: ['Malmö', 'Lund', 'Trelleborg', 'Vellinge', 'Svedala', 'Staffanstorp', 'Burlöv', 'Lomma'],
  },
  kristianstad: {
    words: kristianstad,
    view: { west: 12.9, east: 15, south: 55.56 },
    towns: ['Kristianstad', 'Åhus', 'Hässleholm', 'Bromölla', 'Klippan', 'Perstorp', 'Östra Göinge', 'Osby'],
  },
  karlskrona: { words: karlskrona, ...blekingeMap },
}

/** What is offered in one region or city. */
export default function Location() {
  const language = useLanguage()
  const slug = useSlugOf(locations)
  const { words: ownWords, view, towns } = locations[slug]
  const name = layoutWords[language].places[slug]
  const t = { ...words[language], ...ownWords[language] }
  const place = { page: 'location', slug } as const
  const contact = pathTo({ page: 'contact' }, language)
  // Only this page has a breadcrumb and tracks who wants a consultation.
  const isSpecial = language === 'sv' && slug === 'kristianstad'
  const crumbs = isSpecial
    ? crumbsFromHome(language, [layoutWords[language].nav.contact, { page: 'contact' }], [name, place])
    : []
  const townList = new Intl.ListFormat(localeOf(language)).format(towns)
  const area = cityAndRegion(slug, language)
  const interest = isSpecial ? tracked(['location_interest', area]) : {}
  const mail = mailTo(t.mailSubject)
  return (
    <>
      <Head
        words={t}
        crumbs={crumbs}
        about={[localService({ ...t, name, towns }, pathTo(place, language))]}
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
        <figure className={styles.map}>
          <PlaceMap view={view} towns={towns} here={name} label={t.map(townList)} />
          <figcaption>{t.legend}</figcaption>
        </figure>
      </div>
      <div className={styles.intro}>
        <div className={styles.text}>
          <Paragraphs texts={t.intro} />
        </div>
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
      <Section tone={t.audience ? 'sunken' : 'plain'}>
        <div className={styles.why}>
          <h2>{t.why.heading}</h2>
          <ul>
            <TitledItems
              items={keysOf(t.reasons).map((key) => ({ title: t.reasons[key], text: t.why[key] }))}
            />
          </ul>
        </div>
      </Section>
      <CallToAction words={{ ...t.call, secondary: t.call.mail }} secondary={mail} tracked={interest} />
    </>
  )
}
