import { describe, expect, it } from "@jest/globals";
import { brokenImports } from "./import-rules.ts";
import { sourceFiles } from "./source-files.ts";

describe("import rules", () => {
	it("hold in the whole tree", () => {
		expect(brokenImports(sourceFiles())).toEqual([]);
	});

	it.each([
		["web/realisations/list/x.tsx", 'import { config } from "../../../server/config/config.ts";', "web may not import server"],
		["server/realisations/x.ts", 'import { advance } from "../../engine/run/advance.ts";', "only engine/index.ts"],
		["engine/run/x.ts", 'import { readFileSync } from "node:fs";', "the engine may not import node:fs"],
		["engine/run/x.ts", 'import {\n\tuseState,\n} from "react";', "the engine may not import react"],
		["schemas/x.ts", 'import Ajv from "ajv";', "schemas import nothing"],
		["server/realisations/x.ts", 'import { sql } from "kysely";', "kysely has one door"],
		["web/realisations/x.tsx", 'const map = import("leaflet");', "leaflet has one door"],
		["server/requests/x.ts", 'import { find } from "../realisations/realisation-store.ts";', "only its …-read-model"],
		["migrations/0009-x.ts", 'export { clock } from "../server/database/clock.ts";', "migrations may not import server"],
	])("a violation planted in %s is caught", (path, text, reason) => {
		expect(brokenImports([{ path, text }])).toEqual([expect.stringContaining(reason)]);
	});

	it("a read model of another capability may be asked", () => {
		expect(
			brokenImports([{ path: "server/requests/x.ts", text: 'import { find } from "../realisations/realisations-read-model.ts";' }]),
		).toEqual([]);
	});
});
