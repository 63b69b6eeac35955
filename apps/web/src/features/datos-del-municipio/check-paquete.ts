import { MAXIMO_DE_PAQUETE } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { formatBytes } from '../../ui/format.ts'

const { envio: t } = textos.datosDelMunicipio

export const TOPE = formatBytes(MAXIMO_DE_PAQUETE)

/**
 * Returns the reason why a data package of the municipality cannot be sent, or undefined when it can. The server
 * repeats the check.
 */
export const checkPaquete = (
  file: { readonly name: string; readonly size: number } | undefined,
): string | undefined => {
  if (file === undefined) return t.falta
  const { name, size } = file
  if (!/\.(zip|csv|xlsx)$/i.test(name)) return t.noEsPaquete
  if (size === 0) return t.vacio
  return size > MAXIMO_DE_PAQUETE
    ? interpolar(t.grande, { tope: TOPE, tamano: formatBytes(size) })
    : undefined
}
