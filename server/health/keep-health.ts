import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config/config.ts";
import type { Geocoder } from "../locations/geocoder-read-model.ts";
import { outsideJson } from "../outside/json.ts";
import { type AskPart, Health, type PartName } from "./health.ts";

interface HealthPluginOptions {
	readonly config: Pick<Config, "geocoderUrl" | "tilesUrl" | "oidc">;
	readonly geocoder: Geocoder;
}

const everyMs = 30_000;
const patienceMs = 5_000;
const freshMs = 5_000;
const limits = { timeoutMs: patienceMs, maxBytes: 512 * 1024 };

/** Checks all parts on which this server depends, with queries that change nothing and name nobody. */
export const keepHealth = fastifyPlugin<HealthPluginOptions>(
	async (app, { config, geocoder }) => {
		const { issuer } = config.oidc;
		const { addressSearch, tilesFor } = app.publicMaps;
		const [tenant = ""] = app.tenants.all.map(({ slug }) => slug);
		const parts: Readonly<Record<PartName, AskPart>> = {
			database: async () => {
				await app.data.ping();
				return "up";
			},
			storage: async () => {
				// There are no bytes under a new key; being able to say so is the answer.
				await app.files.storage.get({ tenant, uuid: randomUUID() });
				return "up";
			},
			scanner: async () => {
				if (app.files.scanner === null) return "off";
				await app.files.scanner.scan(Buffer.from("?"));
				return "up";
			},
			geocoder: async () => {
				if (config.geocoderUrl === "none") return "off";
				if (config.geocoderUrl === "auto") return addressSearch.availability.answers ? "up" : "replaced";
				if (config.geocoderUrl !== null) await geocoder.search("Utrecht", undefined, 1);
				return "up";
			},
			// Browsers fetch tiles from a configured address themselves, so the server does not know their state.
			tiles: async () => (config.tilesUrl === "auto" && tilesFor(["nl"]) === null ? "replaced" : config.tilesUrl === null ? "off" : "up"),
			"identity-provider": async () => {
				if (issuer === null) return "off";
				await outsideJson(new URL(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`), limits);
				return "up";
			},
		};
		const health = new Health({ parts, now: app.now, patienceMs, freshMs });
		app.decorate("health", health);
		app.metrics.gauge("service_up", "Whether a service this server leans on answers: 1, or 0 when it is down or replaced.", () =>
			Object.fromEntries(
				health.known
					.filter(({ state }) => state !== "off" && state !== "unknown")
					.map(({ name, state }) => [`service="${name}"`, Number(state === "up")]),
			),
		);
		let timer: NodeJS.Timeout | undefined;
		app.whenServing(() => {
			void health.ask();
			timer = setInterval(() => void health.ask(), everyMs);
			timer.unref();
		});
		app.addHook("preClose", async () => clearInterval(timer));
	},
	{ name: "health", dependencies: ["serving", "database", "files", "public-maps", "operations"] },
);
