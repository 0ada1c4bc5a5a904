import { ArrowRight, Layers, Infinity as Loop } from 'lucide-react'
import { isKeyOf, keysOf } from '../../../content/keys-of.ts'
import { services } from '../../../content/services.ts'
import card from '../../components/card.module.css'
import { CardIcon } from '../../components/card.tsx'
import { Section } from '../../components/section.tsx'
import { serviceIcons } from '../../components/service-cards.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { pathTo } from '../../places.ts'
import styles from './location.module.css'
import { words } from './location.words.ts'

/** Which service each card leads to; two of them have a second card, with a title of its own. */
const cards = {
  web: { slug: 'web-development', icon: serviceIcons['web-development'] },
  fullStack: { slug: 'web-development', icon: Layers },
  infrastructure: { slug: 'infrastructure', icon: serviceIcons.infrastructure },
  devops: { slug: 'infrastructure', icon: Loop },
  automation: { slug: 'automation', icon: serviceIcons.automation },
  consulting: { slug: 'it-consulting', icon: serviceIcons['it-consulting'] },
} as const

/** The services, which are the same in every place: rows, each of them a link as a whole. */
export function ServiceGrid() {
  const language = useLanguage()
  const t = words[language]
  return (
    <Section heading={t.services.heading} text={t.services.text} tone="sunken">
      <ul className={styles.services}>
        {keysOf(cards).map((key) => {
          const { slug, icon } = cards[key]
          return (
            <li key={key}>
              <CardIcon icon={icon} />
              <h3>
                <a href={pathTo({ page: 'service', slug }, language)} className={card.cardLink}>
                  {isKeyOf(key, t.ownTitles) ? t.ownTitles[key] : services[slug][language].name}
                </a>
              </h3>
              <ArrowRight aria-hidden size={20} />
              <p>{t.cards[key]}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
