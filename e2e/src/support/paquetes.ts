import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fechaEnZona } from '@apremia/core'
import { buildPaqueteEjemplo, writePaqueteZip } from '@apremia/workbooks'

/**
 * A package as whoever exports it zips it.
 *
 * @param textos content of each file by its name
 */
export const zipDeTextos = async (textos: ReadonlyMap<string, string>): Promise<Buffer> => {
  const fuentes = [...textos].map(([archivo, texto]) => {
    const bytes = Buffer.from(texto)
    const nombre = archivo.replace('.csv', '')
    return { nombre, archivo, tamano: bytes.length, open: async () => Readable.from([bytes]) }
  })
  const out = new PassThrough()
  const [zip] = await Promise.all([
    buffer(out),
    writePaqueteZip(out, { fuentes, close: () => undefined }),
  ])
  return zip
}

/** The files that `apremia municipio ejemplo` writes. */
export const textosDeEjemplo = (): ReadonlyMap<string, string> => {
  const ahora = new Date()
  return buildPaqueteEjemplo(fechaEnZona(ahora), ahora.toISOString())
}

/** Debt alone, with amounts of today: each row is what follows the headings. */
export const textosDeDeuda = (filas: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    ['manifiesto.csv', `ARCHIVO;MODO;LIQUIDADO_AL\ndeuda;parcial;${fechaEnZona(new Date())}\n`],
    [
      'deuda.csv',
      `${['TIPO;IMPONIBLE;RECURSO;ANIO;CUOTA;VENCIMIENTO;CAPITAL;INTERES;ESTADO;SITUACION;LEGAL', ...filas].join('\n')}\n`,
    ],
  ])
