import type { Porque } from '@apremia/core'
import type { CasoDeRegla } from './caso-de-regla.ts'
import { findDiferencias } from './diferencias.ts'
import { findRegla } from './indice.ts'
import { EntradaInvalida } from './read-entrada.ts'
import { Explicado } from './write-salida.ts'

export interface ResultadoDeCaso {
  readonly ok: boolean
  readonly esperado: unknown
  readonly obtenido: unknown
  readonly porque: Porque | null
  readonly diferencia: readonly string[]
}

export const runCaso = (regla: string, caso: CasoDeRegla): ResultadoDeCaso => {
  const esperado = caso.espera
  const run = findRegla(regla)
  const refuse = (motivo: string) => ({
    ok: false,
    esperado,
    obtenido: null,
    porque: null,
    diferencia: [motivo],
  })
  if (run === undefined) return refuse(`No hay ninguna regla «${regla}»`)
  try {
    const dado = run(caso.entrada)
    const { salida: obtenido, porque } =
      dado instanceof Explicado ? dado : { salida: dado, porque: null }
    const diferencia = findDiferencias(esperado, obtenido)
    return { ok: diferencia.length === 0, esperado, obtenido, porque, diferencia }
  } catch (error) {
    if (error instanceof EntradaInvalida) return refuse(error.message)
    throw error
  }
}
