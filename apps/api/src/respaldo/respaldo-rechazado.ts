/** Exit codes of `apremia-servidor respaldo`, equal to those of the command `apremia` (docs/comando.md). */
export const SALIDA_DE_RESPALDO = {
  falla: 1,
  uso: 2,
  conflicto: 6,
  noDisponible: 7,
  interrumpido: 130,
} as const

/** Error of a backup that cannot be made, verified or restored. The message says why and what to do. */
export class RespaldoRechazado extends Error {
  override readonly name = 'RespaldoRechazado'
  readonly salida: number
  constructor(message: string, salida: number = SALIDA_DE_RESPALDO.falla) {
    super(message)
    this.salida = salida
  }
}
