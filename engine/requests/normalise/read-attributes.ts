import { attributesOfRequests, type RequestAttribute, type RequestAttributes } from "../request-attributes.ts";
import type { FieldReader } from "./field-reader.ts";
import { flag, number, timeslot } from "./read-choice.ts";
import { day } from "./read-instant.ts";
import { email, numberPlate, postalCode, text } from "./read-text.ts";
import type { Reader } from "./reading.ts";

/** The attributes that the source gives, each at its path. */
export function readAttributes(fields: FieldReader): RequestAttributes {
	const told: Told = {};
	for (const [path, reader, none] of readers) {
		const value = fields.read(path, reader, none);
		if (value !== undefined) put(told, path.split("."), value);
	}
	// The type and the readers are derived from the same table.
	return told as unknown as RequestAttributes;
}

interface Told {
	[name: string]: string | number | boolean | null | Told;
}

/** Created once: a file has thousands of requests. */
const readers = attributesOfRequests.map(([path, attribute]) => [path, ...readerOf(attribute)] as const);

/** How an attribute is read, and what is stored when the source does not give it: nothing at all for one that not every request has. */
function readerOf(attribute: RequestAttribute): readonly [Reader<string | number | boolean>, "" | null | undefined] {
	const [reader, none] = readingOf(attribute);
	return [reader, attribute.always === true ? none : undefined];
}

function readingOf({ kind, most = 0, ...form }: RequestAttribute): readonly [Reader<string | number | boolean>, "" | null] {
	switch (kind) {
		case "line":
		case "multiline":
		case "address":
			return [text(kind, most), ""];
		case "email":
			return [email, ""];
		case "postal-code":
			return [postalCode, ""];
		case "number-plate":
			return [numberPlate, ""];
		case "day":
			return [day, ""];
		case "flag":
			return [flag, null];
		case "number":
			return [number(form), null];
		case "timeslot":
			return [timeslot, null];
	}
}

function put(told: Told, [name = "", ...below]: readonly string[], value: string | number | boolean | null): void {
	if (below.length === 0) {
		told[name] = value;
		return;
	}
	const inner = told[name];
	const group: Told = typeof inner === "object" && inner !== null ? inner : {};
	told[name] = group;
	put(group, below, value);
}
