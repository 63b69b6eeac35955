import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textos } from '@apremia/core'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const CATALOGO = join('packages', 'core', 'src', 'texto')

const sources = ['apps', 'packages']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((workspace) => join(folder, workspace, 'src')),
  )
  .flatMap((src) =>
    readdirSync(join(ROOT, src), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(src, name),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .filter((path) => !path.startsWith(CATALOGO))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))

type Textos = { readonly [key: string]: string | readonly string[] | Textos }

/**
 * Tells whether a source file uses the text with this key: as a property, in quotes, in brackets, or by destructuring.
 */
const reads = (source: string, key: string): boolean =>
  !/^\w+$/.test(key) ||
  new RegExp(`\\.${key}\\b|['"]${key}['"]|\\{[^{}]*\\b${key}\\b[^{}]*\\}\\s*=`).test(source)

const unused = (group: Textos, path: string, among: readonly string[]): string[] =>
  Object.entries(group).flatMap(([key, value]) => {
    const readers = among.filter((source) => reads(source, key))
    if (readers.length === 0) return [`${path}.${key}`]
    if (typeof value === 'string' || Array.isArray(value)) return []
    const whole = readers.some((source) => new RegExp(`\\b${key}\\b(?!\\??\\.)`).test(source))
    return whole ? [] : unused(value as Textos, `${path}.${key}`, readers)
  })

const readersOf = (section: string): string[] =>
  sources.filter((source) =>
    new RegExp(
      `\\btextos\\.${section}\\b|\\{[^{}]*\\b${section}\\b[^{}]*\\}\\s*=\\s*textos|/texto/`,
    ).test(source),
  )

/** Keys of texts that may be unused. The specification gives these texts for screens that do not exist yet. */
const POR_VENIR = [
  'actuaciones.confirmarEliminarConvenio',
  'actuaciones.convenioEliminado',
  'gestion.filtrosVacios',
  'logins.buscar',
  'logins.limpiar',
  'abogados.tiposDeDocumento',
  'archivos.historico',
  'archivos.expediente',
  'comunes.campoObligatorio',
  'comunes.modificado',
  'comunes.cargaEnCurso',
  'planes.tasaDemo',
  'titulos.cargas',
]

it('every text of the catalogue is shown somewhere', () => {
  const faltan = Object.entries(textos as unknown as Textos).flatMap(([section, group]) =>
    unused(group as Textos, section, readersOf(section)),
  )
  const pending = (path: string) =>
    POR_VENIR.some((each) => path === each || path.startsWith(`${each}.`))
  expect(faltan.filter((path) => !pending(path))).toEqual([])
})
