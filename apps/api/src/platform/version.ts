import { existsSync, readFileSync } from 'node:fs'

export const readVersion = (): string => {
  const candidates = ['../../package.json', '../package.json'].map(
    (path) => new URL(path, import.meta.url),
  )
  const manifest = candidates.filter((path) => existsSync(path)).map((path) => readManifest(path))
  const own = manifest.find(({ name }) => name === '@apremia/api')
  if (own === undefined) throw new Error('No se encontró la versión del programa.')
  return own.version
}

const readManifest = (path: URL): { readonly name: string; readonly version: string } =>
  JSON.parse(readFileSync(path, 'utf8'))
