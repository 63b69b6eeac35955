import {
  CLAVES_DE_MESA,
  fechaEnZona,
  formatFecha,
  interpolar,
  textos,
  validateFechaDeMesa,
} from '@apremia/core'
import { readFechasDeMesa, writeFechaDeMesa } from '../casos/fechas-repo.ts'
import { lockCasos } from '../casos/refresh-casos.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { describeReemplazo } from '../historial/describe-reemplazo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'

const NOMBRES = {
  FECHA_INICIAL: textos.casos.fechaInicial,
  SIN_EVALUAR: textos.casos.fechaSinEvaluar,
} as const

/**
 * Saves the configured date FECHA_INICIAL or SIN_EVALUAR (D55). Adds a job that recalculates the tabs of the work
 * lists. The job is added even for an unchanged date, because an earlier job may have been cancelled before it ended.
 */
export const saveConfiguracion: Handler<'saveConfiguracion'> = async (
  { db, ahora, trabajos },
  { sesion, body: { key, value: texto, visto, motivo } },
) => {
  const momento = ahora()
  const answer = await db.transaction(async (tx) => {
    // A recalculation of cases either ends before this change, or waits until the new date is saved. After that, no
    // case is computed with the old date.
    await lockCasos(tx)
    const actuales = await readFechasDeMesa(tx)
    const decision = validateFechaDeMesa(actuales, key, texto.trim())
    if (!decision.ok)
      throw camposRechazados(
        400,
        'campos-invalidos',
        decision.motivos.map((motivo) => ({ ...motivo, campo: 'value' })),
      )
    const campo = CLAVES_DE_MESA[key]
    const anterior = actuales[campo]
    const value = decision.valor[campo]
    const antes = anterior ? formatFecha(anterior) : 'sin fecha'
    refuseStale(visto, { clave: anterior ?? '', texto: antes })
    if (value !== null && value !== anterior) {
      const reemplazo = await describeReemplazo(tx, visto, {
        ...{ actor: sesion, momento, entidad: 'configuracion', entidadId: key },
      })
      await writeFechaDeMesa(tx, key, value, fechaEnZona(momento))
      await appendHistorial(tx, {
        momento,
        actor: sesion,
        operacion: 'save-configuracion',
        entidad: 'configuracion',
        entidadId: key,
        descripcion: `${NOMBRES[key]}: ${antes} → ${formatFecha(value)}.${reemplazo}`,
        antes: { [key]: anterior },
        despues: { [key]: value, motivo },
      })
    }
    const trabajo = await trabajos.enqueue(tx, {
      tipo: 'recalcular-casos',
      actor: sesion,
      titulo: interpolar(textos.casos.recalcular, { que: NOMBRES[key] }),
      entrada: { tpId: null },
    })
    return { key, value, trabajo }
  })
  trabajos.wake()
  return answer
}
