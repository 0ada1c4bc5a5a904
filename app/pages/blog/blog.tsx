import { useSearchParams } from 'react-router'
import { type Post, postsIn } from '../../../content/articles.ts'
import { blogCategories } from '../../categories.ts'
import { useLanguage } from '../../components/place.ts'
import { PostCard } from '../../components/post-card.tsx'
import { SearchBox } from '../../components/search.tsx'
import { Grid, Hero, Section } from '../../components/section.tsx'
import { Filter } from '../../interactive/filter.tsx'
import { Island } from '../../interactive/island.tsx'
import { pathTo } from '../../places.ts'
import { blogOf } from '../../seo/blog-posting.ts'
import { Head } from '../../seo/head.tsx'
import styles from './blog.module.css'
import { words } from './blog.words.ts'

const featuredShown = 2

export default function Blog() {
  const language = useLanguage()
  const say = words[language]
  const path = pathTo({ page: 'blog' }, language)
  const [query] = useSearchParams()
  const categories = blogCategories.map((key, index) => ({ key, label: say.categories[index] ?? key }))
  const chosen = categories.find(({ key }) => key === query.get('category'))
  const posts = postsIn(language)
  const featured = posts.filter((post) => post.featured).slice(0, featuredShown)
  const keyOf = (post: Post) => categories.find(({ label }) => label === post.category)?.key ?? ''
  const isShown = (post: Post) => !chosen || post.category === chosen.label

  // Under a category the featured ones stand in the list, at their place by date.
  const listed = chosen ? posts : posts.filter((post) => !featured.includes(post))
  return (
    <>
      <Head words={say} about={[blogOf(posts, language)]} />
      <Hero heading={say.heading} lead={say.lead} />
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.filter}>
        <Island
          name="filter"
          of={Filter}
          props={{
            path,
            chosen: chosen?.key ?? '',
            categories,
            words: { label: say.filter, all: say.all, empty: say.empty, results: say.results },
            count: posts.filter(isShown).length,
          }}
        />
      </div>
      <section id="featured" className={styles.section} hidden={Boolean(chosen)}>
        <h2>{say.featured}</h2>
        <Grid columns={2}>
          {(chosen ? [] : featured).map((post) => (
            <PostCard key={post.slug} post={post} category={keyOf(post)} isPinned />
          ))}
        </Grid>
      </section>
      <section id="list" className={styles.section}>
        <h2>{say.list}</h2>
        <Grid columns={3}>
          {listed.map((post) => (
            <PostCard
              key={post.slug}
              post={post}
              category={keyOf(post)}
              isPinned={featured.includes(post)}
              isHidden={!isShown(post)}
            />
          ))}
        </Grid>
      </section>
      <Section tone="sunken" width="narrow" heading={say.newsletter.heading} text={say.newsletter.text}>
        <form className={styles.newsletter} method="get" action={pathTo({ page: 'contact' }, language)}>
          <label>
            <span>{say.newsletter.email}</span>
            <input type="email" name="email" autoComplete="email" />
          </label>
          <button type="submit">{say.newsletter.submit}</button>
        </form>
      </Section>
    </>
  )
}
