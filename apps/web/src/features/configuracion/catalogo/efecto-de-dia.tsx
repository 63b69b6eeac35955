import { interpolar, textos } from '@apremia/core'
import type { Query } from '../../../api/endpoint.ts'
import { Alert } from '../../../ui/alert.tsx'
import { formatDate, formatInteger } from '../../../ui/format.ts'
import { useReveal } from '../../../ui/use-reveal.ts'
import { Calculado } from '../calculado.tsx'
import { useGetEfectoDeDiaInhabilQuery } from '../configuracion-api.ts'

const { efecto: t } = textos.diasInhabiles

const titleOf = (cartas: number): string => {
  if (cartas === 0) return t.ninguno
  return cartas === 1 ? t.una : interpolar(t.varias, { n: formatInteger(cartas) })
}

/** Tells which terms of letters end on another day with the row, before the row is saved. */
export const EfectoDeDia = ({ query }: { readonly query: Query<'getEfectoDeDiaInhabil'> }) => {
  const ref = useReveal<HTMLDivElement>()
  const pedido = useGetEfectoDeDiaInhabilQuery({ query }, { refetchOnMountOrArgChange: true })
  return (
    <div ref={ref}>
      <Calculado pedido={pedido} espera={t.contando}>
        {({ cartas, cambios }) => (
          <Alert kind={cartas === 0 ? 'info' : 'aviso'} title={titleOf(cartas)}>
            {cambios.length > 0 && (
              <ul>
                {cambios.map(({ antes, ahora, cartas: n }) => (
                  <li key={antes}>
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
        )}
      </Calculado>
    </div>
  )
}
