/** The style guide exists in development only, so it is not in the table of pages. */
export const styleguidePath = '/styleguide'
