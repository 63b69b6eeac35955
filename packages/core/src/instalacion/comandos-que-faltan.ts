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

/**
 * Setup commands that may no longer be needed. A pattern recognises each command, and a function tells whether it is
 * still needed. A command that matches none of the patterns is always needed.
 */
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
 * Returns the commands of a pending setup step that are still needed. When no command seems needed, returns all of
 * them, so that the step never lacks its commands.
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
