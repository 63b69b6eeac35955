import {
  type CatalogoDeRecursos,
  CODIGOS_DE_PLAN,
  type CodigoDePlan,
  claseDeRecurso,
  esRecursoDePagoUnico,
  interpolar,
  TIPOS_DE_PLAN,
  textos,
} from '@apremia/core'

const { soloPara, sinPagoUnico } = textos.planes.simulacion

export interface OpcionDePlan {
  readonly codigo: CodigoDePlan
  readonly nombre: string
  readonly impedimento: string | undefined
}

const impedimentoDe = (
  recursos: CatalogoDeRecursos,
  codigo: CodigoDePlan,
  recurso: string,
): string | undefined => {
  const { clase, pagoUnico } = TIPOS_DE_PLAN[codigo]
  if (clase !== claseDeRecurso(recursos, recurso)) return soloPara[clase]
  if (pagoUnico && !esRecursoDePagoUnico(recursos, recurso))
    return interpolar(sinPagoUnico, { recurso })
  return undefined
}

/**
 * Returns an option for every plan. The option of a plan that the resource does not admit has the reason (D34, D125).
 */
export const opcionesDePlan = (
  recursos: CatalogoDeRecursos,
  recurso: string,
): readonly OpcionDePlan[] =>
  CODIGOS_DE_PLAN.map((codigo) => ({
    codigo,
    nombre: TIPOS_DE_PLAN[codigo].nombre,
    impedimento: impedimentoDe(recursos, codigo, recurso),
  }))

export const planInicial = (recursos: CatalogoDeRecursos, recurso: string): CodigoDePlan =>
  opcionesDePlan(recursos, recurso).find(({ impedimento }) => impedimento === undefined)?.codigo ??
  'ABLT'
