import { MEDIDA_REAL } from '@apremia/fixtures/paquete'

/** Size of the measured municipality, as a fraction of a real municipality of 1.6 million rows. */
const PARTE = Number(process.env.BENCH_PAQUETE ?? 1)

export const medidaDe = (parte = PARTE): typeof MEDIDA_REAL => ({
  ...MEDIDA_REAL,
  inmuebles: Math.round(MEDIDA_REAL.inmuebles * parte),
  comercios: Math.round(MEDIDA_REAL.comercios * parte),
  contribuyentes: Math.round(MEDIDA_REAL.contribuyentes * parte),
})
