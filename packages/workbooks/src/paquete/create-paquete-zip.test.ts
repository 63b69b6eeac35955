import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPaqueteZip } from './create-paquete-zip.ts'
import { openPaquete } from './open-paquete.ts'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'apremia-zip-'))
})
afterAll(() => rm(carpeta, { recursive: true }))

describe('createPaqueteZip', () => {
  it('takes a file whole before the next one is opened', async () => {
    const path = join(carpeta, 'uno.zip')
    const zip = createPaqueteZip(createWriteStream(path))
    let filas = 0
    async function* contar() {
      for (const linea of ['CODIGO\n', 'AB\n']) {
        filas += 1
        yield linea
      }
    }
    await zip.add('recursos.csv', () => Readable.from(contar()))
    await zip.add('manifiesto.csv', () => Readable.from([`ARCHIVO;FILAS\nrecursos;${filas}\n`]))
    await zip.addAdjunto('titulos/1.pdf', () => Readable.from([Buffer.from('%PDF-1.4')]))
    await zip.close()
    const paquete = await openPaquete(path)
    const manifiesto = paquete.fuentes.find(({ nombre }) => nombre === 'manifiesto')
    expect(await text((await manifiesto?.open()) ?? Readable.from([]))).toBe(
      'ARCHIVO;FILAS\nrecursos;2\n',
    )
    expect([...paquete.adjuntos.keys()]).toEqual(['titulos/1.pdf'])
    paquete.close()
  })

  it('reports why a file could not be read, whether or not it opens', async () => {
    for (const open of [
      () => Promise.reject(new Error('no está')),
      () =>
        new Readable({
          read() {
            this.destroy(new Error('no está'))
          },
        }),
    ]) {
      const zip = createPaqueteZip(createWriteStream(join(carpeta, 'dos.zip')))
      await expect(zip.add('recursos.csv', open)).rejects.toThrow('no está')
      await zip.abort(new Error('otra'))
    }
  })

  it('asks for nothing more of a file once it is stopped', async () => {
    const stop = new AbortController()
    const zip = createPaqueteZip(createWriteStream(join(carpeta, 'tres.zip')), stop.signal)
    let pedidos = 0
    async function* sinFin() {
      for (;;) {
        pedidos += 1
        if (pedidos === 3) stop.abort()
        yield 'x'.repeat(100_000)
      }
    }
    const source = Readable.from(sinFin())
    await expect(zip.add('deuda.csv', () => source)).rejects.toThrow()
    expect(source.destroyed).toBe(true)
  })
})
