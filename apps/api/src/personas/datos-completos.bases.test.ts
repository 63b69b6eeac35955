import { hasPersonas, TABLAS_DE_DATOS, type TablaConPersonas } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { findPersonaBuscada, type PersonaBuscada } from './find-persona-buscada.ts'
import { readDatosPersonales } from './read-datos-personales.ts'

const DNI = '30111222'
const CUIT = '20-30111222-3'
const NOMBRE = 'ZUBIRÍA, MARÍA DE LOS ÁNGELES'
const CONTRIBUYENTE = 900_001
const ABOGADO = 'Z99'
const INMUEBLE = 900_058
const COMERCIO = 900_059

interface ColumnaDeBase extends Record<string, unknown> {
  readonly tabla: string
  readonly columna: string
  readonly tipo: string
  readonly generada: boolean
}

let open: TestDb
let columnas: readonly ColumnaDeBase[]
const leidas = new Map<string, { por: readonly string[]; fila: object }[]>()
const plantadas: { tabla: string; por: string; fila: Record<string, unknown> }[] = []

let siguiente = 0
const next = (): number => {
  siguiente += 1
  return 950_000_000 + siguiente
}

const marcaDe = ({ tabla, columna, tipo }: ColumnaDeBase): unknown => {
  const n = next()
  const marca = `MARCA-${tabla}-${columna}-${n}`
  const dia = new Date(Date.UTC(1930, 0, 1) + siguiente * 86_400_000).toISOString()
  if (tipo === 'date[]') return [dia.slice(0, 10)]
  if (tipo.endsWith('[]')) return tipo === 'text[]' ? [marca] : [n]
  if (tipo === 'jsonb') return JSON.stringify({ marca })
  if (tipo === 'date') return dia.slice(0, 10)
  if (tipo.startsWith('timestamp')) return dia
  if (tipo === 'boolean') return true
  if (tipo === 'uuid') return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  if (tipo.startsWith('numeric')) return '12.34'
  if (tipo === 'integer' || tipo === 'bigint') return n
  return marca
}

const plant = async (
  tabla: string,
  por: string,
  dados: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const suyas = columnas.filter((una) => una.tabla === tabla && !una.generada)
  const valores = suyas.map((una) =>
    Object.hasOwn(dados, una.columna) ? dados[una.columna] : marcaDe(una),
  )
  const { rows } = await open.pool.query(
    `insert into ${tabla} as nueva (${suyas.map(({ columna }) => `"${columna}"`).join(', ')})
     overriding system value
     values (${suyas.map((_, i) => `$${i + 1}`).join(', ')}) returning to_jsonb(nueva) as fila`,
    valores,
  )
  const { fila } = rows[0]
  if (por !== '') plantadas.push({ tabla, por, fila })
  return fila
}

const jsonOTexto = (tabla: string, columna: string, texto: string): string => {
  const tipo = columnas.find((una) => una.tabla === tabla && una.columna === columna)?.tipo
  return tipo === 'jsonb' ? JSON.stringify({ texto: `${texto} ${next()}` }) : `${texto} ${next()}`
}

const waysOf = (
  tabla: string,
  entrada: TablaConPersonas,
): readonly (readonly [por: string, dados: Readonly<Record<string, unknown>>])[] => {
  const each = (por: string, nombres: readonly string[] | undefined, valor: unknown) =>
    (nombres ?? []).map((columna): [string, Record<string, unknown>] => [por, { [columna]: valor }])
  const [apellido, nombre] = entrada.apellidoYNombre ?? []
  return [
    ...each('dni', entrada.dni, DNI),
    ...each('dni', entrada.dni, '30.111.222'),
    ...each('cuit', entrada.cuit, CUIT),
    ...each('cuit', entrada.cuit, '20301112223'),
    ...each('contribuyente', entrada.contribuyente, CONTRIBUYENTE),
    ...each('nombre', entrada.nombre, 'Zubiria  María de los Angeles'),
    ...(apellido && nombre
      ? [['nombre', { [apellido]: 'Zubiría', [nombre]: 'María de los Ángeles' }] as const]
      : []),
    ...(entrada.imponible
      ? [
          ['imponible', { tipo: 'I', imponible: INMUEBLE }] as const,
          ['imponible', { tipo: 'C', imponible: COMERCIO }] as const,
        ]
      : []),
    ...each('inmueble', entrada.inmueble, INMUEBLE),
    ...each('comercio', entrada.comercio, COMERCIO),
    ...each('imponible', entrada.numero, String(INMUEBLE)),
    ...each('abogado', entrada.abogado, ABOGADO),
    ...(entrada.texto ?? []).flatMap((columna) =>
      ['Vino el 30.111.222 a pagar', `CUIL ${CUIT}.`, 'con zubiria, maria de los angeles y'].map(
        (texto, i): [string, Record<string, unknown>] => [
          i < 2 ? 'texto' : 'nombre',
          { [columna]: jsonOTexto(tabla, columna, texto) },
        ],
      ),
    ),
    ...(entrada.lectura
      ? [
          ['imponible', { cosa: 'imponible', clave: `I/${INMUEBLE}` }] as const,
          ['imponible', { cosa: 'contribuyente', clave: String(CONTRIBUYENTE) }] as const,
          ['imponible', { cosa: 'persona', clave: DNI }] as const,
        ]
      : []),
  ]
}

