import type { Motivo } from '../decision/decision.ts'
import { PARAMETROS } from '../parametro/parametros.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { BorradorDeCarta, OficinaDeAbogado } from './carta-datos.ts'

const isBlank = (texto: string): boolean => texto.trim() === ''

export const checkMunicipioDeCarta = (municipio: BorradorDeCarta['municipio']): Motivo[] =>
  (['nombre', 'lugar'] as const)
    .filter((dato) => isBlank(municipio[dato]))
    .map((dato) => {
      const clave = `municipio.${dato}` as const
      return {
        codigo: 'carta.falta-parametro',
        campo: clave,
        mensaje: interpolar(cartas.faltaParametro, { nombre: PARAMETROS[clave].nombre, clave }),
      }
    })

export const checkOficina = (oficina: OficinaDeAbogado): Motivo[] =>
  (['direccion', 'horarios', 'te', 'matricula'] as const)
    .filter((dato) => isBlank(oficina[dato]))
    .map((dato) => ({
      codigo: 'carta.falta-oficina',
      campo: dato,
      mensaje: interpolar(cartas.faltaOficina, {
        dato: cartas.oficina[dato],
        abogado: oficina.nombre === '' ? oficina.codigo : `${oficina.codigo} (${oficina.nombre})`,
      }),
    }))

export const checkDeudor = (
  deudor: BorradorDeCarta['deudor'],
  imponibles: readonly string[],
): Motivo[] =>
  (['nombre', 'domicilio'] as const)
    .filter((dato) => isBlank(deudor[dato]))
    .map((dato) => ({
      codigo: 'carta.falta-deudor',
      campo: dato,
      mensaje: interpolar(cartas.faltaDeudor, {
        dato:
          deudor.nombre !== '' && deudor.otros.length > 0
            ? interpolar(cartas.deDeudor, { dato: cartas.deudor[dato], nombre: deudor.nombre })
            : cartas.deudor[dato],
        imponibles: imponibles.join(', '),
      }),
    }))
