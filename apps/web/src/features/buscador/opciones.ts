import { CLASES_DE_HALLAZGO, type ClaseDeHallazgo } from '@apremia/api-client'
import {
  type ActoDeCaso,
  type Buscado,
  type CatalogoDeRecursos,
  formatCuit,
  formatDni,
  impedimentoDeActo,
  interpolar,
  normalizarBusqueda,
  type Principal,
  textos,
} from '@apremia/core'
import { enlaceDeActo } from '../../panels/casos/enlace-de-caso.ts'
import { enlaceDeConvenio } from '../../panels/convenios/enlace-de-convenio.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Hallazgos } from './buscador-api.ts'
import { ENLACES, enlaceDeTodos } from './enlaces.ts'

const t = textos.buscador

type Caso = Hallazgos['casos'][number]
type Plazo = Caso['plazo']

export interface Opcion {
  readonly id: string
  readonly nombre: string
  readonly detalle: string
  readonly icono: IconName
  /**
   * URL that the search result opens. Undefined when the result only says why the person may not start an operation.
   */
  readonly a: string | undefined
  /** Deadline of the case, for a result of the global search that opens a case. Absent for any other result. */
  readonly plazo?: Plazo | null
}

export interface GrupoDeOpciones {
  readonly id: string
  readonly titulo: string
  readonly opciones: readonly Opcion[]
  readonly nota?: string
}

export interface Accion {
  readonly path: string
  readonly label: string
  readonly icon: IconName
}

const ICONOS: Readonly<Record<ClaseDeHallazgo, IconName>> = {
  inmuebles: 'inmuebles',
  casos: 'gestion',
  comercios: 'comercios',
  contribuyentes: 'contribuyentes',
  convenios: 'convenios',
  titulos: 'titulos',
  expedientes: 'judicial',
}

const ICONOS_DE_ACTO: Readonly<Record<ActoDeCaso, IconName>> = {
  actuacion: 'agregar',
  carta: 'cartas',
  radicar: 'judicial',
  convenio: 'convenios',
}

const join = (...partes: readonly (string | false)[]): string =>
  partes.filter((parte) => parte !== '' && parte !== false).join(' · ')

const imponibleDe = ({
  tipo,
  imponible,
  recurso,
}: Pick<Caso, 'tipo' | 'imponible' | 'recurso'>): string =>
  interpolar(tipo === 'C' ? t.imponibleComercio : t.imponible, { imponible, recurso })

type Dicho = readonly [
  clave: number | string,
  nombre: string,
  detalle: string,
  plazo?: Plazo | null | undefined,
]

/**
 * Returns the amount of a case as text, for a search result. An unknown amount is ''. A dash would not be clear among
 * the other data of the result (D110).
 */
const montoDe = ({ monto }: Pick<Caso, 'monto'>): string =>
  monto === null ? '' : formatAmount(monto)

const dichoDeCaso = (caso: Caso): Dicho => [
  `${caso.tipo}-${caso.imponible}-${caso.recurso}`,
  imponibleDe(caso),
  join(caso.contribuyente, montoDe(caso), caso.abogado),
  caso.plazo,
]

const DICHOS: { readonly [C in ClaseDeHallazgo]: (uno: Hallazgos[C][number]) => Dicho } = {
  inmuebles: ({ numero, contribuyente, domicilio, activo }) => [
    numero,
    interpolar(t.inmueble, { numero }),
    join(contribuyente, domicilio, !activo && textos.inmuebles.inactivo),
  ],
  casos: dichoDeCaso,
  comercios: ({ numero, nombre, domicilio }) => [
    numero,
    interpolar(t.comercio, { numero }),
    join(nombre, domicilio),
  ],
  contribuyentes: ({ numero, nombre, documento, domicilio }) => [
    numero,
    nombre,
    join(formatCuit(formatDni(documento)), domicilio),
  ],
  convenios: ({ id, convenio, firmante, fecha, confirmado }) => [
    id,
    convenio,
    join(firmante, formatDate(fecha), !confirmado && textos.convenios.sinConfirmar),
  ],
  titulos: (uno) => [
    uno.numero,
    interpolar(t.tituloNumero, { numero: uno.numero }),
    join(uno.contribuyente, imponibleDe(uno), uno.anulado && t.anulado),
  ],
  expedientes: (uno) => [
    `${uno.expediente}-${uno.imponible}-${uno.recurso}`,
    uno.expediente,
    join(uno.caratula, imponibleDe(uno), montoDe(uno), uno.abogado),
    uno.plazo,
  ],
}

