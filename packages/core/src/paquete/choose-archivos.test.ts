import { describe, expect, it } from 'vitest'
import { chooseArchivos } from './choose-archivos.ts'

const choose = (fuentes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    chooseArchivos(
      Object.entries(fuentes).map(([nombre, titulos]) => ({
        nombre: nombre.toLowerCase(),
        titulos: titulos.split(';'),
      })),
    ).map(({ archivo, parecido }, i) => [
      Object.keys(fuentes)[i],
      archivo?.nombre ?? (parecido ? `como ${parecido.nombre}` : null),
    ]),
  )

describe('chooseArchivos', () => {
  it('gives each exported file the package file that it matches best', () => {
    expect(
      choose({
        ABOGADOS_EXT: 'Cod Abogado;Apellido;Nombre;DNI;Domicilio;Telefono;Mail;Matricula',
        ACTUACIONES: 'Nro Actuacion;Clase;Cuenta;Tasa;Fec. Actuacion;Tramite;Procurador;Observ.',
        CARTAS: 'Nro Carta;Fecha Envio;Apoderado;Destinatario;Domicilio;Importe Total;Acuse',
        CARTAS_DET: 'Nro Carta;Clase;Cuenta;Tasa',
        CATASTRO: 'Cuenta;Partida;Calle;Nro;Piso;Depto;Barrio;Circ;Secc;Mz;Pc;Titular',
        CONVENIOS: 'Nro Convenio;Fecha Firma;Apoderado;Vigencia;Contribuyente;DNI;Domicilio',
        CUOTAS_PLAN: 'Nro. Plan;Cuota;Amortización;Interés;Vto;Fecha Pago',
        DEUDA_CTACTE: 'Clase;Cuenta;Tasa;Ejercicio;Cuota;Vto;Importe;Recargos;Estado;Sit',
        ESTADOS_CTA: 'Cod;Descripcion;Observ',
        HABILITACIONES: 'Legajo;Titular;Fantasia;Domicilio;Altura;CUIT;Fec Habilitacion;Cese',
        PADRON_CTA: 'Cta. Cte.;Titular;Persona;Documento;CUIT;Calle;Altura;Piso;Dto;Localidad;CP',
        PLANES: 'Nro. Plan;Clase;Cuenta;Tasa;Tipo Plan;Fecha;Estado',
        TASAS: 'Codigo;Descripcion;Ordenanza',
        TITULOS: 'N° Titulo;Clase;Cuenta;Tasa;Fecha Emision;Apoderado;Periodos;Importe',
        TITULARIDAD: 'Clase;Cuenta;Orden;Contribuyente;Caracter',
      }),
    ).toEqual({
      ABOGADOS_EXT: 'abogados',
      ACTUACIONES: 'actuaciones_anteriores',
      CARTAS: 'cartas_anteriores',
      CARTAS_DET: 'cartas_anteriores_imponibles',
      CATASTRO: 'inmuebles',
      CONVENIOS: 'convenios_anteriores',
      CUOTAS_PLAN: 'plan_cuotas',
      DEUDA_CTACTE: 'deuda',
      ESTADOS_CTA: 'situaciones',
      HABILITACIONES: 'comercios',
      PADRON_CTA: 'contribuyentes',
      PLANES: 'planes',
      TASAS: 'recursos',
      TITULOS: 'titulos_emitidos',
      TITULARIDAD: 'vinculos',
    })
  })

  it('leaves out a file of which one column alone has a place, or that lacks the required ones', () => {
    expect(
      choose({
        OBSERVACIONES: 'Nro;Nota',
        LISTA: 'Descripcion;Vigente',
        VARIOS: 'Calle;Barrio;Zona',
      }),
    ).toEqual({ OBSERVACIONES: null, LISTA: null, VARIOS: null })
  })

  it('the file with the better match wins, whatever the order, and no file is used twice', () => {
    const peor = 'Cuenta;Titular;Documento;Localidad'
    const mejor = 'Cuenta;Titular;Persona;Documento;CUIT;Calle;Altura;Localidad;Cod Postal;Telefono'
    const juntos = { uno: 'contribuyentes', otro: 'como contribuyentes' }
    expect(choose({ a: peor, b: mejor })).toEqual({ a: juntos.otro, b: juntos.uno })
    expect(choose({ b: mejor, a: peor })).toEqual({ a: juntos.otro, b: juntos.uno })
  })

  it('two files of debts are the same file of the package, and none of them passes to a worse one', () => {
    const deuda = 'Clase;Cuenta;Tasa;Ejercicio;Cuota;Vto;Capital;Recargo;Estado;Sit'
    expect(choose({ deuda_2025: deuda, deuda_2026: deuda })).toEqual({
      deuda_2025: 'deuda',
      deuda_2026: 'como deuda',
    })
  })

  it('a file with the name of a file of the package is that file, whatever its headings', () => {
    expect(
      choose({ planes: 'Uno;Otro', PLANES_VIEJOS: 'Nro Plan;Tipo Plan;Fecha;Cuenta' }),
    ).toEqual({
      planes: 'planes',
      PLANES_VIEJOS: 'como planes',
    })
  })
})
