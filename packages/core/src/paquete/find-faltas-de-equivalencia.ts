import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { findArchivoDePaquete } from './archivos-del-paquete.ts'
import type { EquivalenciaGuardada } from './equivalencias-guardadas.ts'
import { normalizeHeading } from './normalize-heading.ts'

const { equivalencias: t } = textos

/**
 * Returns the errors of a mapping that a person edits on the screen: a required column without a header or fixed value,
 * or two columns with the same header. Do not check a handwritten mapping, which may omit columns whose headers match
 * the package.
 */
export const findFaltasDeEquivalencia = ({
  archivo,
  columnas,
}: EquivalenciaGuardada): readonly Motivo[] => {
  const refuse = (columna: string, mensaje: string): Motivo => ({
    ...{ codigo: 'paquete.equivalencia-incompleta', campo: columna, mensaje },
  })
  const duenos = new Map<string, string>()
  return (findArchivoDePaquete(archivo)?.columnas ?? []).flatMap(({ nombre, obligatoria }) => {
    const dicha = columnas.find(({ columna }) => columna === nombre)
    const titulo = dicha?.titulo ?? null
    if (titulo === null) {
      const falta = obligatoria && (dicha?.fijo ?? null) === null
      return falta ? [refuse(nombre, interpolar(t.sinTitulo, { columna: nombre }))] : []
    }
    const dueno = duenos.get(normalizeHeading(titulo))
    duenos.set(normalizeHeading(titulo), dueno ?? nombre)
    return dueno === undefined
      ? []
      : [refuse(nombre, interpolar(t.tituloDeOtra, { columna: nombre, titulo, otra: dueno }))]
  })
}
