import { useLanguage } from '../../addresses/use-address.ts'
import type { Project } from '../../core/site/projects.ts'
import { Picture, pictureOf, type Source } from '../../design/components/picture.tsx'
import { Section } from '../../design/components/section.tsx'
import styles from './project.module.css'
import { words } from './project.words.ts'

/** The main picture: the first screenshot, where there are screenshots. */
export function MainPicture({ project }: { project: Project }) {
  const language = useLanguage()
  const { alt, screenshots } = project[language]
  const caption = screenshots?.items[0]
  const source = pictureOf(project, project.pictures[0], language)
  return (
    <figure className={styles.main} data-hero>
      <Picture source={source} alt={caption?.alt ?? alt} {...shapeOf(source)} isPriority />
      {caption && <Caption {...caption} />}
    </figure>
  )
}

/** As wide as the page, but for an upright picture, such as a phone takes: it would fill two screens. */
const shapeOf = ({ img }: Source) =>
  img.h > img.w
    ? { className: styles.upright, sizes: '(width < 38rem) 92vw, 34rem' }
    : { sizes: '(width < 76rem) 92vw, 72rem' }

/** The close-up as wide as the page, where nothing else below the top is large: no screenshots, and nobody is quoted. */
export function CloseUp({ project }: { project: Project }) {
  const language = useLanguage()
  const { screenshots, testimonial, caseStudy, alt } = project[language]
  if (
    screenshots ||
    project.pictures.length > 1 ||
    testimonial ||
    project.casePicture === project.pictures[0]
  )
    return null
  const source = pictureOf(project, project.casePicture, language)
  return (
    <Section isPrinted={false}>
      <div className={styles.closeUp}>
        <Picture source={source} alt={caseStudy?.alt ?? alt} {...shapeOf(source)} />
      </div>
    </Section>
  )
}

/** The other pictures, with what is said of them. */
export function Screenshots({ project }: { project: Project }) {
  const language = useLanguage()
  const { title, screenshots } = project[language]
  const others = project.pictures.slice(1)
  if (others.length === 0) return null
  return (
    <Section tone="sunken" heading={screenshots?.heading ?? words[language].pictures}>
      <div className={styles.figures}>
        {others.map((name, index) => {
          const shot = screenshots?.items[index + 1]
          return (
            <figure key={name}>
              <Picture
                source={pictureOf(project, name, language)}
                alt={shot?.alt ?? title}
                sizes="(width < 40rem) 92vw, (width < 60rem) 46vw, 48rem"
                narrowBelow="60rem"
              />
              {shot && <Caption {...shot} />}
            </figure>
          )
        })}
      </div>
    </Section>
  )
}

const Caption = ({ title, caption }: { title: string; caption: string }) => (
  <figcaption className={styles.caption}>
    <strong>
      {title}
      <span>.</span>
    </strong>{' '}
    {caption}
  </figcaption>
)
