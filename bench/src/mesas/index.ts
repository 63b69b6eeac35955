import { abrirProducto, type MotorMedido, type Producto } from '@apremia/api/bench'
import { ORDENES_DE_MESA } from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import { medir, percentil } from '../consultas/medir.ts'
import { pairGuardada } from '../consultas/pair-guardada.ts'
import type { Row } from '../row.ts'
import { fillCasos, porJoin } from './casos.ts'

const CASOS = 200_000
const SOLAPAS = ['activos', 'sinEvaluar', 'planDePagos', 'todos'] as const
const FILTROS = [
  '',
  'vence=vencidos',
  'vence=proximos',
  'recurso=AB',
  'contribuyente=perez',
] as const

const pedidos = (abogado: string, ordenes: readonly string[]): readonly string[] =>
  ['judicial', 'extrajudicial'].flatMap((mesa) =>
    SOLAPAS.flatMap((solapa) =>
      ordenes.flatMap((orden) =>
        FILTROS.map(
          (filtro) =>
            `/api/mesas?mesa=${mesa}&solapa=${solapa}&orden=${orden}&abogado=${abogado}&porPagina=50&historico=true&${filtro}`,
        ),
      ),
    ),
  )

const PERSONAS = 100
const MIRADAS = 6
/** Seconds that a person waits between two pages of a desk (work list of cases): 10 to read, 2 to browse quickly. */
const PAUSAS = [10, 2] as const

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Measures the work lists of cases (desks) with a hundred users: ninety see the cases of one lawyer, and ten see all.
 * Each user requests a page and the counts of the tabs, and then waits `pausa` seconds. One action saved every second
 * makes the server compute its stored counts again.
 *
 * @returns milliseconds of each request for a page (`paginas`) and for the counts (`cuentas`)
 */
const benchALaVez = async (
  { db, call }: Producto,
  pausa: number,
): Promise<{ paginas: number[]; cuentas: number[] }> => {
  const { rows: casos } = await db.execute<{ imponible: string; recurso: string }>(sql`
    select imponible::text as imponible, recurso from caso where tipo = 'I' and abogado = 'A02'
    order by imponible, recurso limit 60`)
  const paginas: number[] = []
  const cuentas: number[] = []
  const measure = async (en: number[], url: string, quien: 'admin' | 'abogado') => {
    const start = performance.now()
    await call('GET', url, quien)
    en.push(performance.now() - start)
  }
  let miran = true
  const actuar = async () => {
    for (let i = 0; miran; i += 1) {
      await call('POST', '/api/actuaciones', 'admin', {
        ...{ tp_id: 11, gp_id: 2, fecha: '2026-11-19', obs: 'Medición', abogado: 'A02' },
        imponibles: [casos[i % casos.length]],
      })
      await wait(1_000)
    }
  }
  const mirar = async (persona: number) => {
    const abogado = persona % 10 === 0 ? '' : `A${String(1 + (persona % 11)).padStart(2, '0')}`
    const quien = abogado === 'A01' ? 'abogado' : 'admin'
    const urls = pedidos(quien === 'admin' ? abogado : '', ORDENES_DE_MESA)
    await wait((persona * pausa * 1_000) / PERSONAS)
    for (let i = 0; i < MIRADAS; i += 1) {
      const url = urls[(persona * 31 + i * 7) % urls.length] ?? ''
      await Promise.all([
        measure(paginas, url, quien),
        measure(
          cuentas,
          url.replace('/mesas?', '/mesas/cuentas?').replace(/&(solapa|orden|porPagina)=[^&]*/g, ''),
          quien,
        ),
      ])
      await wait(pausa * 1_000)
    }
  }
  const acciones = actuar()
  await Promise.all(Array.from({ length: PERSONAS }, (_, persona) => mirar(persona)))
  miran = false
  await acciones
  return { paginas, cuentas }
}

/**
 * Measures the first page of a work list of cases, together with its total number of cases. Measures once with the
 * counts kept in memory and once without them (ADR 0039).
 */
