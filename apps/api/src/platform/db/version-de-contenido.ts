import { createHash } from 'node:crypto'

/** Changes with any of the values: an edit that started from others is refused (D42). */
export const versionDeContenido = (valores: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(valores)).digest('hex').slice(0, 16)
