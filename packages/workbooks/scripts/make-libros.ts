/**
 * Creates the sample workbooks of fixtures/libros again. It needs LibreOffice Calc (`soffice`). Run it from the root:
 * `node --import tsx --conditions=source packages/workbooks/scripts/make-libros.ts`
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Categoria, COLUMNA_IMPONIBLE, formatPeriodo } from '@apremia/core'
import { type BookType, read, utils, write } from 'xlsx'
import { filasBasicas, filasProcesadas, MUESTRAS } from '../../../fixtures/src/libros/muestras.ts'
import { streamProcesado } from '../src/index.ts'
import { CALC_CON_ERRORES, calcBasico, calcDocument } from './calc-document.ts'

const OUT = new URL('../../../fixtures/libros/', import.meta.url).pathname
const HEADINGS: Readonly<Record<Categoria, string>> = {
  inmueble: 'N° Inmueble',
  comercio: 'Número de Comercio',
}

const saveWithCalc = async (
  name: string,
  extension: string,
  content: string | Uint8Array,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'planillas-'))
  const source = join(folder, `entrada.${extension}`)
  await writeFile(source, content)
  for (const [format, filter] of [
    ['xlsx', 'Calc MS Excel 2007 XML'],
    ['xls', 'MS Excel 97'],
  ] as const) {
    const to = join(folder, format)
    const args = ['--headless', `-env:UserInstallation=file://${folder}/perfil`]
    execFileSync('soffice', [
      ...args,
      '--convert-to',
      `${format}:${filter}`,
      '--outdir',
      to,
      source,
    ])
    const [made] = await readdir(to)
    await rename(join(to, made ?? ''), join(OUT, `${name}-libreoffice.${format}`))
  }
  await rm(folder, { recursive: true })
}

const saveWithSheetJs = (
  name: string,
  type: BookType,
  rows: readonly unknown[][],
): Promise<void> => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([...rows]), 'Base')
  const bytes: Buffer = write(book, { type: 'buffer', bookType: type, compression: true })
  return writeFile(join(OUT, `${name}-sheetjs.${type === 'biff8' ? 'xls' : type}`), bytes)
}

const collect = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const list: Buffer[] = []
  for await (const piece of pieces) list.push(piece)
  return Buffer.concat(list)
}

for (const muestra of Object.values(MUESTRAS)) {
  const { categoria } = muestra
  const filas = filasBasicas(muestra)
  const rows = filas.map(({ imponible, recurso, abogado, desde, hasta }) => [
    Number(imponible),
    recurso,
    abogado,
    desde && formatPeriodo(desde),
    hasta && formatPeriodo(hasta),
  ])
  const titled = [[COLUMNA_IMPONIBLE[categoria], 'RECURSO', 'ABOGADO', 'DESDE', 'HASTA'], ...rows]
  await saveWithSheetJs(`basico-${categoria}`, 'xlsx', titled)
  await saveWithSheetJs(`basico-${categoria}`, 'biff8', titled)
  const calc = calcDocument(calcBasico(HEADINGS[categoria], filas))
  await saveWithCalc(`basico-${categoria}`, 'fods', calc)
  const procesado = await collect(streamProcesado(filasProcesadas(muestra), { categoria }))
  await saveWithCalc(`procesado-${categoria}`, 'xlsx', procesado)
  const xls: Buffer = write(read(procesado, { cellNF: true }), {
    type: 'buffer',
    bookType: 'biff8',
  })
  await writeFile(join(OUT, `procesado-${categoria}-sheetjs.xls`), xls)
}
await saveWithCalc('basico-con-errores', 'fods', calcDocument(CALC_CON_ERRORES))
console.info((await readdir(OUT)).join('\n'))
