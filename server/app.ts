import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type RouteOptions } from "fastify";
import { accounts } from "./accounts/index.ts";
import { notePeople } from "./accounts/note-people.ts";
import { providerPath } from "./accounts/provider-mount.ts";
import { terms } from "./accounts/terms/terms.ts";
import { userCalls } from "./accounts/user-calls.ts";
import { authentication } from "./authentication/authentication.ts";
import { bulkSchema } from "./bulk/bulk-answer.ts";
import { bulk, bulkRunner } from "./bulk/index.ts";
import { textFilling } from "./calls/filling-texts.ts";
import { type ChangesOptions, changes } from "./changes/index.ts";
import { commentSchema } from "./comments/comment-schema.ts";
import { comments } from "./comments/index.ts";
import { type Config, ConfigError } from "./config/config.ts";
import { designs } from "./designs/index.ts";
import { designSchema } from "./designs/kept/design-schema.ts";
import { releaseSchema } from "./designs/releases/release-schema.ts";
import { drafts } from "./drafts/index.ts";
import { fileSchema } from "./files/file-schema.ts";
import { files } from "./files/index.ts";
import { type FileKeepingOptions, fileKeeping } from "./files/keep-files.ts";
import { find } from "./find/index.ts";
import { flows } from "./flows/index.ts";
import { status } from "./health/index.ts";
import { keepHealth } from "./health/keep-health.ts";
import { inbox, inboxKeeping } from "./inbox/index.ts";
import { keptListCalls } from "./kept-lists/index.ts";
import { keptEntrySchema } from "./kept-lists/kept-entry-schema.ts";
import { locationFilling } from "./locations/filling.ts";
import { createGeocoder } from "./locations/geocoder/create-geocoder.ts";
import type { Geocoder } from "./locations/geocoder/geocoder.ts";
import { geocoderRoutes } from "./locations/geocoder/geocoder-routes.ts";
import { locations } from "./locations/index.ts";
import { locationSchema } from "./locations/location-schema.ts";
import { servedLocations } from "./locations/served-locations.ts";
import { type MailOptions, mail } from "./mail/index.ts";
import { manuals } from "./manuals/index.ts";
import { monitoring } from "./monitoring/index.ts";
import { operations } from "./operations/index.ts";
import { apiKey } from "./plugins/api-key.ts";
import { audit } from "./plugins/audit.ts";
import { authorisation, withinTenant } from "./plugins/authorisation.ts";
import { configPlugin } from "./plugins/config.ts";
import { type DatabasePlace, databasePlugin } from "./plugins/database.ts";
import { fills } from "./plugins/fills.ts";
import { housekeeping } from "./plugins/housekeeping.ts";
import { connectionTimeoutMs, limits, maxBodyBytes, requestTimeoutMs } from "./plugins/limits.ts";
import { openapi } from "./plugins/openapi.ts";
import { type PublicMapAddresses, publicMaps } from "./plugins/public-maps.ts";
import { callLimit, rateLimit } from "./plugins/rate-limit.ts";
import { reportAddress, securityHeaders } from "./plugins/security-headers.ts";
import { servedLists } from "./plugins/served-lists.ts";
import { servers } from "./plugins/servers.ts";
import { serving } from "./plugins/serving.ts";
import { knownTenant, tenantPlugin } from "./plugins/tenant.ts";
import { tenantBudget } from "./plugins/tenant-budget.ts";
import { validation } from "./plugins/validation.ts";
import { web } from "./plugins/web.ts";
import { preferences } from "./preferences/index.ts";
import { problems, refuseWithProblem } from "./problems/problems.ts";
import { createViewSources } from "./realisations/automatic-views/create-view-sources.ts";
import { automaticViews } from "./realisations/automatic-views/index.ts";
import type { ViewSources } from "./realisations/automatic-views/view-source.ts";
import { forecasting } from "./realisations/forecasts/forecasting.ts";
import { realisations } from "./realisations/index.ts";
import { legacyRealisations } from "./realisations/lists/legacy-list.ts";
import { servedList } from "./realisations/lists/served-list.ts";
import { filling } from "./realisations/process/filling.ts";
import { realisationSchema } from "./realisations/record/realisation-schema.ts";
import { reports } from "./reports/index.ts";
import { figuresSchema } from "./reports/report-schema.ts";
import { requestFilling } from "./requests/filling.ts";
import { requests } from "./requests/index.ts";
import { legacyRequests } from "./requests/legacy-list.ts";
import { placeLookup } from "./requests/place-lookup.ts";
import { limitedRequestSchema, requestSchema } from "./requests/request-schema.ts";
import { servedRequests } from "./requests/served-requests.ts";
import { stakeholders } from "./stakeholders/index.ts";
import { stakeholderSchema } from "./stakeholders/stakeholder-schema.ts";
import { lazySerializers } from "./start/lazy-serializers.ts";
import { logging } from "./start/logging.ts";
import { configurationSchema } from "./tenants/configuration-schema.ts";
import { withDefaultTenant } from "./tenants/default-tenant.ts";
import { tenants } from "./tenants/index.ts";
import { legacyConfiguration, legacyKeptLists } from "./tenants/legacy-configuration.ts";
import { type ReadTenant, readTenants } from "./tenants/read-tenants.ts";
import { todayCalls } from "./today/index.ts";
import { listStarts, viewSubscriptions, views } from "./views/index.ts";
import { viewSchema } from "./views/view-schema.ts";

