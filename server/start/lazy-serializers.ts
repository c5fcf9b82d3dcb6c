import { createRequire } from "node:module";
import type { FastifyServerOptions } from "fastify";

type BuildSerializer = NonNullable<
	NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>["buildSerializer"]
>;
type Serializer = ReturnType<ReturnType<BuildSerializer>>;

/** Fastify's own, of the version that Fastify asks for. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve("fastify"));
const { SerializerSelector } = ofFastify("@fastify/fast-json-stringify-compiler") as { readonly SerializerSelector: () => BuildSerializer };

/**
 * What writes an answer after its schema is compiled when the first such answer is written: most of a start went into
 * compiling them all, and a compiled one looks through every shared schema.
 */
export const lazySerializers: BuildSerializer = (shared, options) => {
	const compile = SerializerSelector()(shared, options);
	return (route) => {
		let serialize: Serializer | undefined;
		return (data) => {
			serialize ??= compile(route);
			return serialize(data);
		};
	};
};
