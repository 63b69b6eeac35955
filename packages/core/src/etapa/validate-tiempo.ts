import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import { etapas } from '../texto/etapas.ts'
import { formatTiempo, type TiempoDeEtapa, UNIDADES_DE_TIEMPO } from './tiempo-de-etapa.ts'

export const UNIDAD_AJENA = 'etapa.unidad'

const LARGO = /^[1-9]\d{0,3}$/

/**
 * Reads the typed time limit of a stage type (kind of action) (S2 §2.8, D134): a whole number from 1 to 9999, and a
 * unit such as day (D61). Two empty texts mean no time limit.
 */
export const validateTiempo = (tiempo: string, unidad: string): Decision<TiempoDeEtapa | null> => {
  const explain = (valor: string | null): Porque => ({
    regla: 'etapa/validar-tiempo',
    fuente: 'S2 §2.8; D61, D134',
    entradas: { tiempo, unidad },
    valor,
  })
  if (tiempo.trim() === '' && unidad === '') return { ok: true, valor: null, porque: explain(null) }
  const motivos: Motivo[] = []
  if (!LARGO.test(tiempo.trim()))
    motivos.push({ codigo: 'etapa.tiempo', campo: 'tiempo', mensaje: etapas.tiempoInvalido })
  const hallada = UNIDADES_DE_TIEMPO.find((posible) => posible === unidad)
  if (hallada === undefined)
    motivos.push({
      codigo: unidad === '' ? 'etapa.sin-unidad' : UNIDAD_AJENA,
      campo: 'tipo_tiempo',
      mensaje: etapas.unidadInvalida,
    })
  if (motivos.length > 0 || hallada === undefined)
    return { ok: false, motivos, porque: explain(null) }
  const valor = { tiempo: Number(tiempo), unidad: hallada }
  return { ok: true, valor, porque: explain(formatTiempo(valor)) }
}
