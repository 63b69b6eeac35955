import {
  type Fecha,
  type FiltroDe,
  formatDomicilio,
  formatNomenclaturaDePartes,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { alfabetico } from '../../platform/db/alfabetico.ts'
import type { Db } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type { Paginado } from '../deuda-proveedor.ts'
import type { InmuebleDeLibro, InmuebleDePadron, OrdenDeInmuebles } from '../padron-proveedor.ts'
import {
  casosDe,
  conEtapa,
  conNumero,
  conPalabras,
  conTexto,
  diaDeSaldada,
  si,
  textoDeLegales,
} from './condiciones.ts'
import type { ListaGuardada } from './listados-guardados.ts'
import { deContribuyente, enBusqueda } from './listados-por-nombre.ts'
import {
  type ConsultaGuardable,
  selectPageGuardable,
  sentidoSql,
  whereAll,
} from './listados-select-page.ts'
import { type FilaDeTerreno, nomenclaturaDe } from './terreno.ts'

interface FilaDeInmueble extends FilaDeTerreno {
  readonly nro_inmueble: number
  readonly recurso: string
  readonly calle: string
  readonly nro: number | null
  readonly piso: string
  readonly dept: string
  readonly barrio: string
  readonly apynom: string | null
  readonly legal: string
  readonly saldada: Fecha | null
  readonly activo: boolean
}

const toInmueble = (fila: FilaDeInmueble): InmuebleDePadron => ({
  NRO_INMUEBLE: fila.nro_inmueble,
  RECURSO: fila.recurso,
  NRO_IMPONIBLE: fila.nro_inmueble,
  CALLE: fila.calle,
  NRO: fila.nro,
  PISO: fila.piso,
  DEPT: fila.dept,
  BARRIO: fila.barrio,
  DOMICILIO: formatDomicilio(fila),
  PAR_PROVINCIAL: fila.par_provincial ?? '',
  PARTIDA: fila.par_provincial ?? '',
  APYNOM: fila.apynom ?? '',
  LEGAL: fila.legal,
  SALDADA: fila.saldada,
  CIRCUNS: fila.circuns,
  SECCION: fila.seccion,
  CHACRA_NRO: fila.chacra_nro,
  CHACRA_LET: fila.chacra_let,
  QUINTA_NRO: fila.quinta_nro,
  QUINTA_LET: fila.quinta_let,
  FRACCION_NRO: fila.fraccion_nro,
  FRACCION_LET: fila.fraccion_let,
  MANZANA_NRO: fila.manzana_nro,
  MANZANA_LET: fila.manzana_let,
  PARCELA_NRO: fila.parcela_nro,
  PARCELA_LET: fila.parcela_let,
  UNI_FUNCIONAL: fila.uni_funcional,
  NOMENCLATURA: nomenclaturaDe(fila),
  ACTIVO: fila.activo,
})

/**
 * SQL condition for a property and tax with a period that meets `condicion`. In a search by a lawyer, only periods of
 * that lawyer or of nobody count (D21). `offset 0` makes PostgreSQL read by primary key, and not all the periods of the
 * city.
 */
const conDeuda = (condicion: SQL, abogado: string): SQL => sql`exists (
  select from deuda d where d.tipo = ir.tipo and d.imponible = ir.imponible
    and d.recurso = ir.recurso and ${condicion}
    ${abogado === '' ? sql`` : sql`and d.legal in ('', ${abogado}) offset 0`})`

/**
 * SQL conditions of a property search about one tax of the property, such as its last legal action. A search by legal
 * status ignores paid tax periods, because a paid period keeps its last status.
 */
const delRecurso = (filtro: FiltroDe<'inmuebles'>, abogado: string): (SQL | undefined)[] => [
  deContribuyente(sql`ir`, filtro.nombre ?? ''),
  conNumero(sql`ir.imponible`, filtro.inmueble),
  si(filtro.recurso, (recurso) => sql`ir.recurso = ${recurso}`),
  conEtapa(sql`ir`, filtro),
  si(filtro.estado, (estado) => conDeuda(sql`d.estado = ${estado}`, abogado)),
  si(filtro.situacion, (situacion) =>
    conDeuda(sql`d.situacion = ${situacion} and d.estado <> 'CANCELADA'`, abogado),
  ),
]

const delTerreno = (filtro: FiltroDe<'inmuebles'>): (SQL | undefined)[] => [
  conPalabras(enBusqueda(sql`i.barrio`), filtro.barrio),
  conPalabras(sql`i.calle_busqueda`, filtro.calle),
  conNumero(sql`i.nro`, filtro.altura),
  si(filtro.padron, (padron) => (padron === 'ACTIVO' ? sql`i.activo` : sql`not i.activo`)),
  si(filtro.partida, (partida) => sql`i.par_provincial = ${partida}`),
  conTexto(sql`i.circuns`, filtro.circ),
  conTexto(sql`i.seccion`, filtro.secc),
  conNumero(sql`i.chacra_nro`, filtro.chNro),
  conTexto(sql`i.chacra_let`, filtro.chLta),
  conNumero(sql`i.quinta_nro`, filtro.qtNro),
  conTexto(sql`i.quinta_let`, filtro.qtLta),
  conNumero(sql`i.fraccion_nro`, filtro.frNro),
  conTexto(sql`i.fraccion_let`, filtro.frLta),
  conNumero(sql`i.manzana_nro`, filtro.mzNro),
  conTexto(sql`i.manzana_let`, filtro.mzLta),
  conNumero(sql`i.parcela_nro`, filtro.pcNro),
  conTexto(sql`i.parcela_let`, filtro.pcLta),
  conNumero(sql`i.uni_funcional`, filtro.subPc),
]

const isGiven = (condicion: SQL | undefined): boolean => condicion !== undefined

/**
 * For each sort order of the list of properties, the columns to sort by. The property number and the tax always follow
 * them, so that two equal rows never change places.
 */
const ORDENES: Readonly<Record<OrdenDeInmuebles['orden'], readonly string[]>> = {
  NRO_INMUEBLE: [],
  RECURSO: ['recurso'],
  APYNOM: ['apynom'],
  DOMICILIO: ['calle', 'nro'],
  BARRIO: ['barrio'],
  NOMENCLATURA: [
    'circuns',
    'seccion',
    'chacra_nro',
    'chacra_let',
    'quinta_nro',
    'quinta_let',
    'fraccion_nro',
    'fraccion_let',
    'manzana_nro',
    'manzana_let',
    'parcela_nro',
    'parcela_let',
    'uni_funcional',
  ],
  PARTIDA: ['par_provincial'],
}
const ALFABETICAS: readonly string[] = ['apynom', 'calle', 'barrio']

const ordenDe = ({ orden, sentido }: OrdenDeInmuebles): SQL => {
  const hacia = sql.raw(sentido)
  return sql.join(
    [
      ...ORDENES[orden].map((nombre) => {
        const columna = sql.identifier(nombre)
        const comparada = ALFABETICAS.includes(nombre)
          ? alfabetico(sql`${columna}`)
          : sql`${columna}`
        return sql`${comparada} ${sentidoSql(sentido)}`
      }),
      // The order of the column `imponible` has no `nulls last`, because the column is never null. With `nulls last`,
      // PostgreSQL could not read the primary key backwards.
      sql`imponible ${hacia}, recurso ${hacia}`,
    ],
    sql`, `,
  )
}

const titular = (alias: SQL): SQL => sql`
  left join vinculo v on v.tipo = 'I' and v.imponible = ${alias}.imponible and v.orden = 1
  left join contribuyente c on c.nro_contrib = v.nro_contrib`

/**
 * SQL join with the holder of each property, for a few rows. It looks up one holder at a time, because a plain join
 * would read every person of the city.
 */
const titularDePocas = (alias: SQL): SQL => sql`
  left join lateral (
    select c.apynom from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
    where v.tipo = 'I' and v.imponible = ${alias}.imponible and v.orden = 1 limit 1) c on true`

/**
 * Name of the taxpayer in the municipality's data or, when it is missing, of the holder in the provincial register (S2
 * §2.13).
 */
const NOMBRE = sql`coalesce(c.apynom, nullif(i.titular, ''))`

const LEGALES = textoDeLegales({
  tipo: sql`p.tipo`,
  imponible: sql`p.imponible`,
  recurso: sql`p.recurso`,
})

const DETALLE = sql`
  select p.n, p.recurso, ${NOMBRE} as apynom, i.*, ${LEGALES} as legal, ${diaDeSaldada(sql`p`)} as saldada
  from p join inmueble i on i.nro_inmueble = p.imponible ${titular(sql`p`)}`

/**
 * Query for the lawyers of the properties that meet the condition `donde`. Returns one row for each property, tax and
 * lawyer. `textoDeLegales` finds the lawyers of one property by the same rule.
 */
export const legalesDeInmuebles = (donde: (imponible: SQL) => SQL): SQL => sql`
  select d.imponible, d.recurso, d.legal from deuda d
  where d.tipo = 'I' and ${donde(sql`d.imponible`)} and d.legal <> '' and d.estado <> 'CANCELADA'
  union select s.imponible, s.recurso, s.abogado from caso s
  where s.tipo = 'I' and ${donde(sql`s.imponible`)} and s.saldada is not null and s.abogado <> ''`

/**
 * SQL for the columns of the exported workbook. Full rows would be more than twice as large. One subquery finds the
 * lawyers of all the properties of the page.
 */
const DETALLE_DE_PLANILLA = sql`
  select p.n, p.imponible, p.recurso, ${NOMBRE} as apynom, i.calle, i.nro, i.piso, i.dept, i.barrio,
    i.par_provincial, coalesce(l.legal, '') as legal,
    array[i.circuns, i.seccion, i.chacra_nro::text, i.chacra_let, i.quinta_nro::text, i.quinta_let,
      i.fraccion_nro::text, i.fraccion_let, i.manzana_nro::text, i.manzana_let, i.parcela_nro::text,
      i.parcela_let, i.uni_funcional::text] as terreno, i.activo, s.saldada
  from p join inmueble i on i.nro_inmueble = p.imponible ${titular(sql`p`)}
  left join (
    select d.imponible, d.recurso, string_agg(d.legal, ', ' order by d.legal) as legal
    from (${legalesDeInmuebles((columna) => sql`${columna} = any((select array_agg(p.imponible) from p)::integer[])`)}) d
    group by d.imponible, d.recurso
  ) l on l.imponible = p.imponible and l.recurso = p.recurso
  left join caso s on (s.tipo, s.imponible, s.recurso) = ('I', p.imponible, p.recurso)`

const imponiblesDe = (abogado: string): SQL =>
  abogado === ''
    ? sql`imponible_recurso ir`
    : sql`(select * from (${casosDe(abogado)}) suyos where tipo = 'I') ir`

const columnasDe = (orden: OrdenDeInmuebles['orden']) => {
  const terreno = ORDENES[orden].filter((nombre) => !['recurso', 'apynom'].includes(nombre))
  return { terreno, conTitular: ORDENES[orden].includes('apynom') }
}

/**
 * Fields whose searches may be stored in the database as sorted lists. Each field has few values, so each value matches
 * many properties.
 */
const GUARDADOS: readonly string[] = ['recurso', 'estado', 'situacion']
const DE_LA_DEUDA: readonly string[] = ['estado', 'situacion']

const guardadaDe = (
  filtro: FiltroDe<'inmuebles'>,
  abogado: string,
  { orden, sentido }: OrdenDeInmuebles,
): ListaGuardada | undefined => {
  const dados = Object.entries(filtro).filter(([, valor]) => valor !== undefined && valor !== '')
  if (abogado !== '' || !dados.every(([campo]) => GUARDADOS.includes(campo))) return undefined
  const conDeudas = dados.some(([campo]) => DE_LA_DEUDA.includes(campo))
  return {
    lista: 'inmuebles',
    filtro: dados.length === 0 ? '' : JSON.stringify(dados.sort()),
    orden: `${orden} ${sentido}`,
    de: conDeudas ? ['padron', 'deuda'] : ['padron'],
    clave: sql`imponible`,
    recurso: sql`recurso`,
    columnas: sql`'I' as tipo, k.clave as imponible, k.recurso`,
  }
}

/**
 * Builds a search of properties, with only the tables that the filter and the sort order need. `detalle` reads the
 * other columns of one page. `guardada` names the stored sorted list, if the search has one.
 */
export const searchInmuebles = (
  filtro: FiltroDe<'inmuebles'>,
  abogado: string,
  orden: OrdenDeInmuebles,
): ConsultaGuardable => {
  const { terreno, conTitular } = columnasDe(orden.orden)
  const conTerreno = conTitular || terreno.length > 0 || delTerreno(filtro).some(isGiven)
  const unirTitular = abogado === '' ? titular : titularDePocas
  const columnas = [
    sql`ir.tipo, ir.imponible, ir.recurso`,
    ...terreno.map((nombre) => sql`i.${sql.identifier(nombre)}`),
    ...(conTitular ? [sql`${NOMBRE} as apynom`] : []),
  ]
  const condiciones = [...delRecurso(filtro, abogado), ...delTerreno(filtro)]
  const filas = sql`
    select ${sql.join(columnas, sql`, `)} from ${imponiblesDe(abogado)}
    ${conTerreno ? sql`join inmueble i on i.nro_inmueble = ir.imponible` : sql``}
    ${conTitular ? unirTitular(sql`ir`) : sql``}
    where ${whereAll([sql`ir.tipo = 'I'`, ...condiciones])}`
  return {
    filas,
    orden: ordenDe(orden),
    detalle: DETALLE,
    guardada: guardadaDe(filtro, abogado, orden),
  }
}

export const pageInmuebles = async (
  db: Db,
  filtro: FiltroDe<'inmuebles'>,
  abogado: string,
  pagina: Pagina & OrdenDeInmuebles,
): Promise<Paginado<InmuebleDePadron>> => {
  const consulta = searchInmuebles(filtro, abogado, pagina)
  const { rows, total } = await selectPageGuardable<FilaDeInmueble>(db, consulta, pagina)
  return { rows: rows.map(toInmueble), total }
}

interface FilaDeLibro {
  readonly imponible: number
  readonly recurso: string
  readonly apynom: string | null
  readonly calle: string
  readonly nro: number | null
  readonly piso: string
  readonly dept: string
  readonly barrio: string
  readonly par_provincial: string | null
  readonly legal: string
  readonly terreno: readonly (string | null)[]
  readonly activo: boolean
  readonly saldada: Fecha | null
}

const toInmuebleDeLibro = (fila: FilaDeLibro): InmuebleDeLibro => ({
  NRO_INMUEBLE: fila.imponible,
  RECURSO: fila.recurso,
  APYNOM: fila.apynom ?? '',
  DOMICILIO: formatDomicilio(fila),
  BARRIO: fila.barrio,
  NOMENCLATURA: formatNomenclaturaDePartes(fila.terreno),
  PARTIDA: fila.par_provincial ?? '',
  LEGAL: fila.legal,
  ACTIVO: fila.activo,
  SALDADA: fila.saldada,
})

export const pageInmueblesDeLibro = async (
  db: Db,
  filtro: FiltroDe<'inmuebles'>,
  abogado: string,
  pagina: Pagina & OrdenDeInmuebles,
): Promise<Paginado<InmuebleDeLibro>> => {
  const consulta = { ...searchInmuebles(filtro, abogado, pagina), detalle: DETALLE_DE_PLANILLA }
  const { rows, total } = await selectPageGuardable<FilaDeLibro>(db, consulta, pagina)
  return { rows: rows.map(toInmuebleDeLibro), total }
}
