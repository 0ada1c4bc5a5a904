/** The portfolio, in the order of its ids: projects/ in the owner's folder. */
import { projectsFile } from './site/projects-file.ts'

export type Project = (typeof projectsFile)[number]

export const projects: readonly Project[] = projectsFile