/** Substitutes for tests. */
export interface Overrides {
	/** Milliseconds since 1970. */
	readonly now?: () => number;
	readonly database?: DatabasePlace;
	/** Sets `request.person`; replaces the accounts and the token check. */
	readonly authentication?: FastifyPluginAsync;
	/** Null for no limit. */
	readonly callsPerMinute?: number | null;
	readonly geocoder?: Geocoder;
	/** Addresses of the public map services. */
	readonly publicMaps?: PublicMapAddresses;
	readonly views?: ViewSources;
	readonly files?: FileKeepingOptions;
	readonly changes?: Partial<ChangesOptions>;
	readonly mail?: MailOptions;
	/** Called for every route that the server answers. */
	readonly onRoute?: (route: RouteOptions) => void;
}

/** Builds the server without listening: settings, database, tenants and every call. Throws when anything is wrong. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<FastifyInstance> {
	const now = overrides.now ?? Date.now;
	const read = readTenants(config.flowsDir);
	const slugs = new Set(read.map(({ definition }) => definition.slug));
	const fallback = config.defaultTenant ?? read[0]?.definition.slug ?? "";
	if (!slugs.has(fallback)) throw new ConfigError([`DEFAULT_TENANT is "${fallback}", but the tenants are ${[...slugs].join(", ")}.`]);
	const words = new Set<string>();
	/** Once the database is open, tenants without a folder are known too. */
	const isMade = (slug: string): boolean => app.hasDecorator("tenants") && app.tenants.find(slug) !== undefined;
	const app = Fastify({
		rewriteUrl: ({ url = "/" }) => withDefaultTenant(url, { slug: fallback, isTenant: (slug) => slugs.has(slug) || isMade(slug), words }),
		...logging(config.logLevel),
		trustProxy: trusted(config.trustProxy),
		bodyLimit: maxBodyBytes,
		routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
		connectionTimeout: connectionTimeoutMs,
		requestTimeout: requestTimeoutMs,
		// A slow start is no failure: on a busy machine, or with much to migrate, it takes long.
		pluginTimeout: 0,
		schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
		genReqId: () => randomUUID(),
		frameworkErrors: refuseWithProblem,
	});

	try {
		await assemble(app, { config, overrides, now, read, fallback, words });
	} catch (failure) {
		// Releases the database and the start lock.
		await app.close().catch(() => undefined);
		throw failure;
	}
	return app;
}

interface Parts {
	readonly config: Config;
	readonly overrides: Overrides;
	readonly now: () => number;
	readonly read: readonly ReadTenant[];
	/** Slug of the default tenant. */
	readonly fallback: string;
	/** First path words of a tenant's calls; filled as they are registered. */
	readonly words: Set<string>;
}

