import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { isObject, type JsonObject, memberOf } from "../../engine/index.ts";
import type { Config } from "../config/config.ts";
import { hidden } from "../openapi/hidden.ts";

interface SecurityHeadersOptions {
	readonly config: Pick<Config, "publicUrl" | "oidc" | "aerialUrl" | "earlierDocuments">;
	/** Template of the tiles that pages fetch, or may switch to while they are open; null for none. */
	readonly tiles?: string | null;
	/** The workbench is served: its pages show its preview in a frame. No other site may frame any page. */
	readonly workbench?: boolean;
}

declare module "fastify" {
	interface FastifyInstance {
		/** The latest violations of the content security policy that browsers reported, newest last. */
		cspReports: readonly CspReport[];
	}
	interface FastifyReply {
		/** For the style elements of the page in this answer; empty on other answers. */
		styleNonce: string;
	}
}

/**
 * Headers of every answer. Scripts come from our own origin only, without inline or evaluated code; styles come from our origin or carry
 * the nonce of this one answer, which a page gets through `withStyleNonce`.
 */
export const securityHeaders = fastifyPlugin(
	async (app, { config, tiles = null, workbench = false }: SecurityHeadersOptions) => {
		const https = config.publicUrl.startsWith("https:");
		const issuerOrigin = config.oidc.issuer === null ? [] : [new URL(config.oidc.issuer).origin];
		const documents = documentOrigins(config.earlierDocuments);
		const pictures = new Set([tiles, config.aerialUrl].flatMap((template) => (template === null ? [] : [originOf(template)])));

		app.decorateReply("styleNonce", "");
		await app.register(helmet, {
			// Applied below: on its own it would rebuild its rules for every request.
			global: false,
			contentSecurityPolicy: {
				useDefaults: false,
				directives: {
					defaultSrc: ["'self'"],
					scriptSrc: ["'self'"],
					scriptSrcAttr: ["'none'"],
					styleSrc: ["'self'", `'nonce-${noncePlaceholder}'`],
					imgSrc: ["'self'", "data:", "blob:", ...pictures],
					fontSrc: ["'self'"],
					connectSrc: ["'self'", ...issuerOrigin, ...documents],
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

		let fixed: readonly (readonly [string, string])[] | undefined;
		let policy = "";
		/** Helmet's headers are the same in every answer except for the nonce, so they are computed once, at the first request. */
		const askHelmet = async (reply: FastifyReply) => {
			await reply.helmet();
			const said = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)] as const);
			policy = said.find(([name]) => name === policyHeader)?.[1] ?? "";
			fixed = [
				...said.filter(([name]) => name !== policyHeader),
				["permissions-policy", permissions],
				["reporting-endpoints", `csp="${reportAddress}"`],
			];
		};
		const apply = (request: FastifyRequest, reply: FastifyReply) => {
			for (const [name, value] of fixed ?? []) reply.raw.setHeader(name, value);
			// An API answer has no style element, so it needs no nonce.
			const isPage = !request.url.startsWith("/api/v1/");
			reply.styleNonce = isPage ? randomBytes(18).toString("base64") : "";
			reply.raw.setHeader(policyHeader, isPage ? policy.replace(noncePlaceholder, reply.styleNonce) : policy.replace(nonceSource, ""));
			if (workbench && isPage) allowPreview(reply, request.url);
			if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
		};
		app.addHook("onRequest", (request, reply, done) => {
			if (fixed !== undefined) {
				apply(request, reply);
				done();
				return;
			}
			askHelmet(reply).then(
				() => {
					apply(request, reply);
					done();
				},
				(failure: Error) => done(failure),
			);
		});
		const reports: CspReport[] = [];
		app.decorate("cspReports", reports);
		await app.register(cspReportRoute, { address: reportAddress, reports });
	},
	{ name: "security-headers" },
);

export const reportAddress = "/api/csp-reports";

/** The product needs the position for the map, when the person requests it, and no other device feature. */
const permissions = "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=()";

const policyHeader = "content-security-policy";
/** Cannot occur in a nonce: base64 has no such characters. */
const noncePlaceholder = "{nonce}";
const nonceSource = ` 'nonce-${noncePlaceholder}'`;

/** Its own addresses, and the redirect target of a sign-in that it began. */
const workbenchPages = /^\/(?:werkbank(?=[/?#]|$)|aangemeld\?(?:[^#]*&)?state=werkbank\.)/;
const previewPage = /^\/werkbank\/voorbeeld(?=[?#]|$)/;

/** A page of the workbench may frame pages of this server; only the preview may be framed, by a page of this server. */
function allowPreview(reply: FastifyReply, address: string): void {
	if (!workbenchPages.test(address)) return;
	const held = previewPage.test(address);
	const said = String(reply.raw.getHeader(policyHeader));
	const framing = said.replace("frame-src 'none'", "frame-src 'self'");
	reply.raw.setHeader(policyHeader, held ? framing.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : framing);
	if (held) reply.raw.setHeader("x-frame-options", "SAMEORIGIN");
}

/** The origins from which the browser requests documents from former systems, and those to which the answers may redirect. */
function documentOrigins({ documentServiceUrl, backofficeUploadUrl, storageOrigins }: Config["earlierDocuments"]): readonly string[] {
	const services = [documentServiceUrl, backofficeUploadUrl].flatMap((address) => (address === null ? [] : [new URL(address).origin]));
	return [...new Set([...services, ...(services.length > 0 ? storageOrigins : [])])];
}

/** Tile addresses have placeholders, sometimes one in the host name ({s}). */
function originOf(address: string): string {
	return new URL(address.replace("{s}", "*")).origin.replace("%2A", "*");
}

/** A browser's report, reduced to what is useful and identifies nobody. */
interface CspReport {
	readonly directive: string;
	/** Origin and path of the blocked resource, without its query. */
	readonly blocked: string;
	readonly page: string;
}

const mostReports = 100;

/** Receives reports of violations, logs them and keeps the latest. Always answers 204. */
async function cspReportRoute(app: FastifyInstance, { address, reports }: { address: string; reports: CspReport[] }): Promise<void> {
	app.removeAllContentTypeParsers();
	for (const type of ["application/csp-report", "application/reports+json", "application/json"]) {
		app.addContentTypeParser(type, { parseAs: "string", bodyLimit: 16_384 }, (_request, body, done) => done(null, String(body)));
	}
	app.post(address, { config: { may: "everybody" }, schema: hidden }, async (request, reply) => {
		for (const report of reportsIn(request.body)) {
			app.log.warn({ csp: report }, "content security policy violated");
			reports.push(report);
			if (reports.length > mostReports) reports.shift();
		}
		return reply.code(204).send();
	});
}

/** Accepts both formats: a single `csp-report`, and a list of reports with a `body`. */
function reportsIn(body: unknown): CspReport[] {
	let value: unknown;
	try {
		value = JSON.parse(String(body));
	} catch {
		return [];
	}
	return (Array.isArray(value) ? value.slice(0, 20) : [value]).flatMap((entry) => {
		const fields = objectIn(entry, "csp-report") ?? objectIn(entry, "body");
		if (fields === undefined) return [];
		return [
			{
				directive: textOf(fields["effective-directive"] ?? fields.effectiveDirective ?? fields["violated-directive"]),
				blocked: textOf(fields["blocked-uri"] ?? fields.blockedURL),
				page: textOf(fields["document-uri"] ?? fields.documentURL),
			},
		];
	});
}

function objectIn(value: unknown, name: string): JsonObject | undefined {
	const member = memberOf(value, name);
	return isObject(member) ? member : undefined;
}

function textOf(value: unknown): string {
	return typeof value === "string" ? (value.split(/[?#]/, 1)[0] ?? "").slice(0, 200) : "";
}
