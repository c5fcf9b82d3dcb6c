import { type RequestAttribute, type RequestAttributes, requestAttributes } from "../../schemas/index.ts";
import { namesOf } from "../json/json-object.ts";

type AttributePath = keyof typeof requestAttributes;

export type { RequestAttribute, RequestAttributes };

const byPath: Readonly<Record<string, RequestAttribute>> = requestAttributes;

/** The attributes of a request with their paths, in the order in which they are shown. */
export const attributesOfRequests = namesOf<AttributePath>(requestAttributes).map((path): readonly [AttributePath, RequestAttribute] => [
	path,
	requestAttributes[path],
]);

/** The attribute at a path of a request; undefined for anything else there. */
export function requestAttributeAt(path: string): RequestAttribute | undefined {
	return Object.hasOwn(byPath, path) ? byPath[path] : undefined;
}
