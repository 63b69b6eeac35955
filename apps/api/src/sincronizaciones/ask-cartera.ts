import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { CarteraDelServicio, VinculoDelServicio } from '../municipio/cartera-del-servicio.ts'
import type { PlanDePago } from '../municipio/deuda-proveedor.ts'
import type { ComercioDePadron, InmuebleDePadron } from '../municipio/padron-proveedor.ts'

/** Lists of the service, of all the lawyers. */
export interface ListasDeCartera {
  readonly claves: readonly ClaveDeCaso[]
  readonly inmuebles: readonly InmuebleDePadron[]
  readonly comercios: readonly ComercioDePadron[]
  readonly vinculos: readonly VinculoDelServicio[]
  readonly planes: readonly PlanDePago[]
}

export const claveDeCartera = ({ tipo, imponible, recurso }: ClaveDeCaso): string =>
  `${tipo} ${imponible} ${recurso}`

export const itemDeCartera = (tipo: string, imponible: number): string => `${tipo} ${imponible}`

/** Keeps one row for each key. */
const distinct = <F>(filas: readonly F[], keyOf: (fila: F) => string | number): F[] => [
  ...new Map(filas.map((fila) => [keyOf(fila), fila])).values(),
]

/**
 * Asks for the lists of each lawyer, one lawyer after another.
 *
 * @param conocidas items that the register has in legal management, which no list may bring any more
 */
export const askListas = async (
  cartera: CarteraDelServicio,
  abogados: readonly string[],
  conocidas: readonly ClaveDeCaso[],
  ask: <T>(pregunta: () => Promise<T>) => Promise<T>,
  onAbogado: (hechos: number) => void,
): Promise<ListasDeCartera> => {
  const claves = new Map(conocidas.map((clave) => [claveDeCartera(clave), clave]))
  const inmuebles: InmuebleDePadron[] = []
  const comercios: ComercioDePadron[] = []
  const vinculos: VinculoDelServicio[] = []
  const planes: PlanDePago[] = []
  for (const [hechos, abogado] of abogados.entries()) {
    onAbogado(hechos)
    for (const { TIPO, IMPONIBLE, RECURSO } of await ask(() => cartera.imponiblesDe(abogado))) {
      const clave = { tipo: TIPO, imponible: IMPONIBLE, recurso: RECURSO }
      claves.set(claveDeCartera(clave), clave)
    }
    inmuebles.push(...(await ask(() => cartera.inmueblesDe(abogado))))
    comercios.push(...(await ask(() => cartera.comerciosDe(abogado))))
    vinculos.push(...(await ask(() => cartera.vinculosDe(abogado))))
    planes.push(...(await ask(() => cartera.planesDe(abogado))))
  }
  const todas = [...claves.values()]
  const items = new Set(todas.map(({ tipo, imponible }) => itemDeCartera(tipo, imponible)))
  const tipos = new Map(
    todas.map(({ tipo, imponible, recurso }) => [`${imponible} ${recurso}`, tipo]),
  )
  const tipoDe = ({ TIPO, RECURSO, IMPONIBLE }: VinculoDelServicio) =>
    TIPO || tipos.get(`${IMPONIBLE} ${RECURSO}`)
  return {
    claves: todas,
    inmuebles: distinct(inmuebles, ({ NRO_INMUEBLE }) => NRO_INMUEBLE).filter((fila) =>
      items.has(itemDeCartera('I', fila.NRO_INMUEBLE)),
    ),
    comercios: distinct(comercios, ({ NRO_COMERCIO }) => NRO_COMERCIO).filter((fila) =>
      items.has(itemDeCartera('C', fila.NRO_COMERCIO)),
    ),
    vinculos: vinculos.flatMap((fila) => {
      const tipo = tipoDe(fila)
      if (fila.IMPONIBLE === null || tipo === undefined) return []
      return items.has(itemDeCartera(tipo, fila.IMPONIBLE)) ? [{ ...fila, TIPO: tipo }] : []
    }),
    planes: distinct(planes, ({ NRO_PLAN }) => NRO_PLAN).filter(
      ({ TIPO, NRO_IMPONIBLE, RECURSO }) =>
        claves.has(claveDeCartera({ tipo: TIPO, imponible: NRO_IMPONIBLE, recurso: RECURSO })),
    ),
  }
}
