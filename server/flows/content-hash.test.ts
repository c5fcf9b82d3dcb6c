import { describe, expect, it } from "@jest/globals";
import { contentHash } from "./content-hash.ts";

describe("the content hash", () => {
	it("is SHA-256 of the canonical JSON in UTF-8", () => {
		expect(contentHash({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
		expect(contentHash("é")).toBe("f2886017e9c7abacf804b54d64787dce2b611c9544ba21f3affdd126a6e50086");
	});

	it("does not see white space and the order of names", () => {
		expect(contentHash({ b: 1, a: [true, null] })).toBe(contentHash(JSON.parse('{ "a": [true, null],\n "b": 1 }')));
	});

	it("sees another value, another order of a list, and a name with an empty value", () => {
		const hashes = [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, "2"] }, { a: [1, 2], b: null }].map(contentHash);
		expect(new Set(hashes).size).toBe(hashes.length);
	});

	it("leaves out what has no value, as JSON does", () => {
		expect(contentHash({ a: undefined, b: 1 })).toBe(contentHash({ b: 1 }));
	});
});
