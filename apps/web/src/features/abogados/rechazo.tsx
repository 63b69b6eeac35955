import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useGetAbogadosNameDniQuery, useReassignAbogadoMutation } from './abogados-api.ts'
import { type Abogado, nombreDe } from './ficha.ts'

const abogados = textos.abogados
const comunes = textos.comunes

const RECHAZOS: readonly string[] = ['abogado-con-casos', 'baja-rechazada', 'jefatura-rechazada']

const ACTOS = { baja: abogados.sinBaja, jefatura: abogados.jefatura } as const

export const esRechazo = ({ code }: Failure): boolean => RECHAZOS.includes(code)

interface Detalle {
  readonly reasignable?: boolean
  readonly motivos?: readonly string[]
  readonly imponibles?: readonly string[]
  readonly convenios?: number
  /**
   * Properties or businesses, such as 'inmueble 123' (property 123), that only the municipality's own system can assign
   * to another lawyer. Null when Apremia stores the debt and can assign them.
   */
  readonly enElMunicipio?: readonly string[] | null
}

const listasDe = (
  { imponibles = [], convenios = 0, enElMunicipio }: Detalle,
  codexterno: string,
) => {
  const todos = [...imponibles, ...(enElMunicipio ?? [])]
  const { verInmuebles, verComercios, verConvenios } = abogados.sinBaja
  const abogado = `abogado=${encodeURIComponent(codexterno)}`
  const tiene = (clase: string) => todos.some((imponible) => imponible.startsWith(clase))
  return [
    { hay: tiene('inmueble'), to: `/inmuebles?${abogado}`, texto: verInmuebles },
    { hay: tiene('comercio'), to: `/comercios?${abogado}`, texto: verComercios },
    { hay: convenios > 0, to: `/convenios?${abogado}&confirmado=0`, texto: verConvenios },
  ].filter(({ hay }) => hay)
}

interface RechazoProps {
  readonly acto: keyof typeof ACTOS
  readonly abogado: Abogado
  readonly failure: Failure
  readonly onReassigned: (texto: string) => void
  readonly onClose: () => void
}

/**
 * Explains why a lawyer cannot be removed, or cannot give up their code to become head lawyer (D166). When the only
 * reason is that the lawyer still has cases, offers to reassign them (D22).
 */
export const Rechazo = ({ acto, abogado, failure, onReassigned, onClose }: RechazoProps) => {
  const formId = useId()
  const detalle = (failure.detalle ?? {}) as Detalle
  const { reasignable = false, motivos = [] } = detalle
  const listas = listasDe(detalle, abogado.codexterno)
  const { data: todos = [], error: sinLista } = useGetAbogadosNameDniQuery(
    {},
    { skip: !reasignable },
  )
  const [reassign, { isLoading, error }] = useReassignAbogadoMutation()
  const [destino, setDestino] = useState<string>()
  const [falta, setFalta] = useState(false)
  const opciones = todos
    .filter(({ codexterno, baja }) => baja === '0' && codexterno !== abogado.codexterno)
    .map(({ codexterno, nombre_completo }) => ({
      value: codexterno,
      label: `${nombre_completo} (${codexterno})`,
    }))
  const submit = async () => {
    setFalta(destino === undefined)
    if (destino === undefined) return
    const { data } = await reassign({ body: { nrodni: abogado.nrodni, destino } })
    if (!data) return
    const { hecha, hechaSinPeriodos } = abogados.reasignacion
    const origen = nombreDe(abogado)
    const pasados = {
      destino: opciones.find(({ value }) => value === destino)?.label ?? destino,
      convenios: formatInteger(data.convenios),
    }
    onReassigned(
      data.enElMunicipio
        ? interpolar(hechaSinPeriodos, { ...pasados, origen, n: formatInteger(data.enElMunicipio) })
        : `${interpolar(hecha, { ...pasados, periodos: formatInteger(data.periodos) })} ${interpolar(ACTOS[acto].yaPuede, { origen })}`,
    )
  }
  const reassignFailure = failureOf(error ?? sinLista)
  return (
    <Dialog
      title={`${ACTOS[acto].noSePuede} a ${nombreDe(abogado)} (${abogado.codexterno})`}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{reasignable ? comunes.cancelar : comunes.cerrar}</Button>
          {reasignable && (
            <Button variant="primary" type="submit" form={formId} loading={isLoading}>
              {abogados.reasignacion.accion}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <ul className="reasons">
          {motivos.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
        {listas.length > 0 && (
          <ul className="inline-list">
            {listas.map(({ to, texto }) => (
              <li key={to}>
                <Link to={to}>{texto}</Link>
              </li>
            ))}
          </ul>
        )}
        {reasignable && (
          <form
            id={formId}
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            <p>
              {detalle.enElMunicipio
                ? abogados.reasignacion.explicacionSinPeriodos
                : abogados.reasignacion.explicacion}
            </p>
            <SelectField
              label={abogados.reasignacion.destino}
              value={destino}
              options={opciones}
              onChange={(codigo) => {
                setDestino(codigo)
                setFalta(false)
              }}
              placeholder={abogados.reasignacion.elegir}
              error={falta ? abogados.reasignacion.sinDestino : undefined}
              required
            />
            {reassignFailure && <FailureAlert failure={reassignFailure} />}
          </form>
        )}
      </div>
    </Dialog>
  )
}