const grupoDe = <C extends ClaseDeHallazgo>(
  clase: C,
  hallazgos: Hallazgos,
  buscado: Buscado,
): GrupoDeOpciones => {
  const unos: readonly Hallazgos[C][number][] = hallazgos[clase]
  const opciones = unos.map((uno): Opcion => {
    const [clave, nombre, detalle, plazo] = DICHOS[clase](uno)
    return {
      id: `${clase}-${clave}`,
      nombre,
      detalle,
      icono: ICONOS[clase],
      a: ENLACES[clase](uno),
      plazo: plazo ?? null,
    }
  })
  const todos = hallazgos.hayMas.includes(clase) ? enlaceDeTodos(clase, buscado) : undefined
  const verTodos: Opcion[] =
    todos === undefined
      ? []
      : [{ id: `${clase}-todos`, nombre: t.verTodos, detalle: '', icono: 'siguiente', a: todos }]
  return {
    id: clase,
    titulo: t.clases[clase],
    opciones: [...opciones, ...verTodos],
    ...(hallazgos.hayMas.includes(clase) && todos === undefined ? { nota: t.hayMas } : {}),
  }
}

export const gruposDeHallazgos = (
  hallazgos: Hallazgos,
  buscado: Buscado,
): readonly GrupoDeOpciones[] =>
  CLASES_DE_HALLAZGO.map((clase) => grupoDe(clase, hallazgos, buscado)).filter(
    ({ opciones }) => opciones.length > 0,
  )

/**
 * Returns one search result for each found case, to start the operation named in the typed text. When the person is not
 * allowed to start the operation, the result says why.
 */
export const gruposDeActos = (
  principal: Principal,
  recursos: CatalogoDeRecursos,
  { casos }: Hallazgos,
  { caso: escrito }: Buscado,
): readonly GrupoDeOpciones[] => {
  const acto = escrito?.acto
  if (acto === undefined) return []
  const opciones = casos.map((caso): Opcion => {
    const [clave, , detalle, plazo] = dichoDeCaso(caso)
    const impedimento = impedimentoDeActo(principal, caso, acto)
    const comun = { id: `${acto}-${clave}`, icono: ICONOS_DE_ACTO[acto] }
    const nombre = interpolar(t.actos[acto], { caso: imponibleDe(caso) })
    if (impedimento !== undefined)
      return {
        ...comun,
        nombre: interpolar(t.noSePuede, { acto: nombre }),
        detalle: impedimento,
        a: undefined,
      }
    return {
      ...comun,
      nombre,
      detalle,
      a:
        acto === 'convenio'
          ? enlaceDeConvenio(recursos, caso.imponible, caso.recurso)
          : enlaceDeActo(caso, acto),
      plazo: plazo ?? null,
    }
  })
  return opciones.length === 0 ? [] : [{ id: 'hacer', titulo: t.hacer, opciones }]
}

/**
 * Returns search results that open the real property or the business with the typed number. They are offered when only
 * the municipality stores the properties and businesses, because Apremia then cannot search for them.
 */
export const gruposPorNumero = (
  { sinBuscar }: Hallazgos,
  { numero }: Buscado,
): readonly GrupoDeOpciones[] => {
  if (numero === undefined || sinBuscar.length === 0) return []
  const opcion = (clase: 'inmuebles' | 'comercios', nombre: string, a: string): Opcion => ({
    id: `abrir-${clase}`,
    nombre: interpolar(nombre, { numero }),
    detalle: '',
    icono: ICONOS[clase],
    a,
  })
  return [
    {
      id: 'abrir',
      titulo: t.abrir,
      opciones: [
        opcion('inmuebles', t.inmueble, `/inmueble/${numero}`),
        opcion('comercios', t.comercio, `/comercios?numero=${numero}`),
      ],
    },
  ]
}

/**
 * Tells whether each typed word begins some word of the label. For the label 'Mesa extrajudicial', 'extra' is accepted
 * and 'judicial' is not.
 */
const startsWords = (label: string, palabras: readonly string[]): boolean => {
  const propias = normalizarBusqueda(label).split(' ')
  return palabras.every((palabra) => propias.some((propia) => propia.startsWith(palabra)))
}

/**
 * Returns one group with the screens and operations whose label contains every typed word. Labels in which every typed
 * word begins a word come first. Without typed text, the group has all the screens and operations.
 */
export const gruposDeAcciones = (
  acciones: readonly Accion[],
  texto: string,
): readonly GrupoDeOpciones[] => {
  const palabras = normalizarBusqueda(texto).split(' ')
  const opciones = acciones
    .filter(({ label }) => palabras.every((palabra) => normalizarBusqueda(label).includes(palabra)))
    .sort((a, b) => Number(startsWords(b.label, palabras)) - Number(startsWords(a.label, palabras)))
    .map(({ path, label, icon }) => ({
      id: `ir-${path}`,
      nombre: label,
      detalle: '',
      icono: icon,
      a: path,
    }))
  return opciones.length === 0 ? [] : [{ id: 'ir', titulo: t.irA, opciones }]
}
