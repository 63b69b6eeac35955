import {
  type ConvenioDecidido,
  claveDePlan,
  type EstadoDeConvenio,
  type FichaDeConvenio,
  type PlanDeImponible,
  type Recurso,
} from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import { readSiguientes } from '../historial/series-de-numeros.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { markNumeros } from '../platform/db/transact.ts'
import { convenioCuota, convenioPlan, convenioPlanCuota } from './convenio-detalle-table.ts'
import { convenio } from './convenio-table.ts'
import type { FilaDePlan } from './detalle-repo.ts'
import type { PlanLeido } from './read-seleccion.ts'

export interface ConvenioCompleto {
  readonly abogado: string
  readonly ficha: FichaDeConvenio
  readonly arancel: EstadoDeConvenio
  readonly inscripto: boolean
  readonly estgstfijo: NonNullable<ConvenioDecidido['liquidacion']>['gastoFijo']
  readonly planes: readonly PlanDeImponible[]
}

export const completo = (decidido: ConvenioDecidido): ConvenioCompleto | undefined => {
  const { motivos, abogado, ficha, arancel, inscripto, planes, liquidacion } = decidido
  if (motivos.length > 0 || !ficha || !arancel || !planes || !liquidacion) return undefined
  return { abogado, ficha, arancel, inscripto, planes, estgstfijo: liquidacion.gastoFijo }
}

export const toRow = ({ ficha, arancel, inscripto, estgstfijo }: ConvenioCompleto) => ({
  fechaconf: ficha.fechaconf,
  frmDni: ficha.frm_dni,
  frmNombre: ficha.frm_nombre,
  frmTel: ficha.frm_tel,
  frmCel: ficha.frm_cel,
  frmEmail: ficha.frm_email,
  frmLoc: ficha.frm_loc,
  frmDir: ficha.frm_dir,
  firmaCaracterId: ficha.firma_caracter,
  firmaCaracterOtros: ficha.firma_caracter_otros,
  estadoId: ficha.estado_id,
  estporc: arancel.estporc,
  estgasto: arancel.estgasto,
  estjus: arancel.jus,
  estgstfijo,
  inscripto,
  titulo: ficha.titulo,
  frmpgId: ficha.frmpg_id,
  montopago: ficha.montopago,
  cuotaspago: ficha.cuotaspago,
  otgastos: ficha.otgastos,
  obsotgastos: ficha.obsotgastos,
  obs: ficha.obs,
})

interface Detalle {
  readonly clase: Recurso['clase']
  readonly planes: readonly PlanDeImponible[]
  readonly pedidos: readonly PlanLeido[]
  readonly contribuyentes: ReadonlyMap<string, string>
  /**
   * Withdrawal state and field `i50` that each plan of the agreement had before the edit. The plan keeps these two
   * values unless the request changes them.
   */
  readonly previos: ReadonlyMap<string, Pick<FilaDePlan, 'estado_retiro' | 'i50'>>
}

const PENDIENTE = 1

export const replaceDetalle = async (
  tx: Tx,
  convenioId: number,
  { clase, planes, pedidos, contribuyentes, previos }: Detalle,
): Promise<void> => {
  for (const tabla of [convenioCuota, convenioPlanCuota, convenioPlan])
    await tx.delete(tabla).where(eq(tabla.convenioId, convenioId))
  const claveDe = ({ recurso, imponible }: PlanDeImponible) => ({
    convenioId,
    tipo: clase === 'comercio' ? ('C' as const) : ('I' as const),
    imponible: Number(imponible),
    recurso,
  })
  const filas = planes.map((deuda) => {
    const clave = claveDePlan(deuda)
    const { plan } = deuda
    return {
      ...claveDe(deuda),
      planTipo: plan.plan,
      cuotas: plan.cuotas.length,
      monto: plan.aPagar,
      anticipo: plan.anticipo,
      descuento: plan.descuento,
      financiacion: plan.financiacion,
      tasa: plan.tasa?.texto ?? '',
      tasaOrigen: plan.tasa?.etiqueta ?? '',
      contribuyente: contribuyentes.get(clave) ?? '',
      i50:
        pedidos.find((pedido) => claveDePlan(pedido) === clave)?.i50 ??
        previos.get(clave)?.i50 ??
        '',
      estadoRetiro: previos.get(clave)?.estado_retiro ?? PENDIENTE,
    }
  })
  await insertRows(tx, convenioPlan, filas)
  const cuotas = planes.flatMap((deuda) =>
    deuda.plan.cuotas.map(({ cuota, capital, interes, vencimiento }) => ({
      ...claveDe(deuda),
      cuota,
      capital,
      interes,
      vencimiento,
    })),
  )
  await insertRows(tx, convenioPlanCuota, cuotas)
  const periodos = planes.flatMap((deuda) =>
    deuda.periodos.map(({ anio, cuota, capital, interes }) => ({
      ...claveDe(deuda),
      anio,
      cuota,
      capital,
      interes,
      activo: true,
    })),
  )
  await insertRows(tx, convenioCuota, periodos)
}

/** Reserves the id of a new agreement. The id is never used again, even if the agreement is not saved. */
export const nextId = async (tx: Tx): Promise<number> => {
  const checkNumero = await markNumeros(tx)
  // Refuses a number that was already issued (`markNumeros`), before `nextval` takes it. A rollback does not return a
  // number to a sequence. Otherwise each refused request would use up a number, and a later request would get past the
  // issued numbers.
  checkNumero('convenios', (await readSiguientes(tx)).convenios + 1)
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('convenio', 'id'))::integer as id`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('La secuencia de convenios no responde')
  return row.id
}

/** Number of an agreement, such as 'A01-000012'. */
export const numeroDeConvenio = (codexterno: string, id: number): string =>
  `${codexterno}-${String(id).padStart(6, '0')}`

export const lockConvenio = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(convenio).where(eq(convenio.id, id)).for('update')
  return row
}

export const isPeriodoOcupado = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    cause instanceof Error && 'constraint' in cause && cause.constraint === 'convenio_cuota_activa'
  )
}
