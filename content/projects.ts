/** The portfolio: three projects, in the order of their ids. */
import type { Bilingual } from './language.ts'
import { project as ihHemservice } from './projects/ih-hemservice/project.ts'
import { project as ngxpanel } from './projects/ngxpanel/project.ts'
import { project as siteRebuild } from './projects/product/project.ts'

interface Story {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** What every project says about itself in one language. Some say more: see their own files. */
interface ProjectWords {
  readonly title: string
  /** One sentence for cards. */
  readonly description: string
  readonly longDescription: string
  /** What the main picture shows. */
  readonly alt: string
  readonly client: string
  readonly duration: string
  readonly team: string
  readonly results: readonly string[]
  readonly tags: readonly string[]
  readonly features: readonly { readonly title: string; readonly text: string }[]
  readonly challenge: Story
  readonly solution: Story
  readonly impact: { readonly heading: string; readonly text: string; readonly points: readonly string[] }
  readonly head: {
    readonly title: string
    readonly description: string
    readonly keywords: string
    readonly heading: string
    readonly lead: string
  }
  /** The card on the page of case studies. */
  readonly caseStudy: {
    readonly category: string
    readonly duration: string
    readonly title: string
    readonly description: string
    readonly challenge: string
    readonly solution: string
    readonly results: readonly string[]
    readonly features: readonly string[]
  }
}

export interface Project {
  readonly id: number
  readonly slug: string
  readonly featured: boolean
  readonly category: 'Infrastructure' | 'Web Development'
  readonly technologies: readonly string[]
  readonly words: Bilingual<ProjectWords>
}

export { ihHemservice, ngxpanel, siteRebuild }

export const projects: readonly Project[] = [ngxpanel, ihHemservice, siteRebuild]

export const projectAt = (slug: string) => projects.find((project) => project.slug === slug)
