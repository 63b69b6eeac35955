import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { valorDeParametro } from '../parametro/parametro-vigente.ts'
import type { OrdenanzasDeRecursos } from '../recurso/ordenanzas.ts'
import { efectoDeParametro } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'
import { municipioVigente } from './municipio-vigente.ts'
import type { TituloDatos } from './titulo-datos.ts'

export type VersionDeTitulo = 1 | 2

export const versionDeTitulo = (
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): VersionDeTitulo => (valorDeParametro(filas, 'titulo.version', fecha) === '2' ? 2 : 1)

/** Returns the legal basis of the taxes. Undefined for version 1 of the executive title, which does not cite it. */
export const fundamentosDe = (
  version: VersionDeTitulo,
  ordenanzas: OrdenanzasDeRecursos,
): OrdenanzasDeRecursos | undefined => (version === 1 ? undefined : ordenanzas)

/**
 * Version of the executive title that is in force on a day. `municipio` has the data of the municipality that this
 * version prints.
 */
export interface FormaDeTitulo {
  readonly version: VersionDeTitulo
  readonly municipio: TituloDatos['municipio']
  /** Address of the public pages on which anybody can verify a document. '' when the municipality has none. */
  readonly direccionPublica: string
}

export const formaDeTitulo = (filas: readonly FilaDeParametro[], fecha: Fecha): FormaDeTitulo => {
  const version = versionDeTitulo(filas, fecha)
  const municipio = municipioVigente(filas, fecha)
  const direccionPublica = valorDeParametro(filas, 'verificacion.direccion', fecha)
  if (version === 1) return { version, municipio, direccionPublica }
  const decreto = valorDeParametro(filas, 'titulo.decreto', fecha)
  const solidaridad = valorDeParametro(filas, 'titulo.solidaridad', fecha)
  return { version, municipio: { ...municipio, decreto, solidaridad }, direccionPublica }
}

export const describeVersionDeTitulo = (valor: string): readonly string[] => [
  interpolar(efectoDeParametro.versionDeTitulo, { valor }),
  ...(valor === '2' ? [efectoDeParametro.segundaVersion] : []),
]
