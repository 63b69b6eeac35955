import { fechaEnZona, formatFecha, parseFecha, textos, validateArancel } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { describeReemplazo } from '../historial/describe-reemplazo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'
import { claveDeFilaDeArancel, describeFilaDeArancel } from './arancel-escrito.ts'
import { toEstadoConArancel } from './arancel-wire.ts'
import { convenioArancel } from './convenio-lista-table.ts'
import { arancelVigente, listAranceles, listEstados, lockAranceles } from './listas-repo.ts'

/** Saves a row of the fee table. Existing agreements keep their own percentages (D28). */
export const saveConveniosEstado: Handler<'saveConveniosEstado'> = async (
  { db, ahora },
  { sesion, body },
) => {
  const now = ahora()
  const hoy = fechaEnZona(now)
  const pedido = { ...body, vigenteDesde: parseFecha(body.vigente_desde ?? '') ?? null }
  const decision = validateArancel(pedido, hoy)
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  const { vigenteDesde, ...valores } = decision.valor
  const estado = (await listEstados(db)).find(({ id }) => id === body.id)
  if (estado === undefined) throw notFound(textos.convenios.invalidos.deLista)
  return db.transaction(async (tx) => {
    await lockAranceles(tx)
    const antes = arancelVigente(await listAranceles(tx), estado.id, vigenteDesde)
    if (antes)
      refuseStale(body.visto, {
        clave: claveDeFilaDeArancel(antes),
        texto: describeFilaDeArancel(antes),
        previsto: antes.vigenteDesde > hoy ? antes.vigenteDesde : undefined,
      })
    const reemplazo = await describeReemplazo(tx, body.visto, {
      ...{ actor: sesion, momento: now, entidad: 'convenio-estado', entidadId: String(estado.id) },
    })
    const [row] = await tx
      .insert(convenioArancel)
      .values({ estadoId: estado.id, vigenteDesde, ...valores })
      .onConflictDoUpdate({
        target: [convenioArancel.estadoId, convenioArancel.vigenteDesde],
        set: valores,
      })
      .returning()
    if (row === undefined) throw new Error('No se guardó el arancel')
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'save-convenios-estado',
      entidad: 'convenio-estado',
      entidadId: String(estado.id),
      descripcion: `Aranceles de ${estado.nombre} desde el ${formatFecha(vigenteDesde)}.${reemplazo}`,
      antes,
      despues: { ...row, motivo: body.motivo },
    })
    return toEstadoConArancel(estado, row)
  })
}
