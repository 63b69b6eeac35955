import { interpolar, isPendiente, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressLine } from '../../ui/progress.tsx'
import './instalacion.css'
import { useGetPuestaEnMarchaQuery } from './instalacion-api.ts'
import { saveOcultos, useOcultos } from './ocultos.ts'

const t = textos.puestaEnMarchaPantalla

/** The card of the installation tasks is hidden when no task is pending, or when the administrator hides it. */
export const PuestaEnInicio = () => {
  const dni = useUsuario()?.dni ?? ''
  const { data } = useGetPuestaEnMarchaQuery({})
  const ocultos = useOcultos(dni)
  const faltan = data?.puntos.filter(isPendiente) ?? []
  if (data === undefined || faltan.every(({ clave }) => ocultos.includes(clave))) return null
  const titulo = interpolar(t.inicio.titulo, data)
  return (
    <section className="card puesta-en-inicio" aria-label={t.titulo}>
      <div className="puesta-en-inicio-cabecera">
        <h2>{titulo}</h2>
        <Button
          variant="ghost"
          icon="quitar"
          aria-label={t.inicio.ocultar}
          title={t.inicio.ocultar}
          onClick={() =>
            saveOcultos(
              dni,
              faltan.map(({ clave }) => clave),
            )
          }
        />
      </div>
      <ProgressLine label={titulo} done={data.hechas} total={data.total} />
      <ul className="puesta-en-inicio-faltan">
        {faltan.map(({ clave, titulo: nombre }) => (
          <li key={clave}>{nombre}</li>
        ))}
      </ul>
      <Link to="/puesta-en-marcha" className="btn btn-primary">
        {t.inicio.ver}
      </Link>
    </section>
  )
}
