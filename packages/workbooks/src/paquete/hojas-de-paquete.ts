import { isNombreDelPaquete } from '@apremia/core'
import { WorkbookError } from '../workbook-error.ts'
import { type FuenteDePaquete, nombreDeArchivoDePaquete } from './fuente-de-paquete.ts'
import { readHojas } from './lineas-de-xlsx.ts'

/**
 * Returns the names of the sheets of a workbook. The list is empty when the workbook cannot be read, because a later
 * step reports that error.
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
 * Makes a source of each sheet that is named like a file of the data package ('deuda', 'abogados'…). A workbook without
 * such sheets stays one source. A workbook that itself has the name of a package file stays one source too.
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
