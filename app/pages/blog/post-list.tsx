import { useSearchParams } from 'react-router'
import { type Post, postsIn } from '../../../content/articles.ts'
import { blogPageCount, listPage } from '../../blog-pages.ts'
import { blogCategories } from '../../categories.ts'
import { useLanguage } from '../../components/place.ts'
import { PostCard } from '../../components/post-card.tsx'
import { Grid } from '../../components/section.tsx'
import { Filter } from '../../interactive/filter.tsx'
import { Island } from '../../interactive/island.tsx'
import { pathTo } from '../../places.ts'
import { blogOf } from '../../seo/blog-posting.ts'
import { Head, type HeadWords } from '../../seo/head.tsx'
import styles from './blog.module.css'
import { words } from './blog.words.ts'
import { Paging } from './paging.tsx'

/** What a page of the list tells of itself and of the articles on it, whatever category is asked for. */
export function BlogHead({ words: say, number }: { words: HeadWords; number: number }) {
  const language = useLanguage()
  const { featured, listed } = listPage(postsIn(language), undefined, number)
  return <Head words={say} about={[blogOf([...featured, ...listed].sort(newestFirst), language)]} />
}

const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date) || b.id - a.id

/**
 * The articles of one page of the list, in the category that the address asks for. A list that fits on one page holds
 * all of them, so that the filter can sort it in the browser; the filter of a longer one leads from page to page.
 */
export function PostList({ number }: { number: number }) {
  const language = useLanguage()
  const say = words[language]
  const categories = blogCategories.map((key, index) => ({ key, label: say.categories[index] ?? key }))
  const [query] = useSearchParams()
  const chosen = categories.find(({ key }) => key === query.get('category'))
  const isWhole = blogPageCount(language) === 1
  const posts = postsIn(language)
  const { featured, listed, pages } = listPage(posts, chosen?.label, number)
  const keyOf = (post: Post) => categories.find(({ label }) => label === post.category)?.key ?? ''
  const filter = {
    path: pathTo({ page: 'blog' }, language),
    chosen: chosen?.key ?? '',
    categories,
    words: { label: say.filter, all: say.all, empty: say.empty, results: say.results },
    count: featured.length + listed.length,
  }
  const pinned = listPage(posts, undefined, 1).featured
  const hidden = isWhole ? posts.filter((post) => !listed.includes(post) && !featured.includes(post)) : []
  const inList = [...listed, ...hidden].sort(newestFirst)
  return (
    <>
      <div className={styles.filter}>
        {isWhole ? <Island name="filter" of={Filter} props={filter} /> : <Filter {...filter} />}
      </div>
      {(isWhole || featured.length > 0) && (
        <section id="featured" className={styles.section} hidden={featured.length === 0}>
          <h2>{say.featured}</h2>
          <Grid columns={2}>
            {featured.map((post) => (
              <PostCard key={post.slug} post={post} category={keyOf(post)} isPinned isInView />
            ))}
          </Grid>
        </section>
      )}
      <section id="list" className={`${styles.section} ${styles.list}`}>
        <h2>{say.list}</h2>
        <Grid columns={3}>
          {inList.map((post) => (
            <PostCard
              key={post.slug}
              post={post}
              category={keyOf(post)}
              isPinned={pinned.includes(post)}
              isHidden={hidden.includes(post)}
            />
          ))}
        </Grid>
        {pages > 1 && <Paging number={number} count={pages} category={chosen?.key} />}
      </section>
    </>
  )
}
