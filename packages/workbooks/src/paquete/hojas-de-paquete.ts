import { isNombreDelPaquete } from '@apremia/core'
import { WorkbookError } from '../workbook-error.ts'
import { type FuenteDePaquete, nombreDeArchivoDePaquete } from './fuente-de-paquete.ts'
import { readHojas } from './lineas-de-xlsx.ts'

/**
 * Lists the sheets of a workbook. The list is empty when the workbook cannot be read; a later step reports that error.
 */
const findHojas = async (fuente: FuenteDePaquete): Promise<string[]> => {
  try {
    return await readHojas(await fuente.open())
  } catch (error) {
    if (error instanceof WorkbookError) return []
    throw error
  }
}

/**
 * Splits a workbook: each sheet named like a file of the package becomes that file. A workbook that is itself named
 * like a file of the package is not split. Sheets with other names are not read.
 */
export const expandHojas = async (
  fuentes: readonly FuenteDePaquete[],
): Promise<FuenteDePaquete[]> => {
  const expandidas = await Promise.all(
    fuentes.map(async (fuente) => {
      if (isNombreDelPaquete(fuente.nombre) || !/\.xlsx$/i.test(fuente.archivo)) return [fuente]
      const hojas = (await findHojas(fuente))
        .map((hoja) => ({ hoja, nombre: nombreDeArchivoDePaquete(hoja.trim()) }))
        .filter(({ nombre }) => isNombreDelPaquete(nombre))
      if (hojas.length === 0) return [fuente]
      return hojas.map(({ hoja, nombre }) => ({ ...fuente, nombre, hoja }))
    }),
  )
  return expandidas.flat()
}
