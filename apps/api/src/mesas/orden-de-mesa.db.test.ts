import { ORDENES_DE_MESA } from '@apremia/api-client'
import { MESAS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOY } from '../../test/global-setup.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { ListaDeMesa } from './lista-de-mesa.ts'
import { clavesEnOrden, elegidosDe } from './orden-de-mesa.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
  await open.db.execute(sql`update actuacion set dato = dato || jsonb_build_object('nroexpte',
    case id % 3 when 0 then '' else (id / 2 % 7)::text end) where tp_id in (1, 18)`)
  await open.db.execute(sql`update caso set vence = null, ingreso = null where imponible % 4 = 0`)
  await open.db.execute(sql`update caso set mesa = 'judicial' where imponible % 9 = 0`)
  await open.db.execute(sql`delete from vinculo where orden = 1 and imponible % 5 = 0`)
})
afterAll(() => open.close())

const VALORES: Readonly<Record<ListaDeMesa['orden'], string>> = {
  vence: 'caso.vence',
  inicial: 'caso.ingreso',
  ultima: 'caso.ultima_fecha',
  abogado: 'caso.abogado',
  imponible: 'caso.imponible',
  recurso: 'caso.recurso',
  situacion: 'caso.mesa',
  categoria: 'caso.tipo',
  monto: 'caso.total',
  prescripcion: `(select p.prescribe_el from caso_prescripcion p
    where (p.tipo, p.imponible, p.recurso, p.alcance) = (caso.tipo, caso.imponible, caso.recurso, 'todos'))`,
  contribuyente: `(select t.apynom from vinculo v join contribuyente t using (nro_contrib)
    where (v.tipo, v.imponible, v.orden) = (caso.tipo, caso.imponible, 1)) collate alfabetico`,
  expediente: `(select nullif(a.dato ->> 'nroexpte', '') from actuacion a
    where (a.tipo, a.imponible, a.recurso) = (caso.tipo, caso.imponible, caso.recurso)
      and a.vigente and a.tp_id in (1, 18) order by a.fecha desc, a.id desc limit 1)`,
}

const VACIA = {
  historico: 'true',
  ...({ imponible: '', recurso: '', contribuyente: '', comercio: '', cuit: '' } as const),
  ...({
    fantasia: '',
    calle: '',
    altura: '',
    vence: '',
    antiguedad: '',
    alarma: '',
    saldada: '',
    prescripcion: '',
    abogado: '',
  } as const),
}

const ask = async (consulta: Parameters<typeof open.db.execute>[0]): Promise<string[]> => {
  const { rows } = await open.db.execute<Record<string, unknown> & ClaveDeCaso>(consulta)
  return rows.map(({ tipo, imponible, recurso }) => `${tipo} ${imponible} ${recurso}`)
}

it.each(ORDENES_DE_MESA)(
  'by %s a list is the same found and sorted as gone through by an index, whole and by pages, empty last',
  async (orden) => {
    const mirada = { hoy: HOY, fechaInicial: null, abogado: '', propio: '' }
    for (const mesa of MESAS)
      for (const sentido of ['asc', 'desc'] as const)
        for (const solapa of ['todos', 'activos'] as const) {
          const lista = { ...VACIA, mesa, sentido, solapa, orden }
          const donde = solapa === 'todos' ? `todos_${mesa}` : `solapa_${mesa} = 'activos'`
          const esperadas = await ask(`select tipo, imponible, recurso from caso where ${donde}
            order by ${VALORES[orden]} ${sentido} nulls last, tipo ${sentido}, imponible ${sentido}, recurso ${sentido}`)
          expect(esperadas.length).toBeGreaterThan(20)
          for (const pocos of [true, false]) {
            const elegidos = pocos ? sql`with ${elegidosDe(lista, mirada)}` : sql``
            const read = (pagina?: { pagina: number; porPagina: number }) =>
              ask(sql`${elegidos} select * from (
                ${clavesEnOrden(lista, mirada, { pocos, ...(pagina && { pagina }) })}) q`)
            expect(await read(), `${mesa} ${sentido} ${solapa} ${pocos}`).toEqual(esperadas)
            const [porPagina, ultima] = [7, Math.ceil(esperadas.length / 7)]
            for (const pagina of [1, 2, Math.ceil(ultima / 2), ultima, ultima + 1])
              expect(await read({ pagina, porPagina }), `${mesa} ${sentido} ${pagina}`).toEqual(
                esperadas.slice((pagina - 1) * porPagina, pagina * porPagina),
              )
          }
        }
  },
)
