import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { type CspReport, cspReportRoute } from "./security-headers-reports.ts";

export interface SecurityHeadersOptions {
	readonly config: Pick<Config, "publicUrl" | "oidc" | "tilesUrl">;
}

declare module "fastify" {
	interface FastifyInstance {
		/** The last violations of the content security policy that browsers reported; the newest last. */
		cspReports: readonly CspReport[];
	}
	interface FastifyReply {
		/** For the style elements of the page in this answer; empty on other answers. */
		styleNonce: string;
	}
}

/**
 * Headers of every answer. Scripts come from our own origin only, without inline or evaluated code; styles from our
 * origin or with the nonce of this very answer, which a page asks for with `withStyleNonce`.
 */
export const securityHeaders = fastifyPlugin(
	async (app, { config }: SecurityHeadersOptions) => {
		const https = config.publicUrl.startsWith("https:");
		const issuerOrigin = config.oidc.issuer === null ? [] : [new URL(config.oidc.issuer).origin];
		const tiles = config.tilesUrl === null ? [] : [originOf(config.tilesUrl)];

		app.decorateReply("styleNonce", "");
		await app.register(helmet, {
			global: true,
			contentSecurityPolicy: {
				useDefaults: false,
				directives: {
					defaultSrc: ["'self'"],
					scriptSrc: ["'self'"],
					scriptSrcAttr: ["'none'"],
					styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
					imgSrc: ["'self'", "data:", "blob:", ...tiles],
					fontSrc: ["'self'"],
					connectSrc: ["'self'", ...issuerOrigin],
					workerSrc: ["'self'"],
					manifestSrc: ["'self'"],
					frameSrc: ["'none'"],
					frameAncestors: ["'none'"],
					objectSrc: ["'none'"],
					baseUri: ["'none'"],
					formAction: ["'self'"],
					reportUri: [reportAddress],
					reportTo: ["csp"],
				},
			},
			strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
			referrerPolicy: { policy: "no-referrer" },
			frameguard: { action: "deny" },
			crossOriginOpenerPolicy: { policy: "same-origin" },
			crossOriginResourcePolicy: { policy: "same-origin" },
			crossOriginEmbedderPolicy: false,
			xPoweredBy: true,
		});

		app.addHook("onRequest", async (request, reply) => {
			reply.styleNonce = nonceOf(reply.raw);
			reply.header("permissions-policy", permissions);
			reply.header("reporting-endpoints", `csp="${reportAddress}"`);
			if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
		});
		const reports: CspReport[] = [];
		app.decorate("cspReports", reports);
		await app.register(cspReportRoute, { address: reportAddress, reports });
	},
	{ name: "security-headers" },
);

const reportAddress = "/api/csp-reports";

/** The product needs a position for the map, at the person's request, and nothing else of the device. */
const permissions = "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=()";

const nonces = new WeakMap<object, string>();

function nonceOf(response: object): string {
	const known = nonces.get(response);
	if (known !== undefined) return known;
	const nonce = randomBytes(18).toString("base64");
	nonces.set(response, nonce);
	return nonce;
}

/** Tile addresses have placeholders, sometimes one in the host name ({s}). */
function originOf(address: string): string {
	return new URL(address.replace("{s}", "*")).origin.replace("%2A", "*");
}