async function assemble(app: FastifyInstance, { config, overrides, now, read, fallback, words }: Parts): Promise<void> {
	const callsPerMinute = overrides.callsPerMinute === undefined ? config.callsPerMinute : overrides.callsPerMinute;
	app.addHook("onRoute", ({ url }) => {
		const [word] = url.startsWith(`${withinTenant}/`) ? url.slice(withinTenant.length + 1).split("/", 1) : [];
		if (word !== undefined) words.add(word);
	});
	if (overrides.onRoute !== undefined) app.addHook("onRoute", overrides.onRoute);
	await app.register(problems);
	await app.register(validation);
	await app.register(configPlugin, { config, now });
	await app.register(openapi);
	await app.register(serving);
	await app.register(publicMaps, { config, addresses: overrides.publicMaps });
	await app.register(rateLimit, {
		callsPerMinute,
		ofNobody: [`${providerPath}/`, "/berichten/", reportAddress],
		shareOf: (limit) => app.servers.shareOf(limit),
	});
	await app.register(securityHeaders, { config, tiles: app.publicMaps.possibleTiles, workbench: config.workbench !== "off" });
	await app.register(fastifyCompress, {
		encodings: ["br", "gzip"],
		threshold: 1024,
		brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
		zlibOptions: { level: 1 },
	});
	const place = overrides.database ?? { url: config.databaseUrl, folder: config.dataDir };
	await app.register(databasePlugin, { place });
	await app.register(servers);
	await app.register(fills, { place });
	await app.register(servedLists);
	await app.register(listStarts);
	await app.register(tenantPlugin, { read });
	await app.register(fileKeeping, overrides.files ?? {});
	if (overrides.authentication === undefined) {
		await app.register(accounts, {
			config,
			data: app.data,
			secretsKey: app.secretsKey,
			share: app.servers.share,
			tenants: () => app.tenants.all.map((tenant) => tenant.signIn),
			defaultTenant: fallback,
			now,
		});
		await app.register(authentication, { oidc: config.oidc, now, refusedPerMinute: () => app.servers.shareOf(callsPerMinute) });
	} else {
		await app.register(overrides.authentication);
	}
	await app.register(notePeople);
	await app.register(operations);
	await app.register(callLimit);
	await app.register(knownTenant);
	await app.register(apiKey, { keys: config.apiKeys });
	await app.register(authorisation);
	await app.register(terms, { database: app.data.db });
	await app.register(audit);
	await app.register(limits);
	await app.register(tenantBudget, { limited: callsPerMinute !== null });

	const schemas = [
		configurationSchema,
		realisationSchema,
		requestSchema,
		limitedRequestSchema,
		locationSchema,
		stakeholderSchema,
		commentSchema,
		keptEntrySchema,
		viewSchema,
		bulkSchema,
		figuresSchema,
		fileSchema,
		designSchema,
		releaseSchema,
	];
	for (const schema of schemas) app.addSchema(schema);
	const geocoder = overrides.geocoder ?? createGeocoder(config.geocoderUrl, app.publicMaps.addressSearch);
	const api = { prefix: withinTenant };
	await app.register(tenants, api);
	await app.register(flows, api);
	await app.register(realisations, api);
	await app.register(automaticViews, { ...api, sources: overrides.views ?? createViewSources(config.automaticViews) });
	await app.register(requests, { ...api, geocoder });
	await app.register(keepHealth, { config, geocoder });
	await app.register(status, api);
	await app.register(placeLookup, { geocoder });
	await app.register(changes, { ...api, options: overrides.changes });
	await app.register(comments, api);
	await app.register(inbox, api);
	await app.register(files, api);
	await app.register(locations, api);
	await app.register(monitoring, { ...api, service: config.monitoring });
	await app.register(stakeholders, api);
	await app.register(geocoderRoutes, { ...api, geocoder });
	await app.register(keptListCalls, api);
	await app.register(views, api);
	await app.register(bulkRunner);
	await app.register(bulk, api);
	await app.register(preferences, api);
	await app.register(drafts, api);
	await app.register(reports, api);
	await app.register(todayCalls, api);
	await app.register(find, api);
	await app.register(userCalls, api);
	await app.register(manuals, api);
	await app.register(designs, { ...api, isWord: (name: string) => words.has(name) });
	for (const calls of [legacyConfiguration, legacyKeptLists, legacyRequests, legacyRealisations]) await app.register(calls);
	await app.register(filling);
	await app.register(forecasting);
	await app.register(requestFilling);
	await app.register(locationFilling);
	await app.register(textFilling);
	await app.register(servedList);
	await app.register(servedRequests);
	await app.register(servedLocations);
	await app.register(housekeeping);
	await app.register(inboxKeeping);
	await app.register(viewSubscriptions);
	await app.register(mail, overrides.mail ?? {});
	await app.register(web);
}

/** A number of proxies: the nearest ones, up to that number, are trusted. */
function trusted(setting: Config["trustProxy"]): boolean | string | ((address: string, hop: number) => boolean) {
	return typeof setting === "number" ? (_address, hop) => hop < setting : setting;
}
