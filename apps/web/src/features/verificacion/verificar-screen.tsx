import { formatCodigoDeVerificacion, readCodigoDeVerificacion, textos } from '@apremia/core'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CompararArchivo } from './comparar-archivo.tsx'
import { PapelCard } from './papel-card.tsx'
import { useVerifyPapelQuery } from './verificacion-api.ts'
import './verificacion.css'

const t = textos.verificacion

const Resultado = ({ codigo }: { readonly codigo: string }) => {
  const { currentData, error, isFetching, refetch } = useVerifyPapelQuery(
    { body: { codigo } },
    { refetchOnMountOrArgChange: true },
  )
  const failure = failureOf(error)
  if (isFetching) return <p role="status">{t.verificando}</p>
  if (failure?.code === 'papel-desconocido')
    return (
      <Alert kind="aviso" title={failure.message}>
        <p>{t.desconocidoAyuda}</p>
        <p>{t.otros}</p>
      </Alert>
    )
  if (failure) return <FailureAlert failure={failure} onRetry={() => void refetch()} />
  if (currentData === undefined) return null
  const { clase, numero, largo } = currentData
  return (
    <>
      <PapelCard papel={currentData} />
      <CompararArchivo codigo={codigo} largo={largo} nombre={`${clase}_${numero}_emitido.pdf`} />
    </>
  )
}

interface FormularioProps {
  /** Verification code in the URL of the page. '' when the URL has none. */
  readonly codigo: string
  readonly onVerify: (codigo: string) => void
}

const Formulario = ({ codigo, onVerify }: FormularioProps) => {
  const [tecleado, setTecleado] = useState(formatCodigoDeVerificacion(codigo))
  const [falta, setFalta] = useState(false)
  const campo = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const texto = tecleado.trim()
    setFalta(texto === '')
    if (texto === '') campo.current?.focus()
    else onVerify(readCodigoDeVerificacion(texto) ?? texto)
  }
  return (
    <form className="verificar-form" noValidate onSubmit={submit}>
      <TextField
        ref={campo}
        label={t.codigo}
        hint={t.ejemplo}
        required
        error={falta ? t.faltaCodigo : undefined}
        value={tecleado}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTecleado(target.value)}
      />
      <Button type="submit" variant="primary" icon="buscar">
        {t.boton}
      </Button>
    </form>
  )
}

/** Page on which anybody verifies a paper without a session. The QR code of the paper opens this page. */
export const VerificarScreen = () => {
  const { codigo = '' } = useParams()
  const navigate = useNavigate()
  const municipio = useGetConfigQuery({}).data?.municipio
  // Counter that changes with each request, so that asking twice for the same code sends two requests.
  const [vez, setVez] = useState(0)
  const verify = (otro: string) => {
    setVez(vez + 1)
    void navigate(`/verificar/${encodeURIComponent(otro)}`)
  }
  return (
    <div className="verificar">
      <ScreenTitle text={t.titulo} />
      <Brand />
      {municipio !== undefined && <p className="verificar-municipio">{municipio}</p>}
      <h1>{t.titulo}</h1>
      <p>{t.ayuda}</p>
      <Formulario key={codigo} codigo={codigo} onVerify={verify} />
      {codigo !== '' && <Resultado key={`${codigo} ${vez}`} codigo={codigo} />}
    </div>
  )
}
