import {
  type ClaseDeConservacion,
  type ClaveDeParametro,
  decideConservacion,
  decideFraseDeEfecto,
  describeEfectoEnNotificacion,
  describeEfectoEnPrescripcion,
  describeExigencias,
  describeFilasPorBorrar,
  describeFormaDePartidas,
  describeHonorariosDeEjemplo,
  describeHorasDeCartera,
  describeImportesDeDeuda,
  describeMaximoDeTitulos,
  describePlanesDeEjemplo,
  describeSinEjemplo,
  describeVersionDeTitulo,
  esDePlanes,
  type Fecha,
  type FilaDeParametro,
  textos,
  valorDeParametro,
} from '@apremia/core'
import { estadoVigente, loadTablaDeHonorarios } from '../convenios/listas-repo.ts'
import { findLiquidadoAl } from '../padron/liquidado-al.ts'
import { findPartidasSinForma } from '../parametros/partidas-sin-forma.ts'
import { countVencidos } from '../personas/vencidos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

export interface CambioPropuesto {
  readonly clave: ClaveDeParametro
  readonly valor: string
  readonly anterior: string
  readonly desde: Fecha
  /** Values of all the parameters before the change. `despues` has the values after the change. */
  readonly antes: readonly FilaDeParametro[]
  readonly despues: readonly FilaDeParametro[]
  readonly hoy: Fecha
}

const enEjemplo = async (
  db: Db,
  { clave, desde: firma, antes, despues }: CambioPropuesto,
): Promise<readonly string[]> => {
  const recursos = await loadRecursos(db)
  const listas = await loadTablaDeHonorarios(db)
  const estados = listas.estados.flatMap(({ id }) => estadoVigente(listas, id, firma) ?? [])
  const par = [antes, despues].map((filas) => ({ filas, firma, recursos, estados }))
  const [era, seria] = par
  if (era === undefined || seria === undefined) return []
  if (!esDePlanes(clave)) return describeHonorariosDeEjemplo(era, seria)
  const frases = describePlanesDeEjemplo(clave, era, seria)
  return frases.length > 0 ? frases : [describeSinEjemplo()]
}

const enConservacion = async (
  db: Db,
  { antes, despues, desde, hoy }: CambioPropuesto,
  clase: ClaseDeConservacion,
): Promise<readonly string[]> => {
  const dia = desde > hoy ? desde : hoy
  const filasDe = async (filas: readonly FilaDeParametro[]) => {
    const plazo = decideConservacion(filas, dia).find((uno) => uno.clase === clase)
    return (await countVencidos(db, clase, plazo?.antesDe ?? null)).filas
  }
  const nombre = textos.datosPersonales.conservacion.clases[clase]
  return describeFilasPorBorrar(nombre, await filasDe(antes), await filasDe(despues))
}

/**
 * Returns the sentences that say what a proposed value of a parameter changes. Returns none for a parameter that only
 * changes the wording of printed documents.
 */
export const frasesDeParametro = async (
  db: Db,
  cambio: CambioPropuesto,
): Promise<readonly string[]> => {
  const { clave, valor, anterior, desde, antes, hoy } = cambio
  const frase = decideFraseDeEfecto(clave)
  switch (frase?.tipo) {
    case 'planes':
    case 'honorarios':
      return enEjemplo(db, cambio)
    case 'conservacion':
      return enConservacion(db, cambio, frase.clase)
    case 'importes': {
      const dias = valorDeParametro(antes, 'deuda.diasDeVigencia', desde)
      return describeImportesDeDeuda(await findLiquidadoAl(db, hoy), dias, Number(valor))
    }
    case 'cartera':
      return describeHorasDeCartera(anterior, valor)
    case 'titulos':
      return describeMaximoDeTitulos(anterior, valor)
    case 'version-de-titulo':
      return describeVersionDeTitulo(valor)
    case 'exigencias':
      return describeExigencias(clave, cambio.despues, desde)
    case 'partidas':
      return describeFormaDePartidas(await findPartidasSinForma(db, valor))
    case 'notificacion':
      return describeEfectoEnNotificacion(desde, anterior, valor)
    case 'prescripcion':
      return describeEfectoEnPrescripcion(antes, cambio.despues, desde)
    default:
      return []
  }
}
