import {
  addYears,
  type Centavos,
  computePrescripcion,
  eligeAbogado,
  type Fecha,
  fecha,
  fechaEnZona,
  formatPeriodo,
  interpolar,
  reglasDePrescripcion,
  textos,
} from '@apremia/core'
import type { FilaDePrescripcion } from '@apremia/workbooks'
import { type SQL, sql } from 'drizzle-orm'
import { findCausas } from '../casos/causas-de-prescripcion.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import { isCarteraAusente } from '../padron/cartera-traida.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'

/**
 * Number of tax periods read by one query. On the embedded database, every other request waits for the query to end.
 */
const LOTE = 2_000

interface Impago extends ClaveDeCaso, Record<string, unknown> {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly legal: string
}

const afterOf = (ultimo: Impago | undefined): SQL =>
  ultimo === undefined
    ? sql`true`
    : sql`(tipo, imponible, recurso, anio, cuota) >
        (${ultimo.tipo}, ${ultimo.imponible}, ${ultimo.recurso}, ${ultimo.anio}, ${ultimo.cuota})`

/** Reads in batches the unpaid tax periods with a due date up to and including `vencidosAl`. */
const readImpagos = async function* (
  db: Db,
  vencidosAl: Fecha,
  abogado: string,
): AsyncGenerator<readonly Impago[]> {
  let ultimo: Impago | undefined
  do {
    const { rows } = await db.execute<Impago>(sql`
      select tipo, imponible, recurso, anio, cuota, vencimiento, capital, interes, total, legal from deuda
      where ${afterOf(ultimo)} and cancelada is null and total > 0 and vencimiento <= ${vencidosAl}
        and ${abogado === '' ? sql`true` : sql`legal = ${abogado}`}
      order by tipo, imponible, recurso, anio, cuota limit ${LOTE}`)
    yield rows
    ultimo = rows.length === LOTE ? rows.at(-1) : undefined
  } while (ultimo !== undefined)
}

/**
 * Exports the unpaid tax periods whose last day to sue is in the requested year. A lawyer gets only the periods
 * assigned to that lawyer (D21).
 */
export const exportPrescripciones: Handler<'exportPrescripciones'> = async (
  services,
  { sesion, query, request },
) => {
  const { config, db, ahora } = services
  if (await isCarteraAusente({ config, db }))
    throw new AppError(409, 'sin-cartera', textos.prescripcion.sinCartera)
  const hoy = fechaEnZona(ahora())
  const reglas = reglasDePrescripcion(await listParametros(db))
  const [desde, hasta] = [fecha(`${query.anio}-01-01`), fecha(`${query.anio}-12-31`)]
  const elige = eligeAbogado(sesion)
  const abogado = elige ? query.abogado : sesion.abogado
  const toFilas = async (impagos: readonly Impago[]): Promise<FilaDePrescripcion[]> => {
    const causasDe = await findCausas(db, impagos)
    return impagos.flatMap(({ tipo, legal, anio, cuota, ...impago }) => {
      const { vencimiento } = impago
      const causas = causasDe({ tipo, ...impago })({ anio, cuota, vencimiento })
      const compute = (criterio: 'conservadora' | 'ordenanza') =>
        computePrescripcion({ vencimiento, causas }, criterio, reglas, hoy)
      const { valor, frase } = compute('conservadora')
      if (valor.hasta === null || valor.hasta < desde || valor.hasta > hasta) return []
      return [
        {
          ...impago,
          tipo: textos.titulos.categorias[tipo === 'I' ? 'inmueble' : 'comercio'],
          periodo: formatPeriodo({ anio, cuota }),
          hasta: valor.hasta,
          segunOrdenanza: reglas.desdeEneroAl(vencimiento)
            ? compute('ordenanza').valor.hasta
            : null,
          abogado: legal,
          porque: frase,
        },
      ]
    })
  }
  const lotes = async function* () {
    // If the person has no lawyer's code and may not choose a lawyer, the person has no cases.
    if (!elige && abogado === '') return
    const vencidosAl = addYears(hasta, -reglas.aniosMinimos)
    for await (const impagos of readImpagos(db, vencidosAl, abogado)) yield toFilas(impagos)
  }
  return exportTabla(services, request, {
    tabla: 'prescripciones',
    formato: query.formato,
    archivo: interpolar(textos.archivos.prescripciones, { anio: query.anio }),
    lotes: lotes(),
  })
}
