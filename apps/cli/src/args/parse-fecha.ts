import { type Fecha, parseFecha, parseFechaLocal } from '@apremia/core'
import { InvalidArgumentError } from 'commander'

export const fechaParser = (text: string): Fecha => {
  const date = parseFecha(text) ?? parseFechaLocal(text)
  if (date === undefined) throw new InvalidArgumentError('Escriba AAAA-MM-DD o DD/MM/AAAA.')
  return date
}
