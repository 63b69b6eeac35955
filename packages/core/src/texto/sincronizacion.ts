/** The portfolio brought from the municipality's own service. */
export const sincronizacion = {
  titulo: 'Sincronizar con el servicio del municipio',
  tituloDePrueba: 'Probar la sincronización con el servicio del municipio',
  archivo: 'servicio-{dia}.zip',
  pasos: {
    listas: 'Pidiendo lo que tiene cada abogado',
    deudas: 'Pidiendo la deuda de cada imponible',
    planes: 'Pidiendo los planes de pago',
    paquete: 'Armando los datos',
  },
  sinServicio:
    'Esta instalación no usa el servicio del municipio (MUNICIPIO_URL): los datos se cargan con «apremia municipio cargar».',
  enCurso: 'Ya hay una sincronización en curso: espere a que termine.',
  pedida: 'Se pidió sincronizar con el servicio del municipio.',
  sinRespuesta:
    'El servicio no contestó bien de {n} de {total} imponibles: quedan como estaban hasta la próxima.',
  incompleta:
    'El servicio no contestó bien de {n} de {total} imponibles: son demasiados y no se cambió nada. Intente más tarde; lo que ya contestó no se vuelve a preguntar.',
  dejados: 'El servicio trae datos que no se entienden y quedan sin completar: {datos}.',
} as const
