import { type Contract, MAXIMO_DE_LISTA_ENTERA, type ReplyOf } from '@apremia/api-client'
import { eligeAbogado, explainSaldada, type Fecha, fechaEnZona } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { findConocidos } from '../casos/historias-repo.ts'
import { listActosDeCartas } from '../emision-de-cartas/actos-de-cartas.ts'
import { listEscritosDe } from '../escritos/escritos-repo.ts'
import { pageConveniosDe } from '../municipio/embebido/convenios-repo.ts'
import { pageTitulosDe } from '../municipio/embebido/gestion-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import { findTipoDeRecurso } from '../recursos/recursos-repo.ts'
import { autorDe, pageActuaciones } from './actuaciones-repo.ts'
import { abogadoVisible, answerActuacion } from './visible.ts'

type Hecho = ReplyOf<Contract['getLineaDeTiempo']>[number]

type Version = NonNullable<Hecho['actuacion']>['versiones'][number]

const TODO = { pagina: 1, porPagina: MAXIMO_DE_LISTA_ENTERA } as const

const hecho = (
  clase: Hecho['clase'],
  fecha: Fecha | string | null,
  miembro: Partial<Hecho>,
): Hecho => ({
  clase,
  fecha,
  actuacion: null,
  situacion: null,
  convenio: null,
  titulo: null,
  carta: null,
  escrito: null,
  saldada: null,
  ...miembro,
})

const findVersiones = async (
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Version[]>> => {
  const { rows } = await db.execute<Version & { actuacion: number }>(sql`
    select v.actuacion, v.version, v.fecha, v.tp_id, t.nombre as tipo_nombre, v.gp_id, v.obs, v.dato,
      ${autorDe(sql`v.dni`)} as autor, to_json(v.reemplazada) #>> '{}' as reemplazada
    from actuacion_version v join tipo_etapa t on t.tp_id = v.tp_id
    where v.actuacion = any(${sql.param([...ids])}::integer[])
    order by v.actuacion, v.version desc`)
  const found = new Map<number, Version[]>()
  for (const { actuacion, ...version } of rows)
    found.set(actuacion, [...(found.get(actuacion) ?? []), version])
  return found
}

/**
 * Lists the events in the history of a property or business, newest first. Leaves out the events that the person may
 * not see (D10, D21).
 */
export const getLineaDeTiempo: Handler<'getLineaDeTiempo'> = async (
  { db, municipio },
  { sesion, query },
) => {
  const { imponible, recurso } = query
  const tipo = await findTipoDeRecurso(db, recurso)
  const numero = numeroDe(imponible)
  if (numero === undefined) return []
  const visible = await abogadoVisible(municipio, sesion, { tipo, imponible, recurso })
  if (visible === null) return []
  const actuaciones = await pageActuaciones(db, { imponible, recurso, abogado: visible }, TODO)
  const versiones = await findVersiones(
    db,
    actuaciones.rows.map(({ id }) => id),
  )
  // A lawyer sees only the changes of legal status, the agreements and the executive titles that have the lawyer's own
  // code. The list screens apply the same rule.
  const propio = { imponible, recurso, abogado: eligeAbogado(sesion) ? '' : sesion.abogado }
  const situaciones = await municipio.listaSituaV2(propio, TODO)
  const convenios = await pageConveniosDe(db, propio, TODO)
  const titulos = await pageTitulosDe(db, propio, TODO)
  const cartas = await listActosDeCartas(db, { tipo, imponible, recurso, abogado: visible })
  const escritos = await listEscritosDe(db, { tipo, imponible: numero, recurso, abogado: visible })
  const [conocido] = await findConocidos(db, [{ tipo, imponible: numero, recurso }])
  const saldada = explainSaldada(conocido?.historia.periodos ?? []).valor
  const hechos = [
    ...actuaciones.rows.map((fila) =>
      hecho('actuacion', fila.fecha, {
        actuacion: { ...answerActuacion(sesion, fila), versiones: versiones.get(fila.id) ?? [] },
      }),
    ),
    ...situaciones.rows.map(({ FECHA, SITUACION, DETALLE_SITUACION, LEGAL }) =>
      hecho('situacion', FECHA, { situacion: { SITUACION, DETALLE_SITUACION, abogado: LEGAL } }),
    ),
    ...convenios.rows.map(
      ({ id, convenio, codexterno, frm_nombre, fc_confirma, fechaconf, estado, vigencia }) =>
        hecho('convenio', fc_confirma ?? fechaconf, {
          convenio: {
            ...{ id, convenio, codexterno, frm_nombre, vigencia },
            confirmado: fc_confirma !== null,
            estado: estado === '0' ? '0' : '1',
          },
        }),
    ),
    ...titulos.rows.map(({ FECHA_EMISION, NRO_TITULO, LEGAL, MONTO, ANULADO, ANTERIOR, FIRMADO }) =>
      hecho('titulo', FECHA_EMISION, {
        titulo: { NRO_TITULO, abogado: LEGAL, MONTO, ANULADO, ANTERIOR, FIRMADO },
      }),
    ),
    ...cartas.map(({ fecha, ...carta }) => hecho('carta', fecha, { carta })),
    ...escritos.map((escrito) =>
      hecho('escrito', fechaEnZona(new Date(escrito.creado)), { escrito }),
    ),
    ...(saldada
      ? [
          hecho('saldada', saldada.desde, {
            saldada: { origen: saldada.origen, sabido: saldada.sabido },
          }),
        ]
      : []),
  ]
  return hechos.sort((a, b) => (b.fecha ?? '').localeCompare(a.fecha ?? ''))
}
