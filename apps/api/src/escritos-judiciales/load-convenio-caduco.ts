import {
  addCentavos,
  avisoDeImportesViejos,
  type ConvenioDeEscrito,
  type Fecha,
  type FilaDeParametro,
  faltaSepararDeuda,
  parseFecha,
  parseWireAmount,
  type SinConvenio,
  sumCentavos,
  valorDeParametro,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { type FilaDeDetalle, findDetalle } from '../convenios/detalle-repo.ts'
import { type CobrosDePlan, findAviso, loadCobros } from '../convenios/load-aviso.ts'
import { convenioVisible } from '../municipio/visibles.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'

/** Finds the ids of the confirmed agreements of a case that were not withdrawn, the last signed first. */
const findConvenios = async (
  db: Queryable,
  { tipo, imponible, recurso }: ClaveDeCaso,
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from convenio_plan p join convenio c on c.id = p.convenio_id
    join tipo_retiro r on r.id = p.estado_retiro and not r.suelta
    where (p.tipo, p.imponible, p.recurso) = (${tipo}, ${imponible}, ${recurso})
      and c.activo and c.fc_confirma is not null and coalesce(c.vigencia, 'vigente') in ('vigente', 'caduco')
    order by c.fechaconf desc, c.id desc`)
  return rows.map(({ id }) => id)
}

/** Reads the payments of a plan. Null when the amount or the day of a payment is unknown. */
const readPagos = ({ cobradas }: CobrosDePlan): ConvenioDeEscrito['pagos'] | null => {
  const pagos = cobradas.flatMap(({ CUOTA: cuota, FECHA_COBRANZA, MONTO, INT_COBRANZA }) => {
    const fecha = parseFecha(FECHA_COBRANZA ?? '')
    const monto = parseWireAmount(MONTO ?? '')
    const recargo = parseWireAmount(INT_COBRANZA ?? '0')
    if (fecha === undefined || monto === undefined || recargo === undefined) return []
    return [{ cuota, fecha, importe: addCentavos(monto, recargo) }]
  })
  if (pagos.length < cobradas.length) return null
  return pagos.sort((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : a.cuota - b.cuota))
}

interface DiaDeEscrito {
  readonly filas: readonly FilaDeParametro[]
  readonly hoy: Fecha
}

const readConvenio = async (
  services: Services,
  fila: FilaDeDetalle,
  { imponible, recurso }: ClaveDeCaso,
  { filas, hoy }: DiaDeEscrito,
): Promise<ConvenioDeEscrito | SinConvenio> => {
  const { convenio: numero, fechaconf: fecha } = fila
  const cobros = await loadCobros(services, fila)
  if (typeof cobros === 'string') return { falta: cobros, numero }
  const deEste = (una: { readonly recurso: string; readonly imponible: number }): boolean =>
    una.recurso === recurso && una.imponible === imponible
  const suyo = cobros.find(({ plan }) => deEste(plan))
  const aviso = findAviso(cobros, fila, filas, hoy)
  if (suyo === undefined || aviso === undefined)
    return { falta: fila.vigencia === 'caduco' ? 'sin-dia' : 'al-dia', numero }
  const pagos = readPagos(suyo)
  if (pagos === null) return { falta: 'sin-datos', numero }
  if (suyo.cuotas.every(({ cobrada }) => cobrada)) return { falta: 'pagado', numero }
  const periodos = fila.periodos.filter(deEste)
  const plan = fila.planes.find(deEste)
  if (plan && faltaSepararDeuda(periodos, plan)) return { falta: 'sin-interes', numero }
  return {
    ...{ numero, fecha, cuotas: suyo.cuotas.length },
    deuda: {
      capital: sumCentavos(periodos.map(({ capital }) => capital)),
      interes: sumCentavos(periodos.map(({ interes }) => interes)),
    },
    ...{ pagos, caducidad: aviso.desde },
    sinPagar: suyo.cuotas
      .filter(({ cobrada }) => !cobrada)
      .map(({ cuota, vencimiento }) => ({ cuota, vencimiento })),
    firmante: {
      ...{ nombre: fila.frm_nombre, documento: fila.frm_dni },
      caracter: fila.caracter_otros ? fila.firma_caracter_otros : fila.caracter,
    },
    viejo: avisoDeImportesViejos({
      ...{ liquidadoAl: suyo.liquidadoAl, hoy },
      dias: valorDeParametro(filas, 'deuda.diasDeVigencia', hoy),
    }),
  }
}

/**
 * Loads the lapsed agreement of a case, or the reason why the case has none. When several lapsed, loads the last signed
 * one. The number of another lawyer's agreement is not revealed (D21).
 */
export const loadConvenioCaduco = async (
  services: Services,
  sesion: Sesion,
  clave: ClaveDeCaso,
  dia: DiaDeEscrito,
): Promise<{
  readonly convenio: ConvenioDeEscrito | SinConvenio
  readonly periodos: FilaDeDetalle['periodos']
}> => {
  const ids = await findConvenios(services.db, clave)
  const detalles = await Promise.all(ids.map((id) => findDetalle(services.db, id)))
  const vistos = detalles.flatMap((fila) => convenioVisible(sesion, fila) ?? [])
  const leidos = await Promise.all(
    vistos.map(async (fila) => ({
      convenio: await readConvenio(services, fila, clave, dia),
      periodos: fila.periodos.filter(
        ({ imponible, recurso }) => imponible === clave.imponible && recurso === clave.recurso,
      ),
    })),
  )
  const caduco = leidos.find(({ convenio }) => !('falta' in convenio))
  if (caduco !== undefined) return caduco
  const falta = ids.length === 0 ? ('ninguno' as const) : ('ajeno' as const)
  return { convenio: leidos[0]?.convenio ?? { falta, numero: '' }, periodos: [] }
}
