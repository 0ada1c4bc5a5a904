import { Anchor } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Post, postsIn } from '../../content/articles.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button.tsx'
import card from '../components/card.module.css'
import { CardIcon, LinkCard, Note } from '../components/card.tsx'
import { FaqList } from '../components/faq-list.tsx'
import { ListItems } from '../components/lists.tsx'
import { PostCard } from '../components/post-card.tsx'
import { words as searchWords } from '../components/search.words.ts'
import { Grid, Section } from '../components/section.tsx'
import { Stats } from '../components/stats.tsx'
import { useLanguage } from '../components/use-address.ts'
import { Filter } from '../interactive/filter.tsx'
import { FormField, SendButton } from '../interactive/form-fields.tsx'
import { Sent } from '../interactive/message-sent.tsx'
import search from '../interactive/search-results.module.css'
import { SearchResults } from '../interactive/search-results.tsx'
import { ToastList } from '../interactive/toasts.tsx'
import { ViewCount } from '../interactive/view-count.tsx'
import { words as blogWords } from '../pages/blog/blog.words.ts'
import { words as contactWords } from '../pages/contact/contact.words.ts'
import { words as postWords } from '../pages/post/post.words.ts'
import styles from './styleguide.module.css'
import { words } from './styleguide.words.ts'

const forty = Array.from({ length: 40 }, (_, index) => index + 1)

/** What visitors see when something is empty, late, wrong or done, and when a text is longer than anyone planned. */
export function States() {
  const language = useLanguage()
  const say = words[language].states
  return (
    <>
      <Section heading={say.empty} tone="sunken">
        <Sample of={say.filter}>
          <FilterOf count={0} categories={say.longWords.slice(0, 2)} />
        </Sample>
        <Sample of={say.search}>
          <Results outcome={{ is: 'found', query: say.longWords[0] ?? '', results: [], count: 0 }} />
        </Sample>
      </Section>
      <Section heading={say.loading}>
        <Sample of={say.form}>
          <SendButton words={contactWords[language].form} isSending />
        </Sample>
        <Sample of={say.views}>
          <ViewCount path="" labels={blogWords[language].views} language={language} />
        </Sample>
        <Sample of={say.search}>
          <Results outcome={{ is: 'idle' }} />
        </Sample>
      </Section>
      <Failures />
      <Section heading={say.success}>
        <Sample of={say.form}>
          <Sent words={contactWords[language].form} onAnother={() => undefined} />
        </Sample>
        <Sample of={say.toast}>
          <ToastList toasts={[{ id: 1, is: 'good', text: postWords[language].copied }]} />
        </Sample>
      </Section>
      <LongWords />
      <OneAndForty />
    </>
  )
}

const Sample = ({ of: name, children }: { of: string; children: ReactNode }) => (
  <>
    <h3 className={styles.group}>{name}</h3>
    {/* Toasts are fixed to the nearest ancestor that is contained, which is the window elsewhere. */}
    <div className={styles.sample}>{children}</div>
  </>
)

function Failures() {
  const language = useLanguage()
  const say = words[language].states
  const { form } = contactWords[language]
  return (
    <Section heading={say.error} tone="sunken">
      <Sample of={say.form}>
        <FormField id="styleguide-email" label={form.email} error={form.errors['not-an-email']}>
          <input
            id="styleguide-email"
            defaultValue="name@"
            aria-invalid
            aria-describedby="styleguide-email-error"
          />
        </FormField>
      </Sample>
      <Sample of={say.search}>
        <Results outcome={{ is: 'failed' }} />
      </Sample>
      <Sample of={say.offline}>
        <ToastList
          toasts={[
            { id: 1, is: 'bad', text: form.failed },
            { id: 2, is: 'bad', text: form.tooMany },
          ]}
        />
      </Sample>
    </Section>
  )
}

function LongWords() {
  const language = useLanguage()
  const say = words[language].states
  const [word = '', other = ''] = say.longWords
  const [post] = postsIn(language)
  const questions = [{ question: `${word}?`, answer: `${other} ${word}.` }]
  return (
    <Section heading={say.long} text={`${word} ${other}`}>
      <Breadcrumb
        crumbs={[
          { name: word, path: '#' },
          { name: other, path: '#' },
        ]}
      />
      <ButtonLink href="#">{`${word} ${other}`}</ButtonLink>
      <Stats
        label={word}
        items={[
          { value: '1 234 567', label: word },
          { value: '100 %', label: other },
        ]}
      />
      <Grid columns={3}>
        <Note icon={<CardIcon icon={Anchor} />} title={word}>
          {other}
        </Note>
        <LinkCard href="#" icon={<CardIcon icon={Anchor} />} title={other} linkText={word}>
          {word}
        </LinkCard>
        {post && <PostCard post={longPost(post, say.longWords)} />}
      </Grid>
      <FaqList items={questions} />
    </Section>
  )
}

const longPost = (post: Post, longWords: readonly string[]): Post => ({
  ...post,
  title: longWords.join(' '),
  excerpt: longWords.join(', '),
  tags: [...longWords],
})

function OneAndForty() {
  const language = useLanguage()
  const say = words[language].states
  const [post] = postsIn(language)
  const names = forty.map((number) => `${say.entry} ${number}`)
  return (
    <Section heading={say.count} tone="sunken">
      <Sample of={say.one}>
        <Grid columns={3}>{post && <PostCard post={post} />}</Grid>
        <FilterOf count={1} categories={names.slice(0, 1)} />
        <Results
          outcome={{
            is: 'found',
            query: say.entry,
            count: 1,
            results: [resultOf(names[0] ?? '', say.longWords.join(' '))],
          }}
        />
      </Sample>
      <Sample of={say.forty}>
        <FilterOf count={40} categories={names} />
        <Grid columns={4}>
          {names.map((name) => (
            <Note key={name} title={name} />
          ))}
        </Grid>
        <ul className={card.tags}>
          <ListItems texts={names} />
        </ul>
      </Sample>
    </Section>
  )
}

const resultOf = (title: string, excerpt: string) => ({
  path: '#',
  kind: title,
  title: [{ text: title, isMatch: true }],
  excerpt: [{ text: excerpt, isMatch: false }],
})

function FilterOf({ count, categories }: { count: number; categories: readonly string[] }) {
  const { filter, all, empty, results, list } = blogWords[useLanguage()]
  return (
    <Filter
      path="#"
      chosen={categories[0] ?? ''}
      categories={categories.map((label) => ({ key: label, label }))}
      words={{ label: filter, all, empty, results, list }}
      count={count}
    />
  )
}

function Results({ outcome }: { outcome: Parameters<typeof SearchResults>[0]['outcome'] }) {
  const language = useLanguage()
  const suggestions = postsIn(language)
    .slice(0, 3)
    .map(({ title }) => ({ path: '#', title }))
  return (
    <div className={search.search}>
      <SearchResults
        outcome={outcome}
        words={searchWords[language].box}
        suggestions={suggestions}
        contact="#"
      />
    </div>
  )
}
