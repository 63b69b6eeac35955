import {
  describeArancel,
  fechaEnZona,
  formatFecha,
  parseFecha,
  textos,
  validateArancel,
  wireAmount,
  writeArancel,
} from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'
import { convenioArancel } from './convenio-lista-table.ts'
import {
  arancelVigente,
  type FilaDeArancel,
  type Listas,
  listAranceles,
  listCaracteres,
  listEstados,
  listFormas,
  listRetiros,
  lockAranceles,
} from './listas-repo.ts'

const getConvCaracter: Handler<'getConvCaracter'> = ({ db }) => listCaracteres(db)

const getConvFormapago: Handler<'getConvFormapago'> = ({ db }) => listFormas(db)

const getTipoRetiro: Handler<'getTipoRetiro'> = async ({ db }) =>
  (await listRetiros(db)).map(({ id, nombre }) => ({ id, nombre }))

const toWire = (estado: Listas['estados'][number], arancel: FilaDeArancel) => ({
  ...estado,
  porcentual: arancel.porcentual,
  gastofijo: arancel.gastofijo,
  jus: arancel.jus === null ? null : wireAmount(arancel.jus),
  vigente_desde: arancel.vigenteDesde,
})

const conTexto = ({ porcentual, gastofijo, jus }: FilaDeArancel) => {
  const cifras = { porcentual, gastofijo, jus: jus === null ? null : wireAmount(jus) }
  return { clave: writeArancel(cifras), texto: describeArancel(cifras) }
}

const getConveniosEstado: Handler<'getConveniosEstado'> = async ({ db, ahora }) => {
  const hoy = fechaEnZona(ahora())
  const aranceles = await listAranceles(db)
  return (await listEstados(db)).flatMap((estado) => {
    const arancel = arancelVigente(aranceles, estado.id, hoy)
    return arancel ? [toWire(estado, arancel)] : []
  })
}

/** A new row of the fee table: agreements already made keep theirs (D28). */
const saveConveniosEstado: Handler<'saveConveniosEstado'> = async (
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
    if (antes) refuseStale(body.visto, conTexto(antes))
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
      descripcion: `Aranceles de ${estado.nombre} desde el ${formatFecha(vigenteDesde)}.`,
      antes,
      despues: { ...row, motivo: body.motivo },
    })
    return toWire(estado, row)
  })
}

export const listasHandlers = {
  getConvCaracter,
  getConvFormapago,
  getTipoRetiro,
  getConveniosEstado,
  saveConveniosEstado,
}
