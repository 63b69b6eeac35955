import { open } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { buildTituloDatos, CATALOGO_INICIAL } from '@apremia/core'
import { type Lector, readLibro } from './lectores.ts'
import { CONTEXTO, codigoDe } from './sample.ts'

export interface PedidoDeLectura {
  readonly lector: Lector
  readonly path: string
  readonly filas: string
  readonly size: number
}

const DIRECCION_PUBLICA = 'https://apremia.sannicolas.gob.ar'
const CATALOGO = { recursos: CATALOGO_INICIAL, ordenanzas: new Map() }

parentPort?.on('message', async ({ lector, path, filas, size }: PedidoDeLectura) => {
  const leidas = await readLibro(lector, path)
  const file = await open(filas, 'w')
  const lengths: number[] = []
  for (let desde = 0; desde < leidas.length; desde += size) {
    const lines = leidas.slice(desde, desde + size).map((fila, i) => {
      const datos = buildTituloDatos(fila, desde + i + 1, {
        ...CONTEXTO,
        ...CATALOGO,
        codigoVerificacion: codigoDe(desde + i),
        direccionPublica: lector === 'verificable' ? DIRECCION_PUBLICA : '',
      })
      return `${JSON.stringify(datos)}\n`
    })
    const { bytesWritten } = await file.write(lines.join(''))
    lengths.push(bytesWritten)
  }
  await file.close()
  parentPort?.postMessage(lengths)
})
