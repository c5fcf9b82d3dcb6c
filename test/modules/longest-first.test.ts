import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

it("files that tests begin with are there, once", () => {
	const longFiles = JSON.parse(readFileSync("test/modules/long-files.json", "utf8")) as readonly string[];
	expect(longFiles.filter((path) => !existsSync(path))).toEqual([]);
	expect(new Set(longFiles).size).toBe(longFiles.length);
});
