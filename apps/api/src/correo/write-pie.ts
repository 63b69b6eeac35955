import { interpolar, textos } from '@apremia/core'
import type { Config } from '../platform/config.ts'
import { addressDeBaja } from './address-de-baja.ts'

export const writePie = (
  texto: string,
  config: Pick<Config, 'publicUrl'>,
  codigo: string,
): string =>
  `${texto}\n\n-- \n${interpolar(textos.correo.pie, { url: addressDeBaja(config, codigo) })}\n`
