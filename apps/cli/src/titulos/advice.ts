import { DEUDA_EN_CONVENIO, IMPORTES_VIEJOS } from '@apremia/core'
import { CliError } from '../terminal/cli-error.ts'
import { explainFailure } from '../terminal/failure.ts'
import type { Options } from './generacion.ts'

const CON_MOTIVO = {
  [DEUDA_EN_CONVENIO]: 'Lo que está en un convenio en vigor',
  [IMPORTES_VIEJOS]: 'Lo que tiene importes que ya no valen',
}

const adviceFor = (
  { codigo, salida, detalle = {}, errores }: CliError,
  { forzar }: Pick<Options, 'forzar'>,
): string[] => {
  const { ultimo, lote } = detalle
  if (codigo === 'filas-invalidas') {
    return [
      'Corríjalas, o agregue --omitir-invalidas para dejarlas afuera.',
      ...Object.entries(CON_MOTIVO).flatMap(([regla, que]) =>
        errores?.filas.some((error) => error.regla === regla)
          ? [`${que} se fuerza con su razón: --forzar --motivo 'por qué'`]
          : [],
      ),
    ]
  }
  if (codigo === 'libro-repetido') {
    return [
      `Para descargarlo: apremia titulos reanudar ${lote}`,
      forzar
        ? 'Este pedido ya se hizo. Para generar otros títulos con otros números: --clave y un nombre nuevo'
        : 'Para generar otros títulos con otros números: --forzar',
    ]
  }
  if (codigo === 'numero-tomado') {
    return [
      ...(lote === undefined
        ? []
        : [`Para descargar el lote de esta planilla: apremia titulos reanudar ${lote}`]),
      `El próximo libre es el ${Number(ultimo) + 1}.`,
    ]
  }
  if (codigo === 'salto-de-numeracion') {
    return [
      `Empiece con --inicio ${Number(ultimo) + 1},`,
      "o justifique el salto: --aceptar-salto --motivo 'por qué'",
    ]
  }
  if (salida === 'noDisponible') {
    return ['Puede ejecutar lo mismo otra vez: si la planilla ya se numeró, se sigue ese lote.']
  }
  return []
}

export const withAdvice = (
  error: unknown,
  signal: AbortSignal,
  options: Pick<Options, 'forzar'>,
): CliError => {
  const failure = explainFailure(error, signal)
  const { salida, codigo, message, sugerencias, detalle, errores } = failure
  return new CliError(salida, {
    codigo,
    mensaje: message,
    sugerencias: [...adviceFor(failure, options), ...sugerencias],
    detalle,
    errores,
  })
}
