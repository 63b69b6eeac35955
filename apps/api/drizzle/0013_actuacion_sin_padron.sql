ALTER TABLE "actuacion" DROP CONSTRAINT "actuacion_imponible_fk";
