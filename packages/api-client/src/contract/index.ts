import type { Entry } from '../entry.ts'
import { profesionales } from './abogados.ts'
import { avisos } from './avisos.ts'
import { condiciones } from './condiciones.ts'
import { config } from './config.ts'
import { convenios } from './convenios.ts'
import { conveniosListas } from './convenios-listas.ts'
import { historial } from './historial.ts'
import { municipio } from './municipio/index.ts'
import { novedades } from './novedades.ts'
import { parametros } from './parametros.ts'
import { plandepago } from './planes.ts'
import { creaciontitulos } from './titulos.ts'
import { tokens } from './tokens.ts'
import { trabajos } from './trabajos.ts'
import { usuarios } from './usuarios.ts'

export {
  avisos,
  condiciones,
  config,
  convenios,
  conveniosListas,
  creaciontitulos,
  historial,
  novedades,
  parametros,
  plandepago,
  profesionales,
  tokens,
  trabajos,
  usuarios,
}

/** Every call of the product, once. Server, web and command are made from it. */
export const contract = {
  ...config,
  ...usuarios,
  ...avisos,
  ...tokens,
  ...creaciontitulos,
  ...trabajos,
  ...historial,
  ...profesionales,
  ...condiciones,
  ...novedades,
  ...conveniosListas,
  ...convenios,
  ...parametros,
  ...plandepago,
  ...municipio,
} satisfies Record<string, Entry>

export type Contract = typeof contract
export type CallName = keyof Contract
