import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)))
  })

const readEntry = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error)
      else buffer(stream).then(resolve, reject)
    })
  })

export const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await openZip(bytes)
  const files = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      readEntry(zip, entry).then((content) => {
        files.set(entry.fileName, content)
        zip.readEntry()
      }, reject)
    })
    zip.once('end', resolve)
    zip.once('error', reject)
    zip.readEntry()
  })
  return files
}

/**
 * Returns the number of executive titles in the zip of a batch. The zip also has an index, and the first zip of the day
 * has a certificate of the audit history.
 *
 * @throws Error when the index is missing or the zip has any other file
 */
export const countTitulos = async (zip: Buffer): Promise<number> => {
  const names = [...(await unzip(zip)).keys()]
  const titulos = names.filter((name) => /^titulo_\d{9}\.pdf$/.test(name))
  const otros = names.filter(
    (name) => !titulos.includes(name) && name !== 'constancia_del_historial.pdf',
  )
  if (otros.join() !== 'indice.xlsx') throw new Error(`El zip tiene ${names.join(', ')}`)
  return titulos.length
}

/**
 * Checks a PDF with qpdf and returns its text, which poppler extracts with the layout of the page.
 *
 * @throws Error with the output of qpdf when the file is faulty
 */
export const readPdf = (bytes: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-pdf-'))
  const file = join(folder, 'titulo.pdf')
  try {
    writeFileSync(file, bytes)
    execFileSync('qpdf', ['--check', file], { stdio: 'pipe' })
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Formats centavos as '159.927,31'. The function does not use the product's own code, so a test can check that code.
 */
export const formatImporte = (centavos: number): string => {
  const [entero = '', decimales] = (centavos / 100).toFixed(2).split('.')
  return `${entero.replace(/\B(?=(\d{3})+$)/g, '.')},${decimales}`
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
