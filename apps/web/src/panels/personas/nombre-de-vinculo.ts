import { textos } from '@apremia/core'

const VINCULOS: ReadonlyMap<string, string> = new Map(Object.entries(textos.contribuyentes.titulos))

/**
 * Returns the name of the capacity in which a taxpayer answers for the debt of a property or business: 'Poseedor'
 * (possessor). A code outside the catalogue is returned unchanged (D162).
 */
export const nombreDeVinculo = (vinculo: string): string => VINCULOS.get(vinculo) ?? vinculo
