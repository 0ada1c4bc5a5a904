import { Link, useParams } from 'react-router'
import { fill, plural } from '../../../core/text/sentence.ts'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { apiQuery, useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { useTitle } from '../../../design/desk/use-title.desk.ts'
import { ArticlePane, titleOf } from './article-pane.desk.tsx'
import { MailDomain } from './mail-domain.desk.tsx'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'
import type { Newsletter } from './newsletter-api.ts'
import { SubscriberList } from './subscriber-list.desk.tsx'
import { PausedAddresses, Subscribers } from './subscribers.desk.tsx'

const newsletterQuery = apiQuery<Newsletter>('/newsletter', 'newsletter')

/** Who gets new articles by mail, and each article as a mail, to try and to send. */
export function NewsletterView() {
  const t = useWords(words)
  const { article } = useParams()
  const query = useApi(newsletterQuery)
  useTitle(t.title)
  return (
    <div className={styles.view} data-open={article ? '' : undefined}>
      <h1>{t.title}</h1>
      <QueryResult query={query}>
        {(newsletter) => (
          <>
            <div className={styles.index}>
              <Subscribers newsletter={newsletter} />
              <Articles newsletter={newsletter} open={article} />
              {newsletter.paused.length > 0 && <PausedAddresses paused={newsletter.paused} />}
              <SubscriberList />
              <MailDomain />
            </div>
            <div className={styles.pane}>
              {article ? (
                <ArticlePane key={article} newsletter={newsletter} folder={article} />
              ) : (
                <p className={styles.quiet}>{t.choose}</p>
              )}
            </div>
          </>
        )}
      </QueryResult>
    </div>
  )
}

function Articles({ newsletter, open }: { newsletter: Newsletter; open: string | undefined }) {
  const t = useWords(words)
  const language = useLanguage()
  const times = useTimes()
  const { articles, perMinute } = newsletter
  return (
    <section aria-labelledby="articles">
      <h2 id="articles">{t.articles}</h2>
      {articles.length === 0 && <p className={styles.quiet}>{t.none}</p>}
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.folder}>
            <Link to={`/newsletter/${article.folder}`} aria-current={article.folder === open || undefined}>
              <strong>{titleOf(article, language)}</strong>
              <small>
                <span>
                  {article.sentAt === null ? t.notSent : fill(t.sent, { time: times.brief(article.sentAt) })}
                </span>
                <span>
                  {article.waiting > 0 && `: ${plural(t.waiting, article.waiting, language, { perMinute })}`}
                </span>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
