/**
 * How the address names the categories of a filter (`?category=case-study`): the same in both languages, in the
 * order of the words beside each page.
 */
export const blogCategories = ['web-development', 'automation', 'devops', 'case-study'] as const
export const projectCategories = ['infrastructure', 'web-development'] as const

/** Pages that can be asked for with one category only. */
export const filtered = { blog: blogCategories, portfolio: projectCategories } as const
