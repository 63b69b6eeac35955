import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Interval between changed rows: in the nightly package, one of every `UNA_DE` debt rows has a different interest. */
const UNA_DE = 100

/**
 * Writes the data package of the next night: a copy of the first package in which 1 % of the debt rows are changed. The
 * manifest has no checksum for the changed debt file.
 */
export const writeNoche = (primero: string, noche: string): void => {
  mkdirSync(noche)
  for (const archivo of readdirSync(primero))
    copyFileSync(join(primero, archivo), join(noche, archivo))
  const path = join(primero, 'deuda.csv')
  const [encabezado = '', ...filas] = readFileSync(path, 'latin1').split('\r\n')
  const interes = encabezado.split(';').indexOf('INTERES')
  const cambiadas = filas.map((fila, i) => {
    if (i % UNA_DE !== 0 || fila === '') return fila
    const campos = fila.split(';')
    campos[interes] = (Number(campos[interes]) + 1).toFixed(2)
    return campos.join(';')
  })
  writeFileSync(join(noche, 'deuda.csv'), [encabezado, ...cambiadas].join('\r\n'), 'latin1')
  const manifiesto = readFileSync(join(primero, 'manifiesto.csv'), 'utf8').split('\r\n')
  const sinHuella = manifiesto.map((linea) =>
    linea.startsWith('deuda;') ? linea.replace(/;[0-9a-f]{64};/, ';;') : linea,
  )
  writeFileSync(join(noche, 'manifiesto.csv'), sinHuella.join('\r\n'))
}