const TABLAS = Object.entries(TABLAS_DE_DATOS).flatMap(([tabla, entrada]) =>
  hasPersonas(entrada) ? [[tabla, entrada] as const] : [],
)

const dropRules = async (): Promise<void> => {
  const { rows } = await open.pool.query(`
    select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as sql
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'u')
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger where not tgisinternal
    union all
    select format('drop index %s', i.indexrelid::regclass) from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`)
  for (const { sql: sentencia } of rows) await open.pool.query(sentencia)
}

const plantAll = async (): Promise<void> => {
  await plant('contribuyente', '', {
    ...{ nro_contrib: CONTRIBUYENTE, apynom: NOMBRE, nro_doc: DNI, cuit: CUIT },
  })
  await plant('abogado', '', { codexterno: ABOGADO, nrodni: DNI })
  for (const [tipo, imponible] of [
    ['I', INMUEBLE],
    ['C', COMERCIO],
  ] as const)
    await plant('vinculo', '', { tipo, imponible, nro_contrib: CONTRIBUYENTE })
  for (const [tabla, entrada] of TABLAS) {
    for (const [por, dados] of waysOf(tabla, entrada)) {
      if (isBase(tabla, dados)) continue
      await plant(tabla, por, dados)
    }
    for (const { tabla: otra, columnas: pares } of entrada.va ?? []) {
      const suya = TABLAS_DE_DATOS[otra]
      if (suya === undefined || !hasPersonas(suya)) continue
      const [way] = waysOf(otra, suya)
      const padre = way ? await plant(otra, way[0], way[1]) : await plantWithParent(otra, suya)
      const dados = Object.fromEntries(pares.map(([propia, ajena]) => [propia, padre[ajena]]))
      await plant(tabla, 'va', dados)
    }
    const { dni = [], codigo = [] } = entrada.autor ?? {}
    for (const columna of dni) await plant(tabla, 'autor', { [columna]: DNI })
    for (const columna of codigo) await plant(tabla, 'autor', { [columna]: ABOGADO })
  }
}

const isBase = (tabla: string, dados: Readonly<Record<string, unknown>>): boolean =>
  (tabla === 'contribuyente' && dados.nro_contrib === CONTRIBUYENTE) ||
  (tabla === 'abogado' && dados.codexterno === ABOGADO)

const plantWithParent = async (
  tabla: string,
  { va = [] }: TablaConPersonas,
): Promise<Record<string, unknown>> => {
  const [primera] = va
  const suya = primera && TABLAS_DE_DATOS[primera.tabla]
  if (primera === undefined || suya === undefined || !hasPersonas(suya))
    throw new Error(`Nadie encuentra las filas de ${tabla}`)
  const [way] = waysOf(primera.tabla, suya)
  if (way === undefined) throw new Error(`Nadie encuentra las filas de ${primera.tabla}`)
  const padre = await plant(primera.tabla, way[0], way[1])
  return plant(
    tabla,
    'va',
    Object.fromEntries(primera.columnas.map(([propia, ajena]) => [propia, padre[ajena]])),
  )
}

