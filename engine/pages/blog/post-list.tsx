import { useSearchParams } from 'react-router'
import { blogPageCount, listPage } from '../../addresses/blog-pages.ts'
import { blogCategories, blogLabel } from '../../addresses/categories.ts'
import { pathTo } from '../../addresses/page-addresses.ts'
import type { HeadWords } from '../../addresses/page-description.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { type Post, postsIn } from '../../core/articles/articles.ts'
import { words } from '../../core/articles/blog.words.ts'
import { Island } from '../../core/browser/island.tsx'
import Filter from '../../design/components/filter.island.tsx'
import { FilterBar, ListSection } from '../../design/components/filtered-list.tsx'
import { Grid } from '../../design/components/section.tsx'
import { SearchBox } from '../../features/search/search.tsx'
import { blogOf } from '../../seo/blog-posting.ts'
import { Head } from '../../seo/head.tsx'
import styles from './blog.module.css'
import { Paging } from './paging.tsx'
import { PostCard } from './post-card.tsx'

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
    .map((key) => ({ key, label: blogLabel(key, language) }))
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
      <ListSection
        id="list"
        heading={selected ? blogLabel(selected, language) : t.list}
        className={styles.list}
      >
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
