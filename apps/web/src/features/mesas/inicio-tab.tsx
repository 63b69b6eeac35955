import { abogadoEnDireccion, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { useGetHoyQuery } from '../../panels/hoy/hoy-api.ts'
import { TarjetaDeNumeros } from '../../panels/hoy/numeros-de-mesa.tsx'
import { useCountMesaQuery } from '../../panels/mesas/mesas-api.ts'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { Alert } from '../../ui/alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { DatosDeMesa, SolapaConCasos } from './mesa.ts'

const t = textos.mesasPantalla.inicio
const { solapas: nombres } = textos.mesas

const SOLAPAS_CON_CASOS: readonly SolapaConCasos[] = [
  'activos',
  'sinEvaluar',
  'planDePagos',
  'todos',
]

interface InicioTabProps {
  readonly datos: DatosDeMesa
  readonly abogado: string
}

export const InicioTab = (props: InicioTabProps) => {
  const impedimento = impedimentoDeAlcance(usePrincipal())
  if (impedimento === undefined) return <Inicio {...props} />
  return (
    <Alert kind="aviso">
      <p>{impedimento}</p>
    </Alert>
  )
}

const Inicio = ({ datos: { mesa, pestanaDeCasos }, abogado }: InicioTabProps) => {
  const deQuien = abogadoEnDireccion(usePrincipal(), abogado)
  const hoy = useGetHoyQuery({}, { refetchOnMountOrArgChange: 60 })
  const cuentas = useCountMesaQuery({ query: { mesa, abogado, historico: 'true' } })
  const failure = failureOf(hoy.error ?? cuentas.error)
  if (failure && !hoy.isFetching && !cuentas.isFetching) {
    const retry = () => {
      if (hoy.error) void hoy.refetch()
      if (cuentas.error) void cuentas.refetch()
    }
    return <LoadFailure failure={failure} onRetry={retry} />
  }
  if (hoy.currentData === undefined || cuentas.currentData === undefined) return <ListSkeleton />
  const suyos =
    abogado === ''
      ? hoy.currentData
      : hoy.currentData.abogados.find((uno) => uno.abogado === abogado)
  const enlace = (solapa: SolapaConCasos) =>
    `?${new URLSearchParams({
      pestana: pestanaDeCasos,
      ...(deQuien === '' ? {} : { abogado: deQuien }),
      historico: 'true',
      solapa,
    })}`
  return (
    <div className="mesa-inicio">
      <h2>{textos.hoy.titulo}</h2>
      <TarjetaDeNumeros
        mesa={mesa}
        abogado={deQuien}
        numeros={suyos?.[mesa] ?? { vencidos: 0, proximos: 0, sinActuaciones: 0 }}
      />
      <h2>{t.solapas}</h2>
      <ul className="hoy-numeros">
        {SOLAPAS_CON_CASOS.map((solapa) => (
          <li key={solapa}>
            <Link className="hoy-numero" to={enlace(solapa)}>
              <strong>{formatInteger(cuentas.currentData?.cuentas[solapa] ?? 0)}</strong>
              <span>{nombres[solapa]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
