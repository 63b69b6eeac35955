import type { Respuesta } from '../decision/decision.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CuotaDeConvenio, ReglasDeCaducidad } from './check-caducidad.ts'

/**
 * Returns the last day to pay before an agreement could be declared lapsed (S1 §9, D45). `checkCaducidad` reports the
 * lapse from the next day on. A payment on the due day is on time (D38). Null when everything is collected.
 */
export const ultimoDiaDeConvenio = (
  cuotas: readonly CuotaDeConvenio[],
  { cuotasImpagas, diasTrasElUltimo }: ReglasDeCaducidad,
): Respuesta<Fecha | null> => {
  const dias = cuotas.map(({ vencimiento }) => vencimiento).sort()
  const impagas = cuotas.filter(({ cobrada }) => !cobrada).map(({ vencimiento }) => vencimiento)
  const ultimo = dias.at(-1)
  const porCuotas = impagas.sort()[cuotasImpagas - 1]
  const porPlazo = ultimo && impagas.length > 0 ? addDays(ultimo, diasTrasElUltimo) : undefined
  const valor = [porCuotas, porPlazo].filter((dia) => dia !== undefined).sort()[0] ?? null
  return {
    valor,
    porque: {
      regla: 'convenio/ultimo-dia',
      fuente: 'S1 §9; D38, D45',
      entradas: { impagas: impagas.length, cuotasImpagas, diasTrasElUltimo },
      valor,
    },
    frase: valor
      ? interpolar(alarmas.convenioEs, { hasta: formatFecha(valor) })
      : alarmas.sinConvenio,
  }
}
