import {
  decideReasignacion,
  fechaEnZona,
  parseCodigoAbogado,
  parseDni,
  textos,
} from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { lockOrigenYDestino } from './abogados-repo.ts'
import {
  askEnElMunicipio,
  findAsignados,
  imponiblesDeMovidos,
  moveAsignados,
} from './asignados-repo.ts'
import { notifyTraspaso } from './notify-traspaso.ts'

/**
 * Passes the unpaid tax periods and the unconfirmed agreements of a lawyer to another lawyer, all or nothing (D22).
 * When the municipality's own service stores the debt, this call passes only the agreements.
 *
 * Finished work, such as legal actions, stays in the name of the lawyer who did it.
 */
export const reassignAbogado: Handler<'reassignAbogado'> = async (services, { sesion, body }) => {
  const { db, ahora } = services
  const nrodni = parseDni(body.nrodni) ?? ''
  const codigo = parseCodigoAbogado(body.destino) ?? ''
  const enElMunicipio = await askEnElMunicipio(services, nrodni)
  return db.transaction(async (tx) => {
    const { origen, destino } = await lockOrigenYDestino(tx, { nrodni, destino: codigo })
    if (origen === undefined) throw notFound(textos.abogados.noExiste)
    const { periodos, convenios } = await findAsignados(tx, origen.codexterno, enElMunicipio)
    const decision = decideReasignacion({
      origen: origen.codexterno,
      destino,
      periodos,
      convenios,
      enElMunicipio: enElMunicipio?.length ?? null,
    })
    if (!decision.ok) throw camposRechazados(409, 'reasignacion-rechazada', decision.motivos)
    const momento = ahora()
    const dia = fechaEnZona(momento)
    const traspaso = { origen: origen.codexterno, destino: codigo, dia }
    const movidos = await moveAsignados(tx, traspaso, enElMunicipio)
    const quien = `${origen.apellido}, ${origen.nombre} (${origen.codexterno})`
    const items = new Set(movidos.casos.map(({ tipo, imponible }) => `${tipo}/${imponible}`))
    if (destino !== null)
      await notifyTraspaso(tx, {
        ...{ origen, destino, actor: sesion.dni, creado: momento },
        casos: movidos.casos.length,
        convenios: movidos.convenios.length,
      })
    await appendHistorial(tx, {
      momento,
      actor: sesion,
      operacion: 'reassign-abogado',
      entidad: 'abogado',
      entidadId: origen.codexterno,
      descripcion:
        enElMunicipio === null
          ? `Los casos de ${quien} pasan a ${codigo}: ${periodos} períodos de ${items.size} imponibles y ${movidos.convenios.length} convenios.`
          : `Los convenios sin confirmar de ${quien} pasan a ${codigo}: ${movidos.convenios.length}. Sus imponibles en gestión legal se reasignan en el municipio.`,
      imponibles: imponiblesDeMovidos(movidos),
      antes: { abogado: origen.codexterno },
      despues: {
        abogado: codigo,
        imponibles: movidos.casos.map((caso) => ({
          clave: `${caso.tipo}/${caso.imponible}/${caso.recurso}`,
          periodos: caso.periodos,
        })),
        convenios: movidos.convenios,
      },
    })
    return {
      periodos,
      imponibles: items.size,
      convenios: movidos.convenios.length,
      enElMunicipio: enElMunicipio?.length ?? null,
    }
  })
}
