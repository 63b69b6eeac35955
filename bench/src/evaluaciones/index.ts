import { abrirProducto, type MotorMedido, type Producto } from '@apremia/api/bench'
import { sql } from 'drizzle-orm'
import { medir, medirUna, percentil } from '../consultas/medir.ts'
import type { Row } from '../row.ts'

const CASOS = 200_000
const ABOGADOS = 50
const LIMITE_MS = 3_000
const LAPSO = { desde: '2026-07-01', hasta: '2026-09-30' }
const CODIGOS = Array.from({ length: ABOGADOS }, (_, n) => `A${String(n).padStart(2, '0')}`)

/**
 * Inserts cases of fifty lawyers, each with its legal statuses. One case in ten changes its lawyer, often during or
 * after the evaluated period.
 */
const fillCasos = async ({ db, call, refreshCasos }: Producto): Promise<void> => {
  await db.execute(sql`truncate caso, situacion_historica, situacion_aprendida, actuacion cascade`)
  await db.execute(sql`delete from titulo`)
  await db.execute(sql`update abogado set baja = true`)
  await db.execute(sql`
    insert into abogado (codexterno, apellido, nombre, nrodni, matricula)
    select 'A' || lpad(n::text, 2, '0'), 'Apellido ' || n, 'Nombre', (30000000 + n)::text, ''
    from generate_series(0, ${ABOGADOS - 1}::int) n on conflict (codexterno) do update set baja = false`)
  await db.execute(
    sql`alter table situacion_historica drop constraint situacion_historica_imponible_fk`,
  )
  await db.execute(sql`
    insert into situacion_historica (tipo, imponible, recurso, fecha, situacion, legal)
    select 'I', n, 'AB', date '2026-11-20' - (n * 7 % 900), s.codigo, 'A' || lpad((n % ${ABOGADOS})::text, 2, '0')
    from generate_series(1, ${CASOS}::int) n
    join (select codigo, row_number() over (order by codigo) - 1 as i, count(*) over () as de from situacion) s on s.i = n % s.de`)
  await db.execute(sql`
    insert into situacion_historica (tipo, imponible, recurso, fecha, situacion, legal)
    select tipo, imponible, recurso, date '2026-11-20' - (imponible * 13 % 200), situacion,
      'A' || lpad(((imponible + 7) % ${ABOGADOS})::text, 2, '0')
    from situacion_historica where imponible % 10 = 0 on conflict do nothing`)
  await refreshCasos()
  await db.execute(sql`vacuum analyze`)
  for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
    await db.execute(sql`insert into parametro (clave, vigente_desde, valor)
      values (${`evaluacion.${categoria}`}, '2026-01-01', '50')`)
  await call('GET', '/api/evaluaciones-config', 'admin')
}

const correr = async ({ call }: Producto): Promise<void> => {
  const { id } = (await call('POST', '/api/evaluaciones/correr', 'admin', LAPSO)).json() as {
    id: string
  }
  for (;;) {
    const trabajo = (await call('GET', `/api/trabajos/${id}`, 'admin')).json()
    const { estado } = trabajo as { estado: string }
    if (estado === 'terminado') return
    if (estado !== 'pendiente' && estado !== 'en-curso') throw new Error(JSON.stringify(trabajo))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const PREGUNTAS = [
  ['otro máximo', 'clave=maximo&categoria=faltantes&maximo=10'],
  ['otro tiempo de una etapa', 'clave=etapa&tipo=11&tiempo=5&tipo_tiempo=day'],
  ['otro plazo para iniciar el apremio', 'clave=etapa&tipo=19&tiempo=5&tipo_tiempo=day'],
  ['otra FECHA_INICIAL', 'clave=FECHA_INICIAL&valor=2025-06-01'],
] as const

const benchMotor = async (motor: MotorMedido): Promise<Row[]> => {
  const producto = await abrirProducto(motor)
  const { call } = producto
  try {
    await fillCasos(producto)
    const simular = (abogados: readonly string[]) =>
      call('POST', '/api/evaluaciones/simular', 'admin', { ...LAPSO, abogados })
    const juntos = percentil(await medir(3, () => simular(CODIGOS)), 0.5)
    const { ms: deAUno } = await medirUna(async () => {
      for (const codigo of CODIGOS) await simular([codigo])
    })
    const { ms: guardada } = await medirUna(() => correr(producto))
    const rows: Row[] = [
      { name: `${motor}: una consulta por abogado`, value: deAUno, unit: 'ms' },
      {
        ...{ name: `${motor}: ${ABOGADOS} abogados de ${CASOS} casos`, value: juntos, unit: 'ms' },
        ...{ ratio: deAUno / juntos, against: 'una consulta por abogado' },
      },
      {
        name: `${motor}: la corrida en un trabajo, guardada con sus casos`,
        ...{ value: guardada, unit: 'ms' },
        ...{ ratio: deAUno / guardada, against: 'una consulta por abogado' },
      },
    ]
    for (const [name, query] of PREGUNTAS) {
      const url = `/api/configuracion/efecto/evaluaciones?${query}`
      const value = percentil(await medir(3, () => call('GET', url, 'admin')), 0.5)
      rows.push({
        name: `${motor}: evaluaciones que cambian de resultado con ${name}`,
        ...{ value, unit: 'ms' },
        ...{ ratio: value / LIMITE_MS, against: 'lo que puede tardar (3 s)' },
      })
    }
    return rows
  } finally {
    await producto.close()
  }
}

/**
 * Measures the evaluation of fifty lawyers over 200,000 cases. Compares one query for each lawyer, one query for all,
 * and a background job that stores the evaluations. Also measures the preview of a configuration change.
 */
export const benchEvaluaciones = async (): Promise<Row[]> => [
  ...(await benchMotor('PostgreSQL')),
  ...(await benchMotor('embebida')),
]
