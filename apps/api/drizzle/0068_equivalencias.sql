CREATE TABLE "equivalencia" (
	"archivo" text PRIMARY KEY NOT NULL,
	"fuente" text NOT NULL,
	"codificacion" text NOT NULL,
	"fechas" text NOT NULL,
	"importes" text NOT NULL,
	"columnas" jsonb NOT NULL,
	"guardada" timestamp with time zone NOT NULL,
	"dni" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "equivalencias" jsonb;--> statement-breakpoint
ALTER TABLE "equivalencia" ADD CONSTRAINT "equivalencia_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;