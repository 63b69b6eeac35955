import { interpolar, textos } from '@apremia/core'
import type { Config } from '../platform/config.ts'
import { addressDeBaja } from './address-de-baja.ts'

/** Adds to the text of an e-mail how to stop receiving this kind of e-mail. */
export const writePie = (
  texto: string,
  config: Pick<Config, 'publicUrl'>,
  codigo: string,
): string =>
  `${texto}\n\n-- \n${interpolar(textos.correo.pie, { url: addressDeBaja(config, codigo) })}\n`
