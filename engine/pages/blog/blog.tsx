import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { postsIn } from '../../core/articles/articles.ts'
import { words } from '../../core/articles/blog.words.ts'
import { Hero } from '../../design/components/section.tsx'
import { feedPath } from '../../features/feeds/feed-paths.ts'
import { Newsletter } from '../../features/newsletter/newsletter.tsx'
import styles from './blog.module.css'
import { BlogHead, PostList } from './post-list.tsx'

export default function Blog() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <BlogHead words={t} number={1} />
      <Hero heading={t.heading} lead={t.lead} />
      <QuestionsOfOwners />
      <PostList number={1} />
      <Newsletter feed={feedPath('atom', language)} />
    </>
  )
}

/** The questions that articles answer for business owners, as links to them. Nothing where there are none. */
function QuestionsOfOwners() {
  const language = useLanguage()
  const posts = postsIn(language).filter(({ question }) => question)
  if (posts.length === 0) return null
  return (
    <section className={styles.questions}>
      <h2>{words[language].business}</h2>
      <ul>
        {posts.map(({ folder, question }) => (
          <li key={folder}>
            <a href={pathTo({ page: 'post', slug: folder }, language)}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
