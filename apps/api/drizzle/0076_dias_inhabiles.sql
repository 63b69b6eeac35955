CREATE TABLE "dia_inhabil" (
	"desde" date NOT NULL,
	"ambito" text NOT NULL,
	"hasta" date NOT NULL,
	"clase" text NOT NULL,
	"motivo" text NOT NULL,
	"quitado" text DEFAULT '' NOT NULL,
	CONSTRAINT "dia_inhabil_pk" PRIMARY KEY("desde","ambito"),
	CONSTRAINT "dia_inhabil_tramo" CHECK ("dia_inhabil"."hasta" between "dia_inhabil"."desde" and "dia_inhabil"."desde" + 365),
	CONSTRAINT "dia_inhabil_ambito" CHECK ("dia_inhabil"."ambito" ~ '^(nacion|provincia|municipio|(departamento|juzgado): [^ ].*)$'),
	CONSTRAINT "dia_inhabil_clase" CHECK ("dia_inhabil"."clase" in ('feriado', 'asueto', 'laborable')),
	CONSTRAINT "dia_inhabil_motivo" CHECK (btrim("dia_inhabil"."motivo") <> '')
);
