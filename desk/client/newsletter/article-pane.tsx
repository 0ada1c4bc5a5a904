import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../app/components/button.tsx'
import type { Newsletter, NewsletterArticle } from '../../api.ts'
import { mutate } from '../api/mutate.ts'
import controls from '../components/controls.module.css'
import { useTimes } from '../components/times.ts'
import { useLanguage, useWords } from '../shell/desk-context.tsx'
import { editionIn, titleOf } from './editions.ts'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'

/** An article as its subscribers see it, with the ways to try and to send it. */
export function ArticlePane({ newsletter, folder }: { newsletter: Newsletter; folder: string }) {
  const t = useWords(words)
  const language = useLanguage()
  const article = newsletter.articles.find((one) => one.folder === folder)
  return (
    <article className={styles.article}>
      <Link to="/newsletter" className={`${controls.quiet} ${styles.back}`}>
        <ArrowLeft aria-hidden size={18} />
        <span>{t.back}</span>
      </Link>
      {article ? (
        <>
          <h2>{titleOf(article, language)}</h2>
          <Actions newsletter={newsletter} article={article} />
          <Preview article={article} />
        </>
      ) : (
        <p>{t.missing}</p>
      )}
    </article>
  )
}

function Actions({ newsletter, article }: { newsletter: Newsletter; article: NewsletterArticle }) {
  const t = useWords(words)
  const language = useLanguage()
  const times = useTimes()
  const { folder, editions, sentAt, waiting } = article
  const subscribers = newsletter.subscribers.reduce((total, { confirmed }) => total + confirmed, 0)
  const [only, ...others] = editions
  const once = only && others.length === 0 ? t.onceInOne[only.language] : t.once
  const beforeSending = subscribers === 0 ? t.nobody : once
  const change = (action: 'test' | 'send', message: string) =>
    void mutate({ path: `/newsletter/${folder}/${action}`, message })
  return (
    <>
      <div className={styles.actions}>
        {sentAt === null && subscribers > 0 && (
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => change('send', t.sentNow(titleOf(article, language)))}
          >
            {t.send(subscribers)}
          </button>
        )}
        <button type="button" className={controls.button} onClick={() => change('test', t.tested)}>
          {t.test}
        </button>
      </div>
      <p className={styles.quiet}>
        {sentAt === null
          ? beforeSending
          : [`${t.sent(times.full(sentAt))}.`, waiting > 0 && `${t.waiting(waiting, newsletter.perMinute)}.`]
              .filter(Boolean)
              .join(' ')}
      </p>
    </>
  )
}

const themes = ['light', 'dark'] as const

function Preview({ article }: { article: NewsletterArticle }) {
  const t = useWords(words)
  const [chosen, choose] = useState(useLanguage())
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const edition = editionIn(article, chosen)
  if (!edition) return null
  return (
    <>
      <div className={styles.choices}>
        {article.editions.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
          <div role="group" aria-label={t.languages} className={controls.choices}>
            {article.editions.map(({ language }) => (
              <button
                key={language}
                type="button"
                aria-pressed={language === edition.language}
                onClick={() => choose(language)}
              >
                {t.languageNames[language]}
              </button>
            ))}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
        <div role="group" aria-label={t.themes} className={controls.choices}>
          {themes.map((one) => (
            <button key={one} type="button" aria-pressed={one === theme} onClick={() => setTheme(one)}>
              {t[one]}
            </button>
          ))}
        </div>
      </div>
      {/* The mail follows the theme of its frame, as it follows that of a mail program. */}
      <iframe
        className={styles.mail}
        style={{ colorScheme: theme }}
        sandbox=""
        title={t.mail(edition.title)}
        src={`/api/newsletter/${article.folder}/${edition.language}`}
      />
    </>
  )
}
