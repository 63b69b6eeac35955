import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { abrirGuardadasDeBench, type GuardadasDeBench } from '@apremia/api/bench-guardadas'
import {
  ORDENES_DE_COMERCIOS,
  ORDENES_DE_CONTRIBUYENTES,
  ORDENES_DE_INMUEBLES,
} from '@apremia/api-client'
import { fecha, textos } from '@apremia/core'
import { writePaquete } from '@apremia/fixtures/paquete'
import { medir, percentil } from '../consultas/medir.ts'
import { pairGuardada } from '../consultas/pair-guardada.ts'
import { medidaDe } from '../paquete/medida.ts'
import { writeNoche } from '../paquete/noche.ts'
import type { Row } from '../row.ts'

const POR_PAGINA = 50
/** Measured pages, as fractions of the length of a list: 0 is the first page and 1 is the last page. */
const LUGARES = [0, 0.001, 0.5, 0.999, 1]
const SENTIDOS = ['asc', 'desc'] as const

const LISTAS = [
  ['inmuebles', ORDENES_DE_INMUEBLES],
  ['inmuebles de una situación', ['NRO_INMUEBLE']],
  ['contribuyentes', ORDENES_DE_CONTRIBUYENTES],
  ['comercios', ORDENES_DE_COMERCIOS],
] as const

/** Database triggers whose only purpose is to keep the caches up to date, by table. */
const DISPARADORES = {
  inmueble: ['inmueble_cambia'],
  comercio: ['comercio_cambia'],
  contribuyente: ['contribuyente_cambia'],
  vinculo: ['vinculo_cambia'],
  imponible_recurso: ['imponible_recurso_cambia'],
  deuda: ['deuda_cambia'],
  caso: ['caso_cambia'],
} as const

const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

const p95 = (tiempos: readonly number[]): number => percentil(tiempos, 0.95)

const benchListas = async ({ pageLista }: GuardadasDeBench): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [lista, ordenes] of LISTAS) {
    const first = { pagina: 1, porPagina: POR_PAGINA }
    const total = await pageLista(lista, ordenes[0], 'asc', first, true)
    const pedidos = ordenes.flatMap((orden) =>
      SENTIDOS.flatMap((sentido) =>
        LUGARES.map((lugar) => {
          const pagina = Math.max(1, Math.round((lugar * total) / POR_PAGINA))
          return { orden, sentido, pagina: { pagina, porPagina: POR_PAGINA } }
        }),
      ),
    )
    const page = (guardada: boolean) => (i: number) => {
      const { orden, sentido, pagina } = at(pedidos, i)
      return pageLista(lista, orden, sentido, pagina, guardada)
    }
    // The load of data emptied the cache of sorted lists. So the first request with each sort order stores a sorted
    // list again.
    const primeras = await medir(pedidos.length, page(true))
    const con = await medir(pedidos.length, page(true))
    const sin = await medir(pedidos.length, page(false))
    rows.push(
      ...pairGuardada(`${lista} (${total}), cualquier orden y página, p95`, p95(con), p95(sin)),
      { name: '  la primera vez después de una carga, p95', value: p95(primeras), unit: 'ms' },
      ...pairGuardada('  la mediana', percentil(con, 0.5), percentil(sin, 0.5)),
    )
  }
  return rows
}

const benchLibro = async ({ exportInmuebles }: GuardadasDeBench): Promise<Row[]> => {
  const time = async (porBloque: boolean) => {
    const start = performance.now()
    await exportInmuebles(porBloque)
    return performance.now() - start
  }
  const con = await time(true)
  const sin = await time(false)
  return [
    { name: 'planilla de todos los inmuebles, por bloques', value: con, unit: 'ms' },
    { name: '  por páginas', value: sin, unit: 'ms', ratio: sin / con, against: 'por bloques' },
  ]
}

/**
 * Measures the queries of the register of properties, with and without each cache, in a municipality of real size. Also
 * measures the nightly load of data, with and without the triggers that update the caches (ADR 0014, 0039, 0042).
 */
export const benchGuardadas = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-guardadas-'))
  const [primero, noche, otra] = ['primero', 'noche', 'otra'].map((name) => join(folder, name))
  const producto = await abrirGuardadasDeBench()
  try {
    const opciones = { semilla: 1, tamano: 'grande', hoy: fecha('2026-11-20') } as const
    writePaquete(primero ?? '', { ...opciones, medida: medidaDe() })
    writeNoche(primero ?? '', noche ?? '')
    writeNoche(noche ?? '', otra ?? '')
    const { pool, cargar } = producto
    await cargar(primero ?? '')
    await pool.query('vacuum analyze')
    const con = await cargar(noche ?? '')
    const rows = [...(await benchListas(producto)), ...(await benchLibro(producto))]
    for (const [tabla, disparadores] of Object.entries(DISPARADORES))
      for (const disparador of disparadores)
        await pool.query(`alter table ${tabla} disable trigger ${disparador}`)
    const sin = await cargar(otra ?? '')
    const listas = con.pasos.get(textos.paquete.carga.pasos.listas) ?? 0
    const listasSin = sin.pasos.get(textos.paquete.carga.pasos.listas) ?? 0
    return [
      ...rows,
      { name: 'la noche, con las guardadas, sin rehacerlas', value: con.total - listas, unit: 's' },
      {
        ...{ name: 'la noche, sin sus disparadores', value: sin.total - listasSin, unit: 's' },
        ...{ ratio: (sin.total - listasSin) / (con.total - listas), against: 'la noche con ellos' },
      },
      { name: 'rehacer las guardadas después de la noche', value: listas, unit: 's' },
    ]
  } finally {
    await producto.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
