import { Mail, Phone } from 'lucide-react'
import { facts } from '../../../content/facts.ts'
import { localeOf } from '../../../content/language.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Call } from '../../components/call.tsx'
import { OpeningSign } from '../../components/opening-hours.tsx'
import { useAddress } from '../../components/place.ts'
import { Hero, Section } from '../../components/section.tsx'
import { frameWords } from '../../frame.words.ts'
import { tracked, trackedOnOpening } from '../../interactive/analytics/tracked.ts'
import { pathTo } from '../../places.ts'
import { type Crumb, Head } from '../../seo/head.tsx'
import { words as blekinge } from './blekinge.words.ts'
import { cityAndRegion } from './city-and-region.ts'
import { words as karlskrona } from './karlskrona.words.ts'
import { words as kristianstad } from './kristianstad.words.ts'
import { localService } from './local-service.ts'
import styles from './location.module.css'
import { words } from './location.words.ts'
import { words as malmo } from './malmo.words.ts'
import { PlaceMap } from './map.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { words as skane } from './skane.words.ts'

const locations = {
  skane: { words: skane, view: { west: 12.3, east: 15.04, south: 55.22 } },
  blekinge: { words: blekinge, view: { west: 13.95, east: 16.25, south: 55.66 } },
  malmo: { words: malmo, view: { west: 12.68, east: 13.66, south: 55.3 } },
  kristianstad: { words: kristianstad, view: { west: 12.9, east: 15, south: 55.56 } },
  karlskrona: { words: karlskrona, view: { west: 13.95, east: 16.25, south: 55.66 } },
}

function useLocationWords() {
  const { place, language } = useAddress()
  // The slugs of this page in the table of pages.
  const { words: said, view } = locations[place.slug as keyof typeof locations]
  return { say: { ...words[language], ...said[language] }, place, view, language }
}

/** A consultant in one place: Skåne, Blekinge, Malmö, Kristianstad or Karlskrona. */
export default function Location() {
  const { say, place, view, language } = useLocationWords()
  const contact = pathTo({ page: 'contact' }, language)
  const { home, contact: contactName } = frameWords[language].nav
  const crumbs: Crumb[] =
    language === 'sv' && place.slug === 'kristianstad'
      ? [
          { name: home, path: pathTo({ page: 'home' }, language) },
          { name: contactName, path: contact },
          { name: say.name, path: pathTo(place, language) },
        ]
      : []
  const towns = new Intl.ListFormat(localeOf(language)).format(say.towns.items)
  const where = cityAndRegion(place.slug, language)
  // Of all these pages only this one asks how many want a consultation there.
  const interest =
    language === 'sv' && place.slug === 'kristianstad' ? tracked(['location_interest', where]) : {}
  const mail = `mailto:${facts.email}?subject=${encodeURIComponent(say.call.mailSubject)}`
  return (
    <>
      <Head words={say} crumbs={crumbs} about={[localService(say, pathTo(place, language))]} />
      <div className={styles.opening} {...trackedOnOpening(['location_view', where])}>
        <Hero
          above={crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
          heading={say.heading}
          lead={say.lead}
        >
          <ButtonLink href={contact} {...interest}>
            {say.call.primary}
          </ButtonLink>
          <ButtonLink kind="other" href={`tel:${facts.phone}`}>
            <Phone aria-hidden size={18} /> {say.phone}
          </ButtonLink>
        </Hero>
        <figure className={styles.map}>
          <PlaceMap view={view} towns={say.towns.items} here={say.name} label={say.map(towns)} />
          <figcaption>{say.legend}</figcaption>
        </figure>
      </div>
      <div className={styles.intro}>
        <div className={styles.text}>
          {say.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside className={styles.rail}>
          <h2>{say.towns.heading}</h2>
          <ul>
            {say.towns.items.map((town) => (
              <li key={town}>{town}</li>
            ))}
          </ul>
          <p>
            <a href={`tel:${facts.phone}`}>
              <Phone aria-hidden size={20} /> {say.phone}
            </a>
            <a href={mail}>
              <Mail aria-hidden size={20} /> {say.mail}
            </a>
          </p>
          <OpeningSign />
        </aside>
      </div>
      <ServiceGrid />
      {say.audience && (
        <Section heading={say.audience.heading}>
          <ul className={styles.audience}>
            {say.audience.cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section tone={say.audience ? 'sunken' : 'plain'}>
        <div className={styles.why}>
          <h2>{say.why.heading}</h2>
          <ul>
            {say.why.points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Call
        words={{ ...say.call, secondary: say.call.mail }}
        primary={contact}
        secondary={mail}
        tracked={interest}
      />
    </>
  )
}
