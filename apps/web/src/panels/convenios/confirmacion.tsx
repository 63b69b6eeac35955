import { interpolar, textos } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'
import type { ConvenioListado } from './convenio-listado.ts'

interface ConfirmacionProps {
  readonly convenio: Pick<ConvenioListado, 'fc_confirma' | 'format_confirma' | 'vigencia'>
}

/**
 * Shows the day on which a payment agreement was confirmed, or that the agreement is not confirmed (S1 §4, D39). An
 * agreement made before Apremia also shows how it ended in the earlier system.
 */
export const Confirmacion = ({
  convenio: { fc_confirma, format_confirma, vigencia },
}: ConfirmacionProps) => (
  <>
    {fc_confirma === null ? (
      <Tag kind="aviso" icon="reloj" text={format_confirma} />
    ) : (
      <Tag kind="exito" icon="exito" text={format_confirma} />
    )}
    {vigencia !== null && (
      <small className="cell-detail">{interpolar(textos.convenios.anterior, { vigencia })}</small>
    )}
  </>
)
