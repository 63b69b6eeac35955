import { createHash } from 'node:crypto'

/** Version of a row, which changes with any of the values. An edit that started from others is refused (D42). */
export const versionDeContenido = (valores: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(valores)).digest('hex').slice(0, 16)
