import { MAXIMO_DE_FIRMADOS } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'

const t = textos.firmaDeTitulos.subir

export const TIPOS_DE_FIRMADO = '.pdf,.zip'
export const MEGAS_DE_FIRMADO = MAXIMO_DE_FIRMADOS / 1024 / 1024

/**
 * Returns the reason why a file of signed executive titles cannot be sent, or undefined when it can. Only the server
 * checks the content of the file.
 */
export const checkFirmado = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!/\.(pdf|zip)$/i.test(name)) return t.tipo
  if (size === 0) return t.vacio
  return size > MAXIMO_DE_FIRMADOS ? interpolar(t.grande, { mb: MEGAS_DE_FIRMADO }) : undefined
}
