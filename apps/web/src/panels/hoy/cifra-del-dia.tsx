import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import {
  useGetMaximosDeEvaluacionQuery,
  useGetPreEvaluacionQuery,
} from '../evaluaciones/evaluaciones-api.ts'

const t = textos.hoy.miDia
const { categorias } = textos.evaluaciones

/**
 * Shows how many cases the lawyer must correct to pass an evaluation made today. Shows nothing while the number is
 * unknown.
 */
export const CifraDelDia = () => {
  const maximos = useGetMaximosDeEvaluacionQuery({})
  const completos = maximos.data?.every(({ maximo }) => maximo !== null) ?? false
  const { data } = useGetPreEvaluacionQuery({ query: {} }, { skip: !completos })
  if (data === undefined) return null
  const faltan = data.partes.filter(({ aprueba }) => !aprueba)
  return (
    <p className="hoy-otros">
      {faltan.length === 0 ? (
        <Link to="/mis-datos">{t.aprueba}</Link>
      ) : (
        faltan.map(({ categoria, aCorregir }) => (
          <Link key={categoria} to="/mis-datos">
            {interpolar(t.aprobar, {
              n: formatInteger(aCorregir),
              parte: categorias[categoria].toLowerCase(),
            })}
          </Link>
        ))
      )}
    </p>
  )
}
