import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the nightly package, one of every `UNA_DE` debt rows has a changed interest (column INTERES). */
const UNA_DE = 100

const changeDeuda = ([encabezado = '', ...filas]: readonly string[], soloCambios: boolean) => {
  const interes = encabezado.split(';').indexOf('INTERES')
  const mas = soloCambios ? 2 : 1
  const cambiadas = filas.map((fila, i) => {
    if (i % UNA_DE !== 0 || fila === '') return soloCambios ? '' : fila
    const campos = fila.split(';')
    campos[interes] = (Number(campos[interes]) + mas).toFixed(2)
    return campos.join(';')
  })
  return [encabezado, ...(soloCambios ? cambiadas.filter((fila) => fila !== '') : cambiadas)]
}

/**
 * Writes the data package of the next night, in which 1 % of the debt rows are changed. The manifest has no checksum
 * for the changed debt file.
 *
 * @param soloCambios true for a package with only the changed debt rows (mode 'parcial'). Otherwise the package has
 * every file whole
 */
export const writeNoche = (primero: string, noche: string, soloCambios = false): void => {
  mkdirSync(noche)
  const deuda = readFileSync(join(primero, 'deuda.csv'), 'latin1').split('\r\n')
  const lineas = changeDeuda(deuda, soloCambios)
  writeFileSync(join(noche, 'deuda.csv'), lineas.join('\r\n'), 'latin1')
  const manifiesto = readFileSync(join(primero, 'manifiesto.csv'), 'utf8').split('\r\n')
  const sinHuella = manifiesto.flatMap((linea) => {
    const esDeuda = linea.startsWith('deuda;')
    if (!soloCambios) return esDeuda ? linea.replace(/;[0-9a-f]{64};/, ';;') : linea
    const [archivo = '', , , , liquidadoAl = '', emitido = ''] = linea.split(';')
    if (linea.startsWith('ARCHIVO;')) return linea
    return esDeuda
      ? [archivo, lineas.length - 1, '', 'parcial', liquidadoAl, emitido].join(';')
      : []
  })
  writeFileSync(join(noche, 'manifiesto.csv'), sinHuella.join('\r\n'))
  if (soloCambios) return
  for (const archivo of readdirSync(primero))
    if (!['deuda.csv', 'manifiesto.csv'].includes(archivo))
      copyFileSync(join(primero, archivo), join(noche, archivo))
}
