import { describe, expect, it } from "@jest/globals";
import { findPostgres } from "../own-postgres.ts";
import { archiveDrill } from "./archive-drill.ts";

const bin = findPostgres();
const whenThere = bin === undefined ? describe.skip : describe;

whenThere("a PostgreSQL under constant writes, restored to an instant from a backup and its archived log", () => {
	it("has everything acknowledged before that instant, nothing written after it, and no half write", async () => {
		const { differences, wrong, restores } = await archiveDrill({ bin: bin ?? "", tool: "own", restores: 1, seed: 20_261_126 });
		expect({ differences, wrong, restores }).toEqual({ differences: [], wrong: [], restores: 1 });
	}, 600_000);
});
