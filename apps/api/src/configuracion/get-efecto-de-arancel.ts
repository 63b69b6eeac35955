import {
  addDays,
  describeArancel,
  describeArancelSinConfirmar,
  describeHonorariosDeEjemplo,
  describeVigencia,
  type EstadoDeConvenio,
  fechaEnZona,
  parseFecha,
  type ReglasDeEjemplo,
  textos,
  validateArancel,
  wireAmount,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { countSinConfirmar } from '../convenios/convenios-sin-confirmar.ts'
import { arancelVigente, loadListas, toEstado } from '../convenios/listas-repo.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

/**
 * Says what other fees of a state would cost, with the debt of an example. Agreements that already exist keep their
 * fees (D28).
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
  const { estados, aranceles } = await loadListas(db)
  const estado = estados.find(({ id }) => id === query.id)
  if (estado === undefined) throw notFound(textos.convenios.invalidos.deLista)
  const anterior = arancelVigente(aranceles, estado.id, firma)
  const comunes = { filas: await listParametros(db), firma, recursos: await loadRecursos(db) }
  const reglas = (de: EstadoDeConvenio[]): ReglasDeEjemplo => ({ ...comunes, estados: de })
  const siguiente = aranceles
    .filter(({ estadoId, vigenteDesde }) => estadoId === estado.id && vigenteDesde > firma)
    .at(-1)
  const cifras = anterior && {
    ...anterior,
    jus: anterior.jus === null ? null : wireAmount(anterior.jus),
  }
  const sinConfirmar = await countSinConfirmar(db, sql`c.estado_id = ${estado.id}`)
  return {
    vigenteDesde: firma,
    frases: [
      ...describeHonorariosDeEjemplo(
        reglas(anterior ? [toEstado(estado, anterior)] : []),
        reglas([toEstado(estado, valores)]),
      ),
      ...describeVigencia(cifras ? describeArancel(cifras) : '', {
        ...{ desde: firma, hasta: siguiente ? addDays(siguiente.vigenteDesde, -1) : null, hoy },
      }),
      describeArancelSinConfirmar(sinConfirmar, firma),
    ],
    convenios: { sinConfirmar, cambian: 0 },
  }
}
