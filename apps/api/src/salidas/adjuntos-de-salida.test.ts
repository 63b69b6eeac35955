import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaqueteZip } from '@apremia/workbooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, startAlmacen } from '../../test/almacen-s3.ts'
import { hashFile } from '../documentos/archivos.ts'
import { createDocumentos, type Documentos } from '../documentos/documentos.ts'
import { openDeposito } from '../documentos/open-deposito.ts'
import { createLoteZip } from '../lotes/lote-zip.ts'
import { nombreDeTitulo } from '../titulos/nombre-de-titulo.ts'
import { createAdjuntosDeSalida } from './adjuntos-de-salida.ts'
import { DOCUMENTOS_DE_FILA } from './papel-de-salida.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'apremia-salida-s3-'))
const copias = join(dataDir, 'copias-de-documentos')
const titulo = Buffer.alloc(20_000, 'título')
const sha256 = createHash('sha256').update(titulo).digest('hex')
let almacen: AlmacenDePrueba
let documentos: Documentos
let lote = ''
beforeAll(async () => {
  almacen = await startAlmacen()
  const path = join(dataDir, 'lote.zip')
  const zip = createLoteZip(path, new Date(0))
  await zip.add(nombreDeTitulo(7), titulo)
  await zip.close()
  lote = await hashFile(path)
  const { deposito } = openDeposito({ dataDir, almacen: almacen.config })
  documentos = createDocumentos({ dataDir, deposito, ahora: () => new Date() })
  await documentos.prepare(path)
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await almacen.close()
})

const fila = () => ({
  NUMERO: '7',
  [DOCUMENTOS_DE_FILA]: JSON.stringify([{ sha256, lote }]),
})

const damageCopias = (write: (path: string) => void): void => {
  for (const entry of readdirSync(copias, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) write(join(entry.parentPath, entry.name))
}

const writeTo = (escritos: Buffer[]) =>
  ({
    addAdjunto: async (
      _: string,
      open: () => AsyncIterable<Buffer> | Promise<AsyncIterable<Buffer>>,
    ) => {
      for await (const chunk of await open()) escritos.push(chunk)
    },
  }) as unknown as PaqueteZip

const SIN_CARTAS = async () => new Map<number, Uint8Array>()

it.each([
  ['cannot be opened', (path: string) => writeFileSync(path, 'cortada')],
  [
    'has other bytes',
    (path: string) => writeFileSync(path, readFileSync(path).fill(0, 1_000, 2_000)),
  ],
])('a local copy that %s does not make a document missing', async (_, damage) => {
  const adjuntos = createAdjuntosDeSalida(documentos)
  damageCopias(damage)
  await adjuntos.prepare()
  expect(await adjuntos.take(fila(), 'TITULO')).toBe(`titulos/${nombreDeTitulo(7)}`)
  const escritos: Buffer[] = []
  const fin = await adjuntos.write(writeTo(escritos), SIN_CARTAS, () => undefined)
  expect(fin).toEqual({ faltan: 0, alterados: 0 })
  expect(Buffer.concat(escritos)).toEqual(titulo)
})

it('an error of this machine is no missing document', async () => {
  const falla = Object.assign(new Error('sin descriptores'), { code: 'EMFILE' })
  const adjuntos = createAdjuntosDeSalida({
    ...documentos,
    withPath: () => Promise.reject(falla),
    withCheckedPath: () => Promise.reject(falla),
  })
  await expect(adjuntos.take(fila(), 'TITULO')).rejects.toBe(falla)
})

it('the documents of the store are asked for at once, before the rows are read', async () => {
  const adjuntos = createAdjuntosDeSalida(documentos)
  await adjuntos.prepare()
  almacen.pedidos.length = 0
  const suelto = {
    ...fila(),
    [DOCUMENTOS_DE_FILA]: JSON.stringify([{ sha256: lote, nombre: 'a' }]),
  }
  expect(await adjuntos.take(suelto, 'DOCUMENTOS')).toBe('actuaciones/7/1/a.pdf')
  expect(almacen.pedidos).toEqual([])
})
