import { createHash } from 'node:crypto'
import type { ArchivoEmitido } from '@apremia/core'

/** Maximum number of issued documents whose length and hash a process remembers. */
const MAXIMO = 5000

const medidas = new Map<string, Promise<ArchivoEmitido>>()

const measure = async (print: () => Promise<Uint8Array>): Promise<ArchivoEmitido> => {
  const bytes = await print()
  return { sha256: createHash('sha256').update(bytes).digest('hex'), largo: bytes.length }
}

/**
 * Returns the length and the hash of an issued document that is printed again from its data, because its file is not
 * stored. Each process prints a document once, however often somebody verifies it.
 */
export const measureOnce = (
  codigo: string,
  print: () => Promise<Uint8Array>,
): Promise<ArchivoEmitido> => {
  const conocida = medidas.get(codigo)
  if (conocida !== undefined) return conocida
  const nueva = measure(print)
  const [primera] = medidas.keys()
  if (medidas.size >= MAXIMO && primera !== undefined) medidas.delete(primera)
  medidas.set(codigo, nueva)
  nueva.catch(() => medidas.delete(codigo))
  return nueva
}
