import { facts } from './facts.ts'

/** The last part of `/portfolio/…` of each project. */
export const projectSlugs = ['ngxpanel', 'ih-hemservice', facts.product] as const

export type ProjectSlug = (typeof projectSlugs)[number]
