/** The output folder of the build. Tests build the site again with other settings, to another folder. */
export const buildFolder = process.env.BUILD_DIR || 'build'
