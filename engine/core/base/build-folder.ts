/** The folder of the built site. Tests build another site, or the same with other settings, to another folder. */
export const buildFolder = process.env.BUILD_DIR || 'build'

/** What whoever starts the site without a build reads. */
export const notBuilt =
  'The site has not been built: run `npm run build`, or `npm start`, which does it by itself'

/** What a build has read of the owner's folder, for all that is bundled. */
export const builtSiteFile = `${buildFolder}/site.json`

/** What it has made of the articles, for the bundle that renders the pages. */
export const builtArticlesFile = `${buildFolder}/articles.json`

/** What a build has made of the pictures, likewise. */
export const builtPicturesFile = `${buildFolder}/pictures.json`
