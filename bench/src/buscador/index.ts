import { abrirProducto, type MotorMedido, type Producto } from '@apremia/api/bench'
import { sql } from 'drizzle-orm'
import { medir, percentil } from '../consultas/medir.ts'
import type { Row } from '../row.ts'

const findTextos = async ({ db }: Producto): Promise<Readonly<Record<string, string[]>>> => {
  const take = async (consulta: ReturnType<typeof sql>): Promise<string[]> => {
    const { rows } = await db.execute<{ texto: string }>(consulta)
    return rows.map(({ texto }) => texto)
  }
  const nombres = await take(
    sql`select apynom as texto from contribuyente where tipo_persona = 'F' order by md5(nro_contrib::text) limit 120`,
  )
  return {
    número: await take(
      sql`select nro_inmueble::text as texto from inmueble order by md5(nro_inmueble::text) limit 120`,
    ),
    DNI: await take(
      sql`select nro_doc as texto from contribuyente where nro_doc is not null order by md5(nro_doc) limit 120`,
    ),
    'nombre y apellido': nombres.map((apynom) => {
      const [apellido = '', nombre = ''] = apynom.split(/[\s,]+/)
      return `${nombre} ${apellido}`.toLowerCase()
    }),
    'solo el apellido': nombres.flatMap((apynom) => /^\p{L}{3,}/u.exec(apynom) ?? []),
    'tres letras': nombres.flatMap((apynom) => /^\p{L}{3}/u.exec(apynom) ?? []),
    convenio: await take(
      sql`select convenio as texto from convenio order by md5(convenio) limit 120`,
    ),
    expediente: await take(
      sql`select dato ->> 'nroexpte' as texto from actuacion
        where vigente and tp_id in (1, 18) and dato ->> 'nroexpte' <> '' order by md5(id::text) limit 120`,
    ),
  }
}

const benchMotor = async (motor: MotorMedido): Promise<Row[]> => {
  const producto = await abrirProducto(motor)
  try {
    const { db, call } = producto
    const textos = await findTextos(producto)
    const base = percentil(await medir(100, () => db.execute(sql`select 1`)), 0.5)
    const filas: Row[] = [{ name: `${motor}: select 1, mediana`, value: base, unit: 'ms' }]
    for (const quien of ['admin', 'abogado'] as const)
      for (const [clase, unos] of Object.entries(textos)) {
        const tiempos = await medir(unos.length, (i) =>
          call('POST', '/api/buscador', quien, { texto: unos[i % unos.length] }),
        )
        const value = percentil(tiempos, 0.95)
        filas.push({
          name: `${motor}: ${quien}, ${clase}, p95`,
          value,
          unit: 'ms',
          ratio: value / base,
          against: 'select 1',
        })
      }
    return filas
  } finally {
    await producto.close()
  }
}

/**
 * Measures the search box over 100,000 properties and businesses, through the whole server but not the network. Target
 * for every kind of search text, on PostgreSQL and on the embedded database: 95 % of the searches (p95) take under 50
 * ms.
 */
export const benchBuscador = async (): Promise<Row[]> => [
  ...(await benchMotor('PostgreSQL')),
  ...(await benchMotor('embebida')),
]
