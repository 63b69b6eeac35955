import { nombreDeRecurso } from '@apremia/core'
import { useRecursos } from '../api/recursos.ts'

interface RecursoProps {
  readonly codigo: string
}

/** Code of a resource, with its name on hover. */
export const CodigoDeRecurso = ({ codigo }: RecursoProps) => (
  <abbr title={nombreDeRecurso(useRecursos(), codigo)}>{codigo}</abbr>
)

/** 'AB · Tasa por Alumbrado'. */
export const RecursoConNombre = ({ codigo }: RecursoProps) => (
  <>
    {codigo} · {nombreDeRecurso(useRecursos(), codigo)}
  </>
)
