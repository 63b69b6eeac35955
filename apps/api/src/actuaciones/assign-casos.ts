import {
  claseDe,
  decideNuevaActuacion,
  eligeAbogado,
  findAbogadoDeActuacion,
  interpolar,
  type Motivo,
  parseCodigoAbogado,
  textos,
} from '@apremia/core'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { type CasoPedido, claveDeCaso, clavesDeCasos } from './read-casos.ts'

export interface CasoConLegales extends CasoPedido {
  readonly legales: readonly string[]
}

const { actuaciones, busqueda } = textos

const porImponible = (codigo: string, mensaje: string, { nombre }: CasoPedido): Motivo => ({
  codigo: `actuacion.${codigo}`,
  campo: 'imponibles',
  mensaje: interpolar(mensaje, { imponible: nombre }),
})

const DE_QUIEN = /^actuacion\.(ajeno|invitado|sin-codigo)$/

const refuse = (motivos: readonly Motivo[]) =>
  motivos.some(({ codigo }) => DE_QUIEN.test(codigo))
    ? camposRechazados(403, 'sin-permiso', motivos)
    : refuseMotivos(motivos)

/**
 * Returns the codes of the lawyers in charge of each property or business, by {@link claveDeCaso}. A property or
 * business that does not exist has no entry.
 *
 * @param propio lawyer's code, to read only the debt assigned to that lawyer; '' reads all the debt
 */
export const findLegales = async (
  municipio: Pick<ProveedorMunicipal, 'legalesDeVarios'>,
  casos: readonly CasoPedido[],
  propio: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const legales = new Map<string, readonly string[]>()
  for (const tipo of ['I', 'C'] as const) {
    const delTipo = casos.filter((caso) => caso.tipo === tipo)
    if (delTipo.length === 0) continue
    const leidos = await municipio.legalesDeVarios(tipo, clavesDeCasos(delTipo), propio)
    for (const [clave, codigos] of leidos) legales.set(clave, codigos)
  }
  return legales
}

/**
 * Returns the given properties or businesses, each with its lawyers (D136). Call this function before the transaction,
 * so that no row stays locked while the municipality's service answers.
 *
 * @throws AppError 403 with the properties or businesses on which the person may not act; 404 with those that do not
 * exist
 */
export const loadCasosPropios = async (
  municipio: Pick<ProveedorMunicipal, 'legalesDeVarios'>,
  sesion: Sesion,
  casos: readonly CasoPedido[],
  tpId: number | null,
): Promise<readonly CasoConLegales[]> => {
  const propio = claseDe(sesion) === 'abogado' ? sesion.abogado : ''
  const legales = await findLegales(municipio, casos, propio)
  const conLegales = casos.map((caso) => ({
    ...caso,
    legales: legales.get(claveDeCaso(caso)) ?? [],
  }))
  const decision = decideNuevaActuacion(sesion, conLegales, tpId)
  if (!decision.ok) throw refuse(decision.motivos)
  const faltan = casos.filter((caso) => !legales.has(claveDeCaso(caso)))
  if (faltan.length > 0)
    throw camposRechazados(
      404,
      'no-encontrado',
      faltan.map((caso) => porImponible('inexistente', actuaciones.imponibleInexistente, caso)),
    )
  return conLegales
}

/**
 * Chooses the lawyer's code under which each legal action is saved (D140). An action of a lawyer always gets that
 * lawyer's own code. For any other person, the first of these that exists is used: the lawyer in `pedido`, the lawyer
 * in charge, the person's own code.
 */
export const chooseAbogados = (
  sesion: Sesion,
  casos: readonly CasoConLegales[],
  pedido: string,
): ReadonlyMap<string, string> => {
  const elegido = eligeAbogado(sesion) && pedido !== '' ? parseCodigoAbogado(pedido) : ''
  if (elegido === undefined)
    throw refuseMotivos([{ codigo: 'busqueda.campo', campo: 'abogado', mensaje: busqueda.abogado }])
  const abogadoDeCaso = ({ legales }: CasoConLegales): string =>
    findAbogadoDeActuacion(sesion, { elegido, legales })
  const sinAbogado = casos.filter((caso) => abogadoDeCaso(caso) === '')
  if (sinAbogado.length > 0)
    throw refuseMotivos(
      sinAbogado.map((caso) => ({
        ...porImponible('sin-abogado', actuaciones.abogadoSinElegir, caso),
        campo: 'abogado',
      })),
    )
  return new Map(casos.map((caso) => [claveDeCaso(caso), abogadoDeCaso(caso)]))
}
