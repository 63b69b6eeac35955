import type { Respuesta } from '../decision/decision.ts'
import { formatFecha } from '../fecha/fecha.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import type { MedidaConVencimiento } from './historia-de-caso.ts'

/**
 * Explains which court measure (such as a seizure) of the case expires first, and on which day. The day is only a
 * warning (alarm) (ADR 0034).
 */
export const describeMedida = ({
  medida,
}: ResumenDeCaso): Respuesta<MedidaConVencimiento | null> => ({
  valor: medida,
  porque: {
    regla: 'caso/medida',
    fuente: 'Ley 17.801 art. 37, sin confirmar',
    entradas: { medida: medida?.nombre ?? null, inscripcion: medida?.inscripcion ?? null },
    valor: medida?.vence ?? null,
  },
  frase: medida
    ? interpolar(alarmas.medidaEs, { medida: medida.nombre, vence: formatFecha(medida.vence) })
    : alarmas.sinMedida,
})
