/** Where the build is written. Tests build the site a second time, with other settings, to a folder of its own. */
export const buildFolder = process.env.BUILD_DIR || 'build'
