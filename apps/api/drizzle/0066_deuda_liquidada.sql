CREATE TABLE "deuda_liquidada" (
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	"anio" integer NOT NULL,
	"cuota" integer NOT NULL,
	"carga" integer NOT NULL,
	"dia" date NOT NULL,
	CONSTRAINT "deuda_liquidada_pk" PRIMARY KEY("tipo","imponible","recurso","anio","cuota","carga")
);
--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "liquidado_entero" boolean DEFAULT true NOT NULL;