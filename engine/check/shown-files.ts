import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endings, isDrawing, readPicture } from '../artwork/picture-file.ts'
import { entriesIn, filesIn, strayLinks } from '../core/site/files.ts'
import { siteFolder } from '../core/site/folder.ts'
import type { Project } from '../core/site/projects.ts'
import { foldersIn, parseYaml } from '../core/site/read-yaml.ts'
import { site } from '../core/site/site.ts'
import { svgFault } from '../core/site/svg-fault.ts'
import type { Report } from './finding.ts'

/**
 * What of the owner's folder cannot be shown or served, but for the covers of articles: pictures that are missing or cannot be read,
 * drawings that do something else than draw, and links that a build on another machine could not follow.
 */
export async function reportFiles(report: Report) {
  for (const project of site.projects) reportMissing(project, report)
  const shown = [
    ...picturesIn('.').filter(({ name }) => /^(portrait|hero(-morning)?)\./i.test(name)),
    ...['services', 'projects'].flatMap((room) =>
      foldersIn(room).flatMap((name) => picturesIn(join(room, name))),
    ),
  ]
  const read = shown.map(async ({ path }) => ({ path, picture: await readPicture(path) }))
  for (const { path, picture } of await Promise.all(read))
    if ('wrong' in picture) report(path, 1, picture.wrong)
  for (const path of filesIn(siteFolder)) {
    const fault = isDrawing(path) && svgFault(readFileSync(path, 'utf8'))
    if (fault)
      report(path, 1, `this drawing ${fault}: save it as plain SVG, without what runs, links or is fetched`)
  }
  for (const link of strayLinks())
    report(link, 1, 'this link leads out of the folder, or nowhere: put what it stands for in its place')
}

const picturesIn = (folder: string) =>
  entriesIn(join(siteFolder, folder)).filter(({ name, isFolder }) => !isFolder && endings.test(name))

/** Pictures that a project names and that do not lie in its folder. */
function reportMissing({ slug, pictures, cardPicture, casePicture }: Project, report: Report) {
  const folder = join('projects', slug)
  const there = picturesIn(folder)
    .filter(({ name }) => !isDrawing(name))
    .map(({ name }) => name.normalize().replace(endings, ''))
  const { file, lineOf } = parseYaml(join(folder, 'project.yaml'))
  const named = [
    ...pictures.map((name, index) => ({ name, path: ['pictures', String(index)] })),
    { name: cardPicture, path: ['cardPicture'] },
    { name: casePicture, path: ['casePicture'] },
  ]
  for (const { name, path } of named)
    if (!there.includes(name))
      report(
        file,
        lineOf(path),
        `${path.join('.')}: there is no picture ${name} in this folder: add ${name}.png, .jpg, .webp or .avif, or mend the name, which has no ending`,
      )
}
