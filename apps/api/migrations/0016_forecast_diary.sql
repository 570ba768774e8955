CREATE TABLE "forecast_diary" (
	"lat" smallint NOT NULL,
	"lon" smallint NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"lead" smallint NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"min_c" real,
	"max_c" real,
	"rain_mm" real,
	"gust_kmh" real,
	"hours" "bytea" NOT NULL,
	CONSTRAINT "forecast_diary_lat_lon_provider_day_lead_pk" PRIMARY KEY("lat","lon","provider","day","lead")
);
--> statement-breakpoint
CREATE INDEX "forecast_diary_day" ON "forecast_diary" USING btree ("day");