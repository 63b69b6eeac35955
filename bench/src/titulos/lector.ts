import { open } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { buildTituloDatos } from '@apremia/core'
import { type Lector, readLibro, versionDeLector } from './lectores.ts'
import { codigoDe, contextoDe } from './sample.ts'

export interface PedidoDeLectura {
  readonly lector: Lector
  readonly path: string
  readonly filas: string
  readonly size: number
}

const DIRECCION_PUBLICA = 'https://apremia.sannicolas.gob.ar'

parentPort?.on('message', async ({ lector, path, filas, size }: PedidoDeLectura) => {
  const contexto = {
    ...contextoDe(versionDeLector(lector)),
    direccionPublica: lector === 'verificable' || lector === 'firmable' ? DIRECCION_PUBLICA : '',
  }
  const leidas = await readLibro(lector, path)
  const file = await open(filas, 'w')
  const lengths: number[] = []
  for (let desde = 0; desde < leidas.length; desde += size) {
    const lines = leidas.slice(desde, desde + size).map((fila, i) => {
      const codigoVerificacion = codigoDe(desde + i)
      const datos = buildTituloDatos(fila, desde + i + 1, { ...contexto, codigoVerificacion })
      const { campoDeFirma: _, ...sinCampo } = datos
      return `${JSON.stringify(lector === 'firmable' ? datos : sinCampo)}\n`
    })
    const { bytesWritten } = await file.write(lines.join(''))
    lengths.push(bytesWritten)
  }
  await file.close()
  parentPort?.postMessage(lengths)
})
