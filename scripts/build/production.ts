/** Imported before all else: React reads this when it is loaded, and the icons of services load React. */
process.env.NODE_ENV = 'production'
