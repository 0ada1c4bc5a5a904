import { postsIn } from '../../../content/articles.ts'
import { fill } from '../../../content/sentence.ts'
import { listPage } from '../../blog-pages.ts'
import { Hero } from '../../components/section.tsx'
import { useLanguage, useSlug } from '../../components/use-address.ts'
import { words } from '../blog/blog.words.ts'
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
