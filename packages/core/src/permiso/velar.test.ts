import { describe, expect, it } from 'vitest'
import { CLASES, type Clase, type Principal } from './usuario.ts'
import { CAMPOS_VELADOS, checkOrden, isVeladoEnAlguna, type Velable, velar } from './velar.ts'

const DE: Readonly<Record<Clase, Principal>> = {
  admin: { rol: 'admin', abogado: '', permisos: [] },
  jefe: { rol: 'user', abogado: 'A00', permisos: [] },
  abogado: { rol: 'user', abogado: 'A01', permisos: [] },
  invitado: { rol: 'guest', abogado: '', permisos: [] },
  usuario: { rol: 'user', abogado: '', permisos: [] },
  servicio: { rol: 'servicio', abogado: '', permisos: [] },
}
const FILA = {
  LEGAL: 'A01, A02',
  CUIT: '20-12345678-6',
  NRO_DOC: '12.345.678',
  CUIM: '4321',
  TELEFONOS: '4421234',
  EMAIL: 'ana@example.com',
  DOMICILIO_ELECTRONICO: '20123@notificaciones',
  MARCA_NOTA: 'Sucesión de Rosa Paz',
  nota: 'Sucesión de Rosa Paz',
  domicilioElectronico: '20123@notificaciones',
  frm_dni: '12345678',
  frm_tel: '4421234',
  frm_cel: '15123456',
  frm_email: 'ana@example.com',
  nrodni: '12345678',
  dni: '12345678',
  telefono: '4421234',
  descripcion: 'Convive con Rosa Paz.',
  documento: 'boleto de Luis Paz.pdf',
  obs: 'Atendió Rosa Paz.',
  obsotgastos: 'Los pide Luis Paz.',
  firma_caracter_otros: 'Poder de Rosa Paz.',
  nombre: 'nota de Luis Paz.pdf',
  motivo: 'La pidió Luis Paz.',
  OTRO: '12345678',
}

const cosas = Object.keys(CAMPOS_VELADOS) as Velable[]
const cambios = (clase: Clase, cosa: Velable): string[] => {
  const vista = velar(DE[clase], cosa, FILA)
  return Object.keys(FILA).filter((c) => vista[c as keyof typeof FILA] !== FILA[c as 'OTRO'])
}

describe('velar', () => {
  it('masks personal data for a guest, and nothing else (D10)', () => {
    for (const cosa of cosas) {
      const personales = Object.keys(CAMPOS_VELADOS[cosa]).filter((campo) => campo !== 'LEGAL')
      expect(cambios('invitado', cosa).sort(), cosa).toEqual(personales.sort())
    }
    expect(velar(DE.invitado, 'contribuyente', FILA)).toMatchObject({
      NRO_DOC: '••.•••.678',
      EMAIL: 'a•••@example.com',
    })
  })

  it('shows a lawyer code only to that lawyer (D21)', () => {
    expect(velar(DE.abogado, 'inmueble', FILA).LEGAL).toBe('A01')
    expect(velar(DE.abogado, 'plan', { LEGAL: 'A02' }).LEGAL).toBe('')
    expect(velar(DE.usuario, 'comercio', FILA).LEGAL).toBe('')
    expect(cambios('abogado', 'convenio')).toEqual([])
  })

  it('masks nothing for people who see everything', () => {
    for (const cosa of cosas)
      for (const clase of CLASES.filter((c) => c === 'admin' || c === 'jefe'))
        expect(cambios(clase, cosa)).toEqual([])
  })

  it('masks for a guest the notes and the files of a record, which may name anybody (D10, D119)', () => {
    const registro = {
      descripcion: 'Convive con Rosa Paz.',
      registro_documentos: [{ id: 1, documento: 'boleto de Luis Paz.pdf', tamano: 20 }],
    }
    expect(velar(DE.invitado, 'registro', registro)).toEqual({
      descripcion: '•••',
      registro_documentos: [{ id: 1, documento: '•••', tamano: 20 }],
    })
    expect(velar(DE.invitado, 'registro', { ...registro, descripcion: '' }).descripcion).toBe('')
    expect(velar(DE.abogado, 'registro', registro)).toEqual(registro)
  })

  it('masks for a guest the note, the files and the reason of the deletion of an action (D10)', () => {
    const actuacion = {
      obs: 'Atendió Rosa Paz.',
      tipo_nombre: 'Intimación',
      documentos: [{ nombre: 'nota de Luis Paz.pdf', tamano: 20 }],
      baja: { motivo: 'La pidió Luis Paz.', momento: '2026-01-05T10:00:00Z' },
    }
    expect(velar(DE.invitado, 'actuacion', actuacion)).toEqual({
      obs: '•••',
      tipo_nombre: 'Intimación',
      documentos: [{ nombre: '•••', tamano: 20 }],
      baja: { motivo: '•••', momento: '2026-01-05T10:00:00Z' },
    })
    expect(velar(DE.invitado, 'actuacion', { ...actuacion, baja: null }).baja).toBeNull()
    expect(velar(DE.abogado, 'actuacion', actuacion)).toEqual(actuacion)
  })
})

describe('the order of a list', () => {
  it('is by no field that the person sees masked (D10, D21)', () => {
    for (const cosa of cosas)
      for (const campo of Object.keys(CAMPOS_VELADOS[cosa]))
        for (const clase of CLASES) {
          const seTapa = cambios(clase, cosa).includes(campo)
          expect(checkOrden(DE[clase], cosa, campo).length, `${clase} ${cosa} ${campo}`).toBe(
            seTapa ? 1 : 0,
          )
        }
    expect(checkOrden(DE.invitado, 'contribuyente', 'APYNOM')).toEqual([])
    expect(checkOrden(DE.invitado, 'contribuyente', 'toString')).toEqual([])
  })

  it('in a view has no entity, so a field masked in any entity is refused', () => {
    expect(isVeladoEnAlguna(DE.invitado, 'NRO_DOC')).toBe(true)
    expect(isVeladoEnAlguna(DE.abogado, 'NRO_DOC')).toBe(false)
    expect(isVeladoEnAlguna(DE.invitado, 'DOMICILIO')).toBe(false)
    // A guest may sort a list by the column `motivo` (reason). A field with that name is masked only in deleted
    // actions, and no list shows it.
    expect(isVeladoEnAlguna(DE.invitado, 'motivo')).toBe(false)
  })
})
