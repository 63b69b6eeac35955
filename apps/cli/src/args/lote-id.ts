import { usageError } from '../terminal/cli-error.ts'

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export const isLoteId = (text: string): boolean => UUID.test(text)

export const checkLoteId = (text: string): void => {
  if (!isLoteId(text)) {
    throw usageError(
      `«${text}» no es el identificador de un lote.`,
      'Sus lotes: apremia titulos lotes',
    )
  }
}
