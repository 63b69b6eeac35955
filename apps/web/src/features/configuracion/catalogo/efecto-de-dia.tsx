import { interpolar, textos } from '@apremia/core'
import type { Query } from '../../../api/endpoint.ts'
import { Alert } from '../../../ui/alert.tsx'
import { formatDate, formatInteger } from '../../../ui/format.ts'
import { Calculado } from '../calculado.tsx'
import { useGetEfectoDeDiaInhabilQuery } from '../configuracion-api.ts'
import { Revelado } from './revelado.tsx'

const { efecto: t } = textos.diasInhabiles

const titleOf = (cartas: number): string => {
  if (cartas === 0) return t.ninguno
  return cartas === 1 ? t.una : interpolar(t.varias, { n: formatInteger(cartas) })
}

/** Shows which deadlines of demand letters would end on another day if the row of the non-working day were saved. */
export const EfectoDeDia = ({ query }: { readonly query: Query<'getEfectoDeDiaInhabil'> }) => {
  const pedido = useGetEfectoDeDiaInhabilQuery({ query }, { refetchOnMountOrArgChange: true })
  return (
    <Calculado pedido={pedido} espera={t.contando}>
      {({ cartas, cambios }) => (
        <Revelado>
          <Alert kind={cartas === 0 ? 'info' : 'aviso'} title={titleOf(cartas)}>
            {cambios.length > 0 && (
              <ul>
                {cambios.map(({ antes, ahora, cartas: n }) => (
                  <li key={`${antes} ${ahora}`}>
                    {interpolar(t.cambio, {
                      ...{ antes: formatDate(antes), ahora: formatDate(ahora) },
                      n: formatInteger(n),
                    })}
                  </li>
                ))}
              </ul>
            )}
            {query.alcance !== 'municipio' && <p>{t.judicial}</p>}
          </Alert>
        </Revelado>
      )}
    </Calculado>
  )
}
