import { abrirProducto, type MotorMedido, type Producto } from '@apremia/api/bench'
import { sql } from 'drizzle-orm'
import type { Row } from '../row.ts'
import { writeInmuebles } from './escritor.ts'
import { medirListas } from './listas.ts'
import { type Medida, medir, medirUna, percentil } from './medir.ts'

const RONDAS = 3

/**
 * Each search text has two words of the name of a sample taxpayer, the first name before the surname, as a person types
 * them.
 */
const findNombres = async ({ db }: Producto): Promise<string[]> => {
  const { rows } = await db.execute<{ apynom: string }>(
    sql`select apynom from contribuyente where tipo_persona = 'F' order by md5(nro_contrib::text) limit 240`,
  )
  return rows.map(({ apynom }) => {
    const [apellido = '', nombre = ''] = apynom.split(/[\s,]+/)
    return `${nombre} ${apellido}`.toLowerCase()
  })
}

const findConDeuda = async ({
  db,
}: Producto): Promise<{ imponible: number; recurso: string }[]> => {
  const { rows } = await db.execute<{ imponible: number; recurso: string }>(
    sql`select imponible, recurso from imponible_recurso where tipo = 'I'
      order by md5(imponible::text || recurso) limit 240`,
  )
  return rows
}

/**
 * Builds the SQL of a search by name as a typical program would write it, for comparison: no index, a join of all the
 * tables, and a count of all the results.
 */
const usual = (nombre: string) => {
  const patrones = nombre.split(' ').map((palabra) => `%${palabra}%`)
  return sql`
    with filas as (
      select c.*, v.imponible from contribuyente c
      left join vinculo v on v.nro_contrib = c.nro_contrib
      where lower(unaccent(c.apynom)) like all(${sql.param(patrones)}::text[]))
    select *, count(*) over () from filas order by apynom limit 50`
}

const benchMotor = async (motor: MotorMedido): Promise<Row[]> => {
  const producto = await abrirProducto(motor)
  try {
    const nombres = await findNombres(producto)
    const imponibles = await findConDeuda(producto)
    const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
    const data = (filtro: object) => ({ data: { bsq: 1, ...filtro } })

    const minimo = await medir(200, () => producto.db.execute(sql`select 1`))
    const nombre = await medir(200, (i) =>
      producto.call(
        'POST',
        '/municipio/recImpContrib?pagina=1',
        'admin',
        data({ nombre: at(nombres, i) }),
      ),
    )
    const porUsual = await medir(20, (i) => producto.db.execute(usual(at(nombres, i))))
    const pagina = await medir(100, (i) =>
      producto.call(
        'POST',
        `/municipio/recImpInm?orden=APYNOM&pagina=${1 + (i % 3)}`,
        'admin',
        data({ nombre: at(nombres, i) }),
      ),
    )
    const propios = await medir(40, (i) =>
      producto.call('POST', `/municipio/recImpInm?pagina=${1 + (i % 5)}`, 'abogado', data({})),
    )
    const deuda = await medir(200, (i) => {
      const { imponible, recurso } = at(imponibles, i)
      const query = new URLSearchParams({ imponible: String(imponible), recurso, concepto: '0' })
      return producto.call('GET', `/municipio/deudaCC?${query}`, 'admin')
    })
    const { total } = await producto.call(
      'POST',
      '/municipio/recImpInm?pagina=1',
      'admin',
      data({}),
    )
    // Measurements of the whole export, one for each round. Each round also measures the writing of the workbook alone,
    // so that other load on the machine affects the two measurements equally.
    const excel: Medida[] = []
    const escritor: Medida[] = []
    const exportar = () => producto.download('/municipio/recImpInm/excel', data({}))
    await exportar()
    for (let ronda = 0; ronda < RONDAS; ronda += 1) {
      escritor.push(await medirUna(() => writeInmuebles(total)))
      excel.push(await medirUna(exportar))
    }
    // Moves the tax periods of lawyer A01 to lawyer A02. The next export must then rebuild the cached parts of the
    // workbook with properties of these lawyers.
    await producto.db.execute(sql`
      update deuda set legal = 'A02' where legal = 'A01' and legal <> '' and estado <> 'CANCELADA'`)
    const reasignada = await medirUna(exportar)
    const mediana = (medidas: readonly Medida[], de: keyof Medida) =>
      percentil(
        medidas.map((medida) => medida[de]),
        0.5,
      )
    const porSegundo = (medidas: readonly Medida[]) => total / (mediana(medidas, 'ms') / 1000)
    const listas = await medirListas(producto)
    const base = percentil(minimo, 0.5)
    const row = (name: string, tiempos: readonly number[], parte = 0.95): Row => {
      const value = percentil(tiempos, parte)
      return {
        name: `${motor}: ${name}`,
        value,
        unit: 'ms',
        ratio: value / base,
        against: 'select 1',
      }
    }
    const nombreP95 = percentil(nombre, 0.95)
    return [
      { name: `${motor}: select 1, mediana`, value: base, unit: 'ms' },
      row('contribuyentes por nombre, p95', nombre),
      {
        name: `${motor}: la misma sin índices, mediana`,
        value: percentil(porUsual, 0.5),
        unit: 'ms',
        ratio: percentil(porUsual, 0.5) / nombreP95,
        against: 'contribuyentes por nombre, p95',
      },
      row('inmuebles por nombre, con orden y total, p95', pagina),
      row('inmuebles de un abogado, p95', propios),
      row('deuda de un imponible, p95', deuda),
      ...listas.map(([name, filas, tiempos]) =>
        row(`${name}, todos (${filas}), cualquier orden y página, p95`, tiempos),
      ),
      {
        name: `${motor}: el escritor de planillas solo`,
        value: porSegundo(escritor),
        unit: 'filas/s',
      },
      {
        name: `${motor}: planilla de inmuebles (${total} filas)`,
        value: porSegundo(excel),
        unit: 'filas/s',
        ratio: porSegundo(excel) / porSegundo(escritor),
        against: 'el escritor solo',
      },
      {
        name: `${motor}: la misma, procesador de este programa`,
        value: mediana(excel, 'cpu'),
        unit: 'ms',
        ratio: mediana(escritor, 'cpu') / mediana(excel, 'cpu'),
        against: 'el escritor solo',
      },
      {
        name: `${motor}: la misma después de reasignar lo de un abogado`,
        value: porSegundo([reasignada]),
        unit: 'filas/s',
        ratio: porSegundo([reasignada]) / porSegundo(escritor),
        against: 'el escritor solo',
      },
    ]
  } finally {
    await producto.close()
  }
}

/**
 * Measures searches, debt queries and exports over the large demo municipality, without the network. Targets:
 * - Search by name on PostgreSQL: p95 under 30 ms.
 * - Any page of a search without filters: under 30 ms on PostgreSQL and on the embedded database.
 * - Export of the real properties: half the speed of writing the workbook without reading the database.
 */
export const benchConsultas = async (): Promise<Row[]> => [
  ...(await benchMotor('PostgreSQL')),
  ...(await benchMotor('embebida')),
]
