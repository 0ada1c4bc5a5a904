/** What the package has of the folders and files beside the engine, as they are. */
export const beside = ['bundles', 'deploy', 'docs', 'example/site', '.env.example', 'CHANGELOG.md', 'LICENSE']
