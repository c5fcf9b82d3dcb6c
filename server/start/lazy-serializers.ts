import { createRequire } from "node:module";
import type { FastifyServerOptions } from "fastify";

type BuildSerializer = NonNullable<
	NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>["buildSerializer"]
>;
type Serializer = ReturnType<ReturnType<BuildSerializer>>;

/** Fastify's own compiler, in the version that Fastify requires. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve("fastify"));
const { SerializerSelector } = ofFastify("@fastify/fast-json-stringify-compiler") as { readonly SerializerSelector: () => BuildSerializer };

/**
 * Compiles the serialiser of an answer at its first use: compiling all of them took most of a start, since each goes through every shared
 * schema.
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
