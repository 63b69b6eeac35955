CREATE TABLE "carpeta_de_datos" (
	"sello" text PRIMARY KEY NOT NULL,
	"sello_nacido" bigint
);
--> statement-breakpoint
CREATE TABLE "archivo_revisado" (
	"dni" text NOT NULL,
	"clase" text NOT NULL,
	"id" uuid NOT NULL,
	"archivo" text NOT NULL,
	"tamano" integer NOT NULL,
	"sha256" text NOT NULL,
	"hasta" timestamp with time zone NOT NULL,
	CONSTRAINT "archivo_revisado_dni_clase_pk" PRIMARY KEY("dni","clase")
);
--> statement-breakpoint
ALTER TABLE "archivo_revisado" ADD CONSTRAINT "archivo_revisado_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "carpeta_de_datos" ("sello", "sello_nacido") SELECT "sello", "sello_nacido" FROM "instalacion" WHERE "sello" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "instalacion" DROP COLUMN "sello";--> statement-breakpoint
ALTER TABLE "instalacion" DROP COLUMN "sello_nacido";