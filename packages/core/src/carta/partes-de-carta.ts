import type { RadicacionPrevia } from '../actuacion/decide-radicacion.ts'
import { sumCentavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { nombreDeRecurso } from '../recurso/find-recurso.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import type { ImponibleEnPadron, PeriodoConDeuda } from '../titulo/hechos-de-fila.ts'
import type { Categoria } from '../titulo/titulo-datos.ts'
import type {
  BorradorDeCarta,
  DestinatariosDeCarta,
  ImponibleIntimado,
  OtroObligado,
} from './carta-datos.ts'
import { deudaIntimada } from './deuda-intimada.ts'

export interface CasoDeCarta {
  readonly imponible: string
  readonly recurso: string
  /**
   * Data of the property or business in the register: debtors, addresses and debt. Null when the property or business
   * does not exist.
   */
  readonly hechos: Pick<
    ImponibleEnPadron,
    'deudores' | 'caracter' | 'domicilio' | 'ubicacion' | 'deuda'
  > | null
  readonly liquidadoAl: Fecha
  /** Tax periods of the property or business that are in agreements in force (D165), each with its agreement number. */
  readonly enConvenio: readonly (PeriodoDeTitulo & { readonly convenio: string })[]
  readonly radicaciones: readonly RadicacionPrevia[]
}

/**
 * Debtor of a new demand letter. `otros` are the other people who owe the debt, each with a document and an address. In
 * old letters they have only a name.
 */
type DeudorIntimado = Omit<BorradorDeCarta['deudor'], 'otros'> & {
  readonly otros: readonly OtroObligado[]
}

/** Contents of a demand letter to one debtor, signed by one lawyer, about one or more properties or businesses. */
export interface ParteDeCarta {
  readonly deudor: DeudorIntimado
  readonly abogado: string
  readonly imponibles: readonly ImponibleIntimado[]
}

interface ContextoDePartes {
  readonly clase: Categoria
  readonly recursos: CatalogoDeRecursos
  readonly destinatarios: DestinatariosDeCarta
}

const intimar = (
  caso: CasoDeCarta,
  { clase, recursos }: ContextoDePartes,
  periodos: readonly PeriodoConDeuda[],
): ImponibleIntimado | null => {
  const [desde, hasta] = [periodos[0], periodos.at(-1)]
  const suma = (campo: 'capital' | 'interes' | 'total') =>
    sumCentavos(periodos.map((periodo) => periodo[campo]))
  const total = suma('total')
  if (desde === undefined || hasta === undefined || total <= 0) return null
  return {
    clase,
    imponible: caso.imponible,
    recurso: caso.recurso,
    recursoNombre: nombreDeRecurso(recursos, caso.recurso),
    ubicacion: caso.hechos?.ubicacion ?? '',
    desde: { anio: desde.anio, cuota: desde.cuota },
    hasta: { anio: hasta.anio, cuota: hasta.cuota },
    cuotas: periodos.length,
    capital: suma('capital'),
    interes: suma('interes'),
    total,
    liquidadoAl: caso.liquidadoAl,
  }
}

/**
 * Returns the debtor to whom the letter is addressed. `elegido` is the position of this debtor in the register, from 0.
 * The field `otros` of the result has the other debtors of the case.
 */
const deudorDe = ({ hechos }: CasoDeCarta, elegido: number): DeudorIntimado => {
  const todos = (hechos?.deudores ?? []).map((deudor, i) => ({
    ...{ nombre: deudor.nombre, documento: deudor.documento },
    // The municipality's service may give the address of the first debtor only with the property, outside the list of
    // debtors.
    domicilio: (i === 0 ? hechos?.domicilio : deudor.domicilio) ?? '',
    caracter: (i === 0 ? hechos?.caracter : deudor.caracter) ?? '',
  }))
  const { nombre, documento, domicilio, caracter } = todos[elegido] ?? {
    ...{ nombre: '', documento: '', caracter: hechos?.caracter ?? '' },
    domicilio: hechos?.domicilio ?? '',
  }
  return {
    ...{ nombre, documento, domicilio },
    caracteres: caracter === '' ? [] : [caracter],
    otros: todos
      .filter((_, i) => i !== elegido)
      .map((otro) => ({
        ...{ nombre: otro.nombre, documento: otro.documento, domicilio: otro.domicilio },
      })),
  }
}

/**
 * Returns the positions, in the list of debtors of a case, of the debtors who receive a demand letter. A case without
 * debtors still gives one position. Its letter is then refused with a reason.
 */
const elegidosDe = ({ hechos }: CasoDeCarta, destinatarios: DestinatariosDeCarta): number[] => {
  const cuantos = hechos?.deudores.length ?? 0
  return destinatarios === 'todos' && cuantos > 1
    ? Array.from({ length: cuantos }, (_, i) => i)
    : [0]
}

/**
 * Returns the number of an agreement that prevents a demand letter, because agreements in force include all the debt to
 * claim. Null when some debt is in no agreement, or when there is no debt.
 */
export const convenioQueRetiene = (
  principal: Principal,
  { hechos, enConvenio }: Pick<CasoDeCarta, 'hechos' | 'enConvenio'>,
): string | null => {
  const deuda = hechos?.deuda ?? []
  if (deudaIntimada(principal, deuda, enConvenio).size > 0) return null
  const periodos = [...deudaIntimada(principal, deuda, []).values()].flat()
  // The list `enConvenio` also has tax periods that another lawyer collects. The person must not learn which agreement
  // includes them. Therefore only the periods that the person may claim are searched.
  const retenido = enConvenio.find(({ anio, cuota }) =>
    periodos.some((periodo) => periodo.anio === anio && periodo.cuota === cuota),
  )
  return retenido?.convenio ?? null
}

/**
 * Returns the tax periods with unknown interest that the demand letter of a case would claim. A letter prints the
 * capital and the interest separately, so it cannot claim such a period (ADR 0108).
 */
export const periodosSinSeparar = (principal: Principal, caso: CasoDeCarta): PeriodoDeTitulo[] =>
  [...deudaIntimada(principal, caso.hechos?.deuda ?? [], caso.enConvenio).values()]
    .flat()
    .filter(({ sinSeparar }) => sinSeparar === true)

export const partesDeCaso = (
  principal: Principal,
  caso: CasoDeCarta,
  contexto: ContextoDePartes,
): ParteDeCarta[] => {
  const intimada = deudaIntimada(principal, caso.hechos?.deuda ?? [], caso.enConvenio)
  return [...intimada].flatMap(([abogado, periodos]) => {
    const imponible = intimar(caso, contexto, periodos)
    return imponible === null
      ? []
      : elegidosDe(caso, contexto.destinatarios).map((elegido) => ({
          ...{ deudor: deudorDe(caso, elegido), abogado, imponibles: [imponible] },
        }))
  })
}

/**
 * Returns a key with which the same debtor is recognized in several cases: the document number, or the name and postal
 * address when there is no document number.
 */
export const claveDeDeudor = ({
  documento,
  nombre,
  domicilio,
}: Pick<BorradorDeCarta['deudor'], 'documento' | 'nombre' | 'domicilio'>): string =>
  documento === '' ? normalizarBusqueda(`${nombre}|${domicilio}`) : documento

/**
 * Joins in one demand letter the contents that have the same debtor and the same lawyer (D139, D140). For a debtor with
 * neither a name nor a document number, each content stays in a separate letter.
 */
export const groupPartes = (partes: readonly ParteDeCarta[]): ParteDeCarta[] => {
  const juntas = new Map<string, ParteDeCarta>()
  for (const [i, parte] of partes.entries()) {
    const { nombre, documento } = parte.deudor
    const clave = nombre === '' && documento === '' ? String(i) : claveDeDeudor(parte.deudor)
    const previa = juntas.get(`${parte.abogado}\n${clave}`)
    juntas.set(
      `${parte.abogado}\n${clave}`,
      previa === undefined ? parte : joinPartes(previa, parte),
    )
  }
  return [...juntas.values()]
}

const joinPartes = (una: ParteDeCarta, otra: ParteDeCarta): ParteDeCarta => {
  const { deudor } = una
  const caracteres = [...new Set([...deudor.caracteres, ...otra.deudor.caracteres])]
  const otros = new Map(
    [...otra.deudor.otros, ...deudor.otros].map((otro) => [claveDeDeudor(otro), otro]),
  )
  otros.delete(claveDeDeudor(deudor))
  const domicilio = deudor.domicilio || otra.deudor.domicilio
  return {
    abogado: una.abogado,
    deudor: { ...deudor, caracteres, domicilio, otros: [...otros.values()] },
    imponibles: [...una.imponibles, ...otra.imponibles],
  }
}
