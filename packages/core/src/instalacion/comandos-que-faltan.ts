import type { HechosDeInstalacion } from './hechos-de-instalacion.ts'
import { GRUPOS_DE_PROPUESTAS, type GrupoDePropuestas } from './propuestas.ts'

const isGrupo = (nombre: string): nombre is GrupoDePropuestas => nombre in GRUPOS_DE_PROPUESTAS

const isSinAceptar = ({ propuestas }: HechosDeInstalacion, grupo: string): boolean => {
  const claves: readonly string[] = isGrupo(grupo) ? GRUPOS_DE_PROPUESTAS[grupo] : []
  return propuestas.some(({ clave }) => claves.includes(clave))
}

const isSinValor = (hechos: HechosDeInstalacion, clave: string): boolean => {
  if (clave === 'FECHA_INICIAL') return hechos.fechaInicial === null
  if (clave === 'SIN_EVALUAR') return hechos.sinEvaluar === null
  if (clave === 'titulo.version') return hechos.versionDeTitulo === 1
  if (clave === 'convenio.version') return hechos.versionDeConvenio === 1
  if (clave === 'convenio.personeria' && hechos.sinPersoneria.length === 0) return false
  const sinValor: readonly string[] = hechos.sinValor
  return sinValor.includes(clave)
}

/** Facts that each command puts in place, and whether they are still missing. A command in no row is always needed. */
const FALTA: readonly (readonly [
  RegExp,
  (hechos: HechosDeInstalacion, cual: string) => boolean,
])[] = [
  [/^apremia instalacion aceptar (?<cual>\S+)/, isSinAceptar],
  [/^apremia parametros poner (?<cual>\S+)/, isSinValor],
  [/^apremia recursos guardar .*--ordenanzas/, ({ sinFundamento }) => sinFundamento.length > 0],
  [/^apremia usuarios crear/, ({ personas }) => personas <= 1],
  [/^apremia abogados jefatura/, ({ jefatura }) => !jefatura],
]

/**
 * Leaves out the commands that put in place what the installation already has. Every command stays when no row of FALTA
 * says what is missing.
 */
export const findComandosQueFaltan = (
  comandos: readonly string[],
  hechos: HechosDeInstalacion,
): readonly string[] => {
  const hacenFalta = comandos.filter((comando) =>
    FALTA.every(([patron, falta]) => {
      const hallado = patron.exec(comando)
      return hallado === null || falta(hechos, hallado.groups?.cual ?? '')
    }),
  )
  return hacenFalta.length > 0 ? hacenFalta : comandos
}
