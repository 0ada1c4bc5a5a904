import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesIn } from '../../content/site/files.ts'
import { siteFolder } from '../../content/site/folder.ts'
import { projectsFile } from '../../content/site/projects-file.ts'
import { foldersIn, parseYaml } from '../../content/site/read-yaml.ts'
import { svgFault } from '../../content/site/svg-fault.ts'
import { endings, isDrawing, readPicture } from './picture-file.ts'

/** A fault of a file, as `file:line: what`. */
interface Fault {
  file: string
  line: number
  what: string
}

/** What keeps pictures of services and projects and the portrait from being shown. Articles are not among them. */
export async function pictureFaults(): Promise<Fault[]> {
  const shown = [
    ...picturesIn('.').filter(({ name }) => /^portrait\./i.test(name)),
    ...['services', 'projects'].flatMap((room) =>
      foldersIn(room).flatMap((name) => picturesIn(join(room, name))),
    ),
  ]
  const faults = shown.map(async ({ path }): Promise<Fault[]> => {
    const picture = await readPicture(path)
    return 'wrong' in picture ? [{ file: path, line: 1, what: picture.wrong }] : []
  })
  return [
    ...projectsFile.flatMap(missingPictures),
    ...(await Promise.all(faults)).flat(),
    ...strangeDrawings(),
  ]
}

/** SVG that does something else than draw, wherever it lies. */
const strangeDrawings = (folder = siteFolder): Fault[] =>
  entriesIn(folder).flatMap(({ path, isFolder }): Fault[] => {
    if (isFolder) return strangeDrawings(path)
    const what = isDrawing(path) && svgFault(readFileSync(path, 'utf8'))
    return what
      ? [
          {
            file: path,
            line: 1,
            what: `this drawing ${what}: save it as plain SVG, without what runs, links or is fetched`,
          },
        ]
      : []
  })

const picturesIn = (folder: string) =>
  entriesIn(join(siteFolder, folder)).filter(({ name, isFolder }) => !isFolder && endings.test(name))

/** Pictures that a project names and that do not lie in its folder. */
function missingPictures({
  slug,
  pictures,
  cardPicture,
  casePicture,
}: (typeof projectsFile)[number]): Fault[] {
  const folder = join('projects', slug)
  const there = picturesIn(folder)
    .filter(({ name }) => !isDrawing(name))
    .map(({ name }) => name.replace(endings, ''))
  const { file, lineOf } = parseYaml(join(folder, 'project.yaml'))
  const named = [
    ...pictures.map((name, index) => ({ name, path: ['pictures', String(index)] })),
    { name: cardPicture, path: ['cardPicture'] },
    { name: casePicture, path: ['casePicture'] },
  ]
  return named
    .filter(({ name }) => !there.includes(name))
    .map(({ name, path }) => ({
      file,
      line: lineOf(path),
      what: `${path.join('.')}: there is no picture ${name} in this folder: add ${name}.png, .jpg, .webp or .avif, or mend the name, which has no ending`,
    }))
}
