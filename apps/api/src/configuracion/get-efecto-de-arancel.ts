import {
  describeArancelSinConfirmar,
  describeHonorariosDeEjemplo,
  describeVigencia,
  type EstadoDeConvenio,
  fechaEnZona,
  orderVigencias,
  parseFecha,
  type ReglasDeEjemplo,
  textos,
  validateArancel,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { describeFilaDeArancel } from '../convenios/arancel-escrito.ts'
import { countSinConfirmar } from '../convenios/convenios-sin-confirmar.ts'
import { arancelVigente, listAranceles, listEstados, toEstado } from '../convenios/listas-repo.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

/**
 * Compares the fees of an example debt under the present fee table with its fees under the proposed fee table.
 * Agreements that already exist keep their fees (D28).
 */
export const getEfectoDeArancel: Handler<'getEfectoDeArancel'> = async (
  { db, ahora },
  { query },
) => {
  const hoy = fechaEnZona(ahora())
  const pedido = { ...query, vigenteDesde: parseFecha(query.vigente_desde ?? '') ?? null }
  const decision = validateArancel(pedido, hoy)
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  const { vigenteDesde: firma, ...valores } = decision.valor
  const estado = (await listEstados(db)).find(({ id }) => id === query.id)
  if (estado === undefined) throw notFound(textos.convenios.invalidos.deLista)
  const propios = (await listAranceles(db)).filter(({ estadoId }) => estadoId === estado.id)
  const anterior = arancelVigente(propios, estado.id, firma)
  const comunes = { filas: await listParametros(db), firma, recursos: await loadRecursos(db) }
  const reglas = (de: EstadoDeConvenio[]): ReglasDeEjemplo => ({ ...comunes, estados: de })
  const despues = [
    ...propios.filter(({ vigenteDesde }) => vigenteDesde !== firma),
    { ...valores, vigenteDesde: firma },
  ].map((fila) => ({ vigenteDesde: fila.vigenteDesde, valor: describeFilaDeArancel(fila) }))
  const hasta = orderVigencias(despues, hoy).find(({ desde }) => desde === firma)?.hasta ?? null
  const sinConfirmar = await countSinConfirmar(db, sql`c.estado_id = ${estado.id}`)
  return {
    vigenteDesde: firma,
    frases: [
      ...describeHonorariosDeEjemplo(
        reglas(anterior ? [toEstado(estado, anterior)] : []),
        reglas([toEstado(estado, valores)]),
      ),
      ...describeVigencia(anterior ? describeFilaDeArancel(anterior) : '', {
        ...{ desde: firma, hasta, hoy },
      }),
      describeArancelSinConfirmar(sinConfirmar, firma),
    ],
  }
}
