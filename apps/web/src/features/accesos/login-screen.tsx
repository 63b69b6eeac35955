import { textos } from '@apremia/core'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { failureOf } from '../../api/failure.ts'
import { selectCierre, selectIngreso } from '../../session/session-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { Brand } from '../../ui/brand.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { FallaDeIngreso } from './falla-de-ingreso.tsx'
import { Guilloche } from './guilloche.tsx'
import { OtraCuenta } from './otra-cuenta.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

const acceso = textos.acceso
const navegacion = textos.navegacion
const rutas = textos.rutas

const CIERRES = {
  vencida: acceso.sesionVencida,
  'otra-pestana': 'La sesión se cerró desde otra pestaña.',
} as const

export const LoginScreen = () => {
  const ingreso = useSelector(selectIngreso)
  const cierre = useSelector(selectCierre)
  const { data: config, error, refetch } = useGetConfigQuery({})
  const failure = failureOf(error)
  const identidad = config?.identidad
  const entering = ingreso.estado === 'ingresando'
  return (
    <div className="login">
      <ScreenTitle text={rutas['/']} />
      <section className="login-cover">
        <Guilloche />
        <Brand />
        <p className="login-claim">Gestión de cobro de tributos municipales en mora</p>
        <p className="login-municipio">{config?.municipio}</p>
      </section>
      <section className="login-form">
        <h1>
          <span className="sr-only">{navegacion.producto}: </span>
          {acceso.titulo}
        </h1>
        <p>
          {identidad &&
            (identidad.fuentes.length === 0 ? acceso.unProveedor : acceso.elegirProveedor)}
        </p>
        {ingreso.estado === 'fallido' && ingreso.visto && (
          <FallaDeIngreso
            mensaje={ingreso.mensaje}
            documento={ingreso.documento}
            actions={ingreso.documento !== undefined && <OtraCuenta />}
          />
        )}
        {cierre && <Alert kind="info" title={CIERRES[cierre]} />}
        {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
        <div className="login-ways">
          {identidad && <ProviderButtons identidad={identidad} disabled={entering} />}
        </div>
        {entering && <p className="login-busy">{acceso.cargando}</p>}
        <p>
          <Link to="/verificar">{textos.rutas['/verificar']}</Link>
        </p>
        {identidad?.demo && (
          <Alert kind="aviso" title="Versión de demostración">
            <p>
              Los contribuyentes, las deudas y los títulos son ficticios y no tienen validez legal.
              Los cuatro accesos llevan a una página donde se elige una persona de prueba.
            </p>
          </Alert>
        )}
      </section>
    </div>
  )
}