const benchCuentas = async (producto: Producto, motor: MotorMedido): Promise<Row[]> => {
  const page = await producto.createLectorDeMesa()
  const listas = (['judicial', 'extrajudicial'] as const).flatMap((mesa) =>
    (['activos', 'todos'] as const).flatMap((solapa) =>
      ORDENES_DE_MESA.map((orden) => ({ mesa, solapa, orden })),
    ),
  )
  const rows: Row[] = []
  for (const [name, abogado] of [
    ['todos', ''],
    ['un abogado (400)', 'A01'],
    ['un abogado (20.000)', 'A05'],
  ] as const) {
    const medirCon = (guardadas: boolean) =>
      medir(listas.length * 2, (i) =>
        page(
          listas[i % listas.length] ?? { mesa: 'judicial', solapa: 'todos', orden: 'vence' },
          abogado,
          guardadas,
        ),
      )
    await medirCon(true)
    const con = await medirCon(true)
    const sin = await medirCon(false)
    for (const [cual, p] of [
      ['p95', 0.95],
      ['mediana', 0.5],
    ] as const)
      rows.push(
        ...pairGuardada(
          `${motor}: mesa de ${name}, cualquier orden, con su cuenta, ${cual}`,
          percentil(con, p),
          percentil(sin, p),
        ),
      )
  }
  return rows
}

const benchMotor = async (motor: MotorMedido): Promise<Row[]> => {
  const producto: Producto = await abrirProducto(motor)
  try {
    const { db, call } = producto
    await fillCasos(producto, CASOS)
    const get = (urls: readonly string[], veces: number, quien: 'admin' | 'abogado') =>
      medir(veces, (i) => call('GET', urls[(i * 7) % urls.length] ?? '', quien))
    const cuentas = (abogado: string) =>
      ['judicial', 'extrajudicial'].map(
        (mesa) => `/api/mesas/cuentas?mesa=${mesa}&abogado=${abogado}`,
      )
    const unJoin = percentil(await medir(3, () => db.execute(porJoin('A01'))), 0.5)
    const todosPorJoin = percentil(await medir(3, () => db.execute(porJoin(''))), 0.5)
    const row = (name: string, tiempos: readonly number[], join: number): Row => {
      const value = percentil(tiempos, 0.95)
      return {
        name: `${motor}: ${name}, p95`,
        value,
        unit: 'ms',
        ratio: join / value,
        against: 'la consulta con join',
      }
    }
    const aLaVez: Row[] = []
    for (const pausa of PAUSAS) {
      const { paginas, cuentas } = await benchALaVez(producto, pausa)
      const name = `${PERSONAS} personas, cada una cada ${pausa} s`
      aLaVez.push(
        row(`página, ${name}`, paginas, todosPorJoin),
        row(`cuentas, ${name}`, cuentas, todosPorJoin),
      )
    }
    return [
      { name: `${motor}: join de un abogado, mediana`, value: unJoin, unit: 'ms' },
      { name: `${motor}: join de todos, mediana`, value: todosPorJoin, unit: 'ms' },
      row(
        'página de un abogado (400), filtros, cualquier orden y total',
        await get(pedidos('', ORDENES_DE_MESA), 220, 'abogado'),
        unJoin,
      ),
      row('sus cuentas', await get(cuentas(''), 60, 'abogado'), unJoin),
      row(
        'página de otro (20.000), filtros, cualquier orden y total',
        await get(pedidos('A05', ORDENES_DE_MESA), 220, 'admin'),
        unJoin,
      ),
      row('sus cuentas (20.000)', await get(cuentas('A05'), 60, 'admin'), unJoin),
      row(
        'página de todos (200.000), por vencimiento, filtros y total',
        await get(pedidos('', ['vence']), 80, 'admin'),
        todosPorJoin,
      ),
      row(
        'página de todos, por cualquier columna',
        await get(pedidos('', ORDENES_DE_MESA), 110, 'admin'),
        todosPorJoin,
      ),
      row('cuentas de todos', await get(cuentas(''), 40, 'admin'), todosPorJoin),
      ...(await benchCuentas(producto, motor)),
      ...aLaVez,
      row('hoy, de todos y por abogado', await get(['/api/hoy'], 20, 'admin'), todosPorJoin),
      row('hoy de un abogado', await get(['/api/hoy'], 60, 'abogado'), unJoin),
    ]
  } finally {
    await producto.close()
  }
}

/**
 * Measures the work lists of cases (desks) with 200,000 cases, through the whole server but not the network. Targets:
 * - Page with filters, sort order and total count on PostgreSQL: under 50 ms.
 * - Page of one lawyer with 400 cases on the embedded database: under 10 ms.
 */
export const benchMesas = async (): Promise<Row[]> => [
  ...(await benchMotor('PostgreSQL')),
  ...(await benchMotor('embebida')),
]
