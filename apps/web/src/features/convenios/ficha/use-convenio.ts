import { type Centavos, checkMontoPago, eligeAbogado, validateConvenio } from '@apremia/core'
import { useMemo, useRef, useState } from 'react'
import { useSesion } from '../../../session/use-sesion.ts'
import { today } from '../../../ui/format.ts'
import { baseGuardada, baseNueva, type Inicial, planesGuardados } from './base.ts'
import type { Contexto } from './contexto.ts'
import { type ListasDeFicha, toListas } from './listas.ts'
import { claveDe, type Item, importeDe, legalDelPrimero } from './seleccion.ts'
import { useFicha } from './use-ficha.ts'
import { useLiquidacion } from './use-liquidacion.ts'
import { useSeleccion } from './use-seleccion.ts'
import { type Convenio, leerImporte, toCampos, toTecleado, type Valores } from './valores.ts'

/** Fields the figures of an agreement depend on. */
const DE_IMPORTES: readonly (keyof Valores)[] = ['fechaconf', 'estado_id', 'otgastos']

const nombreDe = ({
  codexterno,
  apellido = '',
  nombre = '',
}: {
  readonly codexterno: string
  readonly apellido?: string
  readonly nombre?: string
}): string => `${apellido}, ${nombre} (${codexterno})`

/** All that the form of an agreement holds, and what follows from it. */
export const useConvenio = (
  listas: ListasDeFicha,
  convenio: Convenio | undefined,
  inicial: Inicial | undefined,
) => {
  const usuario = useSesion()?.usuario
  const [record, setRecord] = useState(convenio)
  const [nueva] = useState(() => baseNueva(inicial))
  const base = useMemo(() => (record ? baseGuardada(record) : nueva), [record, nueva])
  const totalConocido = useRef<Centavos>(undefined)
  const formaDe = (valores: Valores) =>
    listas.formas.find(({ id }) => String(id) === valores.frmpg_id)

  const ficha = useFicha({
    clave: `${usuario?.dni ?? ''}/${record ? record.id : 'nuevo'}`,
    base,
    check: (valores) => {
      const decision = validateConvenio({
        tecleado: toTecleado(valores),
        listas: toListas(listas),
        hoy: today(),
        edicion: record !== undefined,
        leerImporte,
      })
      if (!decision.ok) return decision.motivos
      const { clase, ficha: leida } = decision.valor
      return totalConocido.current === undefined
        ? []
        : checkMontoPago(clase, leida.montopago, totalConocido.current)
    },
  })
  const { valores, seleccion, setSeleccion, campos, otraSeleccion } = ficha
  const elige = record === undefined && usuario !== undefined && eligeAbogado(usuario)
  const porDefecto = legalDelPrimero(seleccion.items)
  const abogado = record?.codexterno ?? (elige ? valores.abogado || porDefecto : '')
  const contexto: Contexto = useMemo(
    () => ({
      clase: seleccion.clase,
      abogado,
      fechaconf: valores.fechaconf,
      edicion: record ? { convenio: record.id } : {},
    }),
    [seleccion.clase, abogado, valores.fechaconf, record],
  )
  const guardados = useMemo(() => record && planesGuardados(record), [record])
  const elegida = useSeleccion(seleccion, setSeleccion)
  const caracter = listas.caracteres.find(({ id }) => String(id) === valores.firma_caracter)
  const toWire = (de: Valores) =>
    toCampos(de, {
      clase: formaDe(de)?.clase,
      otros: listas.caracteres.find(({ id }) => String(id) === de.firma_caracter)?.otros ?? false,
    })
  const enviables = toWire(valores)
  const intacto =
    record && !otraSeleccion && !campos.some((campo) => DE_IMPORTES.includes(campo))
      ? record
      : undefined
  const vivo = useLiquidacion({
    contexto,
    items: elegida.conPeriodos,
    pedidos: elegida.pedidos,
    valores,
    campos: enviables,
    listas,
    intacto,
    mantiene: record !== undefined && !otraSeleccion,
  })
  totalConocido.current = vivo.liquidacion && importeDe(vivo.liquidacion.total)

  /** The plan of an item as it was saved, while the item is as it was saved. */
  const guardadoDe = (item: Item) => {
    const igual = base.seleccion.items.some((otro) => JSON.stringify(otro) === JSON.stringify(item))
    return igual ? guardados?.get(claveDe(item)) : undefined
  }
  return {
    ...ficha,
    record,
    setRecord,
    base,
    /** Of the agreement, where nobody chooses it. */
    nombreDeAbogado: nombreDe(
      record?.convenio_abogado ?? { ...usuario, codexterno: usuario?.abogado ?? '' },
    ),
    elige,
    porDefecto,
    contexto,
    elegida,
    guardadoDe,
    caracter,
    enviables,
    enviablesDe: toWire,
    vivo,
  }
}

export type ConvenioEnForm = ReturnType<typeof useConvenio>
