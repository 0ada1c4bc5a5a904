/** Files that `import.meta.glob` found, by the last three parts of their paths: `projects/panel/rules.png`, wherever the owner's folder is. */
export const inSite = <File>(files: Record<string, File>): Partial<Record<string, File>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/').slice(-3).join('/'), file]))
