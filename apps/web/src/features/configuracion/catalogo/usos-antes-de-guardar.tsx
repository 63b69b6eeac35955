import { describeUsos, textos } from '@apremia/core'
import type { Query } from '../../../api/endpoint.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Calculado } from '../calculado.tsx'
import { useGetUsosDeCatalogoQuery } from '../configuracion-api.ts'
import { Revelado } from './revelado.tsx'

const { usos: t } = textos.catalogos

interface UsosAntesDeGuardarProps {
  readonly query: Query<'getUsosDeCatalogo'>
  /**
   * Tells whether forms offer the row of the catalogue as an option. `antes` is the answer before the edit, and `ahora`
   * the answer after it.
   */
  readonly ofrecida: { readonly antes: boolean; readonly ahora: boolean }
}

export const UsosAntesDeGuardar = ({ query, ofrecida }: UsosAntesDeGuardarProps) => {
  const pedido = useGetUsosDeCatalogoQuery(
    { query },
    // Other people may have used the row of the catalogue since the last request, so its uses are counted again.
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Calculado pedido={pedido} espera={t.contando}>
      {({ usos }) => (
        <Revelado>
          <Alert kind={usos.length === 0 ? 'info' : 'aviso'} title={describeUsos(usos)}>
            {usos.length > 0 && <p>{ofrecida.antes && !ofrecida.ahora ? t.retiro : t.cambio}</p>}
          </Alert>
        </Revelado>
      )}
    </Calculado>
  )
}
