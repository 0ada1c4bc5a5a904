import { useLanguage } from '../../addresses/use-address.ts'
import type { Project } from '../../core/site/projects.ts'
import { Picture, pictureOf } from '../../design/components/picture.tsx'
import { Section } from '../../design/components/section.tsx'
import styles from './project.module.css'

/** The main picture: the first screenshot, where there are screenshots. */
export function MainPicture({ project }: { project: Project }) {
  const language = useLanguage()
  const { alt, screenshots } = project[language]
  const caption = screenshots?.items[0]
  return (
    <figure className={styles.main} data-hero>
      <Picture
        source={pictureOf(project, project.pictures[0], language)}
        alt={caption?.alt ?? alt}
        sizes="(width < 76rem) 92vw, 72rem"
        isPriority
      />
      {caption && <Caption {...caption} />}
    </figure>
  )
}

/** The close-up as wide as the page, where nothing else below the top is large: no screenshots, and nobody is quoted. */
export function CloseUp({ project }: { project: Project }) {
  const language = useLanguage()
  const { screenshots, testimonial, caseStudy } = project[language]
  if (screenshots || testimonial || project.casePicture === project.pictures[0]) return null
  return (
    <Section isPrinted={false}>
      <div className={styles.closeUp}>
        <Picture
          source={pictureOf(project, project.casePicture, language)}
          alt={caseStudy.alt}
          sizes="(width < 76rem) 92vw, 72rem"
        />
      </div>
    </Section>
  )
}

/** The other screenshots. */
export function Screenshots({ project }: { project: Project }) {
  const language = useLanguage()
  const { screenshots } = project[language]
  if (!screenshots) return null
  return (
    <Section tone="sunken" heading={screenshots.heading}>
      <div className={styles.figures}>
        {project.pictures.slice(1).map((name, index) => {
          const shot = screenshots.items[index + 1]
          if (!shot) throw new Error(`The project ${project.slug} says nothing about its picture ${name}`)
          return (
            <figure key={name}>
              <Picture
                source={pictureOf(project, name, language)}
                alt={shot.alt}
                sizes="(width < 40rem) 92vw, (width < 60rem) 46vw, 48rem"
                narrowBelow="60rem"
              />
              <Caption {...shot} />
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
