import { listPage } from '../../addresses/blog-pages.ts'
import { useLanguage, useSlug } from '../../addresses/use-address.ts'
import { postsIn } from '../../core/articles/articles.ts'
import { words } from '../../core/articles/blog.words.ts'
import { fill } from '../../core/text/sentence.ts'
import { Hero } from '../../design/components/section.tsx'
import { BlogHead, PostList } from '../blog/post-list.tsx'

/** The list of articles from its second page on. */
export default function BlogPage() {
  const language = useLanguage()
  const number = Number(useSlug())
  const { paging, heading, keywords } = words[language]
  const { pages } = listPage(postsIn(language), undefined, number)
  const t = {
    title: fill(paging.title, { number }),
    description: fill(paging.description, { number, count: pages }),
    keywords,
  }
  return (
    <>
      <BlogHead words={t} number={number} />
      <Hero heading={heading} lead={fill(paging.lead, { number, count: pages })} />
      <PostList number={number} />
    </>
  )
}
