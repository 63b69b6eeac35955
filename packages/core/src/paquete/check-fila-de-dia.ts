import type { Motivo } from '../decision/decision.ts'
import { checkDiaInhabil } from '../dia-inhabil/decide-dia-inhabil.ts'
import { CLASES_DE_DIA, parseAmbito, writeAmbito } from '../dia-inhabil/dia-inhabil.ts'
import { parseFecha } from '../fecha/fecha.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { ValorDePaquete } from './read-valor-de-paquete.ts'

export const checkFilaDeDia = (valorDe: (columna: string) => ValorDePaquete): Motivo[] => {
  const texto = (columna: string): string => String(valorDe(columna) ?? '')
  const refuse = (campo: string, mensaje: string): Motivo => ({
    ...{ codigo: 'paquete.fila', campo, mensaje },
  })
  const ambito = parseAmbito(texto('AMBITO'))
  if (ambito === undefined || writeAmbito(ambito) !== texto('AMBITO'))
    return [refuse('AMBITO', textos.motivos.ambitoDeDia)]
  const desde = parseFecha(texto('DESDE'))
  const hasta = parseFecha(texto('HASTA')) ?? desde
  const clase = CLASES_DE_DIA.find((una) => una === texto('CLASE'))
  if (desde === undefined || hasta === undefined || clase === undefined) return []
  const [motivo, quitado] = [texto('MOTIVO'), texto('QUITADO')]
  return checkDiaInhabil({ ...ambito, desde, hasta, clase, motivo, quitado }).map(
    ({ campo, mensaje }) => refuse(campo === 'alcance' ? 'AMBITO' : campo.toUpperCase(), mensaje),
  )
}
