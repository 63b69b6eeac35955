import { Tag } from '../../ui/tag.tsx'
import type { ConvenioListado } from './convenio-listado.ts'

/** When it was confirmed, or that it was not (S1 §4, D39). */
export const Confirmacion = ({
  convenio: { fc_confirma, format_confirma },
}: {
  readonly convenio: Pick<ConvenioListado, 'fc_confirma' | 'format_confirma'>
}) =>
  fc_confirma === null ? (
    <Tag kind="aviso" icon="reloj" text={format_confirma} />
  ) : (
    <Tag kind="exito" icon="exito" text={format_confirma} />
  )
