CREATE TABLE "paquete_antes" (
	"carga" integer NOT NULL,
	"paso" integer NOT NULL,
	"tabla" text NOT NULL,
	"acto" text NOT NULL,
	"fila" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paquete_carga" DROP CONSTRAINT "paquete_carga_estado";--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "deshecha" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "deshacible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "liquidado_antes" text;--> statement-breakpoint
ALTER TABLE "paquete_antes" ADD CONSTRAINT "paquete_antes_carga_paquete_carga_id_fk" FOREIGN KEY ("carga") REFERENCES "public"."paquete_carga"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paquete_antes_carga" ON "paquete_antes" USING btree ("carga","paso");--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD CONSTRAINT "paquete_carga_estado" CHECK ("paquete_carga"."estado" in ('leyendo', 'probada', 'aplicada', 'rechazada', 'deshecha'));