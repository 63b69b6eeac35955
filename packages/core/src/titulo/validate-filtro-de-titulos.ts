import type { Motivo } from '../decision/decision.ts'
import { compareFecha, type Fecha } from '../fecha/fecha.ts'
import { titulos } from '../texto/titulos.ts'

export interface FiltroDeTitulos {
  readonly desde: Fecha | null
  readonly hasta: Fecha | null
}

/**
 * Checks the dates of issue, from `desde` to `hasta`, that filter the list of executive titles (S2 §5, D95). `desde`
 * must not be after today. `hasta` must not be before `desde` or after today. `hasta` without `desde` is refused.
 */
export const validateFiltroDeTitulos = (
  { desde, hasta }: FiltroDeTitulos,
  hoy: Fecha,
): Motivo[] => {
  const motivos: Motivo[] = []
  if (desde !== null && compareFecha(desde, hoy) > 0) {
    motivos.push({ codigo: 'titulo.desde-futura', campo: 'desde', mensaje: titulos.desdeFutura })
  }
  if (hasta === null) return motivos
  const inRange = desde !== null && compareFecha(desde, hasta) <= 0 && compareFecha(hasta, hoy) <= 0
  if (!inRange) {
    motivos.push({
      codigo: 'titulo.hasta-fuera-de-rango',
      campo: 'hasta',
      mensaje: titulos.hastaFueraDeRango,
    })
  }
  return motivos
}
