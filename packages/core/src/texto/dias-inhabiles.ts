/** Texts of the calendar of non-working days. */
export const diasInhabiles = {
  feria: 'feria judicial',
  alcances: {
    nacion: 'Nación',
    provincia: 'Provincia',
    departamento: 'Departamento judicial',
    juzgado: 'Juzgado',
    municipio: 'Municipio',
  },
  ambitos: {
    nacion: 'de la Nación',
    provincia: 'de la Provincia',
    departamento: 'del departamento judicial {lugar}',
    juzgado: 'del juzgado «{lugar}»',
    municipio: 'del municipio',
  },
  clases: {
    feriado: 'Feriado',
    asueto: 'Asueto o día decretado',
    laborable: 'Se trabaja: el feriado se trasladó',
  },
  porque: {
    municipio: 'el calendario del municipio',
    judicial: 'el calendario judicial de nación y provincia',
    sinLugar: '(no se sabe el juzgado ni el departamento judicial)',
    sinDepartamento: '(no se sabe el departamento judicial)',
    sinJuzgado: '(no se sabe el juzgado)',
    dia: 'el {desde} ({motivo}, {ambito})',
    tramo: 'del {desde} al {hasta} ({motivo}, {ambito})',
    sinDescansos: 'Según {calendario}, sin días inhábiles de por medio.',
    conDescansos: 'Según {calendario}, sin contar {dias}.',
  },
  plazo: {
    esUno: 'Un día hábil desde el {desde}: vence el {hasta}. {calendario}',
    es: '{dias} días hábiles desde el {desde}: vence el {hasta}. {calendario}',
  },
  historial: {
    alta: 'Se agregó el día inhábil del {dia}, «{motivo}».',
    edicion: 'Se cambió el día inhábil del {dia}, «{motivo}».',
    quita: 'El día inhábil del {dia}, «{motivo}», dejó de regir: {porque}.',
  },
  faltas: {
    alReves: 'El último día es anterior al primero.',
    muyLargo: 'Son a lo sumo {n} días.',
    noEsFeriado: 'Ese día no es un feriado nacional de ley: no hay nada que dejar sin efecto.',
    laborableDeNacion: 'Solo un feriado nacional puede quedar sin efecto: elija Nación.',
    sinLugar: 'Solo un departamento judicial o un juzgado llevan nombre.',
    nuevoQuitado: 'Un día que se agrega rige: deje vacío por qué ya no rige.',
    repetido: 'Ya hay un día inhábil que empieza ese día en ese ámbito: edítelo.',
    noExiste: 'Ese día inhábil ya no está.',
  },
} as const
