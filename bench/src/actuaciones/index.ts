import { abrirProducto, type MotorMedido, type Producto } from '@apremia/api/bench'
import { sql } from 'drizzle-orm'
import { medir, percentil } from '../consultas/medir.ts'
import { fillCasos } from '../mesas/casos.ts'
import type { Row } from '../row.ts'

const CASOS = 200_000
const A_LA_VEZ = 500
const CARTAS = 1_000

interface Par extends Record<string, unknown> {
  readonly imponible: string
  readonly recurso: string
}

/**
 * Asks the server about a background job until the job ends. Returns the milliseconds since `start`, when the job was
 * requested.
 */
const waitFor = async ({ call }: Producto, id: string, start: number): Promise<number> => {
  for (;;) {
    const trabajo = (await call('GET', `/api/trabajos/${id}`, 'admin')).json() as {
      estado: string
    }
    if (trabajo.estado === 'terminado') return performance.now() - start
    if (!['pendiente', 'en-curso'].includes(trabajo.estado))
      throw new Error(`El trabajo quedó ${trabajo.estado}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Each property belongs to a different taxpayer, so each property gives one demand letter. */
const findIntimables = async ({ db }: Producto): Promise<Par[]> => {
  const { rows } = await db.execute<Par>(sql`
    select distinct on (v.nro_contrib) d.imponible::text as imponible, d.recurso
    from deuda d join vinculo v on v.tipo = d.tipo and v.imponible = d.imponible and v.orden = 1
    where d.tipo = 'I' and d.estado = 'PENDIENTE' and d.legal between 'A01' and 'A12' and d.legal <> 'A03'
      and d.capital > 0 and not exists (select from convenio_cuota q
        where q.activo and q.tipo = d.tipo and q.imponible = d.imponible and q.recurso = d.recurso)
    order by v.nro_contrib, d.imponible limit ${CARTAS}`)
  return rows
}

const printCartas = async (producto: Producto, motor: MotorMedido): Promise<Row[]> => {
  const imponibles = await findIntimables(producto)
  const start = performance.now()
  const body = {
    ...{ clase: 'inmueble', vencimiento: 'siguiente', formato: 'pdf', omitir: '1' },
    imponibles: imponibles.map(({ imponible, recurso }) => ({ imponible, recurso })),
  }
  const pedido = await producto.call('POST', '/api/cartas/lotes', 'admin', body)
  const { lote, trabajo } = pedido.json() as {
    lote: { cantidad: number }
    trabajo: { id: string }
  }
  const ms = await waitFor(producto, trabajo.id, start)
  const porSegundo = (lote.cantidad / ms) * 1_000
  return [
    {
      name: `${motor}: ${lote.cantidad} cartas, decididas, numeradas e impresas`,
      value: porSegundo,
      unit: 'cartas/s',
      ratio: porSegundo / 50,
      against: 'lo pedido (50 por segundo)',
    },
  ]
}

const actuar = async (producto: Producto, motor: MotorMedido): Promise<Row[]> => {
  const { rows: pares } = await producto.db.execute<Par>(sql`
    select imponible::text as imponible, recurso from caso
    where tipo = 'I' and abogado = 'A02' order by imponible, recurso limit ${A_LA_VEZ}`)
  const save = (imponibles: readonly Par[]) =>
    producto.call('POST', '/api/actuaciones', 'admin', {
      ...{ tp_id: 11, gp_id: 2, fecha: '2026-11-19', obs: 'Medición', abogado: 'A02' },
      imponibles: imponibles.map(({ imponible, recurso }) => ({ imponible, recurso })),
    })
  const juntas = percentil(await medir(5, () => save(pares)), 0.5)
  const una = percentil(await medir(20, (i) => save(pares.slice(i, i + 1))), 0.5)
  return [
    { name: `${motor}: una actuación sobre un imponible, mediana`, value: una, unit: 'ms' },
    {
      name: `${motor}: una actuación sobre ${pares.length}, mediana`,
      value: juntas,
      unit: 'ms',
      ratio: (una * pares.length) / juntas,
      against: 'de a una',
    },
  ]
}

const recalcular = async (producto: Producto, motor: MotorMedido): Promise<Row> => {
  const start = performance.now()
  const guardada = await producto.call('PUT', '/api/configuracion', 'admin', {
    ...{ key: 'FECHA_INICIAL', value: '2026-03-01', motivo: 'Medición' },
    visto: '2025-11-20',
  })
  const { trabajo } = guardada.json() as { trabajo: { id: string } }
  return {
    name: `${motor}: recálculo de ${CASOS} casos por otra FECHA_INICIAL`,
    value: (await waitFor(producto, trabajo.id, start)) / 1_000,
    unit: 's',
  }
}

const benchMotor = async (motor: MotorMedido): Promise<Row[]> => {
  const producto = await abrirProducto(motor)
  try {
    const cartas = await printCartas(producto, motor)
    await fillCasos(producto, CASOS)
    return [...(await actuar(producto, motor)), await recalcular(producto, motor), ...cartas]
  } finally {
    await producto.close()
  }
}

/**
 * Measures three heavy operations of a lawyer's day: an action recorded on 500 cases, the recalculation of all the
 * cases, and the printing of a thousand demand letters.
 */
export const benchActuaciones = async (): Promise<Row[]> => [
  ...(await benchMotor('PostgreSQL')),
  ...(await benchMotor('embebida')),
]
