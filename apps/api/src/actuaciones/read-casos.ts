import { MAXIMO_DE_ACTUACIONES } from '@apremia/api-client'
import {
  type CatalogoDeRecursos,
  type Categoria,
  checkClase,
  interpolar,
  type Motivo,
  textos,
} from '@apremia/core'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import { tipoDeRecurso } from '../recursos/recursos-repo.ts'

export interface CasoPedido {
  readonly tipo: TipoImponible
  readonly imponible: number
  readonly recurso: string
  /** Property or business and tax as shown to people: '12345 AB'. */
  readonly nombre: string
}

export const claveDeCaso = ({
  imponible,
  recurso,
}: Pick<CasoPedido, 'imponible' | 'recurso'>): string =>
  claveDeImponible({ imponible: String(imponible), recurso })

export const clavesDeCasos = (casos: readonly Pick<CasoPedido, 'imponible' | 'recurso'>[]) =>
  casos.map(({ imponible, recurso }) => ({ imponible: String(imponible), recurso }))

const { actuaciones } = textos

const refuse = (codigo: string, mensaje: string): never => {
  const motivo: Motivo = { codigo: `actuacion.${codigo}`, campo: 'imponibles', mensaje }
  throw refuseMotivos([motivo])
}

type Nombrado = {
  readonly imponible: string
  readonly recurso: string
  /**
   * Tells whether `imponible` is the number of a property or of a business. When undefined, the tax tells which of the
   * two.
   */
  readonly clase?: Categoria | undefined
}

/**
 * @throws AppError 400 when the number of the property or business is malformed or too large. Also 400 for a property
 * with a business tax, and for a business with a property tax (D175)
 */
export const toCaso = (
  recursos: CatalogoDeRecursos,
  { imponible, recurso, clase }: Nombrado,
): CasoPedido => {
  const otra = clase === undefined ? null : checkClase(recursos, clase, { imponible, recurso })
  if (otra !== null) return refuse('otra-clase', otra)
  const numero = numeroDe(imponible)
  const nombre = `${imponible} ${recurso}`
  if (numero === undefined)
    return refuse(
      'imponible-inexistente',
      interpolar(actuaciones.imponibleInexistente, { imponible: nombre }),
    )
  const tipo = tipoDeRecurso(recursos, recurso)
  return { tipo, imponible: numero, recurso, nombre: `${numero} ${recurso}` }
}

export const uniqueCasos = (
  recursos: CatalogoDeRecursos,
  nombrados: readonly Nombrado[],
): CasoPedido[] => {
  const casos = nombrados.map((uno) => toCaso(recursos, uno))
  return [...new Map(casos.map((caso) => [claveDeCaso(caso), caso])).values()]
}

export interface CasosPedidos {
  readonly clase: 'inmueble' | 'comercio'
  readonly casos: readonly CasoPedido[]
  /**
   * Taxes in the request: those of the listed properties or businesses, and those named apart. A business listed
   * without a tax gets the legal action once for each tax named apart (S2 §5).
   */
  readonly recursos: readonly string[]
}

/**
 * Reads the properties or businesses of a request, each one once. A business without a tax is returned once for each
 * tax of `recursos`. Refuses a request that names both properties and businesses.
 */
export const readCasos = (
  catalogo: CatalogoDeRecursos,
  {
    imponibles,
    recursos,
  }: {
    readonly imponibles: readonly Nombrado[]
    readonly recursos: readonly string[]
  },
): CasosPedidos => {
  const pares = imponibles.flatMap((uno) =>
    uno.recurso === '' ? recursos.map((recurso) => ({ ...uno, recurso })) : [uno],
  )
  const casos = uniqueCasos(catalogo, pares)
  const tipos = new Set(casos.map(({ tipo }) => tipo))
  if (imponibles.some(({ recurso }) => recurso === '')) tipos.add('C')
  if (tipos.size > 1) return refuse('mezcla', actuaciones.imponiblesMezclados)
  if (casos.length > MAXIMO_DE_ACTUACIONES)
    return refuse('demasiadas', interpolar(actuaciones.demasiadas, { n: MAXIMO_DE_ACTUACIONES }))
  const clase = tipos.has('C') ? 'comercio' : 'inmueble'
  return { clase, casos, recursos: [...new Set([...recursos, ...casos.map((c) => c.recurso)])] }
}
