import type { Motivo } from '../decision/decision.ts'
import { PARAMETROS } from '../parametro/parametros.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import type { TituloDatos } from './titulo-datos.ts'
import type { VersionDeTitulo } from './version-de-titulo.ts'

type Municipio = TituloDatos['municipio']

/**
 * Data without which no executive title is issued: the name of the municipality, the place, and the name and post of
 * the signing officer. The ordinance and the administrative file may be unknown, and are then printed as '—' (D89).
 */
const IMPRESCINDIBLES = ['nombre', 'lugar', 'funcionario', 'cargo'] as const

/**
 * Parameters that must have a value before an executive title is issued, because a title must be complete by itself
 * (Ley 13.406 art. 2; D89).
 */
export const CLAVES_DE_TITULO = IMPRESCINDIBLES.map((dato) => `municipio.${dato}` as const)

/**
 * Returns the parameters that must have a value before an executive title of the given version is issued. Version 2
 * also prints the decree that authorises the signing officer.
 */
export const clavesDeTitulo = (
  version: VersionDeTitulo,
): readonly ((typeof CLAVES_DE_TITULO)[number] | 'titulo.decreto')[] =>
  version === 1 ? CLAVES_DE_TITULO : [...CLAVES_DE_TITULO, 'titulo.decreto']

export const checkMunicipioDeTitulo = (
  municipio: Municipio,
  version: VersionDeTitulo = 1,
): Motivo[] => {
  const valorDe = {
    'municipio.nombre': municipio.nombre,
    'municipio.lugar': municipio.lugar,
    'municipio.funcionario': municipio.funcionario,
    'municipio.cargo': municipio.cargo,
    'titulo.decreto': municipio.decreto ?? '',
  }
  return clavesDeTitulo(version)
    .filter((clave) => valorDe[clave].trim() === '')
    .map((clave) => ({
      codigo: 'titulo.falta-parametro',
      campo: clave,
      mensaje: interpolar(parametros.faltaParaTitulos, { nombre: PARAMETROS[clave].nombre, clave }),
    }))
}
