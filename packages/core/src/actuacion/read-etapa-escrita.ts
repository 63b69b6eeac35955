import type { Motivo } from '../decision/decision.ts'
import { seOfrece, type TipoDeEtapa } from '../etapa/tipo-de-etapa.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import type {
  ContextoDeFilas,
  FilaDeActuaciones,
  NombreDeActuacion,
} from './filas-de-actuaciones.ts'
import { motivoDeDato } from './read-dato.ts'

export const findEscrito = <T>(
  lista: readonly T[],
  escrito: string,
  leer: (uno: T) => NombreDeActuacion,
): T[] => {
  const nombre = normalizarBusqueda(escrito)
  return lista.filter((uno) => {
    const { id, nombre: suyo } = leer(uno)
    return String(id) === escrito || normalizarBusqueda(suyo) === nombre
  })
}

const leerTipo = ({ tpId, nombre }: TipoDeEtapa): NombreDeActuacion => ({ id: tpId, nombre })
export const leerNombre = (uno: NombreDeActuacion): NombreDeActuacion => uno

export interface EtapaEscrita {
  /**
   * Number of the stage type (kind of action) that a row of the workbook names. Null when the row names none. 0 when no
   * stage type has the written name, or several have it.
   */
  readonly tpId: number | null
  readonly gpId: number
  readonly motivos: readonly Motivo[]
}

/**
 * Finds the stage type and the stage group that a row of the workbook names by number or by name. A row without a group
 * takes the group of its stage type.
 */
export const readEtapaEscrita = (
  { tipo, grupo }: FilaDeActuaciones,
  { tipos, grupos }: ContextoDeFilas,
): EtapaEscrita => {
  const [delGrupo] = findEscrito(grupos, grupo, leerNombre)
  const elegido = grupo === '' ? undefined : (delGrupo?.id ?? 0)
  if (tipo === '') return { tpId: null, gpId: elegido ?? 0, motivos: [] }
  const escritos = findEscrito(tipos, tipo, leerTipo)
  const suyos = escritos.filter(({ gpId }) => elegido === undefined || gpId === elegido)
  const posibles = suyos.length > 0 ? suyos : escritos
  const ofrecidos = posibles.filter(seOfrece)
  const [hallado, otro] = ofrecidos.length > 0 ? ofrecidos : posibles
  if (hallado !== undefined && otro !== undefined)
    return {
      tpId: 0,
      gpId: 0,
      motivos: [motivoDeDato('tp_id', 'tipo-dudoso', actuaciones.libro.tipoDudoso)],
    }
  return { tpId: hallado?.tpId ?? 0, gpId: elegido ?? hallado?.gpId ?? 0, motivos: [] }
}
