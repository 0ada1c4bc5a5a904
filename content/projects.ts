/** The portfolio: three projects, in the order of their ids. */
import type { Bilingual } from './language.ts'
import type { ProjectSlug } from './project-slugs.ts'
import { project as ihHemservice } from './projects/ih-hemservice/project.ts'
import { project as ngxpanel } from './projects/ngxpanel/project.ts'
import { project as siteRebuild } from './projects/product/project.ts'

interface Story {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

interface Titled {
  readonly title: string
  readonly text: string
}

interface Figure {
  readonly value: string
  readonly label: string
  /** Not a result: shown smaller, after the word. */
  readonly isAim?: boolean
}

/** What a project says about itself in one language. What it leaves out is left out of its page. */
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
  readonly features: readonly Titled[]
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
  readonly stats?: readonly Figure[]
  /** Figures that were measured, and how. */
  readonly measured?: { readonly figures: readonly Figure[]; readonly how: string }
  /** Facts for the rail beside the summary, in place of duration and team. */
  readonly facts?: readonly Figure[]
  readonly highlights?: readonly Titled[]
  readonly technicalFeatures?: { readonly heading: string; readonly items: readonly Titled[] }
  /** In the order of the project's pictures. */
  readonly screenshots?: {
    readonly heading: string
    readonly items: readonly { readonly title: string; readonly caption: string; readonly alt: string }[]
  }
  readonly testimonial?: { readonly quote: string; readonly author: string }
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
    /** What `casePicture` shows. */
    readonly alt: string
  }
}

export interface Project {
  readonly id: number
  readonly slug: ProjectSlug
  /** Where its file and its pictures are, whatever its address. */
  readonly folder: string
  readonly featured: boolean
  readonly category: 'infrastructure' | 'web-development'
  readonly technologies: readonly string[]
  /** Pictures in its folder, without `.png`, the main one first. */
  readonly pictures: readonly [string, ...string[]]
  /** The picture on its card in the portfolio, and the one among the case studies. */
  readonly cardPicture: string
  readonly casePicture: string
  /** Folders of the articles that belong to it. */
  readonly related: readonly string[]
  /** Where it runs and where its source is, for whoever wants to look. */
  readonly links?: { readonly live: string; readonly code: string }
  readonly words: Bilingual<ProjectWords>
}

export const projects: readonly Project[] = [ngxpanel, ihHemservice, siteRebuild]

export const projectAt = (slug: string) => projects.find((project) => project.slug === slug)
