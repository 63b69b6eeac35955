import { esCodigoDePlan, interpolar, TIPOS_DE_PLAN, textos } from '@apremia/core'

/** The name of a type of plan; of a code that is not in the table, that it is not (D162). */
export const nombreDeTipoDePlan = (codigo: string): string =>
  esCodigoDePlan(codigo)
    ? TIPOS_DE_PLAN[codigo].nombre
    : interpolar(textos.comunes.sinCatalogo, { valor: codigo })

/** 'W2200 · Anticipo y 3 cuotas'. */
export const planConNombre = (codigo: string): string =>
  esCodigoDePlan(codigo)
    ? `${codigo} · ${TIPOS_DE_PLAN[codigo].nombre}`
    : nombreDeTipoDePlan(codigo)
