import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { hidden } from "../openapi/hidden.ts";
import { pagePolicy } from "./sign-in-pages/page.ts";
import { whileAnswering } from "./while-answering.ts";

export const providerPath = "/oidc";

/**
 * Hands everything under /oidc that has no route of its own to the provider. The provider reads the body and writes the answer itself;
 * headers that plugins have set so far are sent along.
 */
export async function mountProvider(
	app: FastifyInstance,
	{ provider, publicUrl }: { provider: () => Provider; publicUrl: string },
): Promise<void> {
	const origin = new URL(publicUrl);
	const callbacks = new WeakMap<Provider, ReturnType<Provider["callback"]>>();
	const answerOf = (current: Provider) => {
		const callback = callbacks.get(current) ?? current.callback();
		callbacks.set(current, callback);
		return callback;
	};

	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", (_request, _payload, done) => done(null));

	const handler = async (request: FastifyRequest, reply: FastifyReply) => {
		const { raw } = request;
		fixAddress(raw.headers, origin, request.ip);
		for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
		reply.raw.setHeader("content-security-policy", pagePolicy);
		reply.raw.setHeader("x-request-id", request.id);
		reply.hijack();
		const call = Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? "").slice(providerPath.length) || "/" });
		await whileAnswering(() => answerOf(provider())(call, reply.raw));
	};
	app.route({ method: ["GET", "HEAD", "POST"], url: `${providerPath}/*`, handler, bodyLimit: 56 * 1024, schema: hidden });
}

/**
 * The provider builds addresses from the request. They must be those of the product whatever the Host and X-Forwarded headers say, so these
 * are replaced by the configured address.
 */
function fixAddress(headers: NodeJS.Dict<string | string[]>, origin: URL, address: string): void {
	for (const name of Object.keys(headers)) if (name.startsWith("x-forwarded-") || name === "forwarded") delete headers[name];
	headers.host = origin.host;
	headers["x-forwarded-proto"] = origin.protocol.replace(":", "");
	headers["x-forwarded-for"] = address;
}
