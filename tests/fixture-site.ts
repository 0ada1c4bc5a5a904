/**
 * Tests of the engine run on a site of their own, built to a folder of its own, so that they never depend on what an owner
 * writes. Imported before all that reads the site.
 */
process.env.SITE_FOLDER ||= 'tests/fixtures/site'
process.env.BUILD_DIR ||= '.cache/fixture-build'
