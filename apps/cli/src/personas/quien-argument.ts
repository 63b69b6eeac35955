import { readDocumentoBuscado } from '@apremia/core'
import { usageError } from '../terminal/cli-error.ts'

export const readQuien = (text: string): string => {
  const leido = readDocumentoBuscado(text)
  if (leido === undefined)
    throw usageError(`«${text}» no es un DNI (7 u 8 números) ni un CUIT o CUIL (11).`)
  return leido.cuit || leido.dni
}

export const readMotivo = (text: string): string => {
  const motivo = text.trim()
  if (motivo.length < 5) throw usageError('Explique el motivo: al menos 5 letras en --motivo.')
  return motivo
}
