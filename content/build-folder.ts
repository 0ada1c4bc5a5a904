/** The folder of the built site. Tests build another site, or the same with other settings, to another folder. */
export const buildFolder = process.env.BUILD_DIR || 'build'

/** What renders the pages, with their pictures and styles, within it. */
export const pageBundle = `${buildFolder}/react-router`
