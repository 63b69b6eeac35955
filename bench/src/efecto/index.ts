import { abrirProducto, type MotorMedido, type Producto } from '@apremia/api/bench'
import { sql } from 'drizzle-orm'
import { medir, percentil } from '../consultas/medir.ts'
import type { Row } from '../row.ts'

const CASOS = 200_000
const LIMITE_MS = 3_000

/**
 * Inserts cases of fifty lawyers. The columns that the rules compute are empty, so any change of configuration changes
 * every case. This is the worst case for the preview of a change.
 */
const fillCasos = async ({ db }: Producto): Promise<void> => {
  await db.execute(sql`truncate caso`)
  await db.execute(sql`
    insert into caso (tipo, imponible, recurso, situacion, situacion_fecha, hubo_gestion, hubo_titulo, hubo_plan,
      actuacion, actuacion_fecha, tp_id, gp_id, abogado)
    select 'I', n, 'AB', (array['gestionLegal', 'tituloEjecutivo', 'planDePagos'])[1 + n % 3],
      date '2026-11-20' - (n * 7 % 900), n % 3 = 0, n % 3 = 1, n % 3 = 2,
      case when e.tp_id is not null then n end, case when e.tp_id is not null then date '2026-11-20' - (n * 11 % 900) end,
      e.tp_id, e.gp_id, 'A' || lpad((n % 50)::text, 2, '0')
    from generate_series(1, ${CASOS}::int) n
    left join (select tp_id, gp_id, row_number() over (order by tp_id) - 1 as i, count(*) over () as de from tipo_etapa) e
      on n % 2 = 0 and e.i = (n / 2) % e.de`)
  await db.execute(sql`vacuum analyze caso`)
}

const PREGUNTAS = [
  ['otra FECHA_INICIAL', 'clave=FECHA_INICIAL&valor=2025-06-01'],
  ['otro tiempo de una etapa', 'clave=etapa&tipo=11&tiempo=5&tipo_tiempo=day'],
  ['otro plazo para iniciar el apremio', 'clave=etapa&tipo=19&tiempo=5&tipo_tiempo=day'],
] as const

const benchMotor = async (motor: MotorMedido): Promise<Row[]> => {
  const producto = await abrirProducto(motor)
  try {
    await fillCasos(producto)
    const rows: Row[] = []
    for (const [name, query] of PREGUNTAS)
      for (const [que, path] of [
        ['efecto', 'efecto'],
        ['página de sus casos', 'efecto/casos'],
      ] as const) {
        const url = `/api/configuracion/${path}?${query}&porPagina=50`
        const value = percentil(await medir(5, () => producto.call('GET', url, 'admin')), 0.5)
        rows.push({
          name: `${motor}: ${que} de ${name}`,
          value,
          unit: 'ms',
          ratio: value / LIMITE_MS,
          against: 'lo que puede tardar (3 s)',
        })
      }
    return rows
  } finally {
    await producto.close()
  }
}

/**
 * Measures the preview of a configuration change over 200,000 cases. Target: under 3 s on PostgreSQL and on the
 * embedded database.
 */
export const benchEfecto = async (): Promise<Row[]> => [
  ...(await benchMotor('PostgreSQL')),
  ...(await benchMotor('embebida')),
]
