import { useSearchParams } from 'react-router'
import { type Post, postsIn } from '../../../content/articles.ts'
import { blogPageCount, listPage } from '../../blog-pages.ts'
import { blogCategories } from '../../categories.ts'
import { FilterBar, ListSection } from '../../components/filtered-list.tsx'
import { PostCard } from '../../components/post-card.tsx'
import { SearchBox } from '../../components/search.tsx'
import { Grid } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { Filter } from '../../interactive/filter.tsx'
import { Island } from '../../interactive/island.tsx'
import { pathTo } from '../../page-addresses.ts'
import { blogOf } from '../../seo/blog-posting.ts'
import { Head } from '../../seo/head.tsx'
import type { HeadWords } from '../../seo/page-description.ts'
import styles from './blog.module.css'
import { words } from './blog.words.ts'
import { Paging } from './paging.tsx'

/** The head of a page of the list, with structured data of its articles. It is the same for every category. */
export function BlogHead({ words: t, number }: { words: HeadWords; number: number }) {
  const language = useLanguage()
  const { featured, listed } = listPage(postsIn(language), undefined, number)
  return <Head words={t} about={[blogOf([...featured, ...listed].sort(newestFirst), language)]} />
}

const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date) || b.id - a.id

/**
 * The articles of one page of the list, in the category of the address. Where all articles fit on one page it contains
 * the hidden ones too, and the filter works in the browser; else the filter links to the pages of a category.
 */
export function PostList({ number }: { number: number }) {
  const language = useLanguage()
  const t = words[language]
  const [query] = useSearchParams()
  const selected = blogCategories.find((key) => key === query.get('category'))
  const isOnePage = blogPageCount(language) === 1
  const posts = postsIn(language)
  const categories = blogCategories
    .filter((key) => posts.some(({ category }) => category === key))
    .map((key) => ({ key, label: t.categories[key] }))
  const { featured, listed, pages } = listPage(posts, selected, number)
  const filter = {
    path: pathTo({ page: 'blog' }, language),
    chosen: selected ?? '',
    categories,
    words: { label: t.filter, all: t.all, empty: t.empty, results: t.results, list: t.list },
    count: featured.length + listed.length,
  }
  const pinned = listPage(posts, undefined, 1).featured
  const hidden = isOnePage ? posts.filter((post) => !listed.includes(post) && !featured.includes(post)) : []
  const inList = [...listed, ...hidden].sort(newestFirst)
  return (
    <>
      <FilterBar>
        <div className={styles.tools}>
          {categories.length > 1 &&
            (isOnePage ? <Island name="filter" of={Filter} props={filter} /> : <Filter {...filter} />)}
          {number === 1 && <SearchBox />}
        </div>
      </FilterBar>
      {(isOnePage || featured.length > 0) && (
        <ListSection
          id="featured"
          heading={t.featured}
          isHidden={featured.length === 0}
          className={styles.featured}
        >
          <Grid columns={2}>
            {featured.map((post) => (
              <PostCard key={post.slug} post={post} isPinned isInView />
            ))}
          </Grid>
        </ListSection>
      )}
      <ListSection id="list" heading={selected ? t.categories[selected] : t.list} className={styles.list}>
        <Grid columns={3}>
          {inList.map((post) => (
            <PostCard
              key={post.slug}
              post={post}
              isPinned={pinned.includes(post)}
              isHidden={hidden.includes(post)}
            />
          ))}
        </Grid>
        {pages > 1 && <Paging number={number} count={pages} category={selected} />}
      </ListSection>
    </>
  )
}
