import type { FastifyPluginAsync } from "fastify";
import { answer, object, params, uuid } from "../calls/schema-parts.ts";
import { hidden } from "../openapi/hidden.ts";
import { Problem } from "../problems/problem.ts";
import { downloadFile } from "./download-file.ts";
import { type UploadCall, uploadFile } from "./upload-file.ts";

/**
 * The addresses in links. Links cannot be forged, and need no token, because the link itself proves that its holder may use it. Bytes are
 * not parsed here but read as they arrive; the link decides about the rest of the address.
 */
export const linkedCalls: FastifyPluginAsync = async (app) => {
	const url = "/files/:uuid/content";
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
	const config = { may: "everybody", arrivesSlowly: true } as const;
	const validatorCompiler = () => () => true;
	app.route<{ Params: UploadCall["params"]; Querystring: UploadCall["query"] }>({
		method: "PUT",
		url,
		schema: {
			...linked,
			operationId: "uploadFile",
			summary: "Send the bytes of a registered file to the link it was given",
			consumes: ["application/octet-stream"],
			body: bytes,
			response: { 200: answer(object({ data: { $ref: "file#" } }), "The file, with its bytes.") },
		},
		validatorCompiler,
		config: {
			...config,
			refusals: ["forbidden", "link-used", "link-expired", "too-large", "wrong-media-type", "file-content", "storage-quota"],
		},
		handler: uploadFile,
	});
	app.route<{ Params: UploadCall["params"]; Querystring: UploadCall["query"] }>({
		method: "GET",
		url,
		schema: {
			...linked,
			operationId: "downloadFile",
			summary: "The bytes of a file, from a link to it",
			response: { 200: { description: "The bytes.", content: { "application/octet-stream": { schema: bytes } } } },
		},
		validatorCompiler,
		config: { ...config, refusals: ["forbidden", "link-used", "link-expired", "file-unavailable"] },
		exposeHeadRoute: false,
		handler: downloadFile,
	});
	app.route({
		method: ["POST", "PATCH", "DELETE", "HEAD"],
		url,
		schema: hidden,
		config: { ...config, refusesMethod: true },
		onRequest: async (_request, reply) => {
			reply.header("allow", "GET, PUT");
			throw new Problem("method-not-allowed");
		},
		handler: async () => undefined,
	});
};

const bytes = { type: "string", format: "binary" } as const;
const text = { type: "string" } as const;

/** The part of the schema that both calls share. */
const linked = {
	tags: ["files"],
	security: [],
	params: params({ uuid }),
	querystring: object({ expires: text, size: text, type: text, nonce: text, key: text, signature: text }),
};
