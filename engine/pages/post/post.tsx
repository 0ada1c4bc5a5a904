import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { categoryLabel } from '../../addresses/categories.ts'
import { addressAt, pathIfShown, pathOfPost, pathTo } from '../../addresses/page-addresses.ts'
import { bodyOf, type Post, postAt } from '../../core/articles/articles.ts'
import { words as blogWords } from '../../core/articles/blog.words.ts'
import { Island } from '../../core/browser/island.tsx'
import { fill } from '../../core/text/sentence.ts'
import { formatDay } from '../../core/time/clock.ts'
import { Breadcrumb } from '../../design/components/breadcrumb.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import card from '../../design/components/card.module.css'
import { MainHeading } from '../../design/components/main-heading.tsx'
import { Mark } from '../../design/components/mark.tsx'
import { coverOf, Picture } from '../../design/components/picture.tsx'
import { Grid, Section } from '../../design/components/section.tsx'
import { TagList } from '../../design/components/tag-list.tsx'
import { ViewCounter } from '../../features/statistics/view-counter.tsx'
import { blogPosting } from '../../seo/blog-posting.ts'
import { Head } from '../../seo/head.tsx'
import { PostCard } from '../blog/post-card.tsx'
import type { Route } from './+types/post'
import { CopyTools } from './copy-tools.tsx'
import CurrentChapter from './current-chapter.island.tsx'
import styles from './post.module.css'
import { words } from './post.words.ts'
import Share from './share.island.tsx'
import { shownText } from './shown-text.ts'
import { suggestionsFor } from './suggestions.ts'
import '../../design/styles/prose.css'

/** Loads the article of the address and its HTML, with `place:` links filled in and a link at each heading. */
export function loader({ request }: Route.LoaderArgs) {
  const address = addressAt(new URL(request.url).pathname)
  const post = address && postAt(address.ref.slug ?? '', address.language)
  if (!post) throw new Response(null, { status: 404 })
  return { post, html: shownText(bodyOf(post), post.language) }
}

export default function PostPage({ loaderData: { post, html } }: Route.ComponentProps) {
  const t = words[post.language]
  const path = pathOfPost(post)
  const suggestions = suggestionsFor(post)
  const blog = pathTo({ page: 'blog' }, post.language)
  const chapters = longArticleHeadings(post)
  const crumbs = [
    { name: t.blog, path: blog },
    { name: post.title, path },
  ]
  return (
    <>
      <Head
        words={{ ...post, keywords: post.keywords.join(', ') }}
        titleEnd={blogWords[post.language].whole}
        article={post}
        crumbs={crumbs}
        about={[blogPosting(post)]}
      />
      <article className={`${styles.article} ${chapters.length > 0 ? styles.guided : ''}`.trim()}>
        <Top post={post} crumbs={crumbs} />
        <div className={styles.cover} data-hero>
          <Picture
            source={coverOf(post.folder)}
            alt={post.alt}
            sizes="(width < 76rem) 92vw, 72rem"
            isPriority
          />
        </div>
        <div className={styles.columns} data-article={post.slug}>
          {chapters.length > 0 && <Contents title={t.contents} chapters={chapters} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the site's own Markdown */}
          <div className={`prose ${styles.body}`} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <CopyTools html={html} language={post.language} />
        <div className={styles.end}>
          <TagList tags={post.tags} />
          <Author post={post} />
        </div>
      </article>
      <Section heading={suggestions.length > 0 && t.related} tone="sunken" isPrinted={false}>
        {suggestions.length > 0 && (
          <Grid columns={2}>
            {suggestions.map((suggestion) => (
              <PostCard key={suggestion.slug} post={suggestion} isBrief />
            ))}
          </Grid>
        )}
        <NextPages post={post} />
        <p className={styles.back}>
          <a href={blog}>
            <ArrowLeft aria-hidden size={18} /> {t.back}
          </a>
        </p>
      </Section>
      <CallToAction words={t.call} secondary={pathIfShown('portfolio', post.language)} />
    </>
  )
}

/** What stands above the picture: what the article is about, who wrote it when, and how to share it. */
function Top({ post, crumbs }: { post: Post; crumbs: ComponentProps<typeof Breadcrumb>['crumbs'] }) {
  const t = words[post.language]
  return (
    <header className={styles.head}>
      <Breadcrumb crumbs={crumbs} />
      <p className={styles.badges}>
        <span>{categoryLabel(post)}</span>
        {post.featured && <span className={styles.featured}>{t.featured}</span>}
      </p>
      <MainHeading>{post.title}</MainHeading>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <Byline post={post} />
      <div className={`${styles.share} needs-script not-printed`}>
        <Island name="share" of={Share} props={{ label: t.share, copied: t.copied, failed: t.notCopied }} />
      </div>
    </header>
  )
}

/** Author, date, reading time and, on Swedish pages, the number of views. */
function Byline({ post }: { post: Post }) {
  const t = words[post.language]
  const counter = <ViewCounter post={post} labels={t.views} />
  return (
    <p className={styles.facts}>
      <span>
        {t.by} {t.author.name}
      </span>
      <time dateTime={post.date}>{formatDay(post.date, post.language)}</time>
      {post.updated && (
        <span>
          {t.updated} <time dateTime={post.updated}>{formatDay(post.updated, post.language)}</time>
        </span>
      )}
      <span>{fill(blogWords[post.language].minutes, { count: post.minutes })}</span>
      {post.language === 'sv' ? counter : <span hidden>{counter}</span>}
    </p>
  )
}

/** The headings for the table of contents, which only a long article has. */
function longArticleHeadings({ headings }: Post): Post['headings'] {
  const chapters = headings.filter(({ level }) => level === 2)
  return chapters.length < 4 ? [] : chapters
}

/** Closed on phones. Wide screens show it beside the text, under a title instead of the control (post.module.css). */
function Contents({ title, chapters }: { title: string; chapters: Post['headings'] }) {
  return (
    <nav className={`${styles.contents} not-printed`} aria-label={title} data-contents>
      <p className={styles.contentsTitle} aria-hidden="true">
        {title}
      </p>
      <details>
        <summary>{title}</summary>
        <ol>
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
      <Island name="current-chapter" of={CurrentChapter} props={{}} />
    </nav>
  )
}

function Author({ post }: { post: Post }) {
  const { author } = words[post.language]
  return (
    <aside className={styles.author} aria-label={author.heading}>
      <Mark size={56} />
      <div>
        <p className={styles.name}>{author.name}</p>
        <p className={styles.title}>{author.title}</p>
      </div>
      <p className={styles.description}>{author.description}</p>
    </aside>
  )
}

/** The ways on, below the suggestions. */
function NextPages({ post }: { post: Post }) {
  const { onward } = words[post.language]
  const links = [
    { page: 'portfolio', ...onward.portfolio },
    { page: 'offerings', ...onward.services },
    { page: 'contact', ...onward.contact },
  ] as const
  return (
    <ul className={styles.ways}>
      {links.flatMap(({ page, title, text }) => {
        const path = pathIfShown(page, post.language)
        return path
          ? [
              <li key={page}>
                <h3>
                  <a href={path} className={card.cardLink}>
                    {title}
                  </a>
                </h3>
                <p>{text}</p>
              </li>,
            ]
          : []
      })}
    </ul>
  )
}
