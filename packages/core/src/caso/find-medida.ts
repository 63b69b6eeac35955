import { TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import type { ActuacionDeCaso, MedidaConVencimiento } from './historia-de-caso.ts'

export const TIPOS_DE_MEDIDA: readonly number[] = [TIPOS_FIJOS.medida, TIPOS_FIJOS.medidaEjecutiva]

/**
 * Tells whether action `a` is later than action `b`. Of two actions of the same day, the action with the higher `id` is
 * later (D51).
 */
export const isLater = (a: ActuacionDeCaso, b: ActuacionDeCaso): boolean =>
  a.fecha > b.fecha || (a.fecha === b.fecha && a.id > b.id)

/**
 * Returns the court measure that expires first. A later action with the same registration (`inscripcion`) renews the
 * measure, so only the last action of a registration counts.
 *
 * @param vigentes actions in force of a case
 */
export const findMedida = (vigentes: readonly ActuacionDeCaso[]): MedidaConVencimiento | null => {
  const medidas = vigentes.flatMap((una) =>
    una.medida && TIPOS_DE_MEDIDA.includes(una.tpId) ? [{ ...una, medida: una.medida }] : [],
  )
  const ultimas = medidas.filter(
    (una) =>
      una.medida.inscripcion === '' ||
      !medidas.some(
        (otra) => otra.medida.inscripcion === una.medida.inscripcion && isLater(otra, una),
      ),
  )
  return ultimas
    .map(({ medida }) => medida)
    .reduce<MedidaConVencimiento | null>(
      (primera, una) => (primera === null || una.vence < primera.vence ? una : primera),
      null,
    )
}
