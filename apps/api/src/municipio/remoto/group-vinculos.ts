import type { ContribuyenteDePadron } from '../padron-proveedor.ts'
import type { Vinculo } from './leer-padron.ts'
import { sortBy } from './paginar.ts'

export type VinculoConTipo = Omit<Vinculo, 'TIPO'> & { readonly TIPO: 'I' | 'C' }

export const groupVinculos = (filas: readonly VinculoConTipo[]): ContribuyenteDePadron[] => {
  const personas = new Map<number, ContribuyenteDePadron>()
  for (const { IMPONIBLE, RECURSO, TIPO, VINCULO_DESC, ...datos } of filas) {
    const persona = personas.get(datos.NRO_CONTRIB) ?? { ...datos, IMPONIBLES: [] }
    personas.set(datos.NRO_CONTRIB, persona)
    if (IMPONIBLE === null) continue
    const item = persona.IMPONIBLES.find((i) => i.TIPO === TIPO && i.IMPONIBLE === IMPONIBLE)
    if (item !== undefined) item.RECURSOS.push(RECURSO)
    else persona.IMPONIBLES.push({ TIPO, IMPONIBLE, RECURSOS: [RECURSO], VINCULO_DESC })
  }
  return [...personas.values()].map((persona) => ({
    ...persona,
    IMPONIBLES: sortBy(persona.IMPONIBLES, ({ TIPO, IMPONIBLE }) => [
      TIPO === 'I' ? 0 : 1,
      IMPONIBLE,
    ]).map((item) => ({ ...item, RECURSOS: sortBy(item.RECURSOS, (recurso) => [recurso]) })),
  }))
}
