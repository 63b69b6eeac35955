import { ficha } from './convenios-ficha.ts'
import { listado, pdf, vista } from './convenios-pantalla.ts'
import { fechas } from './fechas.ts'

/** Payment agreements (S1 §2, §4, §5, §8; S2 §8; D101). */
export const convenios = {
  titulo: 'Convenios',
  nuevo: 'Nuevo Convenio',
  ver: 'Ver Convenio',
  pestanas: { inmuebles: 'INMUEBLES', comercios: 'COMERCIOS' },
  columnas: {
    fecha: 'Fecha',
    numero: 'N° de convenio',
    abogado: 'Abogado',
    firmante: 'Firmante',
    planes: 'Planes',
    acciones: 'Acciones',
  },
  origen: 'Origen',
  sinConfirmar: 'Sin confirmar',
  puedeCaducar: 'Se podría declarar su caducidad: {por}.',
  cercaDeCaducar: 'En riesgo de caducar, cuotas vencidas e impagas: {n}.',
  lejosDeCaducar: 'Al {hoy}, lejos de caducar.',
  campos: {
    fechaconf: 'Fecha de la firma',
    codexterno: 'Abogado',
    firma_caracter: 'Carácter',
    firma_caracter_otros: 'Otro carácter',
    frm_dni: 'DNI',
    frm_nombre: 'Nombre y apellido',
    frm_tel: 'Teléfono',
    frm_cel: 'Celular',
    frm_email: 'Email',
    frm_loc: 'Localidad',
    frm_dir: 'Dirección',
    estado_id: 'Estado',
    titulo: 'N° de título ejecutivo',
    frmpg_id: 'Forma de pago',
    montopago: 'Monto al contado',
    cuotaspago: 'Cuotas del pago',
    otgastos: 'Otros gastos',
    obsotgastos: 'Detalle de otros gastos',
    obs: 'Observaciones',
  },
  formasDePago: { mixto: 'Mixto', enCuotas: 'En Cuotas' },
  alCrear: {
    fecha: 'La fecha es requerida.',
    caracter: 'El carácter es requerido.',
    caracterOtros: 'Indique en qué carácter firma.',
    dni: 'El DNI es requerido.',
    dniNumerico: 'El DNI debe ser numérico.',
    nombre: 'El nombre es requerido.',
    telefono: 'El teléfono es requerido.',
    telefonoNumerico: 'El teléfono debe ser numérico.',
    celular: 'El celular es requerido.',
    celularNumerico: 'El celular debe ser numérico.',
    email: 'El email es requerido.',
    localidad: 'La localidad es requerida.',
    direccion: 'La dirección es requerida.',
    formaDePago: 'La forma de pago es requerida.',
    estado: 'El estado es requerido.',
    otrosGastosNumerico: 'Los otros gastos deben ser numéricos.',
  },
  alEditar: 'El campo es obligatorio',
  invalidos: {
    fecha: fechas.noExiste,
    fechaVieja: 'La fecha de la firma tiene más de un año: corríjala.',
    dni: 'El DNI debe tener 7 u 8 dígitos.',
    telefono: 'El teléfono debe tener entre 6 y 15 dígitos.',
    email: 'El email no es válido.',
    largo: 'El texto es demasiado largo: abrévielo.',
    deLista: 'Elija un valor de la lista.',
    montoPago: 'El monto al contado debe ser mayor que 0 y menor que {total}.',
    otrosGastosTope: 'Los otros gastos son de hasta {tope}.',
    cuotasPago: 'Las cuotas del pago deben ser un entero entre 1 y {tope}.',
  },
  avisoFechaPasada: 'La fecha de la firma es anterior a hoy: verifique que sea la del documento.',
  firmaFutura: 'El convenio tiene fecha de firma {fecha}: se puede confirmar desde ese día.',
  seleccion: {
    otraClase:
      'Un convenio lleva imponibles de una sola clase: quite los de {clase} ({imponibles}).',
    repetido: 'El período {periodo} está dos veces.',
    inexistente:
      'El período {periodo} ya no figura entre los que puede ver: vuelva a cargar la deuda.',
    enPlan: 'El período {periodo} ya está en un plan de pago.',
    fueraDeGestion:
      'El período {periodo} no está en gestión legal: se paga con un plan de pago municipal.',
    deOtroAbogado: 'El período {periodo} está asignado al abogado {abogado}.',
    mezclados:
      'Los períodos elegidos son de los abogados {abogados}: un convenio lleva los de uno solo.',
    sinImporte: 'El municipio no informa el importe del período {periodo}.',
    enConvenio: 'El período {periodo} ya está en el convenio {convenio}.',
    sinAbogado: 'Elija el abogado del convenio.',
    abogadoDeBaja:
      'El abogado {abogado} está dado de baja: elija otro, o reasigne sus convenios en el directorio de abogados.',
    cambioDeManos:
      'Alguno de los períodos acaba de pasar a otro abogado. Vuelva a cargar la deuda y elija de nuevo.',
    sinPlan: 'Elija un plan para {imponible}.',
    planRepetido: '{imponible} tiene más de un plan: deje uno solo.',
    planSinPeriodos: 'El plan de {imponible} no tiene períodos elegidos.',
  },
  cambioLaDeuda:
    'La deuda cambió desde que se eligió: era {antes} y ahora es {ahora}. Revise los importes y vuelva a guardar.',
  importeDistinto:
    'El importe enviado ({enviado}) no es el que corresponde ({calculado}). Vuelva a calcular y guarde de nuevo.',
  deudaTitulada:
    'La deuda ya tiene título ejecutivo ({titulos}): el convenio lleva un estado judicial. Elija uno.',
  recienTitulada:
    'Mientras se confirmaba cambiaron los títulos ejecutivos de esta deuda ({titulos}). Revise el convenio y confirme de nuevo.',
  versionVieja:
    'Otra persona cambió este convenio mientras lo editaba. Revise los valores y vuelva a guardar.',
  noExiste: 'No existe el convenio.',
  /** State of an agreement of the previous system: 'Del sistema anterior, cumplido'. */
  anterior: 'Del sistema anterior, {vigencia}',
  sinPdfAnterior: 'El convenio es del sistema anterior y el paquete que lo trajo no traía su PDF.',
  sinImponible: 'No existe el imponible {imponible} con el recurso {recurso}.',
  aranceles: {
    porcentaje: 'El porcentaje va de 0 a 100.',
    jus: 'El bono ley debe ser un importe de 0 o más.',
    cifras: 'honorarios {porcentual} %, gasto fijo {gastofijo} %, bono ley {jus}',
    sinTope: 'sin tope',
    vigencia: 'Los aranceles nuevos rigen desde hoy o desde más adelante.',
  },
  pdfSinConfirmar: 'El PDF está disponible cuando el convenio se confirma.',
  sinDeudaElegida: { titulo: 'Incompleto', texto: 'Debe seleccionar una deuda.' },
  ajeno: 'El convenio es de otro abogado: solo puede verlo.',
  inactivo: 'El convenio está eliminado.',
  yaConfirmado: 'El convenio ya está confirmado: no se puede modificar ni eliminar.',
  planSinConfirmar: 'El convenio está sin confirmar: sus planes todavía no cambian de estado.',
  confirmarGuardar: '¿Esta seguro de guardar los cambios?',
  confirmarConfirmar: '¿Esta seguro de confirmar este convenio?',
  confirmarEliminar: '¿Esta seguro de eliminar este convenio?',
  creado: { titulo: 'Exito!', texto: 'Los datos es guardaron correctamente.' },
  fallaAlCrear: { titulo: 'Error', texto: 'Ocurrio un error intentelo nuevamente.' },
  fallaAlEditar: { titulo: 'Error', texto: 'Ocurrio un error intentelo nuevamente.' },
  confirmado: { titulo: 'Exito!', texto: 'Se confirmó correctamente.' },
  eliminado: { titulo: 'Exito!', texto: 'Se eliminó correctamente.' },
  falla: { titulo: 'Error!', texto: 'Ocurrio un error, intentelo nuevamente.' },
  pdfNoEncontrado: { titulo: 'Error!', texto: 'No se puedo encontrar el convenio.' },
  montoCargando: 'Cargando...',
  /** The list and what is done with each agreement (S1 §2, §4; D39). */
  /** 'Ver Convenio'. */
  /** The document in the page (D46). */
  /** The form (S1 §2). */
  listado,
  vista,
  pdf,
  ficha,
} as const
