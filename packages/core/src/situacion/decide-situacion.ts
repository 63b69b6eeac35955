import {
  checkCodigoDeCatalogo,
  checkTextoDeCatalogo,
  parseCodigoDeCatalogo,
} from '../catalogo/check-fila-de-catalogo.ts'
import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CatalogoDeSituaciones, SituacionDeCatalogo } from './situaciones.ts'

export const LARGO_DE_DETALLE = 120

const { situaciones: t } = catalogos

/**
 * Refuses a name that a different situation (status of debt) already has. Names must be unique, because the web service
 * of the municipality may send the name instead of the code (S2 §3).
 */
const checkDetalleUnico = (
  { codigo, detalle }: SituacionDeCatalogo,
  situaciones: CatalogoDeSituaciones,
): Motivo[] => {
  const nombre = normalizarBusqueda(detalle)
  const otra = [...situaciones.values()].find(
    (una) => una.codigo !== codigo && normalizarBusqueda(una.detalle) === nombre,
  )
  if (otra === undefined) return []
  const mensaje = interpolar(t.detalleRepetido, { codigo: otra.codigo, detalle: otra.detalle })
  return [{ codigo: 'situacion.detalle-repetido', campo: 'detalle', mensaje }]
}

/**
 * Decides whether a status of debt (legal situation) may be saved (D170). The code never changes, because debts refer
 * to it. The class may change, and the affected cases are then recalculated.
 */
export const decideSituacion = (
  situacion: SituacionDeCatalogo,
  { situaciones, nuevo }: { readonly situaciones: CatalogoDeSituaciones; readonly nuevo: boolean },
): Decision<SituacionDeCatalogo> => {
  const { codigo, detalle, destino } = situacion
  const guardada = situaciones.get(codigo)
  const actual = guardada && { codigo, nombre: guardada.detalle }
  const motivos: Motivo[] = [
    ...checkCodigoDeCatalogo(codigo, { actual, nuevo }),
    ...checkTextoDeCatalogo('detalle', detalle, { largo: LARGO_DE_DETALLE, requerido: true }),
    ...checkDetalleUnico(situacion, situaciones),
    ...(parseCodigoDeCatalogo(destino) === destino
      ? []
      : [{ codigo: 'situacion.destino', campo: 'destino', mensaje: t.destino }]),
  ]
  const porque: Porque = {
    regla: 'situacion/guardar',
    fuente: 'S1 §7; S2 §3, §4; D170',
    entradas: { codigo, nuevo },
    valor: motivos.length === 0,
  }
  return motivos.length > 0
    ? { ok: false, motivos, porque }
    : { ok: true, valor: situacion, porque }
}
