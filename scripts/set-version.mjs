// Sets the version of the product in every package of the workspace: `npm run set-version 0.2.0`. `npm version` cannot do
// it, because the packages name each other with their exact version, which no registry has.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const version = process.argv[2] ?? ''
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Indique la versión, como 0.2.0: npm run set-version 0.2.0')
  process.exit(2)
}

const rewrite = (path, change) => {
  const file = join(root, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

// Replaces the version inside the text of a package.json, so that the file keeps its format.
const setIn = (text) =>
  text
    .replace(/("version": ")[^"]+/, `$1${version}`)
    .replace(/("@apremia\/[\w-]+": ")\d[^"]*/g, `$1${version}`)

let folders = []
rewrite('package-lock.json', (text) => {
  const lock = JSON.parse(text)
  // package-lock.json names a package of the workspace by its folder. The other packages are in a folder node_modules.
  folders = Object.keys(lock.packages).filter((folder) => !folder.includes('node_modules'))
  for (const folder of folders)
    lock.packages[folder] = JSON.parse(setIn(JSON.stringify(lock.packages[folder], null, 1)))
  return `${JSON.stringify({ ...lock, version }, null, 2)}\n`
})
for (const folder of folders) rewrite(join(folder, 'package.json'), setIn)
console.info(`Versión ${version} en ${folders.length} paquetes.`)
