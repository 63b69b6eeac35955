import { createHash } from 'node:crypto'

/** Computes the version of a row from its values. An edit that started from another version is refused (D42). */
export const versionDeContenido = (valores: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(valores)).digest('hex').slice(0, 16)
