import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Language, nameOfLanguage } from '../../../core/text/language.ts'
import { fill, plural } from '../../../core/text/sentence.ts'
import { buttonClass } from '../../../design/components/button.tsx'
import { Choices } from '../../../design/desk/choices.desk.tsx'
import controls from '../../../design/desk/controls.module.css'
import { useLanguage, useLanguageName, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { MutateButton } from '../../../design/desk/mutate-button.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'
import type { Newsletter, NewsletterArticle } from './newsletter-api.ts'

/** The version of an article in a language, else the one that it has. */
const editionIn = ({ editions }: NewsletterArticle, language: Language) =>
  editions.find((edition) => edition.language === language) ?? editions[0]

export const titleOf = (article: NewsletterArticle, language: Language): string =>
  editionIn(article, language)?.title ?? article.folder

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
  const { folder, sentAt } = article
  const subscribers = newsletter.subscribers.reduce((total, { confirmed }) => total + confirmed, 0)
  const sending = {
    path: `/newsletter/${folder}/send`,
    message: fill(t.sentNow, { title: titleOf(article, language) }),
  }
  return (
    <>
      <div className={styles.actions}>
        {sentAt === null && subscribers > 0 && (
          <MutateButton className={buttonClass('small')} mutation={sending}>
            {plural(t.send, subscribers, language, {})}
          </MutateButton>
        )}
        <MutateButton mutation={{ path: `/newsletter/${folder}/test`, message: t.tested }}>
          {t.test}
        </MutateButton>
      </div>
      <p className={styles.quiet}>
        <Status article={article} perMinute={newsletter.perMinute} hasSubscribers={subscribers > 0} />
      </p>
    </>
  )
}

function Status({
  article: { editions, sentAt, waiting },
  perMinute,
  hasSubscribers,
}: {
  article: NewsletterArticle
  perMinute: number
  hasSubscribers: boolean
}) {
  const t = useWords(words)
  const language = useLanguage()
  const times = useTimes()
  if (sentAt !== null) {
    const sent = `${fill(t.sent, { time: times.full(sentAt) })}.`
    return waiting > 0 ? `${sent} ${plural(t.waiting, waiting, language, { perMinute })}.` : sent
  }
  if (!hasSubscribers) return t.nobody
  const [only, ...others] = editions
  return only && others.length === 0
    ? fill(t.onceInOne, { language: nameOfLanguage(only.language, language) })
    : t.once
}

function Preview({ article }: { article: NewsletterArticle }) {
  const t = useWords(words)
  const [chosen, choose] = useState(useLanguage())
  const languageName = useLanguageName()
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const edition = editionIn(article, chosen)
  if (!edition) return null
  return (
    <>
      <div className={styles.choices}>
        {article.editions.length > 1 && (
          <Choices
            label={t.languages}
            values={article.editions.map(({ language }) => language)}
            chosen={edition.language}
            choose={choose}
          >
            {languageName}
          </Choices>
        )}
        <Choices label={t.themes} values={['light', 'dark'] as const} chosen={theme} choose={setTheme}>
          {(name) => t[name]}
        </Choices>
      </div>
      {/* The mail follows the theme of its frame, as it follows that of a mail program. */}
      <iframe
        className={styles.mail}
        style={{ colorScheme: theme }}
        sandbox=""
        title={fill(t.mail, { title: edition.title })}
        src={`/api/newsletter/${article.folder}/${edition.language}`}
      />
    </>
  )
}
