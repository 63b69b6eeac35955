DROP INDEX "paquete_carga_dni";--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "clave" text;--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD COLUMN "huella" text;--> statement-breakpoint
ALTER TABLE "paquete_carga" ADD CONSTRAINT "paquete_carga_clave" UNIQUE("dni","clave");