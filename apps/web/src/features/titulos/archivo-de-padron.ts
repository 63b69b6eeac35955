import { MAXIMO_DE_PADRON } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { mixed } from 'yup'
import { formatBytes } from '../../ui/format.ts'

/**
 * File extensions that the file picker offers for the provincial register of properties (padrón). The register is an
 * Excel workbook or a CSV file.
 */
export const PADRONES = '.xlsx,.xls,.csv'

/**
 * Returns the reason why a file of the provincial register of properties cannot be sent, or undefined when it can. The
 * server checks the file again.
 */
export const checkArchivoDePadron = ({
  name,
  size,
}: {
  readonly name: string
  readonly size: number
}): string | undefined => {
  if (!/\.(xlsx?|csv)$/i.test(name)) return 'El archivo debe ser .xlsx, .xls o .csv.'
  if (size === 0) return 'El archivo está vacío.'
  return size > MAXIMO_DE_PADRON
    ? `El archivo supera el máximo de ${formatBytes(MAXIMO_DE_PADRON)}: pesa ${formatBytes(size)}.`
    : undefined
}

export const archivoDePadron = mixed<File>()
  .required(textos.titulos.faltaArchivo)
  .test('padron', (file, { createError }) => {
    const message = file && checkArchivoDePadron(file)
    return message === undefined || createError({ message })
  })
