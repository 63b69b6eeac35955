import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { puestaEnMarcha } from '../texto/puesta-en-marcha.ts'
import { CLAVES_DE_PUNTO, type ClaveDePunto, type EstadoDePunto } from './claves-de-punto.ts'
import { findComandosQueFaltan } from './comandos-que-faltan.ts'
import { ESTADO_DE_PUNTO } from './estado-de-punto.ts'
import type { HechosDeInstalacion } from './hechos-de-instalacion.ts'
import { GRUPOS_DE_PROPUESTAS, type Propuesta } from './propuestas.ts'

export interface PuntoDeInstalacion {
  readonly clave: ClaveDePunto
  readonly titulo: string
  readonly estado: EstadoDePunto
  readonly detalle: string
  readonly paraQue: string
  readonly quien: string
  /** Path of the screen on which a person completes the setup step. '' when no screen completes the step. */
  readonly enlace: string
  /** Commands that complete the setup step. While the step is pending, only the commands that are still needed. */
  readonly comandos: readonly string[]
  readonly propuestas: readonly Propuesta[]
}

const SINCRONIZAR = 'apremia municipio sincronizar'

const propuestasDe = (clave: ClaveDePunto, { propuestas }: HechosDeInstalacion): Propuesta[] => {
  const grupos: Partial<Record<ClaveDePunto, readonly ClaveDeParametro[]>> = GRUPOS_DE_PROPUESTAS
  const claves = grupos[clave] ?? []
  return propuestas.filter((propuesta) => claves.includes(propuesta.clave))
}

/**
 * Returns the screen on which a person completes the setup of executive titles. The tab `recursos` (taxes) is for the
 * legal basis of the taxes, which version 2 of the title needs. The tab `parametros` is for everything else.
 */
const enlaceDeTitulos = ({ versionDeTitulo, sinFundamento }: HechosDeInstalacion): string =>
  versionDeTitulo === 2 && sinFundamento.length > 0
    ? '/configuracion?pestana=recursos'
    : '/configuracion?pestana=parametros'

export const decidePuestaEnMarcha = (hechos: HechosDeInstalacion): PuntoDeInstalacion[] =>
  CLAVES_DE_PUNTO.map((clave) => {
    const punto = puestaEnMarcha.puntos[clave]
    const { titulo, paraQue, quien, comandos } = punto
    const delServicio = hechos.servicio && (clave === 'padron' || clave === 'deuda')
    const estado = ESTADO_DE_PUNTO[clave](hechos)
    const losQueFaltan =
      estado.estado === 'listo' ? comandos : findComandosQueFaltan(comandos, hechos)
    return {
      clave,
      titulo,
      ...estado,
      paraQue,
      quien,
      enlace: clave === 'titulos' ? enlaceDeTitulos(hechos) : 'enlace' in punto ? punto.enlace : '',
      comandos: delServicio ? [SINCRONIZAR] : losQueFaltan,
      propuestas: propuestasDe(clave, hechos),
    }
  })
