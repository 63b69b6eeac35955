import { claseDeRecurso, interpolar, nombreDeRecurso, textos } from '@apremia/core'
import { type FormEvent, useState } from 'react'
import { opcionesDeRecursos, useRecursos } from '../../../api/recursos.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { useRecursosDeImponibleQuery } from './ficha-api.ts'
import { claveDeItem, type Item, itemDe, type Seleccion } from './seleccion.ts'

const t = textos.convenios.ficha.imponible

interface AgregarImponibleProps {
  readonly clase: Seleccion['clase']
  readonly items: readonly Item[]
  readonly inicial: { readonly imponible?: string; readonly recurso?: string } | undefined
  readonly onAdd: (item: Pick<Item, 'r' | 'i'>) => void
}

const NUMERO = /^\d{1,10}$/

export const AgregarImponible = ({ clase, items, inicial, onAdd }: AgregarImponibleProps) => {
  const recursos = useRecursos()
  const [numero, setNumero] = useState(inicial?.imponible ?? '')
  const [recurso, setRecurso] = useState<string | undefined>(inicial?.recurso)
  const [faltas, setFaltas] = useState<{ numero?: string; recurso?: string }>({})
  const escrito = useSettled(numero.trim()).value
  const valido = NUMERO.test(escrito)
  const { currentData } = useRecursosDeImponibleQuery(
    { query: { tipo: clase === 'comercio' ? 'C' : 'I', imponible: escrito } },
    { skip: !valido },
  )
  const propios = (currentData ?? []).filter(
    ({ RECURSO }) => claseDeRecurso(recursos, RECURSO) === clase,
  )
  const codigos =
    propios.length > 0
      ? propios.map(({ RECURSO }) => RECURSO)
      : opcionesDeRecursos(recursos, { clase, activos: true }).map(({ value }) => value)
  const options = codigos.map((codigo) => ({
    value: codigo,
    label: `${codigo} · ${nombreDeRecurso(recursos, codigo)}`,
  }))
  const unico = propios.length === 1 ? propios[0]?.RECURSO : undefined
  const elegido = recurso !== undefined && codigos.includes(recurso) ? recurso : unico

  const add = (event: FormEvent) => {
    event.preventDefault()
    const tecleado = numero.trim()
    const item = itemDe(elegido ?? '', Number(tecleado))
    const repetido = items.some((otro) => claveDeItem(otro) === claveDeItem(item))
    const enNumero =
      tecleado === '' ? t.faltaNumero : NUMERO.test(tecleado) ? undefined : t.numeroInvalido
    const enRecurso =
      elegido === undefined ? t.faltaRecurso : repetido && !enNumero ? t.repetido : undefined
    setFaltas({
      ...(enNumero ? { numero: enNumero } : {}),
      ...(enRecurso ? { recurso: enRecurso } : {}),
    })
    if (enNumero || enRecurso) return
    onAdd(item)
    setRecurso(undefined)
  }

  const hint =
    !valido || currentData === undefined
      ? undefined
      : interpolar(propios.length > 0 ? t.recursosDe : t.sinRecursosDe, { numero: escrito })

  return (
    <form className="conv-agregar" noValidate onSubmit={add}>
      <TextField
        label={t.numero}
        name="imponible"
        inputMode="numeric"
        autoComplete="off"
        value={numero}
        onChange={(event) => setNumero(event.target.value)}
        error={faltas.numero}
        required
      />
      <SelectField
        label={t.recurso}
        value={elegido}
        options={options}
        placeholder={textos.convenios.ficha.listas}
        onChange={setRecurso}
        error={faltas.recurso}
        hint={hint}
        required
      />
      <Button type="submit" icon="agregar">
        {t.agregar}
      </Button>
    </form>
  )
}