let persona: PersonaBuscada
beforeAll(async () => {
  open = await openTestDb(true)
  const { rows } = await open.db.execute<ColumnaDeBase>(sql`
    select c.relname as tabla, a.attname as columna, format_type(a.atttypid, a.atttypmod) as tipo,
      a.attgenerated <> '' as generada
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, a.attnum`)
  columnas = rows
  await dropRules()
  await plantAll()
  persona = await findPersonaBuscada(open.db, { dni: DNI, cuit: '' })
  await open.db.transaction(async (tx) => {
    for await (const { tabla, filas } of readDatosPersonales(tx, persona)) {
      const todas: { por: readonly string[]; fila: object }[] = []
      for await (const lote of filas()) todas.push(...lote)
      leidas.set(tabla, todas)
    }
  })
}, 120_000)
afterAll(() => open.close())

const sinOrden = (fila: object) =>
  JSON.stringify(Object.entries(fila).sort(([a], [b]) => (a < b ? -1 : 1)))

describe('everything kept about a person (Ley 25.326)', () => {
  it('every table of the database is searched, or the list explains why not', () => {
    const tablas = [...new Set(columnas.map(({ tabla }) => tabla))].sort()
    expect(tablas.filter((tabla) => TABLAS_DE_DATOS[tabla] === undefined)).toEqual([])
    expect(Object.keys(TABLAS_DE_DATOS).filter((tabla) => !tablas.includes(tabla))).toEqual([])
  })

  it('is searched by every column that holds a number of a person', () => {
    const dichas = TABLAS.flatMap(([tabla, entrada]) => {
      const { dni, cuit, contribuyente, nombre, apellidoYNombre, texto, abogado } = entrada
      const { autor = {}, calla = {} } = entrada
      const todas = [dni, cuit, contribuyente, nombre, apellidoYNombre, texto, abogado]
      return [...todas, autor.dni, autor.codigo, Object.keys(calla)].flatMap((unas = []) =>
        unas.map((columna) => `${tabla}.${columna}`),
      )
    })
    const deAlguien = columnas
      .filter(({ tabla }) => 'clase' in (TABLAS_DE_DATOS[tabla] ?? {}))
      .filter(({ columna }) =>
        /(^|_)(dni|cuit|cuil|doc|apynom|titular|remitente|receptor|por|abogado|codexterno|obs)$/.test(
          columna,
        ),
      )
      .map(({ tabla, columna }) => `${tabla}.${columna}`)
    expect(deAlguien.filter((una) => !dichas.includes(una)).sort()).toEqual([
      'deuda.legal_abogado',
      'situacion_historica.legal_abogado',
    ])
  })

  it.each(TABLAS)('%s: every mark is found', (tabla, { calla = {} }) => {
    const halladas = new Map((leidas.get(tabla) ?? []).map((una) => [sinOrden(una.fila), una.por]))
    const mias = plantadas.filter((una) => una.tabla === tabla)
    expect(mias.length).toBeGreaterThan(0)
    for (const { por, fila } of mias) {
      if (por === 'autor') continue
      const visible = Object.fromEntries(
        Object.entries(fila).filter(([columna]) => !Object.hasOwn(calla, columna)),
      )
      const como = halladas.get(sinOrden(visible))
      expect(como, `${tabla}, por ${por}: ${JSON.stringify(visible)}`).toBeDefined()
      if (por !== 'va') expect(como).toContain(por)
    }
  })

  it.each(TABLAS.filter(([, { autor }]) => autor))(
    '%s: of what the person did about others only the key, the dates and the number are told',
    (tabla, { autor = {} }) => {
      const nombres = [...(autor.dni ?? []), ...(autor.codigo ?? []), ...(autor.muestra ?? [])]
      for (const { fila } of plantadas.filter(
        (una) => una.tabla === tabla && una.por === 'autor',
      )) {
        const dichos = nombres.map((nombre) => JSON.stringify(fila[nombre]))
        const suya = (leidas.get(tabla) ?? []).find((una) => {
          const una_fila = una.fila as Record<string, unknown>
          return nombres.every((nombre, i) => JSON.stringify(una_fila[nombre]) === dichos[i])
        })
        expect(suya?.por, `${tabla}: ${JSON.stringify(fila)}`).toEqual(['autor'])
        const marcas = Object.entries(suya?.fila ?? {}).filter(
          ([columna, valor]) =>
            !nombres.includes(columna) && JSON.stringify(valor).includes('MARCA'),
        )
        expect(marcas.every(([, valor]) => typeof valor === 'string')).toBe(true)
      }
    },
  )

  it('leaves out the rows of other people', () => {
    const suyas = [...leidas.entries()].flatMap(([tabla, filas]) => filas.map(() => tabla)).length
    expect(suyas).toBe(plantadas.length + 4)
  })
})
