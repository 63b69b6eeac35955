import { esCodigoDePlan, interpolar, TIPOS_DE_PLAN, textos } from '@apremia/core'

/** Returns the name of a type of payment plan, or a text that says that the code is not in the catalogue (D162). */
export const nombreDeTipoDePlan = (codigo: string): string =>
  esCodigoDePlan(codigo)
    ? TIPOS_DE_PLAN[codigo].nombre
    : interpolar(textos.comunes.sinCatalogo, { valor: codigo })

export const planConNombre = (codigo: string): string =>
  esCodigoDePlan(codigo)
    ? `${codigo} · ${TIPOS_DE_PLAN[codigo].nombre}`
    : nombreDeTipoDePlan(codigo)
