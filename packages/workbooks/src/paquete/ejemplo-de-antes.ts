type Fila = readonly string[]

export const filasDeAntes = (
  abogado: string,
): Readonly<Record<string, { readonly columnas: Fila; readonly filas: readonly Fila[] }>> => ({
  actuaciones_anteriores: {
    columnas: [
      ...['NUMERO', 'TIPO', 'IMPONIBLE', 'RECURSO', 'FECHA', 'TP_ID', 'ABOGADO', 'OBS', 'NROEXPTE'],
    ],
    filas: [
      [
        ...['7001', 'I', '900101', 'AB', '2023-10-02', '18', abogado],
        ...['Radicada por el estudio anterior.', 'MO-77-2023'],
      ],
    ],
  },
  cartas_anteriores: {
    columnas: [
      ...['NUMERO', 'FECHA', 'ABOGADO', 'DEUDOR', 'DOMICILIO', 'TOTAL', 'VENCE'],
      ...['ACUSE', 'ACUSE_FECHA', 'MEDIO', 'RECEPTOR', 'ACUSE_MOTIVO', 'PDF'],
    ],
    filas: [
      [
        ...['31', '2023-06-05', abogado, 'PAZ, Ana', 'Mitre 1250 2° B', '18450.00', '2023-06-30'],
        ...['recibida', '2023-06-12', 'carta-documento', 'PAZ, Luz', '', ''],
      ],
      [
        ...['32', '2024-02-05', abogado, 'IBÁÑEZ, Ñata', 'Belgrano 80', '15000.00', ''],
        ...['devuelta', '2024-02-20', 'carta-documento', '', 'Desconocida en el domicilio', ''],
      ],
    ],
  },
  cartas_anteriores_imponibles: {
    columnas: ['CARTA', 'TIPO', 'IMPONIBLE', 'RECURSO'],
    filas: [
      ['31', 'I', '900101', 'AB'],
      ['31', 'I', '900101', 'SS'],
      ['32', 'I', '900102', 'AB'],
    ],
  },
  convenios_anteriores: {
    columnas: [
      ...['NUMERO', 'FECHA', 'ABOGADO', 'VIGENCIA', 'ESTADO', 'FIRMANTE', 'FIRMANTE_DNI'],
      ...['CARACTER', 'OBS', 'PDF'],
    ],
    filas: [
      [
        ...['57/26', '2026-08-10', abogado, 'vigente', 'Extrajudicial', 'IBÁÑEZ, Ñata', '1234567'],
        ...['', '', ''],
      ],
      [
        ...['12/21', '2021-05-04', abogado, 'caduco', 'Judicial', 'PAZ, Ana', '99000001'],
        ...['', 'Pagó una cuota.', ''],
      ],
    ],
  },
  convenios_anteriores_planes: {
    columnas: [
      ...['CONVENIO', 'TIPO', 'IMPONIBLE', 'RECURSO', 'NRO_PLAN', 'PLAN_TIPO', 'CUOTAS', 'MONTO'],
    ],
    filas: [
      ['57/26', 'I', '900102', 'AB', '900301', 'W2112', '3', '15000.00'],
      ['12/21', 'I', '900101', 'AB', '', 'PLAN-2', '2', '4000.00'],
    ],
  },
  convenios_anteriores_periodos: {
    columnas: [
      ...['CONVENIO', 'TIPO', 'IMPONIBLE', 'RECURSO', 'ANIO', 'CUOTA', 'CAPITAL', 'INTERES'],
    ],
    filas: [
      ['57/26', 'I', '900102', 'AB', '2025', '1', '15000.00', '0.00'],
      ['12/21', 'I', '900101', 'AB', '2020', '1', '1900.00', '100.00'],
      ['12/21', 'I', '900101', 'AB', '2020', '2', '1900.00', '100.00'],
    ],
  },
  convenios_anteriores_cuotas: {
    columnas: ['CONVENIO', 'TIPO', 'IMPONIBLE', 'RECURSO', 'CUOTA', 'VENCIMIENTO', 'CAPITAL'],
    filas: [
      ['12/21', 'I', '900101', 'AB', '1', '2021-06-10', '2000.00'],
      ['12/21', 'I', '900101', 'AB', '2', '2021-07-10', '2000.00'],
    ],
  },
})
