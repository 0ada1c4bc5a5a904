/** The folder of the built site. Tests build another site, or the same with other settings, to another folder. */
export const buildFolder = process.env.BUILD_DIR || 'build'
