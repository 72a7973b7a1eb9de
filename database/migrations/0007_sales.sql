CREATE TABLE "sales_catalogue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"is_hot" boolean NOT NULL,
	"resale_open" boolean NOT NULL,
	"folded" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"instructor" text NOT NULL,
	"instructor_title" text NOT NULL,
	"price" bigint NOT NULL,
	"original_price" bigint NOT NULL,
	"duration" double precision NOT NULL,
	"max_students" integer NOT NULL,
	"current_students" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"can_resell" boolean NOT NULL,
	"is_hot" boolean NOT NULL,
	"learning_goals" text[] NOT NULL,
	"cover_id" uuid,
	"listings" integer DEFAULT 0 NOT NULL,
	"resell_price" bigint,
	"rescheduled_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "sales_courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "sales_courses_places" CHECK ("sales_courses"."current_students" between 0 and "sales_courses"."max_students"),
	CONSTRAINT "sales_courses_times" CHECK ("sales_courses"."end_time" > "sales_courses"."start_time")
);
--> statement-breakpoint
CREATE TABLE "sales_covers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"image" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"share_image" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"seat_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"description" text NOT NULL,
	"contact" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sold_at" timestamp with time zone,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sales_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"course_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"listing_id" uuid,
	"seat_id" uuid,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"price" bigint NOT NULL,
	"balance_part" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"has_packet" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sales_purchases_number_unique" UNIQUE("number"),
	CONSTRAINT "sales_purchases_listing" CHECK (("sales_purchases"."kind" = 'resale') = ("sales_purchases"."listing_id" is not null)),
	CONSTRAINT "sales_purchases_seat" CHECK (("sales_purchases"."status" in ('paid', 'resold', 'refunded')) = ("sales_purchases"."seat_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sales_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reminded" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_seats_purchase_id_unique" UNIQUE("purchase_id")
);
--> statement-breakpoint
CREATE TABLE "sales_waiting" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_waiting_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "sales_catalogue" ADD CONSTRAINT "sales_catalogue_id_sales_courses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sales_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_courses" ADD CONSTRAINT "sales_courses_cover_id_sales_covers_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."sales_covers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_covers" ADD CONSTRAINT "sales_covers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_seat_id_sales_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."sales_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_purchase_id_sales_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."sales_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_listings" ADD CONSTRAINT "sales_listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_listing_id_sales_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."sales_listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_purchases" ADD CONSTRAINT "sales_purchases_seat_id_sales_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."sales_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_seats" ADD CONSTRAINT "sales_seats_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_seats" ADD CONSTRAINT "sales_seats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_seats" ADD CONSTRAINT "sales_seats_purchase_id_sales_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."sales_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_waiting" ADD CONSTRAINT "sales_waiting_course_id_sales_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."sales_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_waiting" ADD CONSTRAINT "sales_waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_catalogue_terms" ON "sales_catalogue" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "sales_catalogue_latest" ON "sales_catalogue" USING btree ("published_at","id","category","start_time","end_time","resale_open","is_hot");--> statement-breakpoint
CREATE INDEX "sales_catalogue_start" ON "sales_catalogue" USING btree ("start_time","id","category","end_time","resale_open","is_hot");--> statement-breakpoint
CREATE INDEX "sales_catalogue_end" ON "sales_catalogue" USING btree ("end_time","id","category","start_time","resale_open","is_hot");--> statement-breakpoint
CREATE INDEX "sales_catalogue_hot" ON "sales_catalogue" USING btree ("published_at") WHERE "sales_catalogue"."is_hot";--> statement-breakpoint
CREATE INDEX "sales_courses_start" ON "sales_courses" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "sales_courses_updated" ON "sales_courses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sales_courses_cover" ON "sales_courses" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "sales_courses_cancelled" ON "sales_courses" USING btree ("id") WHERE "sales_courses"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "sales_covers_created" ON "sales_covers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_listings_open" ON "sales_listings" USING btree ("seat_id") WHERE "sales_listings"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sales_listings_cheapest" ON "sales_listings" USING btree ("course_id","price","id") WHERE "sales_listings"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sales_listings_sold" ON "sales_listings" USING btree ("course_id") WHERE "sales_listings"."status" = 'sold';--> statement-breakpoint
CREATE INDEX "sales_listings_purchase" ON "sales_listings" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "sales_listings_seat" ON "sales_listings" USING btree ("seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_purchases_active" ON "sales_purchases" USING btree ("course_id","buyer_id") WHERE "sales_purchases"."status" in ('pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "sales_purchases_listed" ON "sales_purchases" USING btree ("listing_id") WHERE "sales_purchases"."status" in ('pending', 'paid', 'resold');--> statement-breakpoint
CREATE INDEX "sales_purchases_buyer" ON "sales_purchases" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_purchases_seats" ON "sales_purchases" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "sales_purchases_unpaid" ON "sales_purchases" USING btree ("expires_at") WHERE "sales_purchases"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "sales_purchases_course" ON "sales_purchases" USING btree ("course_id") WHERE "sales_purchases"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "sales_seats_owner" ON "sales_seats" USING btree ("course_id","owner_id") WHERE "sales_seats"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sales_seats_latest" ON "sales_seats" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_waiting_first" ON "sales_waiting" USING btree ("course_id","seq");--> statement-breakpoint
CREATE INDEX "sales_waiting_user" ON "sales_waiting" USING btree ("user_id");