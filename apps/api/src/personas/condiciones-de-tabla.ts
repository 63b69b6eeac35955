import {
  hasPersonas,
  patronDeNumeros,
  TABLAS_DE_DATOS,
  type TablaConPersonas,
  type VaCon,
} from '@apremia/core'
import type { PersonaBuscada } from './find-persona-buscada.ts'

interface Condicion {
  readonly por: string
  readonly sql: string
}

/**
 * SQL conditions over one table, used to export a person's data. `suyas` finds the rows about the person. `hechas`
 * finds the rows that the person made or is in charge of.
 */
export interface CondicionesDeTabla {
  readonly suyas: readonly Condicion[]
  readonly hechas: readonly Condicion[]
}

/** Writes a text as an SQL literal, because a query that is read through a cursor takes no parameters. */
const literal = (texto: string): string => `'${texto.replaceAll("'", "''")}'`

const lista = (valores: readonly string[]): string => `(${valores.map(literal).join(', ')})`

const CON_TILDE = 'áéíóúàèìòùüñ,'
const SIN_TILDE = 'aeiouaeiouun'

/** SQL that removes accents, capitals and commas from a text, so that names can be compared. */
const llano = (sql: string): string =>
  `translate(lower(${sql}), ${literal(CON_TILDE)}, ${literal(SIN_TILDE)})`

const nombreLlano = (sql: string): string =>
  `btrim(regexp_replace(${llano(sql)}, '\\s+', ' ', 'g'))`

const escapeLike = (texto: string): string => texto.replace(/[\\%_]/g, '\\$&')

const formasDeDni = (dni: string): readonly string[] => [
  ...new Set([dni, dni.padStart(8, '0'), dni.replace(/\B(?=(\d{3})+$)/g, '.')]),
]

const or = (partes: readonly string[]): string => partes.map((parte) => `(${parte})`).join(' or ')

type Construir = (
  columna: (nombre: string) => string,
  persona: PersonaBuscada,
) => readonly (readonly [
  por: string,
  columnas: readonly string[] | undefined,
  sql: (col: string) => string | undefined,
])[]

const porColumna =
  (entrada: TablaConPersonas): Construir =>
  (_, persona) => {
    const { dni, cuits, contribuyentes, nombres, abogados, inmuebles, comercios } = persona
    const numeros = (valores: readonly number[]) => (col: string) =>
      valores.length === 0 ? undefined : `${col} in (${valores.join(', ')})`
    const textos = (valores: readonly string[]) => (col: string) =>
      valores.length === 0 ? undefined : `${col} in ${lista(valores)}`
    const imponibles = [...new Set([...inmuebles, ...comercios])].map(String)
    return [
      ['dni', entrada.dni, textos(dni === '' ? [] : formasDeDni(dni))],
      [
        'cuit',
        entrada.cuit,
        (col) => {
          const limpio = `regexp_replace(coalesce(${col}, ''), '[^0-9]', '', 'g')`
          const formas = [
            ...(cuits.length === 0 ? [] : [`${limpio} in ${lista(cuits)}`]),
            ...(dni === '' ? [] : [`${limpio} ~ ${literal(`^2[0-9]0*${dni}[0-9]$`)}`]),
          ]
          return formas.length === 0 ? undefined : or(formas)
        },
      ],
      ['contribuyente', entrada.contribuyente, numeros(contribuyentes)],
      ['inmueble', entrada.inmueble, numeros(inmuebles)],
      ['comercio', entrada.comercio, numeros(comercios)],
      ['imponible', entrada.numero, textos(imponibles)],
      ['abogado', entrada.abogado, textos(abogados)],
      [
        'nombre',
        entrada.nombre,
        (col) =>
          nombres.length === 0
            ? undefined
            : `${nombreLlano(col)} in (${nombres.map((uno) => nombreLlano(literal(uno))).join(', ')})`,
      ],
      [
        'texto',
        entrada.texto,
        (col) =>
          dni === '' && cuits.length === 0
            ? undefined
            : `${col}::text ~ ${literal(patronDeNumeros({ dni, cuits }))}`,
      ],
      [
        'nombre',
        entrada.texto,
        (col) =>
          nombres.length === 0
            ? undefined
            : or(
                nombres.map(
                  (uno) =>
                    `${llano(`${col}::text`)} like '%' || ${llano(literal(escapeLike(uno)))} || '%'`,
                ),
              ),
      ],
    ]
  }

const COSAS_LEIDAS: readonly (readonly [cosa: string, tabla: string, clave: string])[] = [
  ['registro', 'registro', 'id'],
  ['documento-de-registro', 'registro_documento', 'id'],
  ['novedad', 'novedad', 'id'],
  ['inmueble-de-novedad', 'novedad_inmueble', 'id'],
  ['documento-de-novedad', 'novedad_documento', 'id'],
  ['convenio', 'convenio', 'id'],
  ['carta', 'carta', 'numero'],
  ['titulo', 'titulo', 'numero'],
  ['plan', 'plan_pago', 'nro_plan'],
  ['actuacion', 'actuacion', 'id'],
  ['documento-de-actuacion', 'actuacion_documento', 'id'],
  ['datos-personales', 'datos_personales', 'id'],
]

