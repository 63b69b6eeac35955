import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { CarteraDelServicio, VinculoDelServicio } from '../municipio/cartera-del-servicio.ts'
import type { PlanDePago } from '../municipio/deuda-proveedor.ts'
import type { ComercioDePadron, InmuebleDePadron } from '../municipio/padron-proveedor.ts'
import type { Ask } from './create-paciencia.ts'

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

const createFilas = <F>(keyOf: (fila: F) => string | number) => {
  const filas = new Map<string | number, F>()
  return {
    add: (nuevas: readonly F[]) => {
      for (const fila of nuevas) filas.set(keyOf(fila), fila)
    },
    all: (): F[] => [...filas.values()],
  }
}

/**
 * Asks the municipality's service for the properties and businesses of each lawyer, one lawyer after another. Some
 * services ignore the lawyer filter and return the whole register. Rows without a lawyer are therefore left out.
 *
 * @param conocidas properties and businesses that the database has assigned to lawyers. The service may no longer list
 * them
 */
export const askListas = async (
  cartera: CarteraDelServicio,
  abogados: readonly string[],
  conocidas: readonly ClaveDeCaso[],
  ask: Ask,
  onAbogado: (hechos: number) => void,
): Promise<ListasDeCartera> => {
  const claves = new Map<string, ClaveDeCaso>()
  const items = new Set<string>()
  /**
   * Tells whether a number with a tax is a property ('I') or a business ('C'). The municipality's service does not
   * always give the kind in its list of people.
   */
  const tipos = new Map<string, 'I' | 'C'>()
  const addClave = (clave: ClaveDeCaso): void => {
    claves.set(claveDeCartera(clave), clave)
    items.add(itemDeCartera(clave.tipo, clave.imponible))
    tipos.set(`${clave.imponible} ${clave.recurso}`, clave.tipo)
  }
  conocidas.forEach(addClave)
  const inmuebles = createFilas<InmuebleDePadron>(({ NRO_INMUEBLE }) => NRO_INMUEBLE)
  const comercios = createFilas<ComercioDePadron>(({ NRO_COMERCIO }) => NRO_COMERCIO)
  const vinculos = createFilas<VinculoDelServicio>(
    ({ TIPO, IMPONIBLE, NRO_CONTRIB }) => `${TIPO} ${IMPONIBLE} ${NRO_CONTRIB}`,
  )
  const planes = createFilas<PlanDePago>(({ NRO_PLAN }) => NRO_PLAN)
  const withTipo = (fila: VinculoDelServicio): VinculoDelServicio[] => {
    const tipo = fila.TIPO || tipos.get(`${fila.IMPONIBLE} ${fila.RECURSO}`)
    return tipo !== undefined && items.has(itemDeCartera(tipo, fila.IMPONIBLE ?? 0))
      ? [{ ...fila, TIPO: tipo }]
      : []
  }
  for (const [hechos, abogado] of abogados.entries()) {
    onAbogado(hechos)
    for (const { TIPO, IMPONIBLE, RECURSO } of await ask(() => cartera.imponiblesDe(abogado)))
      addClave({ tipo: TIPO, imponible: IMPONIBLE, recurso: RECURSO })
    const deInmuebles = await ask(() => cartera.inmueblesDe(abogado))
    inmuebles.add(deInmuebles.filter((f) => items.has(itemDeCartera('I', f.NRO_INMUEBLE))))
    const deComercios = await ask(() => cartera.comerciosDe(abogado))
    comercios.add(deComercios.filter((f) => items.has(itemDeCartera('C', f.NRO_COMERCIO))))
    vinculos.add((await ask(() => cartera.vinculosDe(abogado))).flatMap(withTipo))
    const dePlanes = await ask(() => cartera.planesDe(abogado))
    planes.add(
      dePlanes.filter(({ TIPO: tipo, NRO_IMPONIBLE: imponible, RECURSO: recurso }) =>
        claves.has(claveDeCartera({ tipo, imponible, recurso })),
      ),
    )
  }
  return {
    claves: [...claves.values()],
    inmuebles: inmuebles.all(),
    comercios: comercios.all(),
    vinculos: vinculos.all(),
    planes: planes.all(),
  }
}