export const condicionDeLectura = (persona: PersonaBuscada, alias: string): string => {
  const { dni, contribuyentes, inmuebles, comercios } = persona
  const imponibles = [
    ...inmuebles.map((numero) => `I/${numero}`),
    ...comercios.map((numero) => `C/${numero}`),
  ]
  const esDe = (cosa: string, claves: string) =>
    `${alias}.cosa = ${literal(cosa)} and ${alias}.clave in ${claves}`
  return or([
    ...(imponibles.length === 0 ? [] : [esDe('imponible', lista(imponibles))]),
    ...(contribuyentes.length === 0
      ? []
      : [esDe('contribuyente', lista(contribuyentes.map(String)))]),
    ...(dni === '' ? [] : [esDe('persona', lista([dni]))]),
    ...COSAS_LEIDAS.flatMap(([cosa, tabla, clave]) => {
      const suyas = suyasDe(tabla, 'x', persona, [])
      return suyas.length === 0
        ? []
        : [
            esDe(
              cosa,
              `(select x.${clave}::text from ${tabla} x where ${or(suyas.map(({ sql }) => sql))})`,
            ),
          ]
    }),
  ])
}

const suyasDe = (
  tabla: string,
  alias: string,
  persona: PersonaBuscada,
  visitadas: readonly string[],
): readonly Condicion[] => {
  const entrada = TABLAS_DE_DATOS[tabla]
  if (entrada === undefined || !hasPersonas(entrada)) return []
  const columna = (nombre: string) => `${alias}.${nombre}`
  const simples = porColumna(entrada)(columna, persona).flatMap(([por, columnas = [], build]) => {
    const partes = columnas
      .map((nombre) => build(columna(nombre)))
      .filter((sql) => sql !== undefined)
    return partes.length === 0 ? [] : [{ por, sql: or(partes) }]
  })
  return [
    ...simples,
    ...nombrePartido(entrada, columna, persona),
    ...(entrada.imponible ? porImponible(columna, persona) : []),
    ...(entrada.lectura ? [{ por: 'imponible', sql: condicionDeLectura(persona, alias) }] : []),
    ...(entrada.va ?? []).flatMap((va) => porOtra(va, alias, persona, [...visitadas, tabla])),
  ]
}

const nombrePartido = (
  { apellidoYNombre }: TablaConPersonas,
  columna: (nombre: string) => string,
  { nombres }: PersonaBuscada,
): readonly Condicion[] => {
  if (apellidoYNombre === undefined || nombres.length === 0) return []
  const [apellido, nombre] = apellidoYNombre
  const junto = `concat(${columna(apellido)}, ' ', ${columna(nombre)})`
  const buscados = nombres.map((uno) => nombreLlano(literal(uno))).join(', ')
  return [{ por: 'nombre', sql: `${nombreLlano(junto)} in (${buscados})` }]
}

const porImponible = (
  columna: (nombre: string) => string,
  { inmuebles, comercios }: PersonaBuscada,
): readonly Condicion[] => {
  const deTipo = (tipo: string, numeros: readonly number[]) =>
    numeros.length === 0
      ? []
      : [`${columna('tipo')} = '${tipo}' and ${columna('imponible')} in (${numeros.join(', ')})`]
  const partes = [...deTipo('I', inmuebles), ...deTipo('C', comercios)]
  return partes.length === 0 ? [] : [{ por: 'imponible', sql: or(partes) }]
}

/**
 * SQL conditions that find rows about a person through another table, for rows without a name or number of the person.
 * For example, an attached document belongs to the person of its record.
 */
const porOtra = (
  { tabla, columnas }: VaCon,
  alias: string,
  persona: PersonaBuscada,
  visitadas: readonly string[],
): readonly Condicion[] => {
  if (visitadas.includes(tabla)) return []
  const otra = `${alias}x`
  return suyasDe(tabla, otra, persona, visitadas).map(({ por, sql }) => {
    const propias = columnas.map(([propia]) => `${alias}.${propia}`).join(', ')
    const suyas = columnas.map(([, suya]) => `${otra}.${suya}`).join(', ')
    return { por, sql: `(${propias}) in (select ${suyas} from ${tabla} ${otra} where ${sql})` }
  })
}

export const condicionesDeTabla = (tabla: string, persona: PersonaBuscada): CondicionesDeTabla => {
  const entrada = TABLAS_DE_DATOS[tabla]
  if (entrada === undefined || !hasPersonas(entrada)) return { suyas: [], hechas: [] }
  const { dni = [], codigo = [] } = entrada.autor ?? {}
  const hechas = [
    ...(persona.dni === '' ? [] : dni.map((columna) => `t.${columna} = ${literal(persona.dni)}`)),
    ...(persona.abogados.length === 0
      ? []
      : codigo.map((columna) => `t.${columna} in ${lista(persona.abogados)}`)),
  ]
  return {
    suyas: suyasDe(tabla, 't', persona, []),
    hechas: hechas.length === 0 ? [] : [{ por: 'autor', sql: or(hechas) }],
  }
}
